/** Strangers' campaigns, wandered through: no secret is told or written down before it is found. The many runs are in soak. */
import { describe, expect, test } from 'vitest'
import { foreignNames, ownNames } from './foreign.ts'
import { wander } from './wander.ts'

describe.each([...foreignNames, ...ownNames])('14 strangers: %s', name => {
  test.each(['follower', 'asker'] as const)('a %s is told no secret that was not found', async player => {
    expect(await wander(name, 1, player, 25)).toEqual([])
  })
})
