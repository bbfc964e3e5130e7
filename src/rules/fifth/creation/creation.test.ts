/** Every class, race and level makes a sheet that reads back as what was asked for. */
import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import { classes } from '../data/classes.ts'
import { modifierOf } from '../model/abilities.ts'
import { parseSheet, toCreature, voiceOf } from '../sheet/index.ts'
import { type CharacterWish, classNames, createCharacter, explainCreation } from './create.ts'
import { raceNames } from './heritage.ts'
import { hitPointsAt } from './hit-points.ts'
import { checkScores, defaultPoints, pointCost, rollScores, standardArray } from './scores.ts'

const wish: CharacterWish = {
  name: 'Ansa Reed',
  campaign: 'ember-road',
  race: 'Human',
  className: 'Fighter',
  level: 1,
  method: 'array',
  background: 'Acolyte',
  player: 'ai',
}

function sheetOf(given: Partial<CharacterWish>): string {
  const made = createCharacter({ ...wish, ...given }, seedRng('a'))
  return made.ok ? made.value.sheet : explainCreation(made.refusal)
}

const everyLevel = classNames.flatMap(className =>
  Array.from({ length: 20 }, (_, index) => [className, 'Human', index + 1] as const),
)
const everyRace = classNames.flatMap(className => raceNames.map(race => [className, race, 5] as const))

test.each([...everyLevel, ...everyRace])('%s, %s, level %i', (className, race, level) => {
  const { character, warnings } = parseSheet(sheetOf({ className, race, level }), 'party/ansa-reed.md')
  const at = classes.find(({ name }) => name === className)?.levels[level - 1]
  expect(warnings).toEqual([])
  expect([character.name, character.level, character.proficiency]).toEqual(['Ansa Reed', level, at?.proficiency])
  expect(character.race).toContain(race)
  const slots = Object.entries(character.magic?.slots ?? {}).map(([slot, { max }]) => [Number(slot), max])
  expect(slots).toEqual((at?.slots ?? []).flatMap((max, index) => (max > 0 ? [[index + 1, max]] : [])))
  const { attacks, hitPoints, maxHitPoints } = toCreature(character)
  expect(hitPoints).toBe(maxHitPoints)
  expect(attacks.length).toBeGreaterThan(0)
  expect(attacks.every(({ damage }) => damage.length > 0)).toBe(true)
  const highest = className === 'Barbarian' && level === 20 ? 24 : 20
  expect(Math.max(...Object.values(character.abilities))).toBeLessThanOrEqual(highest)
})

test.each([
  ['Wizard', 6, 5, 2, 6 + 2 + 4 * (4 + 2)],
  ['Barbarian', 12, 20, 3, 12 + 3 + 19 * 10],
  ['Cleric', 8, 1, -1, 7],
] as const)('%s: d%i at level %i with CON %i has %i hit points', (_name, die, level, constitution, expected) => {
  expect(hitPointsAt(die, level, constitution)).toBe(expected)
})

test('scores: the array, 27 points, and dice of which three count', () => {
  expect(standardArray.reduce((sum, score) => sum + (pointCost(score) ?? 0), 0)).toBe(27)
  expect(defaultPoints.reduce((sum, score) => sum + (pointCost(score) ?? 0), 0)).toBe(27)
  expect(checkScores([15, 15, 15, 8, 8, 8], 'points').ok).toBe(true)
  for (const [scores, method, code] of [
    [[15, 15, 15, 9, 8, 8], 'points', 'points-overspent'],
    [[16, 8, 8, 8, 8, 8], 'points', 'score-not-for-sale'],
    [[15, 14, 13, 12, 10], 'array', 'scores-count'],
    [[15, 15, 13, 12, 10, 8], 'array', 'scores-not-array'],
    [[2, 8, 8, 8, 8, 8], 'dice', 'score-out-of-range'],
  ] as const) {
    const checked = checkScores(scores, method)
    expect(checked.ok ? 'accepted' : checked.refusal.code).toBe(code)
  }
  const rolled = rollScores(seedRng(3))
  expect(rolled.scores.every(score => score >= 3 && score <= 18)).toBe(true)
  expect(rollScores(seedRng(3))).toEqual(rolled)
})

test('blood that leaves a choice has it made: a dragon, a cantrip', () => {
  const blue = parseSheet(sheetOf({ race: 'blue dragonborn' })).character
  expect([blue.race, toCreature(blue).resistances]).toEqual(['Dragonborn (Blue)', [{ type: 'lightning' }]])
  expect(parseSheet(sheetOf({ race: 'Dragonborn' })).character.race).toBe('Dragonborn (Red)')
  expect(sheetOf({ race: 'Blue Human' })).toContain('| **Race** | Human |')
  expect(parseSheet(sheetOf({ race: 'High Elf', className: 'Cleric' })).character.magic?.cantrips).toContain(
    'Prestidigitation',
  )
})

test('a placed score stays where it was put, and the blood is added', () => {
  const { character } = parseSheet(sheetOf({ race: 'Half-Orc', scores: [8, 10, 12, 13, 14, 15] }))
  expect(character.abilities).toEqual({ str: 10, dex: 10, con: 13, int: 13, wis: 14, cha: 15 })
})

test('a companion has a voice, reasons to speak up, and limits', () => {
  for (const className of classNames) {
    const voice = voiceOf(parseSheet(sheetOf({ className })).character)
    expect(
      [voice.speechPattern, voice.bond, voice.flaw, voice.partyRole, voice.moralLimits].every(
        words => words.length > 8,
      ),
    ).toBe(true)
    expect([
      voice.typicalReactions.length,
      voice.sampleLines.length,
      voice.proactiveTriggers.length,
      voice.strongOpinions.length,
      voice.secretTriggers.length,
    ]).toEqual([3, 2, 2, 2, 2])
    expect(voice.vetoLikelihood).toBeDefined()
  }
})

test('a name cannot become markdown, and what is unknown is refused with what there is', () => {
  expect(parseSheet(sheetOf({ name: 'Bo\n## Notes | x' })).character.name).toBe('Bo Notes x')
  expect(sheetOf({ className: 'Pilot' })).toMatch(/no class "Pilot"\. There are: Barbarian, Bard/)
  expect(sheetOf({ race: 'constructor' })).toMatch(/no race "constructor"/)
  expect(sheetOf({ level: 21 })).toBe('Level 21 is outside 1 to 20.')
  expect(sheetOf({ name: '***' })).toMatch(/needs a name/)
})

test('a fighter as the book would make it', () => {
  const { character } = parseSheet(sheetOf({ race: 'Hill Dwarf' }))
  const { armour, hitPoints, attacks, abilities, speeds } = character
  expect(speeds.walk).toBe(25) // short legs
  expect([armour[0]?.value, hitPoints.max, abilities.str]).toEqual([19, 10 + modifierOf(abilities.con) + 1, 15])
  expect(attacks.map(({ name, bonus, damage }) => [name, bonus, damage])).toEqual([
    ['Light crossbow', 3, '1d8+1 piercing'],
    ['Longsword', 4, '1d8+2 slashing'],
  ])
})
