/** Traits that help or hinder an attack: one row each. */
import type { Edges } from '../checks/mode.ts'
import { addEdge } from '../checks/mode.ts'
import { isIncapacitated } from '../checks/state.ts'
import { dazzledBy } from '../checks/trait-edges.ts'
import { maxHitPointsOf } from '../model/body.ts'
import type { Creature } from '../model/creature.ts'
import { creatureIn } from '../model/folds.ts'
import type { Trait } from '../model/traits.ts'
import { hasTrait } from '../model/traits.ts'
import type { FifthWorld } from '../model/world.ts'
import { engagedWith } from './reach.ts'

type Aim = {
  readonly world: FifthWorld
  readonly attacker: Creature
  readonly target: Creature
  readonly reach: 'melee' | 'ranged'
}

/** A friend, able to act, at the target's throat. */
export const hasFriendAt = (world: FifthWorld, { id, side }: Creature, target: Creature): boolean =>
  engagedWith(world, target.id).some(other => {
    const friend = creatureIn(world, other)
    return other !== id && friend.side === side && !isIncapacitated(friend)
  })

export const isSurprised = ({ fight }: FifthWorld, { id }: Creature): boolean =>
  fight?.round === 1 && fight.surprised.includes(id)

const helps: readonly (readonly [Trait, (aim: Aim) => boolean])[] = [
  ['Ambusher', ({ world, target }) => isSurprised(world, target)],
  ['Assassinate', ({ world, target }) => world.fight?.round === 1 && !world.fight.acted.includes(target.id)],
  ['Blood Frenzy', ({ target, reach }) => reach === 'melee' && target.hitPoints < maxHitPointsOf(target)],
  ['Grappler', ({ attacker, target }) => target.conditions.some(held => isHold(held, attacker))],
  ['Pack Tactics', ({ world, attacker, target }) => hasFriendAt(world, attacker, target)],
]

const isHold = ({ condition, source }: Creature['conditions'][number], { id }: Creature): boolean =>
  condition === 'grappled' && source === id

export function addTraitEdges(edges: Edges, aim: Aim): void {
  if (aim.attacker.features.length === 0) return
  for (const [trait, isHelp] of helps)
    if (hasTrait(aim.attacker, trait) && isHelp(aim)) addEdge(edges, 'advantage', trait)
  const hindered = dazzledBy(aim.world, aim.attacker)
  if (hindered !== undefined) addEdge(edges, 'disadvantage', hindered)
}
