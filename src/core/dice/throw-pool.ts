/** One handful of dice: thrown, worked on, added up or counted. */
import type { DiceNode, Plan, Tally } from './expression.ts'
import { carryOut, worth } from './carry-out.ts'
import type { Entry, Pool } from './roll-value.ts'
import type { DieKind, Run, Thrown } from './run.ts'
import { mark, throwDie } from './run.ts'

const nothing: readonly Entry[] = []

export type Handful = { readonly count: number; readonly kind: DieKind; readonly sizing: readonly Entry[] }

/** Throws the dice, puts the pool among the entries, and answers with its total. */
export function throwPool(run: Run, node: DiceNode, handful: Handful): number {
  const { count, kind } = handful
  const dice: Thrown[] = []
  let total = 0
  for (let left = count; left > 0; left -= 1) {
    const face = throwDie(run, kind, node.at)
    total += face
    dice.push({ face, value: face, kept: true })
  }
  const pool = node.plan === null ? plainPool(handful, dice, total) : planned(node.plan, run, node.at, handful, dice)
  run.entries.push(pool)
  return pool.total
}

const plainPool = ({ kind, sizing }: Handful, dice: readonly Thrown[], total: number): Pool => ({
  kind: 'pool',
  sides: kind.sides,
  dice,
  total,
  successes: null,
  sizing: sizing.length === 0 ? nothing : sizing,
})

function planned(plan: Plan, run: Run, at: number, handful: Handful, thrown: Thrown[]): Pool {
  const dice = carryOut(plan, thrown, { run, kind: handful.kind, at })
  const total = plan.tally === null ? sumOf(dice) : tallyUp(plan.tally, dice)
  return { ...plainPool(handful, dice, total), successes: plan.tally === null ? null : total }
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
