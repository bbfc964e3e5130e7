/** Conditions and buffs come and go. */
import { conditionRules } from '../checks/condition-rules.ts'
import { eachModifier } from '../model/body.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Buff, Condition, ConditionHeld, Lasts, Until } from '../model/lasting.ts'
import { hasTrait } from '../model/traits.ts'
import type { FifthWorld } from '../model/world.ts'
import { letGo, die } from './dying.ts'

/** A minute is ten rounds; in a fight that is how it is counted. */
export function untilOf(world: FifthWorld, lasts: Lasts, source: CreatureId, target: CreatureId): Until {
  if (lasts === 'until-removed') return 'removed'
  if ('rest' in lasts) return { rest: lasts.rest }
  const { fight } = world
  if ('minutes' in lasts) {
    if (fight === null || lasts.minutes > 1) return { minute: world.minute + lasts.minutes }
    return { round: fight.round + Math.ceil(lasts.minutes * 10), of: source, at: 'start' }
  }
  if (fight === null) return { minute: world.minute + Math.ceil(lasts.rounds / 10) }
  return { round: fight.round + lasts.rounds, of: lasts.of === 'source' ? source : target, at: lasts.at }
}

export function isImmuneTo(creature: Creature, condition: Condition): boolean {
  let isImmune = creature.conditionImmunities.includes(condition)
  eachModifier(creature, modifier => {
    if (modifier.kind === 'condition-immunity' && modifier.condition === condition) isImmune = true
  })
  return isImmune
}

/** Answers whether it took hold. */
export function gainCondition(deed: Deed, who: CreatureId, held: ConditionHeld): boolean {
  const creature = creatureIn(deed.world, who)
  if (creature.life === 'dead') return false
  if (isImmuneTo(creature, held.condition)) {
    tell(deed, `${creature.name} cannot be ${held.condition}.`)
    return false
  }
  if (held.from === 'Web' && hasTrait(creature, 'Web Walker')) return false
  endSame(deed, creature, held)
  if (conditionRules[held.condition].isHelpless === true) letGo(deed, who)
  happen(deed, { type: 'condition-gained', who, held })
  tell(deed, `${creature.name} is ${held.condition} (${held.from}).`)
  if (held.condition === 'unconscious') fallProne(deed, creature, held)
  return true
}

/** The same thing by the same hand does not add up: it begins anew. */
function endSame(deed: Deed, { id, conditions }: Creature, { condition, source, from }: ConditionHeld): void {
  if (conditions.some(held => held.condition === condition && held.source === source && held.from === from))
    happen(deed, { type: 'condition-ended', who: id, condition, source, from })
}

function fallProne(deed: Deed, { id, conditions }: Creature, { source }: ConditionHeld): void {
  if (conditions.some(({ condition }) => condition === 'prone')) return
  happen(deed, {
    type: 'condition-gained',
    who: id,
    held: { condition: 'prone', source, until: 'removed', from: 'falling' },
  })
}

export function endCondition(deed: Deed, who: CreatureId, { condition, source, from }: ConditionHeld): void {
  happen(deed, { type: 'condition-ended', who, condition, source, from })
  tell(deed, `${creatureIn(deed.world, who).name} is no longer ${condition} (${from}).`)
}

export function gainBuff(deed: Deed, who: CreatureId, buff: Buff): void {
  if (creatureIn(deed.world, who).life === 'dead') return
  happen(deed, { type: 'buff-gained', who, buff })
}

/** Six levels are death. */
export function changeExhaustion(deed: Deed, who: CreatureId, by: number): void {
  const creature = creatureIn(deed.world, who)
  const level = Math.max(0, Math.min(6, creature.exhaustion + by))
  if (level === creature.exhaustion || creature.life === 'dead') return
  happen(deed, { type: 'exhaustion-changed', who, level })
  tell(deed, `${creature.name} has exhaustion ${level}.`)
  if (level === 6) die(deed, who, 'exhaustion')
}
