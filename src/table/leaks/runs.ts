/** Words in a row: what a secret says in the very words of whoever wrote it, however plain they are. */
import { weightOf } from './common-words.ts'
import type { Sentence } from './sentences.ts'

/** So many words in a row are nobody's chance, where they say as much as this together. */
const sizes: readonly { readonly words: number; readonly least: number }[] = [
  { words: 5, least: 1.4 },
  { words: 7, least: 1 },
]

/** Two things beside each other are only named; it takes a third to say something of them. */
const leastWords = 3

/** Each run of a sentence that says something. */
export function* runsOf({ words }: Pick<Sentence, 'words'>): Generator<string, void> {
  for (const { words: size, least } of sizes)
    for (let at = 0; at + size <= words.length; at += 1) {
      const run = words.slice(at, at + size)
      const weights = run.map(weightOf).filter(weight => weight > 0)
      if (weights.length >= leastWords && weights.reduce((sum, weight) => sum + weight, 0) >= least) yield run.join(' ')
    }
}
