/** Walking up to whoever is to be touched. */
import { closeIn } from '../combat/move.ts'
import type { Permission } from '../combat/permit.ts'
import { distanceBetween } from '../combat/reach.ts'
import type { Spell } from '../data/spells.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { isTouch } from './aim.ts'

/** Towards the first enemy among them; friends hold out a hand. On the way somebody may strike, and end it there. */
export function stepUp(deed: Deed, { id, side }: Creature, spell: Spell, targets: readonly CreatureId[]): Permission {
  if (deed.world.fight === null || !isTouch(spell)) return null
  const foe = targets.find(target => creatureIn(deed.world, target).side !== side)
  if (foe === undefined || distanceBetween(deed.world, id, foe) === 'engaged') return null
  return closeIn(deed, id, foe)
}
