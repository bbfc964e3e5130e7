import { expect, test } from 'vitest'
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
