import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance } from './distance.ts'

test('a slip of the finger is one away', () => {
  expect(distance('merge', 'merge')).toBe(0)
  expect(distance('merg', 'merge')).toBe(1)
  expect(distance('mirge', 'merge')).toBe(1)
  expect(distance('', 'roll')).toBe(4)
})

test('it is the same both ways, and never more than the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(distance(one, other)).toBe(distance(other, one))
      expect(distance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})
