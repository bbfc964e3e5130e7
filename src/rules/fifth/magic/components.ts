/** Words, gestures and things. What has a price must be there; for all the rest a focus or a pouch will do. */
import type { RuleRefusal } from '../../ruleset.ts'
import { remembering } from '../../../core/memo.ts'
import type { Spell } from '../data/spells.ts'
import type { Creature, Item } from '../model/creature.ts'

/** Things a caster may hold instead of what costs nothing. */
const focus =
  /focus|component pouch|holy symbol|emblem|reliquary|amulet|totem|mistletoe|crystal|orb|rod|staff|wand|instrument|lute|lyre|flute|drum|horn|viol|pipes|shawm|dulcimer|spellbook/i

/** Words that name what the price is for. */
const precious =
  /diamonds?|pearl|ruby|agate|onyx|sapphire|jade|jacinth|emerald|opal|incense|gold dust|silver|platinum|ointment|chest|statuette|mirror|crystal|jewel|gems?|bowl|reliquary|rod|oils|ink|chalks?|charcoal|sticks|bones|herbs|tokens|horn|glass eye|urn|circlet|replica|portal|ivory|holy water|sword/gi

/** In gold pieces; without a price, nothing. */
export const priceOf = remembering(({ material = '' }: Spell): number => {
  const prices = [...material.matchAll(/([\d,]+)\s*gp/g)].map(match => Number((match[1] ?? '0').replaceAll(',', '')))
  return Math.max(0, ...prices)
})

export const isConsumed = ({ material = '' }: Spell): boolean => /consume/i.test(material)

/** What an item may be called to be what the spell asks for. */
const wordsFor = remembering(({ name, material = '' }: Spell): readonly string[] => {
  const words = material.toLowerCase().match(precious) ?? []
  return [name.toLowerCase(), ...words.map(word => word.replace(/s$/, ''))]
})

const textOf = remembering(({ name, note = '' }: Item): string => `${name} ${note}`.toLowerCase())

/** An item that is what the spell asks for, or is said to be kept for it. */
export function findMaterial({ items }: Creature, spell: Spell): Item | undefined {
  return items.find(item => item.count > 0 && wordsFor(spell).some(word => textOf(item).includes(word)))
}

/** Nobody speaks in a magical silence, and the muzzled and stone do not either. */
const cannotSpeak = ({ buffs, conditions }: Creature): string | undefined => {
  if (buffs.some(({ name }) => name === 'Silence')) return 'silenced'
  return conditions.find(({ condition }) => condition === 'petrified') === undefined ? undefined : 'petrified'
}

/** Monsters and those whose sheet lists nothing are taken to have what costs nothing. */
const hasFocus = ({ isCharacter, items }: Creature): boolean => !isCharacter || items.length === 0 || holdsFocus(items)

const holdsFocus = remembering((items: readonly Item[]): boolean => items.some(item => focus.test(textOf(item))))

export function refuseComponents(caster: Creature, spell: Spell): RuleRefusal | undefined {
  const mute = spell.components.includes('V') ? cannotSpeak(caster) : undefined
  if (mute !== undefined)
    return {
      code: 'silenced',
      why: `${caster.name} is ${mute}, and ${spell.name} needs words.`,
      allowed: ['leave the silence', 'a spell without words'],
    }
  if (!spell.components.includes('M')) return undefined
  const price = priceOf(spell)
  const found = findMaterial(caster, spell)
  if (price > 0 && caster.isCharacter && found === undefined)
    return {
      code: 'no-material',
      why: `${spell.name} needs this: ${spell.material ?? ''}`,
      allowed: [`buy it for ${price} gp`, 'a spell without it'],
    }
  if (price > 0 || found !== undefined || hasFocus(caster)) return undefined
  return {
    code: 'no-focus',
    why: `${caster.name} has neither a focus, nor a pouch, nor this: ${spell.material ?? ''}`,
    allowed: ['a focus or a component pouch', 'a spell without materials'],
  }
}
