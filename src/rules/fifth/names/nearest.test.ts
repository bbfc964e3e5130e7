import { expect, test } from 'vitest'
import { nearestNames } from './nearest.ts'

const known = ['Fireball', 'Fire Bolt', 'Fire Storm', 'Delayed Blast Fireball', 'Bless', 'Cure Wounds']

test.each([
  ['firebal', 'Fireball'],
  ['FIREBOLT', 'Fire Bolt'],
  ['cure wound', 'Cure Wounds'],
  ['bles', 'Bless'],
])('"%s" is nearest to %s', (asked, expected) => {
  expect(nearestNames(asked, known)[0]).toBe(expected)
})

test('a name that is like nothing has no neighbours, and a page of text takes no time', () => {
  expect(nearestNames('zzzzzzzzzzzz', known)).toEqual([])
  expect(nearestNames('x'.repeat(1_000_000), known)).toEqual([])
})
