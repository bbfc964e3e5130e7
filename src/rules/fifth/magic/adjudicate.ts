/** Spells without an effect in code: the slot is spent, the mind is held, and the GM rules with the text at hand. */
import { beginConcentration } from '../combat/concentration.ts'
import { untilOf } from '../combat/lasting.ts'
import type { Spell } from '../data/spells.ts'
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { tell } from '../model/deed.ts'
import { lastsFor } from './duration.ts'

export function adjudicate(deed: Deed, caster: Creature, spell: Spell, slot: number): void {
  if (spell.isConcentration) {
    const until = untilOf(deed.world, lastsFor(spell), caster.id, caster.id)
    beginConcentration(deed, caster.id, spell.name, until)
  }
  const { saveDc, attackBonus } = caster.spellcasting ?? { saveDc: 0, attackBonus: 0 }
  tell(
    deed,
    `${spell.name} is for the GM to rule, by its text: save DC ${saveDc}, spell attack +${attackBonus}, slot ${slot}.`,
  )
  tell(deed, `${spell.name} (${spell.range}, ${spell.duration}): ${spell.text}`)
  if (spell.higher !== undefined && slot > spell.level) tell(deed, spell.higher)
}
