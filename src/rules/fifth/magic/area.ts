/** Areas where nobody counts squares: how many a spell takes in, and who else stands there. */
import { mostIn } from '../combat/monster.ts'
import { engagedWith } from '../combat/reach.ts'
import type { Spell } from '../data/spells.ts'
import type { CreatureId } from '../model/creature.ts'
import { creatureIn } from '../model/folds.ts'
import type { FifthWorld } from '../model/world.ts'

/** How many may be named for it. A spell without an area in the book touches those close together: two. */
export const catches = ({ area }: Spell): number => (area === undefined ? 2 : mostIn(area))

/** Friends of the caster who stand in a melee with somebody it is aimed at, and are not aimed at themselves. */
export function bystanders(
  world: FifthWorld,
  caster: CreatureId,
  targets: readonly CreatureId[],
): readonly CreatureId[] {
  const { side } = creatureIn(world, caster)
  const close = new Set(targets.flatMap(target => engagedWith(world, target)))
  return [...close].filter(id => id !== caster && !targets.includes(id) && creatureIn(world, id).side === side)
}
