/** No true sentence is called false: whole evenings of the Oracle, held against the rules like a model's. */
import { expect, test } from 'vitest'
import { hearAlone } from './true-tellings.ts'

test.each([1, 4])('an evening that is true from end to end raises no alarm (seed %i)', async seed => {
  const { alarms, paragraphs, rolls } = await hearAlone('content/campaigns/borrowed-water', seed, 60)
  expect(alarms).toEqual([])
  expect(paragraphs).toBeGreaterThan(100)
  expect(rolls).toBeGreaterThan(10)
})
