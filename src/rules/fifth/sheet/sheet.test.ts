/** Sheets as people write them, read whole, and printed as they were. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSheet, printSheet, toCreature, voiceOf } from './index.ts'
import { rough, warden } from './sheet.fixture.ts'

const tamsin = parseSheet(warden, 'party/tamsin-orrel.md').character
const odo = parseSheet(rough).character

test('a sheet prints as it was read', () => {
  for (const text of [warden, rough, '', '\ufeff# A\n', 'no sheet at all'])
    expect(printSheet(parseSheet(text))).toBe(text)
})

test('who somebody is', () => {
  const { name, tradeName, player, campaign, race, className, level, background, alignment } = tamsin
  expect({ name, tradeName, player, campaign, race, className, level, background, alignment }).toEqual({
    name: 'Tamsin Orrel',
    tradeName: 'Lantern',
    player: 'ai',
    campaign: 'The Salt Road',
    race: 'Half-Elf',
    className: 'Wizard',
    level: 3,
    background: 'Chart maker',
    alignment: 'Neutral Good',
  })
  expect([odo.name, odo.player, odo.className, odo.level, odo.race]).toEqual([
    'Odo Fenn',
    'human',
    'Rogue',
    5,
    'Lightfoot Halfling',
  ])
})

test('the numbers of a fight', () => {
  expect(tamsin.abilities).toEqual({ str: 8, dex: 14, con: 12, int: 17, wis: 10, cha: 13 })
  expect(tamsin.armour).toEqual([
    { value: 14, note: 'Energy Shield active' },
    { value: 12, note: 'Shield offline' },
  ])
  expect(tamsin.hitPoints).toEqual({ current: 11, max: 17, temporary: 0 })
  expect(tamsin.hitDice).toEqual([{ die: 6, max: 3, used: 0 }])
  expect(tamsin.saves).toEqual({ str: -1, dex: 2, con: 1, int: 5, wis: 2, cha: 1 })
  expect(tamsin.saveProficiencies).toEqual(['int', 'wis'])
  expect(tamsin.skills).toEqual({ arcana: 5, investigation: 5, 'sleight-of-hand': 4, history: 7 })
  expect(tamsin.expertise).toEqual(['history'])
  expect(odo.abilities).toEqual({ str: 8, dex: 18, con: 12, int: 13, wis: 10, cha: 14 })
  expect([odo.hitPoints, odo.armour, odo.speeds, odo.proficiency]).toEqual([
    { current: 33, max: 33, temporary: 0 },
    [{ value: 16 }],
    { walk: 25, climb: 15 },
    3,
  ])
})

test('attacks, magic and belongings', () => {
  expect(tamsin.attacks.map(({ name, bonus }) => [name, bonus])).toEqual([
    ['Dagger', 4],
    ['Fire Bolt', 'spell'],
    ['Light crossbow', 4],
  ])
  expect(odo.attacks).toEqual([{ name: '+1 Rapier', bonus: 8, damage: '1d8+5', notes: '' }])
  expect(tamsin.magic).toEqual({
    ability: 'int',
    saveDc: 13,
    attackBonus: 5,
    slots: { 1: { max: 4, used: 0 }, 2: { max: 2, used: 1 } },
    cantrips: ['Fire Bolt', 'Light', 'Mage Hand'],
    known: [],
    prepared: ['Shield', 'Magic Missile', 'Sleep', 'Misty Step'],
  })
  expect(tamsin.items).toContainEqual({ name: 'Quarterstaff', count: 1, note: "her grandmother's" })
  expect(tamsin.items).toContainEqual({ name: 'Arrows', count: 20 })
  expect(tamsin.items).toContainEqual({ name: 'Rations', count: 5 })
  expect(tamsin.items).toContainEqual({ name: 'a brass compass', count: 1 })
  expect(tamsin.items).toContainEqual({ name: 'Brass Lantern', count: 1, note: 'never quite goes out' })
  expect([tamsin.coins, odo.coins]).toEqual([
    { cp: 0, sp: 8, ep: 0, gp: 15, pp: 0 },
    { cp: 0, sp: 12, ep: 0, gp: 1204, pp: 3 },
  ])
  expect([tamsin.languages, odo.languages]).toEqual([['Common', 'Elvish', 'Dwarvish'], []])
  expect(tamsin.features.map(({ name }) => name)).toEqual([
    'Darkvision',
    'Fey Ancestry',
    'Arcane Recovery',
    'Sea Charts',
  ])
})

test('the voice a companion plays from', () => {
  expect(voiceOf(tamsin)).toEqual({
    name: 'Tamsin Orrel',
    traits: ['Counts steps under her breath.', 'Hates an unlabelled jar.'],
    ideal: 'A map should be true.',
    bond: "Her brother's last chart.",
    flaw: 'Cannot leave a blank on a map.',
    speechPattern: 'Short, exact, dry.',
    typicalReactions: ['To danger: looks for the second exit', 'To praise: changes the subject'],
    sampleLines: [],
    impressions: ['The smith is loud and kind.'],
    proactiveTriggers: ['Somebody burns a book.'],
    strongOpinions: ['Old maps lie.'],
    partyRole: 'Scout of the mind',
    vetoLikelihood: 'medium-low',
    secretTriggers: ['A chart nobody has copied.'],
    secrecyStyle: 'Waits until all sleep.',
    moralLimits: 'Never from the poor.',
  })
  expect(tamsin.backstory).toBe('Drew coastlines for pay.\n\nThen one of them moved.')
})

test('a creature to fight with', () => {
  const creature = toCreature(tamsin)
  expect([creature.id, creature.armour, creature.hitPoints, creature.maxHitPoints]).toEqual([
    'tamsin-orrel',
    14,
    11,
    17,
  ])
  expect(creature.attacks.map(({ name, kind, damage }) => [name, kind, damage[0]?.dice, damage[0]?.type])).toEqual([
    ['Dagger', 'melee', '1d4+2', 'piercing'],
    ['Light crossbow', 'ranged', '1d8+2', 'piercing'],
  ])
  expect(creature.spellcasting).toMatchObject({
    saveDc: 13,
    cantrips: ['fire-bolt', 'light', 'mage-hand'],
    canCastRituals: true,
  })
  const rogue = toCreature(odo)
  expect([rogue.size, rogue.sneakAttack, rogue.attacks[0]?.materials, rogue.attacks[0]?.ability]).toEqual([
    'small',
    '3d6',
    ['magical'],
    'dex',
  ])
})

test('what is wrong is told with its line, and the rest is read', () => {
  const { character, warnings } = parseSheet(
    '# Ada\n\n| **Hit Points** | 12/9 |\n| **Level** | 31 |\n| **Class** | Pilot |\n',
    'party/ada.md',
  )
  expect(character.hitPoints.current).toBe(12)
  expect(
    warnings.filter(({ line }) => line > 1).map(({ path, line, message }) => `${path}:${line}: ${message}`),
  ).toEqual([
    'party/ada.md:3: Hit points are above their maximum: 12/9.',
    'party/ada.md:4: Level 31 is outside 1 to 20.',
    'party/ada.md:5: "Pilot" is no class of the SRD; its numbers are taken as written.',
  ])
  expect(parseSheet(warden).warnings).toEqual([])
})

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '# ',
    '## Combat Stats\n',
    '| **Hit Points** | ',
    '**',
    ': ',
    '\r\n',
    '\n',
    '|',
    '- ',
    '```\n',
    '[x]',
    '1st',
    '8/9',
    'gp',
  ),
  fc.constantFrom(...warden.split('\n').map(line => `${line}\n`)),
)

test('any text at all is read without a fault and printed as it was', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
      const text = pieces.join('')
      const sheet = parseSheet(text)
      expect(printSheet(sheet)).toBe(text)
      expect(() => toCreature(sheet.character)).not.toThrow()
    }),
    { numRuns: 400 },
  )
})
