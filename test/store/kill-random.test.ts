import { afterAll, expect, test } from 'vitest'
import { cleanUp } from './harness.ts'
import { killAtRandom } from './kill-random.ts'

afterAll(cleanUp)

test('fault 1: killed thirty times at random moments, every acknowledged fact is there', async () => {
  const { kills, acknowledged } = await killAtRandom(30)
  expect(kills).toBe(30)
  expect(acknowledged).toBeGreaterThan(30)
})
