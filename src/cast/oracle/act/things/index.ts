/** What can be done with things and places, by verb. */
import { climb, hide, shout, sneak, swim } from './bodily.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import type { Deed } from '../../desk/wishes.ts'
import type { DeedHandler, DeedHandlers } from '../handlers.ts'
import { free, play, ready } from './care.ts'
import { completed } from './completed.ts'
import { bury, gesture, mourn, perform, pray } from './heart.ts'
import { drop, eat, take, wear } from './holding.ts'
import { examine, look, read } from './looking.ts'
import { make } from './making.ts'
import { close, open } from './opening.ts'
import { recall } from './recalling.ts'
import { listen, search, sense } from './searching.ts'
import { knock } from './knock.ts'
import { kindle, use } from './means.ts'
import { work } from './work.ts'

const handlers = {
  look,
  examine,
  read,
  search,
  listen,
  sense,
  take,
  drop,
  wear,
  eat,
  use,
  open,
  unlock: open,
  close,
  break: work,
  burn: kindle,
  move: work,
  knock,
  make,
  climb,
  swim,
  hide,
  sneak,
  shout,
  free,
  ready,
  play,
  bury,
  mourn,
  pray,
  perform,
  gesture,
  recall,
} satisfies Partial<DeedHandlers>

type Verb = keyof typeof handlers

/** No deed is answered with silence: what was done is told, and whoever is there has seen it. */
async function* carried(desk: Desk, said: Deed, handler: DeedHandler): Play {
  const deed = completed(desk, said)
  const before = desk.telling.length + desk.told.length
  yield* handler(desk, deed)
  if (desk.telling.length + desk.told.length > before) return
  yield* gesture(desk, { ...deed, verb: 'gesture', roles: {} })
}

/** Each with the thing it is about, as far as the words have one that stands here. */
export const thingDeeds: Readonly<Record<Verb, DeedHandler>> = Object.fromEntries(
  Object.entries(handlers).map(([verb, handler]) => [verb, (desk: Desk, deed: Deed) => carried(desk, deed, handler)]),
) as Record<Verb, DeedHandler> // the keys of that very object
