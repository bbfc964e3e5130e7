/** Spells, gear, classes and races as lines. */
import type { CharacterClass } from '../data/classes.ts'
import type { Armour, Gear, Weapon } from '../data/equipment.ts'
import { type Race, type Subrace, traits } from '../data/races.ts'
import { type Spell, spells } from '../data/spells.ts'
import { signed, titleOf } from '../model/abilities.ts'
import { printTable } from './class-table.ts'

const ordinal = (level: number): string => `${level}${['th', 'st', 'nd', 'rd'][level] ?? 'th'}`

const schoolLine = ({ level, school, isRitual }: Spell): string =>
  `${level === 0 ? `${school} cantrip` : `${ordinal(level)}-level ${school.toLowerCase()}`}${isRitual ? ' (ritual)' : ''}`

export function printSpell(spell: Spell): string {
  const { castingTime, trigger, components, material, duration, isConcentration, classes, text, higher } = spell
  return [
    schoolLine(spell),
    `Casting time: ${castingTime}${trigger === undefined ? '' : `, ${trigger}`}. Range: ${spell.range}. Duration: ${isConcentration ? `Concentration, ${duration.toLowerCase()}` : duration}.`,
    `Components: ${components.join(', ')}${material === undefined ? '' : ` (${material.replace(/\.$/, '')})`}. Classes: ${classes.join(', ')}.`,
    text,
    ...(higher === undefined ? [] : [`At higher levels. ${higher}`]),
  ].join('\n')
}

/** Whole gold where it is whole: 1500 copper is `15 gp`. */
export function printPrice(copper: number): string {
  if (copper % 100 === 0 && copper > 0) return `${copper / 100} gp`
  return copper % 10 === 0 && copper > 0 ? `${copper / 10} sp` : `${copper} cp`
}

const priceAndWeight = ({ costCopper, weightPounds }: Weapon | Armour | Gear): string =>
  `Cost ${printPrice(costCopper)}${weightPounds > 0 ? `, ${weightPounds} lb.` : '.'}`

/** One full stop, also behind `150/600 ft.` */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

export function printWeapon(weapon: Weapon): string {
  const range = weapon.range ?? weapon.thrown
  const notes = [
    ...weapon.properties.filter(name => name !== 'monk'),
    ...(weapon.twoHandedDamage === undefined ? [] : [`${weapon.twoHandedDamage} in two hands`]),
    ...(range ? [`range ${range.normal}/${range.long} ft.`] : []),
  ]
  return [
    `${titleOf(weapon.category)} ${weapon.kind} weapon. ${weapon.damage === '0' ? 'No damage' : `${weapon.damage} ${weapon.damageType}`}${ended(notes.length > 0 ? `; ${notes.join(', ')}` : '')}`,
    priceAndWeight(weapon),
    ...(weapon.special === undefined ? [] : [weapon.special]),
  ].join('\n')
}

export function printArmour(armour: Armour): string {
  const { category, armourClass, dexterityLimit, minimumStrength, hasStealthDisadvantage } = armour
  const dexterity =
    dexterityLimit === undefined ? ' + DEX' : dexterityLimit === 0 ? '' : ` + DEX (at most ${dexterityLimit})`
  return [
    category === 'shield'
      ? `Shield. AC ${signed(armourClass)}.`
      : `${titleOf(category)} armor. AC ${armourClass}${dexterity}.`,
    ...(minimumStrength === undefined ? [] : [`Needs Strength ${minimumStrength}, or speed falls by 10 feet.`]),
    ...(hasStealthDisadvantage ? ['Disadvantage on Stealth checks.'] : []),
    priceAndWeight(armour),
  ].join('\n')
}

export function printGear(gear: Gear): string {
  const contents = gear.contents?.map(({ name, quantity }) => (quantity === 1 ? name : `${name} (${quantity})`))
  return [
    `${gear.category[0]?.toUpperCase() ?? ''}${gear.category.slice(1)}. ${priceAndWeight(gear)}`,
    ...(gear.speed === undefined
      ? []
      : [`Speed ${gear.speed}${gear.capacity === undefined ? '' : `, carries ${gear.capacity}`}.`]),
    ...(contents ? [`Holds: ${contents.join(', ')}.`] : []),
    ...(gear.text === undefined ? [] : [gear.text]),
  ].join('\n')
}

type Casting = NonNullable<CharacterClass['spellcasting']>

/** How somebody of this class comes by the spells of a day. */
function learning({ name }: CharacterClass, { kind, ability }: Casting): string {
  if (kind === 'pact') return 'spells are known, with pact slots'
  if (kind === 'known') return 'spells are known'
  const level = name === 'Paladin' ? 'half the level' : 'the level'
  return `spells are prepared${kind === 'spellbook' ? ' from a spellbook' : ''} each day, as many as the ${ability.toUpperCase()} modifier and ${level} together, at least one`
}

const spellLists = ({ name }: CharacterClass): readonly string[] =>
  Array.from({ length: 10 }, (_, level) => level).flatMap(level => {
    const names = spells.filter(spell => spell.level === level && spell.classes.includes(name)).map(spell => spell.name)
    return names.length === 0
      ? []
      : [`Spells of ${level === 0 ? 'no level (cantrips)' : `${ordinal(level)} level`}: ${names.join(', ')}.`]
  })

export function printClass(calling: CharacterClass): string {
  const { hitDie, saves, armour, weapons, tools, skills, spellcasting, subclass } = calling
  return [
    `Hit die d${hitDie}. Saving throws: ${saves.map(ability => ability.toUpperCase()).join(', ')}.`,
    `Armor: ${armour.join(', ') || 'none'}. Weapons: ${weapons.join(', ')}.${tools.length > 0 ? ` Tools: ${tools.join(', ')}.` : ''}`,
    `Skills: choose ${skills.choose} from ${skills.from.map(titleOf).join(', ')}.`,
    ...(spellcasting
      ? [
          `Casts with ${spellcasting.ability.toUpperCase()} from level ${spellcasting.fromLevel}; ${learning(calling, spellcasting)}.`,
          ...spellLists(calling),
        ]
      : []),
    `${subclass.flavour}: ${subclass.name}, from level ${subclass.fromLevel}.`,
    ...printTable(calling),
  ].join('\n')
}

const bonusesOf = ({ bonuses, ...rest }: Race | Subrace): string => {
  const choice = 'bonusChoice' in rest ? rest.bonusChoice : undefined
  return [
    ...Object.entries(bonuses).map(([ability, bonus]) => `${ability.toUpperCase()} ${signed(bonus)}`),
    ...(choice ? [`and +1 to ${choice.choose} others of your choice`] : []),
  ].join(', ')
}

const traitsOf = ({ traits: names }: Race | Subrace): readonly string[] =>
  names.map(name => `- ${name}. ${traits.find(trait => trait.name === name)?.text ?? ''}`.trim())

export const printRace = (race: Race): string =>
  [
    `${bonusesOf(race)}. Size ${race.size}, speed ${race.speed} ft. Languages: ${race.languages.join(', ')}.`,
    ...traitsOf(race),
    ...(race.subraces.length > 0 ? [`Subraces: ${race.subraces.join(', ')}.`] : []),
    race.age,
    race.build,
  ].join('\n')

export const printSubrace = (subrace: Subrace): string =>
  [`Subrace of the ${subrace.race}. ${bonusesOf(subrace)}.`, ...traitsOf(subrace), subrace.text].join('\n')
