/** A line of play taken apart: what is said aloud, and the clauses of what is done. */

/** More than this nobody does in six seconds, and nobody reads. */
const longestLine = 600
const mostClauses = 6

const quoted = /["\u201c\u00ab]([^"\u201d\u00bb]{1,300})["\u201d\u00bb]/gu

export type Spoken = { readonly words: readonly string[]; readonly rest: string }

/** Speech, which stands in quotes, and all the rest. */
export function apart(line: string): Spoken {
  const text = line.slice(0, longestLine)
  const words = [...text.matchAll(quoted)].map(([, said = '']) => said.trim()).filter(said => /\p{L}/u.test(said))
  return { words, rest: text.replaceAll(quoted, ' ').replaceAll(/[*_>`#]+/g, ' ') }
}

const between = /[,;.!\n]+|\b(?:and then|then|after (?:that|which)|before|while|and|but)\b/giu

/** In order; what is no more than filler is left out. */
export const clausesOf = (rest: string): readonly string[] =>
  rest
    .split(between)
    .map(clause => clause.replaceAll(/\s+/g, ' ').trim())
    .filter(clause => /\p{L}|\d/u.test(clause))
    .slice(0, mostClauses)
