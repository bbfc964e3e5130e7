/**
 * Four campaigns and their sentences, each written in one go before a look at the check. At first sight: the Fen Assize 38 of 43
 * and no alarm in 100, the Regatta 45 of 60 and three, the Long Dark 48 of 60 and two, the Almond Road 32 of 60 and three.
 * What they showed was mended, so what is held here is that it stays so.
 */
import { expect, test } from 'vitest'
import { countedIn } from '../counted.ts'
import { almondRoad } from './almond-road.ts'
import { fenAssize } from './fen-assize.ts'
import { iceWhaler } from './ice-whaler.ts'
import { sugarRegatta } from './sugar-regatta.ts'

test('17.4: of four campaigns three in four tellings are found, and of four hundred innocent sentences none is held back', () => {
  const { recall, precision, innocent, alarms } = countedIn([fenAssize, sugarRegatta, iceWhaler, almondRoad])
  expect(innocent).toBe(400)
  expect(alarms).toEqual([])
  expect(recall).toBeGreaterThanOrEqual(0.75)
  expect(precision).toBeGreaterThanOrEqual(0.97)
})
