/** From pieces by what they are worth to what fits a budget, and to passages a person can read. */
import type { Weighed } from './close.ts'
import { tokensOf, type Piece } from './piece.ts'

export const pieceOf = ({ shelf, piece }: Weighed): Piece | undefined => shelf.pieces.at(piece)

/** Of two that fit as well, what was later is remembered better. */
export const byScore = (one: Weighed, other: Weighed): number => other.score - one.score || other.piece - one.piece

/** Less room than this holds no sentence. */
const leastRoom = 8

/** A piece that does not fit is passed over: half a sentence says something else. */
export function within(weighed: readonly Weighed[], budget: number): readonly Weighed[] {
  const found: Weighed[] = []
  let room = budget
  for (const one of weighed) {
    const piece = pieceOf(one)
    const tokens = piece === undefined ? Infinity : tokensOf(piece)
    if (tokens > room) continue
    found.push(one)
    room -= tokens
    if (room < leastRoom) break
  }
  return found
}

/** Two pieces are one passage when nothing stands between them, neither words nor time. */
function isNext(one: Weighed, other: Weighed): boolean {
  const [before, after] = [pieceOf(one), pieceOf(other)]
  const isBeside = one.shelf === other.shelf && other.piece === one.piece + 1
  return isBeside && before?.source === after?.source && before?.beat === after?.beat
}

/** Each passage in the order it was told, the one with the best piece first. */
export function passagesOf(weighed: readonly Weighed[]): readonly (readonly Piece[])[] {
  const passages: { readonly best: number; readonly ones: readonly Weighed[] }[] = []
  const rank = new Map(weighed.map((one, at) => [one, at]))
  const shelves = [...new Set(weighed.map(({ shelf }) => shelf))]
  const placed = weighed.toSorted(
    (one, other) => shelves.indexOf(one.shelf) - shelves.indexOf(other.shelf) || one.piece - other.piece,
  )
  for (const one of placed) {
    const last = passages.at(-1)
    const before = last?.ones.at(-1)
    const at = rank.get(one) ?? 0
    if (last && before && isNext(before, one))
      passages[passages.length - 1] = { best: Math.min(last.best, at), ones: [...last.ones, one] }
    else passages.push({ best: at, ones: [one] })
  }
  return passages
    .toSorted((one, other) => one.best - other.best)
    .map(({ ones }) => ones.flatMap(one => pieceOf(one) ?? []))
}
