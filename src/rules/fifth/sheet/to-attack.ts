/** A row of the attack table as an attack: the sheet's numbers, and the weapon's properties from the SRD. */
import { spellNamed } from '../data/spells.ts'
import { type Weapon, weaponNamed } from '../data/equipment.ts'
import { type Attack, weaponProperties } from '../model/action.ts'
import { modifierOf, type Ability } from '../model/abilities.ts'
import { type DamageDice, damageTypes } from '../model/damage.ts'
import type { Character, SheetAttack } from './character.ts'

/** `+1 Longsword`, `Longsword (two hands)`, `Shortsword, off hand`. */
export const weaponOnSheet = (name: string): Weapon | undefined =>
  weaponNamed(name) ?? weaponNamed(name.replace(/^\s*\+\d\s*|\(.*\)|,.*$|\+\d\s*$/g, '').trim())

/** `1d8+3 slashing`, `1d6 + 2 piercing + 1d6 fire`, `1d8+3`: a type that is not named is the weapon's. */
export function damageIn(words: string, weapon: Weapon | undefined): readonly DamageDice[] {
  const parts = [...words.matchAll(/(\d+d\d+|\b\d+)((?:\s*[+\-−]\s*\d+(?!\d*d))*)\s*([a-z]*)/gi)]
  const usual = damageTypes.find(type => words.toLowerCase().includes(type)) ?? weapon?.damageType ?? 'bludgeoning'
  const named = parts.map(([, dice = '', bonus = '', word = '']) => ({
    dice: `${dice}${bonus.replaceAll(/\s/g, '').replaceAll('−', '-')}`,
    type: damageTypes.find(type => word.toLowerCase().startsWith(type.slice(0, 5))) ?? usual,
  }))
  return named.length > 0 ? named.slice(0, weapon?.properties.includes('versatile') ? 1 : 3) : []
}

/** `range 80/320`, `thrown 20/60`, `60 ft.`, else the weapon's. */
function rangeIn(notes: string, weapon: Weapon | undefined): Attack['range'] {
  const told = /(\d+)\s*\/\s*(\d+)/.exec(notes)
  if (told) return { normal: Number(told[1]), long: Number(told[2]) }
  return weapon?.range ?? weapon?.thrown
}

/** Finesse takes the better of the two; what is shot takes DEX. */
function abilityOf(weapon: Weapon | undefined, { abilities }: Character, isRanged: boolean): Ability {
  if (weapon?.properties.includes('finesse')) return abilities.dex > abilities.str ? 'dex' : 'str'
  return isRanged ? 'dex' : 'str'
}

const materialsOf = ({ name, notes }: SheetAttack): Attack['materials'] => {
  const words = `${name} ${notes}`
  return [
    ...(/\+\d|magic/i.test(words) && !/nonmagic/i.test(words) ? (['magical'] as const) : []),
    ...(/silver/i.test(words) ? (['silvered'] as const) : []),
    ...(/adamantine/i.test(words) ? (['adamantine'] as const) : []),
  ]
}

/** A spell of the SRD in the attack table is cast, not swung: the spellcasting block has it already. */
export function toAttack(row: SheetAttack, character: Character): readonly Attack[] {
  const weapon = weaponOnSheet(row.name)
  if (!weapon && (row.bonus === 'spell' || row.bonus === undefined) && spellNamed(row.name)) return []
  const isRanged = weapon ? weapon.kind === 'ranged' : /ranged|range \d|\d+\s*\/\s*\d+/i.test(row.notes)
  const ability = abilityOf(weapon, character, isRanged)
  const usual = modifierOf(character.abilities[ability]) + character.proficiency
  const bonus = row.bonus === 'spell' ? (character.magic?.attackBonus ?? usual) : (row.bonus ?? usual)
  const range = rangeIn(row.notes, weapon)
  const properties = weaponProperties.filter(name => weapon?.properties.includes(name))
  return [
    {
      name: row.name,
      kind: isRanged ? 'ranged' : 'melee',
      bonus,
      damage: damageIn(row.damage, weapon),
      reach: weapon?.reach ?? (/reach/i.test(row.notes) ? 10 : 5),
      ...(range ? { range } : {}),
      properties,
      materials: materialsOf(row),
      ability,
    },
  ]
}
