import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expression, pool } from '../../../test/dice-arbitraries.ts'
import { quickestMs } from '../../../test/quickest.ts'
import { seedRng } from '../random.ts'
import type { Distribution } from './distribution.ts'
import { chanceOf, distributionOf } from './distribution.ts'
import { nodeWeights } from './odds/node-weights.ts'
import { parseDice } from './parse.ts'
import { rollDice } from './roll.ts'

function oddsOf(source: string): Distribution {
  const parsed = parseDice(source)
  if (!parsed.ok) throw new Error(`${source}: ${parsed.refusal.code}`)
  const odds = distributionOf(parsed.value)
  if (!odds.ok) throw new Error(`${source}: ${odds.refusal.code}`)
  return odds.value
}

test.each([
  ['1d20', 1, 20, 10.5, 33.25],
  ['40d6', 40, 240, 140, 40 * (35 / 12)],
  ['2d20kh1', 1, 20, 553 / 40, 22.194375],
  ['4d6kh3', 3, 18, 15869 / 1296, 8.1045232529],
  ['10d6kh5', 5, 30, 731015215 / 30233088, 9.2335979],
  ['5d20kh2', 2, 40, 991333 / 32000, 33.2497746],
  ['4d6kh1kl1', 2, 12, 7, 2.2361111],
  ['1d20ro1+5', 6, 25, 15.975, 30.174375],
  ['2d6r<3', 6, 12, 9, 2.5],
  ['1d20mi10', 10, 20, 12.75, 11.6875],
  ['10d6max5', 10, 50, 100 / 3, 22.2222222],
  ['3d6*10', 30, 180, 105, 875],
  ['1d20-1d4+5', 2, 24, 13, 34.5],
  ['6d10>=8f1', -6, 6, 1.2, 2.16],
  ['4d6k>3', 0, 24, 10, 26.3333333],
  ['dF.1', -1, 1, 0, 1 / 3],
  ['(1d4)d6', 1, 24, 8.75, 22.6041667],
  ['max(1d20, 1d20)', 1, 20, 13.825, 22.194375],
  ['{1d20, 1d20}kl1', 1, 20, 7.175, 22.194375],
  ['{1d6, 1d6, 1d6}dh1', 2, 12, 133 / 24, 4.9056713],
  ['{4d6}kh3', 3, 18, 15869 / 1296, 8.1045232529],
  ['{2d6, 1d20}>=10', 0, 2, 1 / 6 + 11 / 20, 0.3863889],
  ['1d20+5>=15', 0, 1, 0.55, 0.2475],
  ['floor(1d20/3)', 0, 6, 3.15, 3.7275],
  ['-1d6', -6, -1, -3.5, 35 / 12],
  ['1d8/3', 1 / 3, 8 / 3, 1.5, 0.5833333],
  ['0d6', 0, 0, 0, 0],
])('%s is exact: from %d to %d, mean %d, variance %d', (source, min, max, mean, variance) => {
  const odds = oddsOf(source)
  expect(odds).toMatchObject({ exact: true, samples: 0, min, max, tail: 0 })
  expect(odds.mean).toBeCloseTo(mean, 12)
  expect(odds.variance).toBeCloseTo(variance, 6)
})

test('an even mean is even to the last bit', () => {
  expect([oddsOf('40d6').mean, oddsOf('500d6+3').mean, oddsOf('1d20').mean]).toEqual([140, 1753, 10.5])
})

test.each([
  ['1d6!', 1, 4.2, 10.64],
  ['4d6!!', 4, 16.8, 42.56],
  ['1d6!p', 1, 4, 8],
  ['3d10!>=9', 3, 20.625, 100.546875],
  ['6d10!>=8', 6, 330 / 7, 323.2653061],
])('%s has no highest total, but an exact mean and a tail too thin to see', (source, min, mean, variance) => {
  const odds = oddsOf(source)
  expect(odds).toMatchObject({ exact: true, min, max: null })
  expect(odds.mean).toBeCloseTo(mean, 10)
  expect(odds.variance).toBeCloseTo(variance, 5)
  expect(odds.tail).toBeLessThan(1e-11)
})

test('what explodes downwards has no lowest total', () => {
  expect(oddsOf('dF!=-1')).toMatchObject({ min: null, max: 1 })
  expect(oddsOf('10-1d6!')).toMatchObject({ min: null, max: 9 })
  expect(oddsOf('1d6!!max10')).toMatchObject({ min: 1, max: 10 })
  expect(oddsOf('1d6!!r<3').max).toBeNull()
})

test('what cannot be worked out is sampled, and says so', () => {
  for (const source of ['4d6u', '{2d6+1d8}kh2', '2d1000000', 'floor(1d6!/2)']) {
    const odds = oddsOf(source)
    expect({ source, exact: odds.exact }).toEqual({ source, exact: false })
    expect(odds.samples).toBeGreaterThanOrEqual(1000)
  }
  expect(oddsOf('1d6ra6')).toEqual(oddsOf('1d6ra6'))
})

test('odds of what can be refused are refused', () => {
  for (const [source, code] of [
    ['1d6/(1d4-1)', 'division-by-zero'],
    ['sqrt(1d4-3)', 'no-number'],
    ['(1d4-2)d6', 'count-impossible'],
    ['1d(1d4-1)', 'sides-impossible'],
    ['1d(1d4)!>0', 'endless'],
    ['1000d20r<20u', 'too-many-throws'],
  ] as const) {
    const parsed = parseDice(source)
    expect(parsed.ok && distributionOf(parsed.value)).toMatchObject({ ok: false, refusal: { code } })
  }
})

test('chances add up, and can be asked for', () => {
  const odds = oddsOf('2d6')
  expect(chanceOf(odds, () => true)).toBeCloseTo(1, 12)
  expect(chanceOf(odds, total => total === 7)).toBeCloseTo(1 / 6, 12)
})

test('keep and drop take milliseconds', () => {
  for (const source of ['10d6kh5', '5d20kh2', '20d20kh10', '100d6']) {
    expect(quickestMs(30, () => oddsOf(source))).toBeLessThan(30)
  }
})

/** Rolls per expression, and how many standard errors the sampled mean may be off: by chance once in 10^8 tries. */
const ROLLS = 1000
const ERRORS = 6

test('exact odds are what sampling finds', () => {
  fc.assert(
    fc.property(fc.oneof(pool, expression), fc.integer(), (source, seed) => {
      const parsed = parseDice(source)
      fc.pre(parsed.ok)
      const exact = nodeWeights(parsed.value.root, { left: 1_000_000, refusal: null })
      fc.pre(exact !== null)
      let [rng, sum] = [seedRng(seed), 0]
      for (let left = ROLLS; left > 0; left -= 1) {
        const rolled = rollDice(parsed.value, rng)
        fc.pre(rolled.ok)
        expect(rolled.value.total).toBeGreaterThanOrEqual((exact.min ?? rolled.value.total) - 1e-9)
        expect(rolled.value.total).toBeLessThanOrEqual((exact.max ?? rolled.value.total) + 1e-9)
        sum += rolled.value.total
        rng = rolled.value.rng
      }
      const allowed = ERRORS * Math.sqrt(exact.variance / ROLLS) + 1e-9 * (1 + Math.abs(exact.mean))
      expect(Math.abs(sum / ROLLS - exact.mean)).toBeLessThanOrEqual(allowed)
    }),
    { seed: 7, numRuns: 150 },
  )
})
