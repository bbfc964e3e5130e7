import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pick } from '../expression.ts'
import { applyPicks } from './pick.ts'

function kept(values: readonly number[], ...picks: readonly Pick[]): readonly number[] {
  const items = values.map(value => ({ value, kept: true }))
  applyPicks(picks, items)
  return items.flatMap(item => (item.kept ? [item.value] : []))
}

test('what is kept stays where it lay', () => {
  expect(kept([3, 1, 6, 2], { keep: true, end: 'high', count: 2 })).toEqual([3, 6])
  expect(kept([3, 1, 6, 2], { keep: false, end: 'low', count: 1 })).toEqual([3, 6, 2])
  expect(kept([3, 1, 6, 2], { keep: true, end: null, when: { op: '<', to: 3 } })).toEqual([1, 2])
})

test('what was dropped before is not picked again', () => {
  const items = [5, 6, 1].map(value => ({ value, kept: value !== 6 }))
  applyPicks([{ keep: true, end: 'high', count: 1 }], items)
  expect(items.map(item => item.kept)).toEqual([true, false, false])
})

test('however many there are, the highest are kept', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 60 }), fc.nat(70), (values, count) => {
      const highest = [...values].sort((one, other) => other - one).slice(0, count)
      const found = [...kept(values, { keep: true, end: 'high', count })].sort((one, other) => other - one)
      expect(found).toEqual(highest)
    }),
    { seed: 7, numRuns: 500 },
  )
})
