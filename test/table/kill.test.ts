import { afterAll, expect, test } from 'vitest'
import { cleanUp } from '../store/harness.ts'
import { killTables } from './kill.ts'

afterAll(cleanUp)

/** Forty at every push; `GLOAM_KILLS=200` and the soak do more. */
const wanted = Number(process.env['GLOAM_KILLS'] ?? 40)

test(
  '13.10 killed at random moments, in a save too, an evening loses nothing, doubles nothing, and ends in the same files',
  async () => {
    const { kills, told, beats } = await killTables(wanted, 12)
    expect(kills).toBeGreaterThanOrEqual(wanted)
    expect(told).toBeGreaterThan(beats)
  },
  Math.max(120_000, wanted * 3000),
)
