/** The modifiers one by one. Each is read into the draft of a plan; `false` means that the cursor holds a refusal. */
import type { Cursor } from './cursor.ts'
import { expected, readSigned, readWhole, skipSpace, take, takeLetter } from './cursor.ts'
import type { Explode, Pick, Plan, Point } from '../expression.ts'
import { readCompare, readExplodePoint, readPoint, takeComparison } from './read-compare.ts'

export type Draft = { -readonly [Key in keyof Plan]: Plan[Key] }

const BANG = 33
const [A, F, H, I, L, N, O, P, R, S, X] = [97, 102, 104, 105, 108, 110, 111, 112, 114, 115, 120]

function wrong(cursor: Cursor, what: string, at = cursor.at): false {
  expected(cursor, what, at)
  return false
}

export function readBang(cursor: Cursor, draft: Draft): boolean {
  const compound = take(cursor, BANG)
  const penetrate = takeLetter(cursor, P)
  const point = readExplodePoint(cursor)
  return (
    point !== null && explodeOn(cursor, draft, compound ? (penetrate ? '!!p' : '!!') : penetrate ? '!p' : '!', point)
  )
}

/** `e6`, `e>4`: other words for `!=6`, `!>4`. */
export function readExplodeOn(cursor: Cursor, draft: Draft): boolean {
  const point = readCompare(cursor)
  if (point === undefined) return wrong(cursor, 'the faces that explode, such as 6 or >4')
  return point !== null && explodeOn(cursor, draft, '!', point)
}

function explodeOn(cursor: Cursor, draft: Draft, how: Explode['how'], point: Point): boolean {
  if (draft.explode && draft.explode.how !== how) return wrong(cursor, 'one kind of explosion only')
  draft.explode = { how, when: [...(draft.explode?.when ?? []), point] }
  return true
}

/** `r` until it no longer matches (`rr` says the same), `ro` once, `ra` one more die for one match. */
export function readReroll(cursor: Cursor, draft: Draft): boolean {
  const field = takeLetter(cursor, O)
    ? 'rerollOnce'
    : takeLetter(cursor, A)
      ? 'again'
      : (takeLetter(cursor, R), 'reroll')
  return readPointInto(cursor, draft, field, 'lowest')
}

export function readCritical(cursor: Cursor, draft: Draft): boolean {
  if (takeLetter(cursor, S)) return readPointInto(cursor, draft, 'critical', 'highest')
  if (takeLetter(cursor, F)) return readPointInto(cursor, draft, 'fumble', 'lowest')
  return wrong(cursor, '"cs" for critical successes or "cf" for critical failures')
}

type PointField = 'again' | 'reroll' | 'rerollOnce' | 'critical' | 'fumble'

function readPointInto(cursor: Cursor, draft: Draft, field: PointField, otherwise: 'highest' | 'lowest'): boolean {
  const point = readPoint(cursor, otherwise)
  if (point === null) return false
  draft[field] = [...(draft[field] ?? []), point]
  return true
}

export function readUnique(cursor: Cursor, draft: Draft): boolean {
  const once = takeLetter(cursor, O)
  const point = readCompare(cursor)
  if (point === null) return false
  draft.unique = { once, when: point === undefined ? [] : [point] }
  return true
}

/** `kh3`, `kl`, `k`, `d1`, `dh`, or by value: `k>3`, `d=1`. */
export function readPick(cursor: Cursor, draft: Draft, keep: boolean): boolean {
  const start = cursor.at
  const high = takeLetter(cursor, H)
  const low = !high && takeLetter(cursor, L)
  const op = takeComparison(cursor)
  if (op !== null && (high || low)) return wrong(cursor, 'how many dice', start + 1)
  if (op === null) return readEnd(cursor, draft, keep, high || (keep && !low))
  skipSpace(cursor)
  const to = readSigned(cursor)
  return to !== null && addPick(draft, { keep, end: null, when: { op, to } })
}

function readEnd(cursor: Cursor, draft: Draft, keep: boolean, high: boolean): boolean {
  const count = readWhole(cursor)
  return addPick(draft, { keep, end: high ? 'high' : 'low', count: Number.isNaN(count) ? 1 : count })
}

function addPick(draft: Draft, pick: Pick): boolean {
  draft.picks = [...draft.picks, pick]
  return true
}

export function readClamp(cursor: Cursor, draft: Draft): boolean {
  const least = takeLetter(cursor, I)
  if (!least && !takeLetter(cursor, A)) return wrong(cursor, '"min" or "max"')
  takeLetter(cursor, least ? N : X) // `mi` and `ma` say the same
  const bound = readSigned(cursor)
  if (bound === null) return false
  draft[least ? 'least' : 'most'] = bound
  return true
}

export function readTally(cursor: Cursor, draft: Draft): boolean {
  if (draft.tally) return wrong(cursor, 'one success point only')
  const success = readCompare(cursor)
  if (!success) return false
  draft.tally = { success, failure: null }
  return true
}

export function readFailure(cursor: Cursor, draft: Draft): boolean {
  if (!draft.tally) return wrong(cursor, 'a success point such as >=8 before "f"', cursor.at - 1)
  const failure = readCompare(cursor)
  if (failure === undefined) return wrong(cursor, 'the faces that fail, such as 1 or <=2')
  if (failure === null) return false
  draft.tally = { ...draft.tally, failure }
  return true
}
