/** The names that were probably meant, for the sentence "did you mean". */
import { distance } from '../../core/distance.ts'

const longestAsked = 60
const most = 3

type Spelled = { readonly id: string; readonly words: string }

/** The nearest first, each name once. Empty when nothing is near: a wild guess helps nobody. */
export function nearestOf(asked: string, known: readonly Spelled[]): readonly string[] {
  const word = asked.slice(0, longestAsked)
  const near = known
    .filter(({ words }) => Math.abs(words.length - word.length) <= Math.max(2, words.length / 3))
    .map(({ id, words }) => ({ id, far: distance(word, words), room: Math.max(2, words.length / 3) }))
    .filter(({ far, room }) => far <= room)
    .sort((one, other) => one.far - other.far)
  return [...new Set(near.map(({ id }) => id))].slice(0, most)
}
