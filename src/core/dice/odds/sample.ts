/** Odds by rolling many times, for expressions whose exact odds are out of reach. */
import type { Result } from '../../result.ts'
import { accept } from '../../result.ts'
import { seedRng } from '../../random.ts'
import type { DiceExpression } from '../expression.ts'
import { MAX_SAMPLED_THROWS, MAX_SAMPLES } from '../limits.ts'
import type { DiceRefusal } from '../refusal.ts'
import { rollDice } from '../roll.ts'
import { throwsIn } from '../throws-in.ts'
import type { Weights } from './weights.ts'
import { weigh } from './weights.ts'

export type Sampled = { readonly weights: Weights; readonly samples: number }

/** A roll that is refused refuses the whole: the odds of something that cannot be rolled would mislead. */
export function sampleWeights(expression: DiceExpression): Result<Sampled, DiceRefusal> {
  const counted = new Map<number, number>()
  let rng = seedRng('odds')
  let samples = 0
  for (let throws = 0; samples < MAX_SAMPLES && throws < MAX_SAMPLED_THROWS; samples += 1) {
    const rolled = rollDice(expression, rng)
    if (!rolled.ok) return rolled
    const { total, entries } = rolled.value
    counted.set(total, (counted.get(total) ?? 0) + 1)
    throws += 1 + throwsIn(entries)
    rng = rolled.value.rng
  }
  return accept({ weights: weigh(counted), samples })
}
