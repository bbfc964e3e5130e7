/** Reading compare points. */
import type { Cursor } from './cursor.ts'
import { codeAt, isDigit, readNumber, readSigned, skipSpace, take } from './cursor.ts'
import type { Compare, Comparison, Point } from '../expression.ts'

/** The comparison at the cursor. `==` is none: it compares totals, never faces. */
export function takeComparison(cursor: Cursor): Comparison | null {
  switch (codeAt(cursor)) {
    case 33: // !
      return codeAt(cursor, 1) === 61 ? skip(cursor, 2, '<>') : null
    case 60: // <
      if (codeAt(cursor, 1) === 62) return skip(cursor, 2, '<>')
      return codeAt(cursor, 1) === 61 ? skip(cursor, 2, '<=') : skip(cursor, 1, '<')
    case 61: // =
      return codeAt(cursor, 1) === 61 ? null : skip(cursor, 1, '=')
    case 62: // >
      return codeAt(cursor, 1) === 61 ? skip(cursor, 2, '>=') : skip(cursor, 1, '>')
    default:
      return null
  }
}

function skip(cursor: Cursor, width: number, op: Comparison): Comparison {
  cursor.at += width
  return op
}

function readCompareTo(cursor: Cursor, op: Comparison): Compare | null {
  skipSpace(cursor)
  const to = readSigned(cursor)
  return to === null ? null : { op, to }
}

/** `>=8`, or a bare `8` for `=8`; `undefined` where there is neither. */
export function readCompare(cursor: Cursor): Compare | null | undefined {
  if (isDigit(codeAt(cursor))) {
    const to = readNumber(cursor)
    return to === null ? null : { op: '=', to }
  }
  const op = takeComparison(cursor)
  return op === null ? undefined : readCompareTo(cursor, op)
}

/** A compare point, or what the modifier means without one. */
export function readPoint(cursor: Cursor, otherwise: 'highest' | 'lowest'): Point | null {
  const point = readCompare(cursor)
  return point === undefined ? otherwise : point
}

/** After `!` an `=` belongs to the explosion: `!=5` explodes on fives, and `<>` is how to say "other than". */
export function readExplodePoint(cursor: Cursor): Point | null {
  if (codeAt(cursor) === 33) return 'highest' // another `!` begins another modifier
  if (codeAt(cursor) === 61 && codeAt(cursor, 1) === 61) return 'highest' // `==` compares totals
  if (take(cursor, 61)) return readCompareTo(cursor, '=')
  return readPoint(cursor, 'highest')
}
