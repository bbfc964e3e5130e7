/** Words that people put for each other when they tell the same thing again; the first of each line stands for all. */
import lines from '../../content/english/near-words.json' with { type: 'json' }

const stood = new Map(
  lines.flatMap(line => {
    const [first = '', ...others] = line.split(' ')
    return others.map(word => [word, first] as const)
  }),
)

/** The word that stands for a word and those near to it. */
export const nearWord = (word: string): string => stood.get(word) ?? word
