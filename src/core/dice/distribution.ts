/** The odds of an expression: exact where that is feasible, and otherwise sampled, saying so. */
import type { Result } from '../result.ts'
import { accept, refuse } from '../result.ts'
import type { DiceExpression } from './expression.ts'
import { MAX_WORK } from './limits.ts'
import { nodeWeights } from './odds/node-weights.ts'
import type { DiceRefusal } from './refusal.ts'
import { sampleWeights } from './odds/sample.ts'
import type { Weights, Work } from './odds/weights.ts'

export type Outcome = { readonly value: number; readonly chance: number }

export type Distribution = {
  /** Worked out from all possible rolls; otherwise seen in `samples` of them. */
  readonly exact: boolean
  readonly samples: number
  /** `null` where there is no end, because dice explode. */
  readonly min: number | null
  readonly max: number | null
  readonly mean: number
  readonly variance: number
  /** Lowest value first. */
  readonly outcomes: readonly Outcome[]
  /** The chance of values past the listed ones: above 0 only for exploding dice. */
  readonly tail: number
}

/** Pure, like a roll: sampling uses a seed of its own, so the same expression always gets the same answer. */
export function distributionOf(expression: DiceExpression): Result<Distribution, DiceRefusal> {
  const work: Work = { left: MAX_WORK, refusal: null }
  const exact = nodeWeights(expression.root, work)
  if (work.refusal !== null) return refuse(work.refusal)
  if (exact !== null) return accept(toDistribution(exact, 0))
  const sampled = sampleWeights(expression)
  return sampled.ok ? accept(toDistribution(sampled.value.weights, sampled.value.samples)) : sampled
}

function toDistribution(weights: Weights, samples: number): Distribution {
  const { min, max, mean, variance, tail, values, counts, total } = weights
  const share = (1 - tail) / total
  const outcomes = values.map((value, at): Outcome => ({ value, chance: (counts[at] ?? 0) * share }))
  return { exact: samples === 0, samples, min, max, mean, variance, outcomes, tail }
}

/** The chance of a value that satisfies a condition: `chanceOf(odds, total => total >= 15)`. */
export const chanceOf = ({ outcomes }: Distribution, holds: (value: number) => boolean): number =>
  outcomes.reduce((sum, { value, chance }) => sum + (holds(value) ? chance : 0), 0)
