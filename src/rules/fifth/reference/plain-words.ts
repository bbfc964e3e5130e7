/** Plain words for what the rules call otherwise: rows of `content/rules/fifth/plain-words.json`. */
import rows from '../../../../content/rules/fifth/plain-words.json' with { type: 'json' }

const meant = new Map(rows.flatMap(({ means, said }) => said.map(words => [words, means] as const)))

/** The longest first: `temp hp` before `hp`. */
const said = [...meant.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(words => words.replaceAll(/[.-]/g, String.raw`\$&`))
const pattern = new RegExp(String.raw`(?<![\w-])(?:${said.join('|')})(?![\w-])`, 'g')

/** The question in the words of the rules. */
export const plainly = (text: string): string => text.replaceAll(pattern, words => meant.get(words) ?? words)
