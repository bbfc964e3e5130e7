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

/**
 * Whether no face escapes, so that exploding or rerolling on these points would never end. Matching changes only beside a
 * compare point or at the ends, so a few faces stand for all of them, however many sides the die has.
 */
export function hitsEvery(points: readonly Point[], faces: Faces): boolean {
  const { low, high } = faces
  for (const point of points) if (typeof point !== 'string' && escapesBeside(point.to, points, faces)) return false
  const escapes = [low, low + 1, high - 1, high].some(face => isEscape(face, points, faces))
  return !escapes
}

const escapesBeside = (edge: number, points: readonly Point[], faces: Faces): boolean =>
  isEscape(Math.floor(edge), points, faces) ||
  isEscape(Math.ceil(edge), points, faces) ||
  isEscape(Math.floor(edge) - 1, points, faces) ||
  isEscape(Math.ceil(edge) + 1, points, faces)

const isEscape = (face: number, points: readonly Point[], faces: Faces): boolean =>
  face >= faces.low && face <= faces.high && !hitsAny(points, face, faces)
