/** Who is with whom, and when a fight is over. */
import { isIncapacitated, isPresent } from '../checks/state.ts'
import type { Creature, CreatureId, Side } from '../model/creature.ts'
import { creatureIn } from '../model/folds.ts'
import type { FifthWorld } from '../model/world.ts'

const against: Readonly<Record<Side, readonly Side[]>> = { party: ['foes'], foes: ['party'], others: [] }

/** Everybody in the order, and those about to join it. */
export function combatants(world: FifthWorld): readonly Creature[] {
  if (world.fight === null) return []
  return [...world.fight.order, ...world.fight.joining].map(({ who }) => creatureIn(world, who))
}

/** Those on the other side who are still in the fight, the fallen among them. */
export function enemiesOf(world: FifthWorld, who: CreatureId): readonly Creature[] {
  const sides = against[creatureIn(world, who).side]
  return combatants(world).filter(creature => sides.includes(creature.side) && isPresent(world, creature))
}

export function alliesOf(world: FifthWorld, who: CreatureId): readonly Creature[] {
  const { side } = creatureIn(world, who)
  return combatants(world).filter(
    creature => creature.side === side && creature.id !== who && isPresent(world, creature),
  )
}

/** Somebody of the side still stands, even if only under a spell. */
const stands = (world: FifthWorld, side: Side): boolean =>
  combatants(world).some(creature => creature.side === side && creature.life === 'alive' && isPresent(world, creature))

/** How it has ended, if it has. Should both sides have fallen at once, the party has lost. */
export function outcomeOf(world: FifthWorld): 'victory' | 'defeat' | 'flight' | undefined {
  if (!stands(world, 'party')) return hasFled(world, 'party') ? 'flight' : 'defeat'
  return stands(world, 'foes') ? undefined : 'victory'
}

const hasFled = (world: FifthWorld, side: Side): boolean =>
  world.fight?.fled.some(id => creatureIn(world, id).side === side && creatureIn(world, id).life === 'alive') ?? false

/** Able to do something about it. */
export const canStillAct = (world: FifthWorld, creature: Creature): boolean =>
  isPresent(world, creature) && !isIncapacitated(creature)
