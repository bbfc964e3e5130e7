import { expect, test } from 'vitest'
import { alarmSegments } from '../../src/rules/blades/clocks/alarm.ts'
import { balanceOf } from './balance.ts'

/** A seeded sample; `npm run soak -- blades` plays a thousand. */
test('15: harder jobs cost more, and no crew is gone before its second', async () => {
  const easy = await balanceOf('easy', 3, 4)
  const hard = await balanceOf('hard', 3, 4)
  expect(hard.stress).toBeGreaterThan(easy.stress)
  for (const { scores, diedAtFirstRest } of [...easy.crews, ...hard.crews]) {
    expect(scores.length).toBeGreaterThan(1)
    expect(diedAtFirstRest).toBe(false)
  }
}, 60_000)

test('15: each tier a target stands above the crew takes a segment from what may go wrong', () => {
  const segments = [0, 1, 2, 3, 4, 5, 6].map(tier => alarmSegments(tier, 1))
  expect(segments).toEqual([8, 6, 5, 4, 3, 3, 3])
})
