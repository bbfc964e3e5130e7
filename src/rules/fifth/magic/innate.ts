/** Spells that are in the blood: so many times a day, or whenever their bearer likes. */
import { slugOf } from '../../../core/id.ts'
import { own } from '../../../core/own.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import type { Spell } from '../data/spells.ts'
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'

const gift = ({ spellcasting }: Creature, { name }: Spell): { readonly perDay?: number } | undefined =>
  spellcasting?.innate && own(spellcasting.innate, slugOf(name))

/** How often it can still be cast today; nothing for whoever has to learn it. */
export function innateLeft(caster: Creature, spell: Spell): number | undefined {
  const innate = gift(caster, spell)
  if (innate === undefined) return undefined
  return Math.max(0, (innate.perDay ?? Infinity) - (caster.spent[spell.name] ?? 0))
}

export const spentInnate = ({ name }: Creature, spell: Spell): RuleRefusal => ({
  code: 'none-left',
  why: `${name} has cast ${spell.name} as often as a day allows.`,
  allowed: ['another spell', 'attack'],
})

export function spendInnate(deed: Deed, caster: Creature, spell: Spell): void {
  if (gift(caster, spell)?.perDay !== undefined) happen(deed, { type: 'use-spent', who: caster.id, what: spell.name })
}
