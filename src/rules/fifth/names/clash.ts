/** Whether a name would be mistaken for one that is in use: the same, or so like it that a listener mixes them up. */
import { foldWords } from '../../../campaign/text/fold.ts'

export type Clash = { readonly with: string; readonly how: 'same' | 'alike' }

/** Words too common to make two names clash. */
const common = new Set(['the', 'of', 'and', 'a', 'an', 'in', 'at', 'on', 'clan', 'house', 'old', 'new', 'saint', 'st'])

const wordsIn = (name: string): readonly string[] =>
  foldWords(name)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(word => word.length > 1 && !common.has(word))

/** How many letters must change to make one word of the other; counting stops to matter beyond two. */
export function distanceOf(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= right.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (left[at - 1] === right[to - 1] ? 0 : 1)
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}

/** Short names differ enough by two letters; long ones that begin alike need three. */
function soundsLike(left: string, right: string): boolean {
  const longest = Math.max(left.length, right.length)
  if (longest < 4) return left === right
  return distanceOf(left, right) <= (longest >= 6 && left[0] === right[0] ? 2 : 1)
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
