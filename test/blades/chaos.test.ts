/** Sessions with a chaotic cast, a few of the ten thousand that `npm run soak -- blades` plays. */
import { expect, test } from 'vitest'
import { session, turnsToRest } from './chaos.ts'

test.each(Array.from({ length: 16 }, (_, seed) => seed))('15: a chaotic cast leaves a legal game (seed %i)', seed => {
  const once = session(seed, 100)
  expect(session(seed, 100).log).toBe(once.log)
  expect(turnsToRest(once.world, seed)).toBeLessThanOrEqual(30)
})

test.each([3, 11, 27, 54])(
  '15: from wherever chaos stopped, rest and a scene are within thirty turns (%i turns in)',
  turns => {
    for (let seed = 100; seed < 130; seed += 1)
      expect(turnsToRest(session(seed, turns).world, seed)).toBeLessThanOrEqual(30)
  },
)
