/** One handful of dice: thrown, worked on, added up or counted. */
import type { DiceNode, DieKind, Tally } from '../expression.ts'
import { carryOut, worth } from './carry-out.ts'
import type { Entry } from '../roll-value.ts'
import type { Run, Thrown } from './run.ts'
import { enter, mark, throwDie } from './run.ts'

/** Throws the dice, puts the pool among the entries, and answers with its total. */
export function throwPool(run: Run, node: DiceNode, count: number, kind: DieKind, sizing: readonly Entry[]): number {
  const { at, plan } = node
  let dice: Thrown[] = []
  let total = 0
  for (let index = 0; index < count; index += 1) {
    const face = throwDie(run, kind, at)
    const die = { face, value: face, kept: true }
    total += face
    if (index === 0) dice = [die] // most pools are one die, and need no array that can grow
    else dice.push(die)
  }
  if (plan !== null) {
    dice = carryOut(plan, dice, { run, kind, at })
    total = plan.tally === null ? sumOf(dice) : tallyUp(plan.tally, dice)
  }
  const successes = plan === null || plan.tally === null ? null : total
  enter(run, { kind: 'pool', sides: kind.sides, dice, total, successes, sizing })
  return total
}

export function sumOf(dice: readonly { readonly value: number; readonly kept: boolean }[]): number {
  let sum = 0
  for (const die of dice) if (die.kept) sum += die.value
  return sum
}

function tallyUp(tally: Tally, dice: readonly Thrown[]): number {
  let sum = 0
  for (const die of dice) {
    const one = die.kept ? worth(tally, die.value) : 0
    if (one !== 0) mark(die, one === 1 ? 'success' : 'failure')
    sum += one
  }
  return sum
}
