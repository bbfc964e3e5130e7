import { describe, expect, test } from 'vitest'
import { calmEvening, evenDying, twiceIn } from './dying.ts'

/** A sample at every push; `GLOAM_DEATHS=500` does more. */
const rounds = Number(process.env['GLOAM_DEATHS'] ?? 12)

describe.each([6, 7, 11])('13.10 an evening whose table dies between any two changes (seed %i)', seed => {
  test(
    'ends in the same files, does nothing twice, and takes none of its own words for somebody else’s',
    async () => {
      const calm = await calmEvening(seed, 12)
      for (let round = 0; round < rounds; round += 1) {
        const { pages, entries } = await evenDying(seed, round, 12)
        expect({ round, pages }).toEqual({ round, pages: calm.pages })
        expect({ round, twice: twiceIn(entries) }).toEqual({ round, twice: [] })
        expect({ round, edited: entries.filter(({ type }) => type === 'edited') }).toEqual({ round, edited: [] })
      }
    },
    Math.max(120_000, rounds * 5000),
  )
})
