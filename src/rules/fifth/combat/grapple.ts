/** Grappling, shoving, and getting loose. */
import { skillBonus } from '../checks/bonus.ts'
import { rollCheck } from '../checks/check.ts'
import { rollContest } from '../checks/contest.ts'
import { isIncapacitated } from '../checks/state.ts'
import type { Skill } from '../model/abilities.ts'
import { skillAbilities } from '../model/abilities.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import { sizes } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { ConditionHeld } from '../model/lasting.ts'
import { endCondition, gainCondition } from './lasting.ts'
import { closeIn } from './move.ts'
import { pushAway } from './movement.ts'
import type { Permission } from './permit.ts'
import { permitAction, permitTurn, refusal } from './permit.ts'
import { areEngaged } from './reach.ts'
import { permitTarget } from './turn-attack.ts'

/** The defender uses whichever of the two they are better at. */
const betterOf = (creature: Creature): Skill =>
  skillBonus(creature, 'acrobatics').total > skillBonus(creature, 'athletics').total ? 'acrobatics' : 'athletics'

/** Takes the place of one attack; nobody wrestles what is more than one size larger. */
function prepare(deed: Deed, who: CreatureId, target: CreatureId, what: string): Permission {
  const isFurther = (deed.world.fight?.turn?.attacksLeft ?? 0) > 0
  const denied =
    (isFurther ? permitTurn(deed.world, who) : permitAction(deed.world, who)) ??
    permitTarget(deed.world, { who, target })
  if (denied !== null) return denied
  const [creature, other] = [creatureIn(deed.world, who), creatureIn(deed.world, target)]
  if (sizes.indexOf(other.size) > sizes.indexOf(creature.size) + 1)
    return refusal('too-large', `${other.name} is too large to ${what}.`, ['attack'])
  const isReached = areEngaged(deed.world, who, target) ? null : closeIn(deed, who, target)
  if (isReached !== null) return isReached
  const attacks = isFurther ? (deed.world.fight?.turn?.attacksLeft ?? 1) - 1 : creature.attacksPerAction - 1
  happen(deed, { type: 'action-used', who, what, attacks })
  return null
}

/** Whoever cannot act cannot resist. */
function wins(deed: Deed, who: CreatureId, target: CreatureId, purpose: string): boolean {
  const other = creatureIn(deed.world, target)
  if (isIncapacitated(other)) return true
  const skill = betterOf(other)
  return rollContest(deed, {
    purpose,
    first: { who, ability: 'str', skill: 'athletics' },
    second: { who: target, ability: skillAbilities[skill], skill },
  }).isFirst
}

export function grapple(deed: Deed, who: CreatureId, target: CreatureId): Permission {
  const denied = prepare(deed, who, target, 'grapple')
  if (denied !== null) return denied
  if (wins(deed, who, target, 'Grapple'))
    gainCondition(deed, target, { condition: 'grappled', source: who, until: 'removed', from: 'Grapple' })
  return null
}

export function shove(deed: Deed, who: CreatureId, target: CreatureId, how: 'prone' | 'away'): Permission {
  const denied = prepare(deed, who, target, 'shove')
  if (denied !== null || !wins(deed, who, target, 'Shove')) return denied
  if (how === 'away') pushAway(deed, target, 'away')
  else gainCondition(deed, target, { condition: 'prone', source: who, until: 'removed', from: 'Shove' })
  return null
}

/** With the action: against the one who holds, or against the DC of a web or a tentacle. */
export function escape(deed: Deed, who: CreatureId): Permission {
  const creature = creatureIn(deed.world, who)
  const held = creature.conditions.find(isEscapable)
  if (held === undefined) return refusal('not-held', `Nothing holds ${creature.name}.`, ['move', 'attack'])
  const denied = permitAction(deed.world, who)
  if (denied !== null) return denied
  happen(deed, { type: 'action-used', who, what: 'escape' })
  if (!getsLoose(deed, creature, held)) return null
  for (const one of creature.conditions)
    if (isEscapable(one) && one.source === held.source) endCondition(deed, who, one)
  tell(deed, `${creature.name} gets loose.`)
  return null
}

const isEscapable = ({ condition, escapeDc }: ConditionHeld): boolean =>
  condition === 'grappled' || escapeDc !== undefined

function getsLoose(deed: Deed, creature: Creature, held: ConditionHeld): boolean {
  const skill = betterOf(creature)
  const mine = { who: creature.id, ability: skillAbilities[skill], skill }
  if (held.escapeDc !== undefined) return rollCheck(deed, { ...mine, dc: held.escapeDc }).success
  const holder = deed.world.creatures[held.source]
  if (holder === undefined || isIncapacitated(holder)) return true
  return rollContest(deed, {
    purpose: 'Escape',
    first: mine,
    second: { who: holder.id, ability: 'str', skill: 'athletics' },
  }).isFirst
}
