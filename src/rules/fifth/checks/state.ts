/** What is true of a creature right now, whatever made it so. */
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Condition } from '../model/lasting.ts'
import type { FifthWorld } from '../model/world.ts'
import type { ConditionRule } from './condition-rules.ts'
import { conditionRules } from './condition-rules.ts'

/** At 0 hit points a creature is unconscious, without anybody having cast anything. */
const isDown = ({ life }: Creature): boolean => life !== 'alive'

export const has = (creature: Creature, condition: Condition): boolean =>
  (condition === 'unconscious' && isDown(creature)) || creature.conditions.some(held => held.condition === condition)

/** True when one of its conditions does this. */
export function suffers(creature: Creature, does: (rule: ConditionRule) => boolean): boolean {
  if (isDown(creature) && does(conditionRules.unconscious)) return true
  for (const { condition } of creature.conditions) if (does(conditionRules[condition])) return true
  return false
}

const isHelpless = ({ isHelpless: helpless }: ConditionRule): boolean => helpless === true
const isStill = ({ isStill: still }: ConditionRule): boolean => still === true

/** No actions, no reactions, no concentration. */
export const isIncapacitated = (creature: Creature): boolean => isDown(creature) || suffers(creature, isHelpless)

/** The condition that keeps a creature from acting, for the sentence that says so. */
export const helplessBy = (creature: Creature): Condition | undefined =>
  isDown(creature)
    ? 'unconscious'
    : creature.conditions.find(held => isHelpless(conditionRules[held.condition]))?.condition

/** Feet on its fastest legs or wings. */
export function speedOf(creature: Creature): number {
  if (isDown(creature) || creature.exhaustion >= 5 || suffers(creature, isStill)) return 0
  const { walk, fly = 0, swim = 0 } = creature.speeds
  let speed = Math.max(walk, fly, walk === 0 ? swim : 0)
  for (const buff of creature.buffs)
    for (const modifier of buff.modifiers) if (modifier.kind === 'speed') speed *= modifier.times
  return Math.floor(creature.exhaustion >= 2 ? speed / 2 : speed)
}

/** Those it is charmed by. */
export const isCharmedBy = (creature: Creature, by: CreatureId): boolean =>
  creature.conditions.some(held => held.condition === 'charmed' && held.source === by)

/** Fear counts while what is feared can be seen: it is there and not dead. */
export function fears(world: FifthWorld, creature: Creature): boolean {
  for (const { condition, source } of creature.conditions)
    if (condition === 'frightened' && world.creatures[source]?.life !== 'dead') return true
  return false
}

/** Still in it: neither dead nor gone. */
export const isPresent = (world: FifthWorld, { id, life }: Creature): boolean =>
  life !== 'dead' && !(world.fight?.fled.includes(id) ?? false)
