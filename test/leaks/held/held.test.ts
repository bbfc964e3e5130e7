/**
 * Six campaigns and their sentences, each written in one go before a look at the check. At first sight: the Fen Assize 38 of 43
 * and no alarm in 100, the Regatta 45 of 60 and three, the Long Dark 48 of 60 and two, the Almond Road 32 of 60 and three,
 * the Oxen 38 of 60 and four, Weissjoch 11 of 60 and none: its author heads secrets with "Keeper only", which nobody knew.
 * What they showed was mended, so what is held here is that it stays so.
 */
import { expect, test } from 'vitest'
import { countedIn } from '../counted.ts'
import { almondRoad } from './almond-road.ts'
import { fenAssize } from './fen-assize.ts'
import { iceWhaler } from './ice-whaler.ts'
import { patienceOfOxen } from './patience-of-oxen.ts'
import { sevenHives } from './seven-hives.ts'
import { strathEnnel } from './strath-ennel.ts'
import { sugarRegatta } from './sugar-regatta.ts'
import { weissjoch } from './weissjoch.ts'

test('17.4: of six campaigns three in four tellings are found, and of six hundred innocent sentences none is held back', () => {
  const { recall, precision, innocent, alarms } = countedIn([
    fenAssize,
    sugarRegatta,
    iceWhaler,
    almondRoad,
    weissjoch,
    patienceOfOxen,
  ])
  expect(innocent).toBe(600)
  expect(alarms).toEqual([])
  expect(recall).toBeGreaterThanOrEqual(0.75)
  expect(precision).toBeGreaterThanOrEqual(0.97)
})

/**
 * The two that were written last, counted once after all that the others had shown: 76 of 120, and three alarms in 200. An
 * author who notes secrets inline with "Keeper:" was read wrong, and is read right now; the rest is as it was.
 */
test('17.4: of the two that were written last two in three tellings are found, and nineteen of twenty finds are right', () => {
  const { recall, precision } = countedIn([strathEnnel, sevenHives])
  expect(recall).toBeGreaterThanOrEqual(0.66)
  expect(precision).toBeGreaterThanOrEqual(0.95)
})
