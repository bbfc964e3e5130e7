/** A long rest: wounds, slots, powers, half of the hit dice, and one level of exhaustion less. Once in a day. */
import type { Chance } from '../../../core/dice/roll-value.ts'
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { breakConcentration } from '../combat/concentration.ts'
import { heal } from '../combat/heal.ts'
import { changeExhaustion } from '../combat/lasting.ts'
import { maxHitPointsOf } from '../model/body.ts'
import type { CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { beginDeed, happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { FifthWorld } from '../model/world.ts'
import { restoreHitDice } from './hit-dice.ts'
import { passTime } from './pass-time.ts'
import { restorePact, restoreSlots, restoreUses } from './recharge.ts'
import { refuseRest, refuseUnsafe, whyNoLongRest } from './refusals.ts'

export type LongRest = {
  readonly who: readonly CreatureId[]
  /** Matters where the campaign's house rules ask for it. */
  readonly isSafe?: boolean
  /** Exhaustion goes down only for those who have eaten and drunk. */
  readonly hasFood?: boolean
}

/** Those who get nothing from it are named in the facts; with nobody left the rest is refused. */
export function takeLongRest(world: FifthWorld, rest: LongRest, chance: Chance): Result<Deed, RuleRefusal> {
  const refusal = refuseRest(world, rest.who) ?? refuseUnsafe(world, rest.isSafe ?? false)
  if (refusal !== undefined) return refuse(refusal)
  const reasons = rest.who.map(id => ({ id, why: whyNoLongRest(world, creatureIn(world, id)) }))
  const resting = reasons.filter(({ why }) => why === undefined).map(({ id }) => id)
  const whys = reasons.flatMap(({ why }) => why ?? [])
  if (resting.length === 0)
    return refuse({ code: 'no-long-rest', why: whys.join(' '), allowed: ['a short rest', 'wait'] })
  const deed = beginDeed(world, chance)
  for (const why of whys) tell(deed, why)
  sleep(deed, resting, rest.hasFood ?? true)
  return accept(deed)
}

function sleep(deed: Deed, resting: readonly CreatureId[], hasFood: boolean): void {
  for (const id of resting) breakConcentration(deed, id, 'incapacitated') // sleepers hold no spell
  passTime(deed, deed.world.houseRules.longRestMinutes, 'long')
  for (const id of resting) wake(deed, id, hasFood)
  happen(deed, { type: 'rested', rest: 'long', who: resting })
  tell(deed, 'The long rest is over.')
}

function wake(deed: Deed, id: CreatureId, hasFood: boolean): void {
  const creature = creatureIn(deed.world, id)
  if (creature.temporaryHitPoints > 0) happen(deed, { type: 'temporary-hit-points-gained', who: id, temporary: 0 })
  if (hasFood && creature.exhaustion > 0) changeExhaustion(deed, id, -1) // first: the fourth level halves the maximum
  const rested = creatureIn(deed.world, id)
  heal(deed, id, maxHitPointsOf(rested) - rested.hitPoints)
  restoreHitDice(deed, id)
  restoreSlots(deed, id)
  restorePact(deed, id)
  restoreUses(deed, id, () => true)
}
