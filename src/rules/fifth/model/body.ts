/** What a body can hold right now. */
import type { Creature } from './creature.ts'
import type { Modifier } from './lasting.ts'
import { patchCreature } from './patch.ts'

/** The sum of what buffs say of one kind; most creatures have none, and then nothing is looked at. */
export function eachModifier(creature: Creature, see: (modifier: Modifier) => void): void {
  for (const buff of creature.buffs) for (const modifier of buff.modifiers) see(modifier)
}

/** With Aid and its like, and halved by the fourth level of exhaustion. */
export function maxHitPointsOf(creature: Creature): number {
  let max = creature.maxHitPoints
  eachModifier(creature, modifier => {
    if (modifier.kind === 'max-hit-points') max += modifier.by
  })
  return Math.max(1, creature.exhaustion >= 4 ? Math.floor(max / 2) : max)
}

/** Nobody has more hit points than fit. */
export function withinMax(creature: Creature): Creature {
  const max = maxHitPointsOf(creature)
  return creature.hitPoints > max ? patchCreature(creature, { hitPoints: max }) : creature
}
