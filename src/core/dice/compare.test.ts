import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compares, hits, hitsAny, hitsEvery, matches } from './compare.ts'
import type { Comparison, Point } from './expression.ts'

const every: readonly Comparison[] = ['=', '<>', '<', '<=', '>', '>=']

test('each comparison, below, at and above its number', () => {
  const seen = every.map(op => [2, 3, 4].map(value => compares(op, value, 3)))
  expect(seen).toEqual([
    [false, true, false],
    [true, false, true],
    [true, false, false],
    [true, true, false],
    [false, false, true],
    [false, true, true],
  ])
  expect(matches({ op: '>=', to: 3 }, 3)).toBe(true)
})

test('without a number a point means the end of the die', () => {
  const faces = { low: -1, high: 1 }
  expect([-1, 0, 1].map(face => hits('highest', face, faces))).toEqual([false, false, true])
  expect([-1, 0, 1].map(face => hits('lowest', face, faces))).toEqual([true, false, false])
  expect(hitsAny(['lowest', { op: '=', to: 1 }], 0, faces)).toBe(false)
})

const point: fc.Arbitrary<Point> = fc.oneof(
  fc.constantFrom('highest' as const, 'lowest' as const),
  fc.record({ op: fc.constantFrom(...every), to: fc.integer({ min: -4, max: 22 }).map(to => to / 2) }),
)

test('whether any face escapes is known without looking at all of them', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 9 }), (points, high) => {
      const faces = { low: 1, high }
      const all = Array.from({ length: high }, (_, index) => index + 1)
      expect(hitsEvery(points, faces)).toBe(all.every(face => hitsAny(points, face, faces)))
    }),
    { seed: 7, numRuns: 2000 },
  )
})
