/** Every campaign whose sentences are labelled: what tells a secret, and what does not. Those of the shared folder only where it is. */
import { existsSync, readFileSync } from 'node:fs'
import { castle } from './castle.ts'
import { textsUnder } from './counted.ts'
import { beeAbbey } from './fresh/bee-abbey.ts'
import { coldFerry } from './fresh/cold-ferry.ts'
import { gravelLine } from './fresh/gravel-line.ts'
import { kestrelKeep } from './fresh/kestrel-keep.ts'
import { lampStrike } from './fresh/lamp-strike.ts'
import { nightTram } from './fresh/night-tram.ts'
import { saltFair } from './fresh/salt-fair.ts'
import { snowCircus } from './fresh/snow-circus.ts'
import { almondRoad } from './held/almond-road.ts'
import { fenAssize } from './held/fen-assize.ts'
import { iceWhaler } from './held/ice-whaler.ts'
import { patienceOfOxen } from './held/patience-of-oxen.ts'
import { sevenHives } from './held/seven-hives.ts'
import { nineNights } from './held/nine-nights-of-wax.ts'
import { vesperine } from './held/vesperine.ts'
import { wrenmoor } from './held/wrenmoor.ts'
import { thinAir } from './held/thin-air.ts'
import { strathEnnel } from './held/strath-ennel.ts'
import { sugarRegatta } from './held/sugar-regatta.ts'
import { weissjoch } from './held/weissjoch.ts'
import { kites } from './kites.ts'
import type { Measured } from './measured.ts'
import { ninthBell } from './ninth-bell.ts'
import { orchard } from './orchard.ts'
import { saltglass } from './saltglass.ts'
import { standingRoom } from './standing-room.ts'
import { mine } from './unseen-mine.ts'
import { opera } from './unseen-opera.ts'
import { pass } from './unseen-pass.ts'
import { water } from './water.ts'

const strangers = 'test/fixtures/strangers'
const foreign = '../shared/bench/foreign'

const shared = (): readonly Measured[] =>
  existsSync(foreign)
    ? [
        { ...saltglass, texts: textsUnder(`${foreign}/saltglass-vault`) },
        { ...ninthBell, texts: textsUnder(`${foreign}/the-ninth-bell`) },
      ]
    : []

const toldFolder = 'test/fixtures/told'

type ToldPage = Omit<Measured, 'texts' | 'listener'>

/** Sixteen campaigns by authors who had seen neither the check nor each other's, four at a time, in the order they were written. */
const rounds = [
  ['the-bell-at-kellenhaugh', 'winter-quarters', 'the-seven-baths-of-kessary', 'tollgate-nine'],
  ['brine-and-candle', 'radio-halcyon', 'the-winter-dike', 'last-call-at-corrie-street'],
  ['the-stair-of-marrowgate', 'the-ice-bride', 'the-wax-tithe', 'kettle'],
  ['the-quiet-hive', 'longline', 'the-pasture-of-old-wars', 'number-please'],
] as const

export const toldRounds = (): readonly (readonly Measured[])[] =>
  rounds.map(names =>
    names.map(name => ({
      ...(JSON.parse(readFileSync(`${toldFolder}/${name}.json`, 'utf8')) as ToldPage),
      listener: 'somebody',
      texts: textsUnder(`${toldFolder}/${name}`),
    })),
  )

export const labelled = (): readonly Measured[] => [
  { ...water, texts: textsUnder('content/campaigns/borrowed-water') },
  { ...orchard, texts: textsUnder('test/fixtures/glass-orchard') },
  castle,
  kites,
  { ...standingRoom, texts: textsUnder('content/campaigns/standing-room') },
  ...shared(),
  ...[mine, opera, pass].map(({ title, texts, leaking, innocent }) => ({
    title,
    texts,
    listener: 'somebody',
    blunt: leaking,
    near: [],
    innocent,
  })),
  { ...gravelLine, texts: textsUnder(`${strangers}/gravel-line`) },
  { ...kestrelKeep, texts: textsUnder(`${strangers}/kestrel-keep`) },
  { ...saltFair, texts: textsUnder(`${strangers}/salt-fair`) },
  lampStrike,
  coldFerry,
  beeAbbey,
  nightTram,
  snowCircus,
  fenAssize,
  sugarRegatta,
  iceWhaler,
  almondRoad,
  weissjoch,
  patienceOfOxen,
  strathEnnel,
  sevenHives,
  { ...nineNights, texts: textsUnder(`${strangers}/nine-nights-of-wax`) },
  { ...thinAir, texts: textsUnder(`${strangers}/thin-air`) },
  { ...vesperine, texts: textsUnder(`${strangers}/vesperine`) },
  { ...wrenmoor, texts: textsUnder(`${strangers}/wrenmoor`) },
  ...toldRounds().flat(),
]
