/** Who is with whom, and when a fight is over. */
import { isPresent } from '../checks/state.ts'
import type { Creature, CreatureId, Side } from '../model/creature.ts'
import { creatureIn } from '../model/folds.ts'
import { isRising } from '../model/gift.ts'
import type { FifthWorld, Fight, Place } from '../model/world.ts'

const against: Readonly<Record<Side, readonly Side[]>> = { party: ['foes'], foes: ['party'], others: [] }

/** Everybody in the order, and those about to join it. */
export function combatants(world: FifthWorld): readonly Creature[] {
  if (world.fight === null) return []
  return [...world.fight.order, ...world.fight.joining].map(({ who }) => creatureIn(world, who))
}

/** Those on the other side who are still in the fight, the fallen among them. */
export const enemiesOf = (world: FifthWorld, who: CreatureId): readonly Creature[] =>
  present(world, against[creatureIn(world, who).side], who)

export const alliesOf = (world: FifthWorld, who: CreatureId): readonly Creature[] =>
  present(world, [creatureIn(world, who).side], who)

function present(world: FifthWorld, sides: readonly Side[], but: CreatureId): readonly Creature[] {
  const found: Creature[] = []
  if (world.fight === null) return found
  const add = ({ who }: Place): void => {
    const creature = creatureIn(world, who)
    if (sides.includes(creature.side) && who !== but && isPresent(world, creature)) found.push(creature)
  }
  world.fight.order.forEach(add)
  world.fight.joining.forEach(add)
  return found
}

/** Somebody of the side still stands, even if only under a spell. Asked after every deed, so it looks and makes nothing. */
const stands = (world: FifthWorld, { order, joining, fled }: Fight, side: Side): boolean =>
  standsIn(order, world, fled, side) || standsIn(joining, world, fled, side)

function standsIn(places: readonly Place[], { creatures }: FifthWorld, fled: Fight['fled'], side: Side): boolean {
  for (const { who } of places) {
    const creature = creatures[who]
    if (creature?.side !== side || fled.includes(who)) continue
    if (creature.life === 'alive' || isRising(creature)) return true
  }
  return false
}

/** How it has ended, if it has. Should both sides have fallen at once, the party has lost. */
export function outcomeOf(world: FifthWorld, fight: Fight): 'victory' | 'defeat' | 'flight' | undefined {
  if (!stands(world, fight, 'party')) return hasFled(world, 'party') ? 'flight' : 'defeat'
  return stands(world, fight, 'foes') ? undefined : 'victory'
}

const hasFled = (world: FifthWorld, side: Side): boolean =>
  world.fight?.fled.some(id => creatureIn(world, id).side === side && creatureIn(world, id).life === 'alive') ?? false
