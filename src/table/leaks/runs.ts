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

/** What adding and taking away again leaves of a sum. */
const rounding = 1e-9

/** `at the third row of casks`: whoever names a thing as its page does has said nothing of it. */
function isOnlyNamed(run: readonly string[]): boolean {
  const from = run.findIndex(word => weightOf(word) > 0)
  const name = run.slice(from, run.findLastIndex(word => weightOf(word) > 0) + 1)
  return name.length <= mostOfName && name.includes('of') && name.every(word => joining.has(word) || weightOf(word) > 0)
}
const mostOfName = 5
const joining = new Set(['the', 'a', 'an', 'of'])

/** Each run of a sentence that says something. A word is weighed once, however many runs it is part of. */
export function* runsOf({ words }: Pick<Sentence, 'words'>): Generator<string, void> {
  const weights = words.map(weightOf)
  for (const { words: size, least } of sizes) {
    let [weight, telling] = [0, 0]
    for (const [at, come] of weights.entries()) {
      const gone = weights[at - size] ?? 0
      weight += come - gone
      telling += (come > 0 ? 1 : 0) - (gone > 0 ? 1 : 0)
      if (at + 1 < size || telling < leastWords || weight < least - rounding) continue
      const run = words.slice(at + 1 - size, at + 1)
      if (!isOnlyNamed(run)) yield run.join(' ')
    }
  }
}
