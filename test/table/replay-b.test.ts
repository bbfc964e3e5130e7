import { test } from 'vitest'
import { expectReplay } from './replayed.ts'

/** Half of the hundred; the other half runs beside it. */
const seeds = Array.from({ length: 50 }, (_, index) => 50 + index)

test.each(seeds)('a session of 200 beats comes again to the byte (seed %i)', seed => expectReplay(seed, 200))
