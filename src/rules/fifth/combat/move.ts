/** Movement in a turn: up to somebody, between the zones, onto one's feet, and away for good. */
import { isIncapacitated, speedOf } from '../checks/state.ts'
import type { Creature, CreatureId, Zone } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { hasTrait } from '../model/traits.ts'
import { bestAttack } from './best-attack.ts'
import { endCondition } from './lasting.ts'
import { engage, leaveMelee, moveTo } from './movement.ts'
import type { Permission } from './permit.ts'
import { permitAction, permitMove, permitReaction, refusal } from './permit.ts'
import { distanceBetween, engagedWith } from './reach.ts'
import { strike } from './strike.ts'

/**
 * One move brings two who are near together, and whoever dashes comes as far as the other end of the field; whoever is
 * left behind may strike.
 */
export function closeIn(deed: Deed, who: CreatureId, target: CreatureId): Permission {
  const denied = permitMove(deed.world, who)
  if (denied !== null) return denied
  const [mover, other] = [creatureIn(deed.world, who), creatureIn(deed.world, target)]
  const isFar = distanceBetween(deed.world, who, target) === 'far'
  if (isFar && deed.world.fight?.turn?.hasDashed !== true)
    return refusal('too-far', `${other.name} is too far for one move.`, ['dash, then move', 'attack from afar'])
  if (isAfraidOf(mover, target))
    return refusal('frightened', `${mover.name} is too frightened to go nearer to ${other.name}.`, [
      'attack from afar',
      'another target',
    ])
  happen(deed, { type: 'movement-used', who, towards: target })
  if (!provoke(deed, who, target)) return null
  if (isFar) moveTo(deed, who, other.zone)
  engage(deed, who, target)
  return null
}

const isAfraidOf = ({ conditions }: Creature, target: CreatureId): boolean =>
  conditions.some(({ condition, source }) => condition === 'frightened' && source === target)

export function changeZone(deed: Deed, who: CreatureId, zone: Zone): Permission {
  const denied = permitMove(deed.world, who)
  if (denied !== null) return denied
  const creature = creatureIn(deed.world, who)
  if (creature.zone === zone && engagedWith(deed.world, who).length === 0)
    return refusal('already-there', `${creature.name} is ${zone} already.`, [
      `move to ${zone === 'near' ? 'far' : 'near'}`,
      'attack',
    ])
  happen(deed, { type: 'movement-used', who })
  if (provoke(deed, who)) moveTo(deed, who, zone)
  return null
}

/** Leaves every melee but the one with `keep`; answers whether they are still on their feet after it. */
export function provoke(deed: Deed, who: CreatureId, keep?: CreatureId): boolean {
  const from = engagedWith(deed.world, who).filter(id => id !== keep)
  if (from.length === 0) return true
  const isCareful =
    (deed.world.fight?.turn?.who === who && deed.world.fight.turn.hasDisengaged) ||
    hasTrait(creatureIn(deed.world, who), 'Flyby')
  if (!isCareful) for (const other of from) strikeAtLeaving(deed, other, who)
  if (isIncapacitated(creatureIn(deed.world, who))) return false
  leaveMelee(deed, who, from)
  return true
}

/** Anybody able, with a reaction and something to strike with, does. */
function strikeAtLeaving(deed: Deed, who: CreatureId, target: CreatureId): void {
  const [striker, leaver] = [creatureIn(deed.world, who), creatureIn(deed.world, target)]
  const melee = striker.attacks.filter(({ kind }) => kind === 'melee')
  const attack = bestAttack(deed.world, striker, leaver, melee)
  if (attack === undefined || striker.side === leaver.side || leaver.life !== 'alive') return
  if (permitReaction(deed.world, who) !== null) return
  happen(deed, { type: 'reaction-used', who, what: 'opportunity attack' })
  tell(deed, `${striker.name} strikes at ${leaver.name}, who turns away.`)
  strike(deed, { who, target, attack, usesTurn: false })
}

/** Getting up costs half of a move; among these zones that is the move. */
export function standUp(deed: Deed, who: CreatureId): Permission {
  const denied = permitMove(deed.world, who)
  if (denied !== null) return denied
  const creature = creatureIn(deed.world, who)
  const prone = creature.conditions.filter(({ condition }) => condition === 'prone')
  if (prone.length === 0) return refusal('not-prone', `${creature.name} is on their feet.`, ['move', 'attack'])
  happen(deed, { type: 'movement-used', who })
  for (const held of prone) endCondition(deed, who, held)
  return null
}

/** Runs for it with everything they have: out of the fight, past whoever stands in the way. */
export function flee(deed: Deed, who: CreatureId): Permission {
  const denied = permitAction(deed.world, who) ?? permitMove(deed.world, who)
  if (denied !== null) return denied
  happen(deed, { type: 'action-used', who, what: 'dash' })
  happen(deed, { type: 'movement-used', who })
  if (!provoke(deed, who) || speedOf(creatureIn(deed.world, who)) === 0) return null
  happen(deed, { type: 'fled', who })
  tell(deed, `${creatureIn(deed.world, who).name} flees.`)
  return null
}
