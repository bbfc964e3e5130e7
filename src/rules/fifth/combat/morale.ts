/** Courage, and its end. */
import { rollSave } from '../checks/save.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { maxHitPointsOf } from '../model/body.ts'
import { creatureIn } from '../model/folds.ts'
import type { FifthWorld } from '../model/world.ts'
import { combatants } from './sides.ts'

export const moraleDc = 10

/** Those who have no mind to be afraid with fight on. */
const isFearless = ({ type, conditionImmunities }: Creature): boolean =>
  type === 'undead' || type === 'construct' || conditionImmunities.includes('frightened')

/** Half dead, or half of its side gone; asked once of each. */
export function isShaken(world: FifthWorld, creature: Creature): boolean {
  if (creature.side !== 'foes' || isFearless(creature) || world.fight?.moraleChecked.includes(creature.id) === true)
    return false
  if (creature.hitPoints * 2 <= maxHitPointsOf(creature)) return true
  let [all, gone] = [0, 0]
  for (const { id, side, life } of combatants(world)) {
    if (side !== creature.side) continue
    all += 1
    if (life !== 'alive' || world.fight?.fled.includes(id) === true) gone += 1
  }
  return gone * 2 >= all
}

/** A save of WIS; answers whether it stands. */
export function checkMorale(deed: Deed, who: CreatureId, dc: number = moraleDc): boolean {
  const { success } = rollSave(deed, { who, ability: 'wis', dc, against: 'losing heart' })
  happen(deed, { type: 'morale-checked', who, held: success })
  if (!success) tell(deed, `${creatureIn(deed.world, who).name} has lost heart and wants to get away or to yield.`)
  return success
}
