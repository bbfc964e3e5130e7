/** Everything the reference knows, as entries; made at the first question. */
import attacks from '../../../../content/rules/fifth/attacks.json' with { type: 'json' }
import character from '../../../../content/rules/fifth/character.json' with { type: 'json' }
import combat from '../../../../content/rules/fifth/combat.json' with { type: 'json' }
import magic from '../../../../content/rules/fifth/magic.json' with { type: 'json' }
import play from '../../../../content/rules/fifth/play.json' with { type: 'json' }
import travel from '../../../../content/rules/fifth/travel.json' with { type: 'json' }
import treasure from '../../../../content/rules/fifth/treasure.json' with { type: 'json' }
import wondrous from '../../../../content/rules/fifth/wondrous.json' with { type: 'json' }
import { withoutAsides } from '../../../campaign/text/brackets.ts'
import { classes } from '../data/classes.ts'
import { armours, gear, weapons } from '../data/equipment.ts'
import { type Feature, features } from '../data/features.ts'
import {
  abilityTexts,
  conditionTexts,
  damageTypeTexts,
  languages,
  schoolTexts,
  skillTexts,
  type Term,
  weaponPropertyTexts,
} from '../data/glossary.ts'
import { monsters } from '../data/monsters.ts'
import { races, subraces, traits } from '../data/races.ts'
import { spells } from '../data/spells.ts'
import { type AnswerKind, cite, type Entry } from './answer.ts'
import { printMonster } from './print-monster.ts'
import { printArmour, printClass, printGear, printRace, printSpell, printSubrace, printWeapon } from './print-things.ts'

const entry = (
  title: string,
  kind: AnswerKind,
  section: string,
  text: () => string,
  aliases: readonly string[] = [],
): Entry => ({
  title,
  kind,
  citation: cite(section),
  text,
  aliases: [...aliases, ...otherNames(title)],
})

/** `Crossbow, light` is a light crossbow and a crossbow, `Channel Divinity: Turn Undead` is Turn Undead. */
function otherNames(title: string): readonly string[] {
  const [head = '', tail = ''] = withoutAsides(title).split(/[,:] |\//)
  if (tail === '') return []
  return title.includes(': ') ? [tail] : title.includes('/') ? [head, tail] : [`${tail} ${head}`, head]
}

const terms = (list: readonly Term[], kind: AnswerKind, section: string): readonly Entry[] =>
  list.map(({ name, text }) => entry(name, kind, section, () => text))

/** A rule or a treasure of the SRD in a few sentences of our own, with the section it stands in. */
type RuleText = {
  readonly name: string
  readonly section: string
  readonly aliases: readonly string[]
  readonly text: string
}

const told = (list: readonly RuleText[], kind: AnswerKind): readonly Entry[] =>
  list.map(({ name, section, aliases, text }) => entry(name, kind, section, () => text, aliases))

const weaponsWith = (property: string): readonly string[] => {
  const names = weapons.filter(({ properties }) => properties.some(one => one === property.toLowerCase()))
  return names.length === 0 ? [] : [`Weapons: ${names.map(({ name }) => name.toLowerCase()).join(', ')}.`]
}

/** Every weapon and every armor in a line, for `the cheapest armor` and `which sword hits hardest`. */
const tableEntries = (): readonly Entry[] => [
  entry(
    'Armor Table',
    'rule',
    'Equipment: Armor',
    () => armours.map(armour => `- ${armour.name}: ${printArmour(armour).replaceAll('\n', ' ')}`).join('\n'),
    superlatives.flatMap(word => [`${word} armor`]),
  ),
  entry(
    'Weapon Table',
    'rule',
    'Equipment: Weapons',
    () =>
      weapons.map(weapon => `- ${weapon.name}: ${printWeapon(weapon).split('\n').slice(0, 2).join(' ')}`).join('\n'),
    superlatives.flatMap(word => [`${word} weapon`, `${word} sword`]),
  ),
]
const superlatives = [
  'cheapest',
  'best',
  'most expensive',
  'heaviest',
  'lightest',
  'highest',
  'strongest',
  'list of',
  'list',
  'kinds of',
  'all',
]

const glossaryEntries = (): readonly Entry[] => [
  ...conditionTexts.map(({ name, effects }) =>
    entry(name, 'condition', 'Appendix PH-A: Conditions', () => effects.map(effect => `- ${effect}`).join('\n')),
  ),
  ...skillTexts.map(({ name, ability, text }) =>
    entry(name, 'skill', 'Using Ability Scores', () => `A ${ability.toUpperCase()} skill.\n${text}`),
  ),
  ...abilityTexts.map(({ name, ability, text }) =>
    entry(name, 'ability', 'Using Ability Scores', () => text, [ability]),
  ),
  ...weaponPropertyTexts.map(({ name, text }) =>
    entry(name, 'property', 'Equipment: Weapons', () => [text, ...weaponsWith(name)].join('\n'), [`${name} weapons`]),
  ),
  ...terms(damageTypeTexts, 'damage type', 'Combat: Damage and Healing'),
  ...terms(schoolTexts, 'school', 'Spellcasting: The Schools of Magic'),
  ...languages.map(({ name, kind, speakers, script }) =>
    entry(
      name,
      'language',
      'Languages',
      () =>
        `A ${kind} language, spoken by ${speakers.join(', ').toLowerCase()}${script ? `, written in ${script} letters` : ''}.`,
    ),
  ),
]

const thingEntries = (): readonly Entry[] => [
  ...spells.map(spell => entry(spell.name, 'spell', 'Spell Descriptions', () => printSpell(spell))),
  ...monsters.map(monster => entry(monster.name, 'monster', 'Monsters', () => printMonster(monster))),
  ...weapons.map(weapon => entry(weapon.name, 'weapon', 'Equipment: Weapons', () => printWeapon(weapon))),
  ...armours.map(armour =>
    entry(armour.name, 'armour', 'Equipment: Armor', () => printArmour(armour), [`${armour.name} armor`]),
  ),
  ...gear.map(item =>
    entry(item.name, 'gear', 'Equipment: Adventuring Gear', () => printGear(item), [
      item.name.replace(/\s*\(.*\)/, ''),
      ...headOf(item.name),
    ]),
  ),
]

/** A hempen rope is a rope; of a potion of healing the last word says nothing. */
const headOf = (name: string): readonly string[] =>
  / of |,|:/.test(name)
    ? []
    : [
        name
          .replace(/\s*\(.*\)/, '')
          .split(' ')
          .at(-1) ?? name,
      ]

const gainsOf = (subclass: string): readonly string[] =>
  features
    .filter(feature => feature.subclass === subclass && feature.text !== '')
    .map(({ name, level, text }) => `- ${name}${level === undefined ? '' : ` (level ${level})`}. ${text}`)

/** `Action Surge (1 use)` is asked for as `Action Surge`. */
const peopleEntries = (): readonly Entry[] => [
  ...classes.map(calling => entry(calling.name, 'class', `Classes: ${calling.name}`, () => printClass(calling))),
  ...classes.map(({ name, subclass }) =>
    entry(subclass.name, 'subclass', `Classes: ${name}`, () =>
      [`${subclass.flavour} of the ${name.toLowerCase()}.`, subclass.text, ...gainsOf(subclass.name)].join('\n'),
    ),
  ),
  ...races.map(race => entry(race.name, 'race', `Races: ${race.name}`, () => printRace(race))),
  ...subraces.map(subrace => entry(subrace.name, 'race', `Races: ${subrace.race}`, () => printSubrace(subrace))),
  ...traits.map(({ name, text }) => entry(name, 'trait', 'Races', () => text)),
  ...features
    .filter(({ name, text }) => text !== '' && !/^Ability Score Improvement \d$/.test(name))
    .map(feature =>
      entry(
        feature.name,
        'feature',
        `Classes: ${feature.class}`,
        () =>
          `${feature.class}${feature.level === undefined ? '' : `, level ${feature.level}`}${feature.subclass ? ` (${feature.subclass})` : ''}.\n${feature.text}${optionsOf(feature)}`,
        [feature.name.replace(/\s*(?:\([^)]*\)|\d+)$/, '')],
      ),
    ),
]

const optionsOf = ({ options }: Feature): string => (options ? `\n- ${options.from.join('\n- ')}` : '')

let made: readonly Entry[] | undefined

export const entries = (): readonly Entry[] =>
  (made ??= [
    ...told([...combat, ...attacks, ...play, ...travel, ...magic, ...character], 'rule'),
    ...tableEntries(),
    ...glossaryEntries(),
    ...thingEntries(),
    ...told([...treasure, ...wondrous], 'treasure'),
    ...peopleEntries(),
  ])
