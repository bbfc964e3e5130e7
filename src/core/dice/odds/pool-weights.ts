/** The distribution of one pool of dice. */
import { matches } from '../compare.ts'
import { worth } from '../resolve/carry-out.ts'
import { chained, settled } from './die-weights.ts'
import type { DieKind, Pick, Plan } from '../expression.ts'
import { mapped, repeat } from './combine-weights.ts'
import { keptSum } from './kept-weights.ts'
import type { Weights, Work } from './weights.ts'
import { facesOf, spend } from './weights.ts'

/** Listing a face takes about this many steps. */
const FACE_COST = 50

/** `null` where an exact answer is out of reach, and rolling many times has to do. */
export function poolWeights(plan: Plan | null, count: number, die: DieKind, work: Work): Weights | null {
  if (!spend(work, FACE_COST * (die.high - die.low + 1))) return null
  if (plan === null) return repeat(facesOf(die), count, work)
  if (plan.again !== null || plan.unique !== null) return null
  const byValue = plan.picks.every(pick => pick.end === null)
  if (!byValue) return rankedPool(plan, count, die, work)
  const brings = (value: number): number => (standsByValue(plan.picks, value) ? points(plan, value) : 0)
  const one = isCompound(plan)
    ? after(compounded(plan, die, work), brings)
    : chained(plan, die, shown => after(settled(plan, shown, die), brings), work)
  return one && repeat(one, count, work)
}

const isCompound = ({ explode }: Plan): boolean => explode !== null && (explode.how === '!!' || explode.how === '!!p')

/** A compounding die is one die: what is rerolled, clamped and counted is its whole chain. */
function compounded(plan: Plan, die: DieKind, work: Work): Weights | null {
  const chain = chained(plan, die, shown => shown, work)
  return chain && settled(plan, chain, die)
}

const points = ({ tally }: Plan, value: number): number => (tally === null ? value : worth(tally, value))

/** Mapping loses the exact mean of a chain, so a chain that only adds up is left as it is. */
function after(one: Weights | null, brings: (value: number) => number): Weights | null {
  if (one === null || one.values.every(value => brings(value) === value)) return one
  const known = one.tail === 0 ? {} : { tail: one.tail, ...openEnds(one, brings) }
  return mapped(one, brings, known)
}

/** Ends that were open stay open only where the values still differ out there. */
function openEnds(one: Weights, brings: (value: number) => number): { min?: null; max?: null } {
  const last = one.values.at(-1) ?? 0
  const first = one.values[0] ?? 0
  return {
    ...(one.max === null && brings(last) === last ? { max: null } : {}),
    ...(one.min === null && brings(first) === first ? { min: null } : {}),
  }
}

/** Picks by value look at each die alone. */
function standsByValue(picks: readonly Pick[], value: number): boolean {
  let stands = true
  for (let from = 0; from < picks.length;) {
    const keep = picks[from]?.keep ?? true
    let picked = false
    for (; from < picks.length && picks[from]?.keep === keep; from += 1) picked ||= isPicked(picks[from], value)
    stands &&= picked === keep
  }
  return stands
}

const isPicked = (pick: Pick | undefined, value: number): boolean => pick?.end === null && matches(pick.when, value)

function rankedPool(plan: Plan, count: number, die: DieKind, work: Work): Weights | null {
  if (plan.picks.some(pick => pick.end === null)) return null // ranks then depend on how many dice matched
  if (plan.explode !== null && !isCompound(plan)) return null // nor is the number of dice known
  const one = isCompound(plan) ? compounded(plan, die, work) : settled(plan, facesOf(die), die)
  return one && keptSum(one, count, plan.picks, value => points(plan, value), work)
}
