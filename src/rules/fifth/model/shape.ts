/** A body that is not one's own, and the own one kept for later. */
import type { Creature, Shape } from './creature.ts'

export const shapeOf = (creature: Creature): Shape => ({
  size: creature.size,
  abilities: creature.abilities,
  armour: creature.armour,
  speeds: creature.speeds,
  attacks: creature.attacks,
  attacksPerAction: creature.attacksPerAction,
  actions: creature.actions,
})

/** In the own body again; what the other one could still bear is gone with it. */
export function inOwnShape(creature: Creature): Creature {
  if (creature.trueShape === undefined) return creature
  const { trueShape, ...rest } = creature
  return { ...rest, ...trueShape, temporaryHitPoints: 0 }
}
