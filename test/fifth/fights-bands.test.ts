/** Encounter budgets mean something: the harder an encounter is said to be, the more it costs. */
import { expect, test } from 'vitest'
import { playLevel } from './bands.ts'

/** In small numbers two bands that are nearly always won may tie; how many are left standing tells them apart. */
test.each([1, 5, 11, 17])('at level %i easy is easier than medium, medium than hard, hard than deadly', level => {
  const standing = playLevel(level, 60).map(band => band.standing)
  expect(standing).toEqual(standing.toSorted((one, other) => other - one))
  expect(new Set(standing).size).toBe(4)
})
