/** Divine Smite: a slot burned in the moment a blow lands. */
import type { CreatureId, SpellLevel } from '../model/creature.ts'
import type { DamageDice } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'

const levels = [1, 2, 3, 4, 5] as const satisfies readonly SpellLevel[]

/** Two dice for the first level, one more for each above up to five, one more against the undead and fiends. */
export function smiteDamage(deed: Deed, who: CreatureId, target: CreatureId): readonly DamageDice[] {
  const { spellcasting, name } = creatureIn(deed.world, who)
  const level = levels.find(one => {
    const slot = spellcasting?.slots[one]
    return slot !== undefined && slot.used < slot.max
  })
  if (level === undefined) return []
  happen(deed, { type: 'slot-spent', who, level })
  tell(deed, `${name} smites with a slot of level ${level}.`)
  const isUnholy = ['undead', 'fiend'].includes(creatureIn(deed.world, target).type)
  return [{ dice: `${Math.min(5, 1 + level) + (isUnholy ? 1 : 0)}d8`, type: 'radiant' }]
}
