/**
 * Two campaigns and their sentences, written in one go before a look at the check. The Fen Assize met every bar at first sight
 * (38 of 43 found, no alarm in 100); the Regatta did not (45 of 60, three alarms in 100), and what it showed was mended.
 */
import { expect, test } from 'vitest'
import { countedIn } from '../counted.ts'
import { fenAssize } from './fen-assize.ts'
import { sugarRegatta } from './sugar-regatta.ts'

test.each([fenAssize, sugarRegatta])('17.4: $title, three in four tellings found and no alarm', one => {
  const { recall, precision, innocent, alarms } = countedIn([one])
  expect(innocent).toBe(100)
  expect(alarms).toEqual([])
  expect(recall).toBeGreaterThanOrEqual(0.75)
  expect(precision).toBeGreaterThanOrEqual(0.97)
})
