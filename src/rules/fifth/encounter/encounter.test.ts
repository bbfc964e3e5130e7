/** Budgets as the tables have them, and encounters that keep to them. */
import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import { monsters } from '../data/monsters.ts'
import { dayBudget, difficulties, multiplierOf, reckon, thresholdOf } from './budget.ts'
import { buildEncounter, printEncounter } from './build.ts'
import { challengeRatings, experienceAt, printChallenge, toChallenge } from './experience.ts'

test('every monster is worth what its rating says', () => {
  for (const { name, challenge, experience } of monsters)
    expect([name, experienceAt(challenge)]).toEqual([name, experience])
})

test('ratings are read as they are printed', () => {
  for (const rating of challengeRatings) expect(toChallenge(printChallenge(rating))).toBe(rating)
  expect(['', '1/3', '31', '-1', 'constructor'].map(toChallenge)).toEqual(Array.from({ length: 5 }))
})

test('four third-level heroes against a bugbear and three hobgoblins: the sum doubles', () => {
  const reckoning = reckon([200, 100, 100, 100], [3, 3, 3, 2])
  expect(reckoning).toEqual({
    experience: 500,
    adjusted: 1000,
    multiplier: 2,
    difficulty: 'hard',
    thresholds: { easy: 275, medium: 550, hard: 825, deadly: 1400 },
  })
})

test.each([
  [1, 4, 1],
  [2, 4, 1.5],
  [6, 4, 2],
  [10, 4, 2.5],
  [14, 4, 3],
  [15, 4, 4],
  [1, 2, 1.5],
  [15, 2, 5],
  [1, 6, 0.5],
])('%i foes against %i heroes count %d-fold', (foes, heroes, multiplier) => {
  expect(multiplierOf(foes, heroes)).toBe(multiplier)
})

test('thresholds and days rise with every level', () => {
  for (let level = 2; level <= 20; level += 1) {
    for (const difficulty of difficulties) {
      expect(thresholdOf([level], difficulty)).toBeGreaterThan(thresholdOf([level - 1], difficulty))
    }
    expect(dayBudget([level])).toBeGreaterThan(dayBudget([level - 1]))
  }
  expect(dayBudget([1, 1, 1, 1])).toBe(1200)
})

test('a wanted difficulty is kept, at every level, from every seed', () => {
  for (let level = 1; level <= 20; level += 1) {
    for (const difficulty of difficulties) {
      for (let seed = 0; seed < 5; seed += 1) {
        const built = buildEncounter(
          { levels: [level, level, level, level], difficulty },
          seedRng(`${level} ${difficulty} ${seed}`),
        )
        expect([level, difficulty, built.ok && built.value.encounter.reckoning.difficulty]).toEqual([
          level,
          difficulty,
          difficulty,
        ])
      }
    }
  }
})

test('the same seed meets the same foes; nobody at all is refused', () => {
  const wish = { levels: [5, 5, 5, 5], difficulty: 'hard', types: ['undead'] } as const
  const [once, again] = [buildEncounter(wish, seedRng(7)), buildEncounter(wish, seedRng(7))]
  expect(once).toEqual(again)
  expect(once.ok && once.value.encounter.groups.every(({ monster }) => monster.type === 'undead')).toBe(true)
  expect(once.ok && printEncounter(once.value.encounter)).toMatch(/\w/)
  expect(buildEncounter({ ...wish, levels: [] }, seedRng(1)).ok).toBe(false)
  expect(buildEncounter({ ...wish, types: ['teapot'] }, seedRng(1)).ok).toBe(false)
})
