/**
 * Where everybody stands, in the theatre of the mind. Two creatures are *engaged* when one can strike the other, *near*
 * when a single move brings them together, *far* when it takes a dash or a bow.
 */
import { creatureIn } from '../model/folds.ts'
import type { CreatureId } from '../model/creature.ts'
import type { FifthWorld } from '../model/world.ts'

export type Distance = 'engaged' | 'near' | 'far'

export function areEngaged(world: FifthWorld, one: CreatureId, other: CreatureId): boolean {
  if (world.fight === null) return false
  for (const [first, second] of world.fight.engaged)
    if ((first === one && second === other) || (first === other && second === one)) return true
  return false
}

/** Far from the melee, friends are still near each other, and enemies stand at opposite ends. Outside a fight all are near. */
export function distanceBetween(world: FifthWorld, one: CreatureId, other: CreatureId): Distance {
  if (one === other || areEngaged(world, one, other)) return 'engaged'
  const [first, second] = [creatureIn(world, one), creatureIn(world, other)]
  if (first.zone === 'near' && second.zone === 'near') return 'near'
  return first.zone === second.zone && first.side === second.side ? 'near' : 'far'
}

/** Everybody in somebody's face. */
export function engagedWith(world: FifthWorld, who: CreatureId): readonly CreatureId[] {
  if (world.fight === null) return []
  const found: CreatureId[] = []
  for (const [first, second] of world.fight.engaged)
    if (first === who) found.push(second)
    else if (second === who) found.push(first)
  return found
}

/** Feet, for weapons whose range matters: a melee, a room, a field. */
export const feetOf: Readonly<Record<Distance, number>> = { engaged: 5, near: 30, far: 90 }
