/** One roll while it is being made. It lives inside one call; what leaves is the `Roll`. */
import type { Stream } from '../../random.ts'
import { belowFair } from '../../random.ts'
import type { DieKind } from '../expression.ts'
import { MAX_THROWS } from '../limits.ts'
import type { DiceRefusal } from '../refusal.ts'
import type { Entry, Mark } from '../roll-value.ts'

/** A die that is still being looked at. */
export type Thrown = { face: number; value: number; kept: boolean; marks?: readonly Mark[]; was?: number[] }

export type Run = {
  readonly stream: Stream
  /** Faces that were laid down beforehand, and how many of them are used up. */
  readonly fixed: readonly number[] | null
  used: number
  /** Dice asked for, and throws made: both are bounded. */
  asked: number
  throws: number
  entries: Entry[]
  /** While the arithmetic of a group is done again, the next entry to take instead of throwing; otherwise -1. */
  again: number
  labels: { label: string; total: number }[]
  /** The first fault; the roll goes on harmlessly to its end and is then refused. */
  refusal: DiceRefusal | null
}

/** Most rolls have one entry, and an array made for one takes an eighth of the room of one that grew. */
export function enter(run: Run, entry: Entry): void {
  if (run.entries.length === 0) run.entries = [entry]
  else run.entries.push(entry)
}

/** One face. `at` is where the dice stand in the source, should this be one throw too many. */
export function throwDie(run: Run, die: DieKind, at: number): number {
  run.throws += 1
  if (run.throws > MAX_THROWS) run.refusal ??= { code: 'too-many-throws', at, limit: MAX_THROWS }
  if (run.fixed !== null) return layDown(run, run.fixed, at)
  if (typeof die.sides === 'number') return belowFair(run.stream, die.sides, die.fair) + 1
  return die.sides === 'F.2' ? belowFair(run.stream, 3, die.fair) - 1 : oneInSix(belowFair(run.stream, 6, die.fair))
}

const oneInSix = (face: number): number => (face === 0 ? -1 : face === 5 ? 1 : 0)

function layDown(run: Run, fixed: readonly number[], at: number): number {
  const face = fixed[run.used]
  run.used += 1
  if (face === undefined) run.refusal ??= { code: 'dice-ran-out', at, given: fixed.length }
  return face ?? 0
}

/** Most marked dice have one mark; they share it. */
const alone: Readonly<Record<Mark, readonly [Mark]>> = {
  exploded: ['exploded'],
  compounded: ['compounded'],
  penetrated: ['penetrated'],
  rerolled: ['rerolled'],
  raised: ['raised'],
  lowered: ['lowered'],
  success: ['success'],
  failure: ['failure'],
  critical: ['critical'],
  fumble: ['fumble'],
}

export function mark(die: Thrown, what: Mark): void {
  if (die.marks === undefined) die.marks = alone[what]
  else if (!die.marks.includes(what)) die.marks = [...die.marks, what]
}

/** Throws a die again in the place where it lay; the face before is remembered. */
export function throwAgain(run: Run, die: Thrown, kind: DieKind, at: number): void {
  if (die.was === undefined) die.was = [die.face]
  else die.was.push(die.face)
  die.face = throwDie(run, kind, at)
  die.value = die.face
}
