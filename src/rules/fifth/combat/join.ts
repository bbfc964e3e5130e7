/** Whoever comes late. */
import { modifierOf } from '../model/abilities.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Place } from '../model/world.ts'
import { bonusDice } from '../checks/bonus.ts'
import { rollD20 } from '../checks/d20.ts'

/** One roll, for one creature or for all of its kind. Exhaustion hinders it as any check of dexterity. */
export function rollInitiative(deed: Deed, creature: Creature, label: string): number {
  const mode = creature.exhaustion > 0 ? 'disadvantage' : 'normal'
  const rolled = rollD20(deed, mode, creature.initiative, bonusDice(creature, 'initiative'))
  deed.rolls.push({
    purpose: 'Initiative',
    who: label,
    ...rolled.fell,
    rule: `Initiative: ${creature.initiative} (DEX and whatever a sheet adds)`,
  })
  return rolled.total
}

export const placeOf = (creature: Creature, score: number): Place => ({
  who: creature.id,
  score,
  dexterity: modifierOf(creature.abilities.dex),
})

/** Rolls for a latecomer, who acts from the next round on. */
export function joinFight(deed: Deed, who: CreatureId): void {
  const creature = creatureIn(deed.world, who)
  happen(deed, { type: 'joined', place: placeOf(creature, rollInitiative(deed, creature, creature.name)) })
  tell(deed, `${creature.name} joins the fight and acts from the next round on.`)
}
