/**
 * Sentences that were written from campaigns the check has never met, before a look at the check: told bluntly, told in
 * slightly other words, and innocent. Nothing may be fitted to them.
 */
import { expect, test } from 'vitest'
import { countedIn, textsUnder } from '../counted.ts'
import type { Measured } from '../measured.ts'
import { beeAbbey } from './bee-abbey.ts'
import { coldFerry } from './cold-ferry.ts'
import { gravelLine } from './gravel-line.ts'
import { kestrelKeep } from './kestrel-keep.ts'
import { lampStrike } from './lamp-strike.ts'
import { nightTram } from './night-tram.ts'
import { saltFair } from './salt-fair.ts'
import { snowCircus } from './snow-circus.ts'

const strangers = 'test/fixtures/strangers'
const all: readonly Measured[] = [
  { ...gravelLine, texts: textsUnder(`${strangers}/gravel-line`) },
  { ...kestrelKeep, texts: textsUnder(`${strangers}/kestrel-keep`) },
  { ...saltFair, texts: textsUnder(`${strangers}/salt-fair`) },
  lampStrike,
  coldFerry,
  beeAbbey,
  nightTram,
  snowCircus,
]

test('17.4: three in four tellings are found, and of five hundred innocent sentences none is held back', () => {
  const { recall, precision, innocent, alarms } = countedIn(all)
  expect(innocent).toBeGreaterThanOrEqual(500)
  expect(alarms).toEqual([])
  expect(recall).toBeGreaterThanOrEqual(0.75)
  expect(precision).toBeGreaterThanOrEqual(0.97)
})
