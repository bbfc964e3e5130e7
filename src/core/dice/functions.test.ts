import { expect, test } from 'vitest'
import { calculate, faultOf, functions, isFunctionName } from './functions.ts'

test('rounding down and the remainder go together, also below zero', () => {
  for (const [left, right] of [
    [7, 2],
    [-7, 2],
    [7, -2],
    [-7, -2],
    [7.5, 2],
  ] as const) {
    expect(calculate('//', left, right) * right + calculate('%', left, right)).toBeCloseTo(left, 12)
  }
  expect([calculate('//', -7, 2), calculate('%', -7, 2)]).toEqual([-4, 1])
})

test('a comparison of totals is worth one or nothing', () => {
  expect([calculate('>=', 15, 15), calculate('<', 15, 15), calculate('<>', 1, 2)]).toEqual([1, 0, 1])
})

test('what cannot be calculated says why', () => {
  expect(calculate('/', 1, 0)).toBe(Number.POSITIVE_INFINITY)
  expect([faultOf('/', 0), faultOf('//', 0), faultOf('%', 0), faultOf('^', 0), faultOf('/', 2)]).toEqual([
    'division-by-zero',
    'division-by-zero',
    'division-by-zero',
    'no-number',
    'no-number',
  ])
})

test('halves go away from zero', () => {
  expect([2.5, -2.5, 2.4, -2.6].map(value => functions.round.apply(value))).toEqual([3, -3, 2, -3])
})

test('only our own functions have names', () => {
  expect(isFunctionName('floor')).toBe(true)
  for (const name of ['constructor', 'toString', '__proto__', 'Floor']) expect(isFunctionName(name)).toBe(false)
})
