/** Compare points: which faces are meant by `>=9`, and whether any face is left that is not. */
import type { Compare, Comparison, Point } from './expression.ts'

/** The faces of one die, lowest and highest; all whole numbers between them can fall. */
export type Faces = { readonly low: number; readonly high: number }

export function compares(op: Comparison, left: number, right: number): boolean {
  switch (op) {
    case '=':
      return left === right
    case '<>':
      return left !== right
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
  }
}

export const matches = (compare: Compare, value: number): boolean => compares(compare.op, value, compare.to)

export function hits(point: Point, value: number, faces: Faces): boolean {
  if (point === 'highest') return value === faces.high
  if (point === 'lowest') return value === faces.low
  return matches(point, value)
}

export function hitsAny(points: readonly Point[], value: number, faces: Faces): boolean {
  for (const point of points) if (hits(point, value, faces)) return true
  return false
}

/** Values on either side of a compare point: where matching can begin or end. */
function edgesOf(point: Point): readonly number[] {
  if (typeof point === 'string') return []
  return [Math.floor(point.to) - 1, Math.floor(point.to), Math.ceil(point.to), Math.ceil(point.to) + 1]
}

/**
 * Whether no face escapes, so that exploding or rerolling on these points would never end. Matching changes only at the
 * edges of the points, so a few faces stand for all of them, however many sides the die has.
 */
export function hitsEvery(points: readonly Point[], faces: Faces): boolean {
  const { low, high } = faces
  const ends = [low, low + 1, high - 1, high] // beside `lowest` and `highest` matching changes too
  const candidates = [...ends, ...points.flatMap(edgesOf)].filter(face => face >= low && face <= high)
  return candidates.every(face => hitsAny(points, face, faces))
}
