import { expect, test } from 'vitest'
import {
  type Edited,
  parseSheet,
  printSheet,
  toCreature,
  withExperience,
  withHitPoints,
  withLevel,
  withSlotsUsed,
} from './index.ts'
import { expected, type Shape, shapes, slotShapes } from './shapes.fixture.ts'

/** What an edit wrote; nothing where it was refused. */
const written = (edited: Edited): string => (edited.ok ? edited.value : '')

const read = (text: string) => parseSheet(text, 'party/oswin.md').character

test.each(shapes)('13.15 a sheet as $name has its numbers', ({ text }) => {
  const { name, hitPoints, armour, level, abilities, attacks, className } = read(text)
  expect({
    name,
    hp: hitPoints.max,
    ac: armour[0]?.value,
    level,
    abilities,
    attacks: attacks.map(attack => attack.name),
  }).toEqual(expected)
  expect(className).toMatch(/^fighter/i)
  expect(printSheet(parseSheet(text))).toBe(text)
})

test.each(shapes)('13.15 a sheet as $name strikes as it says', ({ text }) => {
  const { attacks } = toCreature(read(text))
  expect(attacks.map(({ name, bonus, damage }) => ({ name, bonus, damage }))).toEqual([
    { name: 'Glaive', bonus: 5, damage: [{ dice: '1d10+3', type: 'slashing' }] },
    { name: 'Javelin', bonus: 5, damage: [{ dice: '1d6+3', type: 'piercing' }] },
  ])
})

test.each(slotShapes)('13.15 slots are read: %s', words => {
  const slots = read(`# Ida Marsh\n\nClass: Cleric 3\nHP: 20\nAC: 16\n\n${words}\n`).magic?.slots
  expect(slots).toEqual({ 1: { max: 4, used: 0 }, 2: { max: 2, used: 0 } })
})

const isBlock = ({ name }: Shape): boolean => name === 'a statblock'

test.each(shapes.filter(shape => !isBlock(shape)))(
  '13.15 hit points of $name are changed where they stand',
  ({ text }) => {
    const edited = written(withHitPoints(text, 12, 31))
    expect(read(edited)).toEqual({ ...read(text), hitPoints: { current: 12, max: 31, temporary: 0 } })
    expect(edited.split('\n').length).toBe(text.split('\n').length)
  },
)

test('13.15 a number in a block of data stays a number', () => {
  const block = shapes.find(({ name }) => name === 'a statblock')?.text ?? ''
  expect(withHitPoints(block, 12).ok).toBe(false)
  expect(withHitPoints(block, 38, 38)).toEqual({ ok: true, value: block.replace('hp: 31', 'hp: 38') })
  const front = shapes.find(({ name }) => name === 'front matter')?.text ?? ''
  expect(withHitPoints(front, 12)).toEqual({ ok: true, value: front.replace('\nhp: 31', '\nhp: 12') })
})

test.each(shapes)('13.15 level and experience of $name keep the sheet whole', ({ text }) => {
  const [grown, earned] = [withLevel(text, 4), withExperience(text, 1_200)]
  const [before, after] = [read(text), read(earned.ok ? earned.value : text)]
  expect(read(grown.ok ? grown.value : text)).toMatchObject({ level: grown.ok ? 4 : 3, hitPoints: { max: 31 } })
  expect(after).toEqual({ ...before, experience: earned.ok ? 1_200 : before.experience })
})

test('13.15 slots with no room for those that are left are refused, not spoiled', () => {
  expect(withSlotsUsed('# Ida\n\nSlots: 4 / 2\n', 1, 1)).toMatchObject({ ok: false })
  expect(withSlotsUsed('# Ida\n\nSlots: 4 first, 2 second\n', 2, 1)).toEqual({
    ok: true,
    value: '# Ida\n\nSlots: 4 first, 1/2 second\n',
  })
})

test('13.15 a sheet that came out empty has the hit points of its class, and says so', () => {
  const { character, warnings } = parseSheet('# Oswin\n\n**Class**: Fighter\n**Level**: 3\n\nA ferry guard.\n')
  expect(character.hitPoints.max).toBe(22)
  expect(warnings.filter(({ isGrave }) => isGrave).map(({ message }) => message.split(',')[0])).toEqual([
    'No "Armor Class" is given; 10 and DEX is taken.',
    'No "Hit Points" are given',
  ])
})

test('13.15 what is saved against is no bonus to hit', () => {
  const table = '# Ida\n\n| Attack | To hit | Damage |\n|---|---|---|\n| Sacred flame | DC 13 Dex | 1d8 radiant |\n'
  expect(read(table).attacks).toMatchObject([{ name: 'Sacred flame', bonus: undefined, damage: '1d8 radiant' }])
})
