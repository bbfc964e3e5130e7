/** A sample of `npm run bench -- slow-text`, small enough for every day. */
import { expect, test } from 'vitest'
import { below, seedRng, streamOf } from '../src/core/random.ts'
import { entries } from './slow-text/all.ts'
import { measureAll } from './slow-text/run.ts'
import { shapes } from './slow-text/shapes.ts'

/** Of each way in, this many shapes; the bench takes all of them. */
const each = 5
const minutes = 60_000

test('13.22 there are at least forty shapes', () => {
  expect(new Set(shapes.map(({ name }) => name)).size).toBeGreaterThan(40)
})

test(
  '13.22 no way in takes longer for each letter because there are more of them (a sample)',
  async () => {
    const dice = streamOf(seedRng('slow text'))
    const cases = Object.keys(entries).flatMap(entry =>
      Array.from({ length: each }, () => ({ entry, shape: below(dice, shapes.length) })),
    )
    const slow = (await measureAll(cases, [8_000, 16_000], 30_000)).filter(({ isSlow }) => isSlow)
    expect(slow.map(({ entry, shape, length, ms }) => ({ entry, shape: shapes[shape]?.name, length, ms }))).toEqual([])
  },
  5 * minutes,
)
