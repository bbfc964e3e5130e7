/** Whether a name would be mistaken for one that is in use: the same, or so like it that a listener mixes them up. */
import { distance } from '../../../core/distance.ts'
import { foldWords } from '../../../campaign/text/fold.ts'

export type Clash = { readonly with: string; readonly how: 'same' | 'alike' }

/** Words too common to make two names clash. */
const common = new Set(['the', 'of', 'and', 'a', 'an', 'in', 'at', 'on', 'clan', 'house', 'old', 'new', 'saint', 'st'])

const wordsIn = (name: string): readonly string[] =>
  foldWords(name)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(word => word.length > 1 && !common.has(word))

/** Short names differ enough by two letters; long ones that begin alike need three. */
function soundsLike(left: string, right: string): boolean {
  const longest = Math.max(left.length, right.length)
  if (longest < 4) return left === right
  return distance(left, right) <= (longest >= 6 && left[0] === right[0] ? 2 : 1)
}

/** The first name in use that this one would be mistaken for. */
export function findClash(name: string, taken: readonly string[]): Clash | undefined {
  const words = wordsIn(name)
  for (const other of taken) {
    const others = wordsIn(other)
    if (words.some(word => others.includes(word))) return { with: other, how: 'same' }
    if (words.some(word => others.some(used => soundsLike(word, used)))) return { with: other, how: 'alike' }
  }
  return undefined
}
