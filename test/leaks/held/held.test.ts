/**
 * Six campaigns and their sentences, each written in one go before a look at the check. At first sight: the Fen Assize 38 of 43
 * and no alarm in 100, the Regatta 45 of 60 and three, the Long Dark 48 of 60 and two, the Almond Road 32 of 60 and three,
 * the Oxen 38 of 60 and four, Weissjoch 11 of 60 and none: its author heads secrets with "Keeper only", which nobody knew.
 * What they showed was mended, so what is held here is that it stays so.
 */
import { expect, test } from 'vitest'
import { countedIn, textsUnder } from '../counted.ts'
import { almondRoad } from './almond-road.ts'
import { toldRounds } from '../labelled.ts'
import { fenAssize } from './fen-assize.ts'
import { iceWhaler } from './ice-whaler.ts'
import { nineNights } from './nine-nights-of-wax.ts'
import { patienceOfOxen } from './patience-of-oxen.ts'
import { sevenHives } from './seven-hives.ts'
import { strathEnnel } from './strath-ennel.ts'
import { sugarRegatta } from './sugar-regatta.ts'
import { thinAir } from './thin-air.ts'
import { vesperine } from './vesperine.ts'
import { weissjoch } from './weissjoch.ts'
import { wrenmoor } from './wrenmoor.ts'

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

const strangers = 'test/fixtures/strangers'

/**
 * Four whose second halves are told in quite other words: other verbs, another order, people by what they are. At first sight
 * 35 of 60 and three alarms in 100 (the first two), 39 of 60 and twenty alarms in 100 (the others, of which nineteen were
 * looks of people that were read as secrets). What is told bluntly is found; of the rest about a third.
 */
test('17.4: of four that are told in quite other words six in ten tellings are found, all that are blunt, and no innocent sentence is held back', () => {
  const all = [
    { ...nineNights, texts: textsUnder(`${strangers}/nine-nights-of-wax`) },
    { ...thinAir, texts: textsUnder(`${strangers}/thin-air`) },
    { ...vesperine, texts: textsUnder(`${strangers}/vesperine`) },
    { ...wrenmoor, texts: textsUnder(`${strangers}/wrenmoor`) },
  ]
  const { recall, innocent, alarms } = countedIn(all)
  expect(innocent).toBe(200)
  expect(alarms).toEqual([])
  expect(recall).toBeGreaterThanOrEqual(0.6)
  expect(countedIn(all.map(one => ({ ...one, near: [] }))).recall).toBeGreaterThanOrEqual(0.95)
})

/**
 * Sixteen whose second halves are light rewordings, by authors who had seen nothing of the check. At first sight: 111 of 120 and
 * five alarms in 200; 84 and two; 84 and four; then 110 and none. What the first three showed was how their authors mark
 * what is kept, which is read since.
 */
test('17.4: of sixteen told bluntly and in light rewordings four in five tellings are found, and hardly an innocent sentence is held back', () => {
  const rounds = toldRounds()
  const { recall, precision, innocent, alarms } = countedIn(rounds.flat())
  expect(innocent).toBe(800)
  expect(alarms.length).toBeLessThanOrEqual(2)
  expect(recall).toBeGreaterThanOrEqual(0.85)
  expect(precision).toBeGreaterThanOrEqual(0.99)
  const last = countedIn(rounds.at(-1) ?? [])
  expect(last.alarms).toEqual([])
  expect(last.recall).toBeGreaterThanOrEqual(0.9)
})
