/** Levels gained one by one end where a character made at that level stands. */
import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import { classNames, createCharacter } from '../creation/create.ts'
import { classNamed } from '../data/classes.ts'
import { type Character, parseSheet } from '../sheet/index.ts'
import { rough } from '../sheet/sheet.fixture.ts'
import { choicesAt } from './choices.ts'
import { experienceFor, levelAt, shareOf } from '../model/experience.ts'
import { levelUp } from './level-up.ts'
import type { LevelPicks } from './picks.ts'
import { explainLevel } from './refusal.ts'

function sheetOf(className: string, level: number, race = 'Human'): string {
  const made = createCharacter(
    { name: 'Ansa Reed', campaign: 'x', race, className, level, method: 'array', background: 'Acolyte', player: 'ai' },
    seedRng(1),
  )
  return made.ok ? made.value.sheet : ''
}

function risen(text: string, picks: LevelPicks = {}): string {
  const gained = levelUp(text, picks, seedRng(2))
  return gained.ok ? gained.value.text : explainLevel(gained.refusal)
}

/** What levels decide; armour and the choice of spells may differ between growing up and being made. */
const numbersOf = ({
  level,
  proficiency,
  hitPoints,
  hitDice,
  abilities,
  saves,
  skills,
  initiative,
  magic,
  attacks,
}: Character) => ({
  level,
  proficiency,
  hitPoints,
  hitDice,
  abilities,
  saves,
  skills,
  initiative,
  slots: magic?.slots,
  dc: magic?.saveDc,
  attack: magic?.attackBonus,
  cantrips: magic?.cantrips.length,
  known: magic?.known.length,
  bonuses: attacks.filter(({ bonus }) => bonus !== 'spell').map(({ name, bonus, damage }) => [name, bonus, damage]),
})

test.each(classNames)('a %s who grows from 1 to 20 has the numbers of one made there', className => {
  let text = sheetOf(className, 1, 'Hill Dwarf')
  for (let level = 2; level <= 20; level += 1) {
    text = risen(text)
    const grown = numbersOf(parseSheet(text).character)
    const made = numbersOf(parseSheet(sheetOf(className, level, 'Hill Dwarf')).character)
    const isMonkOrArcher = className === 'Monk' || className === 'Ranger' // fists and a style are not in the table's rows
    expect(isMonkOrArcher ? { ...grown, bonuses: [] } : grown).toEqual(isMonkOrArcher ? { ...made, bonuses: [] } : made)
  }
  expect(risen(text)).toBe('Level 20 is the last.')
})

test('features: the later form replaces the earlier, and options are those chosen', () => {
  const names = (text: string): readonly string[] => parseSheet(text).character.features.map(({ name }) => name)
  const fighter = names(risen(sheetOf('Fighter', 16)))
  expect(fighter).toContain('Action Surge (2 uses)')
  expect(fighter).not.toContain('Action Surge (1 use)')
  const paladin = names(risen(sheetOf('Paladin', 1), { options: ['fighting style: dueling'] }))
  expect(paladin).toContain('Fighting Style: Dueling')
  expect(paladin).not.toContain('Fighting Style: Defense')
})

test('a sheet of another shape grows too, and keeps its own line endings', () => {
  const grown = risen(risen(risen(rough)))
  const { level, abilities, hitPoints, attacks } = parseSheet(grown).character
  expect([level, abilities.dex, hitPoints, attacks[0]?.bonus, attacks[0]?.damage]).toEqual([
    8,
    20,
    { current: 51, max: 51, temporary: 0 },
    9,
    '1d8+6',
  ])
  expect(grown).toContain('| **Class** | Rogue 8 |\r\n')
  expect(grown).toContain('| Dexterity | 20 | +5 |\r\n')
  expect(grown.replaceAll('\r\n', '').includes('\n')).toBe(false)
})

test('a paladin begins to cast at the second level', () => {
  const magic = parseSheet(risen(sheetOf('Paladin', 1))).character.magic
  expect(magic?.slots).toEqual({ 1: { max: 2, used: 0 } })
  expect(magic?.prepared.length).toBeGreaterThan(0)
})

test('choices are told before they are made', () => {
  const wizard = classNamed('wizard')
  const kinds = wizard ? choicesAt(wizard, 4).map(({ kind }) => kind) : []
  expect(kinds).toEqual(['hit-points', 'improvement', 'cantrips', 'spells'])
})

test('rolled hit points fall as the seed says', () => {
  const gained = levelUp(sheetOf('Fighter', 1), { hitPoints: 'roll' }, seedRng(5))
  expect(gained).toEqual(levelUp(sheetOf('Fighter', 1), { hitPoints: 'roll' }, seedRng(5)))
  expect(gained.ok && gained.value.gained[0]).toMatch(/^Level 2: \d+ hit points \(1d10 rolled \d+\)\.$/)
})

test.each([
  [sheetOf('Fighter', 1), { improvements: ['str', 'str'] }, 'Level 2 brings no ability score improvement.'],
  [sheetOf('Fighter', 3), { improvements: ['str'] }, 'An improvement is two points; 1 were given.'],
  [sheetOf('Fighter', 11), { improvements: ['str', 'str'] }, 'STR cannot rise above 20.'],
  [sheetOf('Wizard', 1), { spells: ['Fireball'] }, 'Fireball: it is of level 3; 1 is the highest now.'],
  [sheetOf('Wizard', 1), { spells: ['Cure Wounds'] }, "Cure Wounds: it is not on the wizard's list."],
  [sheetOf('Wizard', 1), { spells: ['Fjreball'] }, 'Fjreball: the SRD has no such spell.'],
  [sheetOf('Bard', 1), { spells: ['Sleep', 'Bane', 'Command'] }, '1 spells can be chosen; 3 were given.'],
  [sheetOf('Fighter', 1), { options: ['Fly'] }, '"Fly" is not on offer. There are: none at this level.'],
  ['# Nobody\n', {}, '"" is no class of the SRD, so its levels are not known; change the sheet by hand.'],
] as const)('what cannot be is refused: case %#', (text, picks, sentence) => {
  expect(risen(text, picks)).toBe(sentence)
})

test('experience buys levels as the table says', () => {
  for (let level = 1; level <= 20; level += 1) {
    expect(levelAt(experienceFor(level))).toBe(level)
    expect(levelAt(experienceFor(level) - 1)).toBe(Math.max(level - 1, 1))
  }
  expect([experienceFor(2), experienceFor(5), experienceFor(11), experienceFor(20)]).toEqual([
    300, 6500, 85_000, 355_000,
  ])
  expect(shareOf(500, 3)).toBe(166)
  const counted = sheetOf('Fighter', 1).replace('| **Alignment**', '| **Experience** | 200 |\n| **Alignment**')
  expect(risen(counted)).toBe('The next level takes 300 experience; there are 200.')
})
