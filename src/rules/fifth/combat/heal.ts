/** Hit points given back, temporary ones, and the dead raised. */
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { maxHitPointsOf } from '../model/body.ts'
import { creatureIn } from '../model/folds.ts'
import { hasTrait } from '../model/traits.ts'

const cannotHeal = (creature: Creature): boolean =>
  creature.life === 'dead' ||
  hasTrait(creature, 'Swarm') ||
  creature.buffs.some(({ modifiers }) => modifiers.some(({ kind }) => kind === 'no-healing'))

/** Any healing wakes the dying. Answers how much was restored. */
export function heal(deed: Deed, who: CreatureId, amount: number): number {
  const creature = creatureIn(deed.world, who)
  const hitPoints = Math.min(maxHitPointsOf(creature), creature.hitPoints + amount)
  const restored = hitPoints - creature.hitPoints
  if (cannotHeal(creature) || restored <= 0) return 0
  happen(deed, { type: 'hit-points-restored', who, amount: restored, hitPoints })
  const woke = creature.life === 'alive' ? '' : ' and wakes'
  tell(deed, `${creature.name} regains ${restored} hit points${woke} (now ${hitPoints}/${maxHitPointsOf(creature)}).`)
  return restored
}

/** Temporary hit points do not add up: the better count stays. */
export function giveTemporary(deed: Deed, who: CreatureId, amount: number): void {
  const creature = creatureIn(deed.world, who)
  const { temporaryHitPoints, name, life } = creature
  if (life === 'dead' || hasTrait(creature, 'Swarm') || amount <= temporaryHitPoints) return
  happen(deed, { type: 'temporary-hit-points-gained', who, temporary: amount })
  tell(deed, `${name} has ${amount} temporary hit points.`)
}

/** Only the dead can be raised, and nobody rises above what their body holds. */
export function revive(deed: Deed, who: CreatureId, hitPoints: number | 'all'): boolean {
  const creature = creatureIn(deed.world, who)
  if (creature.life !== 'dead') return false
  const max = maxHitPointsOf({ ...creature, exhaustion: 0 })
  const back = hitPoints === 'all' ? max : Math.min(max, Math.max(1, hitPoints))
  happen(deed, { type: 'revived', who, hitPoints: back })
  tell(deed, `${creature.name} lives again with ${back} hit points.`)
  return true
}
