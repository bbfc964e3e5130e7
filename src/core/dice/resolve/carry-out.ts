/** What a plan does to thrown dice, step by step, in the plan's order. */
import { hitsAny, matches } from '../compare.ts'
import type { DieKind, Explode, Plan, Point, Tally } from '../expression.ts'
import { applyPicks } from './pick.ts'
import type { Run, Thrown } from './run.ts'
import { mark, throwAgain, throwDie } from './run.ts'

/** The dice of one pool, what kind they are, and where they stand in the source. */
type Cast = { readonly run: Run; readonly kind: DieKind; readonly at: number }

export function carryOut(plan: Plan, thrown: Thrown[], cast: Cast): Thrown[] {
  let dice = thrown
  if (plan.explode !== null) dice = explodeAll(plan.explode, dice, cast)
  if (plan.again !== null) dice = oneMore(plan.again, dice, cast)
  if (plan.rerollOnce !== null) rerollAll(plan.rerollOnce, 1, dice, cast)
  if (plan.reroll !== null) rerollAll(plan.reroll, Number.POSITIVE_INFINITY, dice, cast)
  if (plan.unique !== null) separate(plan.unique, dice, cast)
  if (plan.least !== null || plan.most !== null) clampAll(plan.least, plan.most, dice)
  if (plan.picks.length > 0) applyPicks(plan.picks, dice)
  markCriticals(plan, dice, cast.kind)
  if (plan.sort !== null) sortByValue(dice, plan.sort)
  return dice
}

/** All dice lie before the first explosion is thrown, as at a table; then each die's explosions follow it. */
function explodeAll(explode: Explode, thrown: Thrown[], cast: Cast): Thrown[] {
  if (!anyHits(explode.when, thrown, cast.kind)) return thrown
  const compound = explode.how === '!!' || explode.how === '!!p'
  const dice: Thrown[] = []
  for (const die of thrown) {
    dice.push(die)
    if (compound) compoundOne(explode, die, cast)
    else explodeOne(explode, die, dice, cast)
  }
  return dice
}

function anyHits(points: readonly Point[], dice: readonly Thrown[], kind: DieKind): boolean {
  for (const die of dice) if (hitsAny(points, die.value, kind)) return true
  return false
}

function explodeOne(explode: Explode, first: Thrown, dice: Thrown[], { run, kind, at }: Cast): void {
  for (let die = first; run.refusal === null && hitsAny(explode.when, die.face, kind);) {
    mark(die, 'exploded')
    const face = throwDie(run, kind, at)
    die = { face, value: face, kept: true }
    if (explode.how === '!p') penetrate(die)
    dice.push(die)
  }
}

function penetrate(die: Thrown): void {
  die.value = die.face - 1
  mark(die, 'penetrated')
}

function compoundOne(explode: Explode, die: Thrown, { run, kind, at }: Cast): void {
  let total = die.value
  while (run.refusal === null && hitsAny(explode.when, die.face, kind)) {
    mark(die, 'compounded')
    if (explode.how === '!!p') mark(die, 'penetrated')
    throwAgain(run, die, kind, at)
    total += explode.how === '!!p' ? die.face - 1 : die.face
  }
  die.value = total
}

function oneMore(points: readonly Point[], dice: Thrown[], { run, kind, at }: Cast): Thrown[] {
  const first = dice.find(die => hitsAny(points, die.value, kind))
  if (first === undefined) return dice
  mark(first, 'exploded')
  const face = throwDie(run, kind, at)
  return dice.flatMap(die => (die === first ? [die, { face, value: face, kept: true }] : [die]))
}

function rerollAll(points: readonly Point[], times: number, dice: readonly Thrown[], { run, kind, at }: Cast): void {
  for (const die of dice) {
    for (let left = times; left > 0 && run.refusal === null && hitsAny(points, die.value, kind); left -= 1) {
      throwAgain(run, die, kind, at)
      mark(die, 'rerolled')
    }
  }
}

/** Every die that repeats an earlier one is thrown again. */
function separate({ once, when }: NonNullable<Plan['unique']>, dice: readonly Thrown[], { run, kind, at }: Cast): void {
  const seen = new Set<number>()
  for (const die of dice) {
    const repeats = (): boolean => seen.has(die.value) && (when.length === 0 || hitsAny(when, die.value, kind))
    for (let left = once ? 1 : Number.POSITIVE_INFINITY; left > 0 && run.refusal === null && repeats(); left -= 1) {
      throwAgain(run, die, kind, at)
      mark(die, 'rerolled')
    }
    seen.add(die.value)
  }
}

function clampAll(least: number | null, most: number | null, dice: readonly Thrown[]): void {
  for (const die of dice) {
    if (least !== null && die.value < least) {
      die.value = least
      mark(die, 'raised')
    }
    if (most !== null && die.value > most) {
      die.value = most
      mark(die, 'lowered')
    }
  }
}

function markCriticals(plan: Plan, dice: readonly Thrown[], kind: DieKind): void {
  if (plan.critical === null && plan.fumble === null) return
  for (const die of dice) {
    if (plan.critical !== null && hitsAny(plan.critical, die.value, kind)) mark(die, 'critical')
    if (plan.fumble !== null && hitsAny(plan.fumble, die.value, kind)) mark(die, 'fumble')
  }
}

function sortByValue(items: Thrown[], order: 'up' | 'down'): void {
  items.sort(order === 'up' ? (one, other) => one.value - other.value : (one, other) => other.value - one.value)
}

/** What one value is worth when successes are counted. */
export const worth = ({ success, failure }: Tally, value: number): -1 | 0 | 1 =>
  matches(success, value) ? 1 : failure !== null && matches(failure, value) ? -1 : 0
