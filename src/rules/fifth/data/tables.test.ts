/** The printed tables of the SRD 5.1, typed from the book, against our data. */
import { expect, test } from 'vitest'
import { classes, classNamed } from './classes.ts'
import { armours, type Armour, type Weapon, weapons } from './equipment.ts'
import { features } from './features.ts'
import { conditionTexts, skillTexts } from './glossary.ts'
import { monsters } from './monsters.ts'
import { races, subraces } from './races.ts'
import { spells } from './spells.ts'
import { conditions } from '../model/lasting.ts'
import { proficiencyAtLevel, skills } from '../model/abilities.ts'
import { slugOf } from '../../../core/id.ts'

const price = (copper: number): string =>
  copper % 100 === 0 ? `${copper / 100} gp` : copper % 10 === 0 ? `${copper / 10} sp` : `${copper} cp`

/** A weapon as its row in the book: cost, damage, weight, properties. */
const weaponRow = ({
  name,
  costCopper,
  damage,
  damageType,
  weightPounds,
  properties,
  twoHandedDamage,
  range,
  thrown,
}: Weapon): string => {
  const reach = range ?? thrown
  const listed = properties.filter(property => property !== 'monk').toSorted()
  const dice = damage === '0' ? '-' : `${damage} ${damageType}`
  const more = [twoHandedDamage, reach && `${reach.normal}/${reach.long}`].filter(Boolean)
  return [name, price(costCopper), dice, weightPounds, [...listed, ...more].join(' ')].join('; ')
}

test('every weapon', () => {
  expect(weapons.map(weaponRow)).toEqual([
    'Club; 1 sp; 1d4 bludgeoning; 2; light',
    'Dagger; 2 gp; 1d4 piercing; 1; finesse light thrown 20/60',
    'Greatclub; 2 sp; 1d8 bludgeoning; 10; two-handed',
    'Handaxe; 5 gp; 1d6 slashing; 2; light thrown 20/60',
    'Javelin; 5 sp; 1d6 piercing; 2; thrown 30/120',
    'Light hammer; 2 gp; 1d4 bludgeoning; 2; light thrown 20/60',
    'Mace; 5 gp; 1d6 bludgeoning; 4; ',
    'Quarterstaff; 2 sp; 1d6 bludgeoning; 4; versatile 1d8',
    'Sickle; 1 gp; 1d4 slashing; 2; light',
    'Spear; 1 gp; 1d6 piercing; 3; thrown versatile 1d8 20/60',
    'Light crossbow; 25 gp; 1d8 piercing; 5; ammunition loading two-handed 80/320',
    'Dart; 5 cp; 1d4 piercing; 0.25; finesse thrown 20/60',
    'Shortbow; 25 gp; 1d6 piercing; 2; ammunition two-handed 80/320',
    'Sling; 1 sp; 1d4 bludgeoning; 0; ammunition 30/120',
    'Battleaxe; 10 gp; 1d8 slashing; 4; versatile 1d10',
    'Flail; 10 gp; 1d8 bludgeoning; 2; ',
    'Glaive; 20 gp; 1d10 slashing; 6; heavy reach two-handed',
    'Greataxe; 30 gp; 1d12 slashing; 7; heavy two-handed',
    'Greatsword; 50 gp; 2d6 slashing; 6; heavy two-handed',
    'Halberd; 20 gp; 1d10 slashing; 6; heavy reach two-handed',
    'Lance; 10 gp; 1d12 piercing; 6; reach special',
    'Longsword; 15 gp; 1d8 slashing; 3; versatile 1d10',
    'Maul; 10 gp; 2d6 bludgeoning; 10; heavy two-handed',
    'Morningstar; 15 gp; 1d8 piercing; 4; ',
    'Pike; 5 gp; 1d10 piercing; 18; heavy reach two-handed',
    'Rapier; 25 gp; 1d8 piercing; 2; finesse',
    'Scimitar; 25 gp; 1d6 slashing; 3; finesse light',
    'Shortsword; 10 gp; 1d6 piercing; 2; finesse light',
    'Trident; 5 gp; 1d6 piercing; 4; thrown versatile 1d8 20/60',
    'War pick; 5 gp; 1d8 piercing; 2; ',
    'Warhammer; 15 gp; 1d8 bludgeoning; 2; versatile 1d10',
    'Whip; 2 gp; 1d4 slashing; 3; finesse reach',
    'Blowgun; 10 gp; 1 piercing; 1; ammunition loading 25/100',
    'Hand crossbow; 75 gp; 1d6 piercing; 3; ammunition light loading 30/120',
    'Heavy crossbow; 50 gp; 1d10 piercing; 18; ammunition heavy loading two-handed 100/400',
    'Longbow; 50 gp; 1d8 piercing; 2; ammunition heavy two-handed 150/600',
    'Net; 1 gp; -; 3; special thrown 5/15',
  ])
})

const armourRow = ({
  name,
  category,
  costCopper,
  armourClass,
  dexterityLimit,
  minimumStrength,
  hasStealthDisadvantage,
  weightPounds,
}: Armour): string =>
  [
    name,
    category,
    price(costCopper),
    `${armourClass}${category === 'shield' || dexterityLimit === 0 ? '' : dexterityLimit === undefined ? '+DEX' : `+DEX ${dexterityLimit}`}`,
    minimumStrength ?? '-',
    hasStealthDisadvantage ? 'loud' : 'quiet',
    weightPounds,
  ].join('; ')

test('every armour', () => {
  expect(armours.map(armourRow)).toEqual([
    'Padded; light; 5 gp; 11+DEX; -; loud; 8',
    'Leather; light; 10 gp; 11+DEX; -; quiet; 10',
    'Studded Leather; light; 45 gp; 12+DEX; -; quiet; 13',
    'Hide; medium; 10 gp; 12+DEX 2; -; quiet; 12',
    'Chain Shirt; medium; 50 gp; 13+DEX 2; -; quiet; 20',
    'Scale Mail; medium; 50 gp; 14+DEX 2; -; loud; 45',
    'Breastplate; medium; 400 gp; 14+DEX 2; -; quiet; 20',
    'Half Plate; medium; 750 gp; 15+DEX 2; -; loud; 40',
    'Ring Mail; heavy; 30 gp; 14; -; loud; 40',
    'Chain Mail; heavy; 75 gp; 16; 13; loud; 55',
    'Splint; heavy; 200 gp; 17; 15; loud; 60',
    'Plate; heavy; 1500 gp; 18; 15; loud; 65',
    'Shield; shield; 10 gp; 2; -; quiet; 6',
  ])
})

const full =
  '2 3 4/2 4/3 4/3/2 4/3/3 4/3/3/1 4/3/3/2 4/3/3/3/1 4/3/3/3/2 4/3/3/3/2/1 4/3/3/3/2/1 4/3/3/3/2/1/1 4/3/3/3/2/1/1 4/3/3/3/2/1/1/1 4/3/3/3/2/1/1/1 4/3/3/3/2/1/1/1/1 4/3/3/3/3/1/1/1/1 4/3/3/3/3/2/1/1/1 4/3/3/3/3/2/2/1/1'
const half =
  ' 2 3 3 4/2 4/2 4/3 4/3 4/3/2 4/3/2 4/3/3 4/3/3 4/3/3/1 4/3/3/1 4/3/3/2 4/3/3/2 4/3/3/3/1 4/3/3/3/1 4/3/3/3/2 4/3/3/3/2'
const pact =
  '1 2 0/2 0/2 0/0/2 0/0/2 0/0/0/2 0/0/0/2 0/0/0/0/2 0/0/0/0/2 0/0/0/0/3 0/0/0/0/3 0/0/0/0/3 0/0/0/0/3 0/0/0/0/3 0/0/0/0/3 0/0/0/0/4 0/0/0/0/4 0/0/0/0/4 0/0/0/0/4'

const slotsOf = (className: string): string =>
  (classNamed(className)?.levels ?? [])
    .map(({ slots = [] }) => slots.slice(0, slots.findLastIndex(Boolean) + 1).join('/'))
    .join(' ')

test.each([
  ['Bard', full],
  ['Cleric', full],
  ['Druid', full],
  ['Sorcerer', full],
  ['Wizard', full],
  ['Paladin', half],
  ['Ranger', half],
  ['Warlock', pact],
])('spell slots of the %s', (className, table) => {
  expect(slotsOf(className)).toBe(table)
})

test('hit dice, saves and proficiency of the twelve', () => {
  expect(classes.map(({ name, hitDie, saves }) => `${name} d${hitDie} ${saves.join(' ')}`)).toEqual([
    'Barbarian d12 str con',
    'Bard d8 dex cha',
    'Cleric d8 wis cha',
    'Druid d8 int wis',
    'Fighter d10 str con',
    'Monk d8 str dex',
    'Paladin d10 wis cha',
    'Ranger d10 str dex',
    'Rogue d8 dex int',
    'Sorcerer d6 con cha',
    'Warlock d8 wis cha',
    'Wizard d6 int wis',
  ])
  for (const { levels } of classes) {
    expect(levels.map(({ proficiency }) => proficiency)).toEqual(levels.map(({ level }) => proficiencyAtLevel(level)))
    expect(levels.map(({ proficiency }) => proficiency).join('')).toBe('22223333444455556666')
  }
})

test('ability score improvements: five for most, seven for a fighter, six for a rogue', () => {
  const count = Object.fromEntries(classes.map(({ name, levels }) => [name, levels[19]?.abilityImprovements]))
  expect([count['Fighter'], count['Rogue'], count['Wizard'], count['Warlock']]).toEqual([7, 6, 5, 5])
})

test('the book is whole', () => {
  expect([monsters.length, spells.length, races.length, subraces.length, features.length > 400]).toEqual([
    325,
    319,
    9,
    4,
    true,
  ])
  expect(conditionTexts.map(({ name }) => name.toLowerCase()).filter(name => name !== 'exhaustion')).toEqual([
    ...conditions,
  ])
  expect(skillTexts.map(({ name }) => slugOf(name))).toEqual([...skills])
})

test('what a routine names is an action of the monster, and hit points are the average of the dice', () => {
  for (const { name, actions, multiattack, hitPoints, hitDice } of monsters) {
    const names = actions.map(action => action.name)
    const steps = (multiattack?.routines ?? []).flat().map(({ action }) => action)
    expect([name, steps.filter(step => !names.includes(step))]).toEqual([name, []])
    const [, count = '', sides = '', bonus = '0'] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(hitDice) ?? []
    expect([name, hitPoints]).toEqual([
      name,
      Math.max(1, Math.floor((Number(count) * (Number(sides) + 1)) / 2 + Number(bonus))),
    ])
  }
})
