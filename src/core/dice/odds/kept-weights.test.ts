import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dieOf } from '../die-kind.ts'
import type { Pick } from '../expression.ts'
import { applyPicks } from '../resolve/pick.ts'
import { keptSum } from './kept-weights.ts'
import { facesOf, weigh } from './weights.ts'

/** The slow way: every roll there is. */
function everyRoll(sides: number, count: number, picks: readonly Pick[]) {
  const counted = new Map<number, number>()
  const visit = (values: readonly number[]): void => {
    if (values.length < count) {
      for (let face = 1; face <= sides; face += 1) visit([...values, face])
      return
    }
    const items = values.map(value => ({ value, kept: true }))
    applyPicks(picks, items)
    const sum = items.reduce((so, { value, kept }) => so + (kept ? value : 0), 0)
    counted.set(sum, (counted.get(sum) ?? 0) + 1)
  }
  visit([])
  return weigh(counted)
}

const rank = fc.record({
  keep: fc.boolean(),
  end: fc.constantFrom('high' as const, 'low' as const),
  count: fc.integer({ min: 0, max: 5 }),
})

test('dealing values out from the lowest finds what going through every roll finds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(rank, { minLength: 1, maxLength: 3 }),
      (sides, count, picks) => {
        const quick = keptSum(facesOf(dieOf(sides)), count, picks, value => value, { left: 1e7, refusal: null })
        const slow = everyRoll(sides, count, picks)
        expect([quick?.values, quick?.counts]).toEqual([slow.values, slow.counts])
      },
    ),
    { seed: 7, numRuns: 300 },
  )
})

test('what is too much work is left to sampling', () => {
  const picks: readonly Pick[] = [{ keep: true, end: 'high', count: 50 }]
  expect(keptSum(facesOf(dieOf(20)), 100, picks, value => value, { left: 1e6, refusal: null })).toBeNull()
})
