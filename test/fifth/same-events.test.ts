/** What a seed gives is a promise: a fight that was recorded must be told again to the byte by the code of tomorrow. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fightFrom, seeds } from './random-fight.ts'

/** Changes only with the rules, never with their speed; whoever changes a rule writes the new one down. */
const told = '6db9accd898baf87'

test('two hundred fights give the events they always gave', () => {
  const hash = createHash('sha256')
  for (const seed of seeds(200)) {
    const { events, after, rng } = fightFrom(seed)
    hash.update(JSON.stringify([events, after, rng]))
  }
  expect(hash.digest('hex').slice(0, 16)).toBe(told)
})
