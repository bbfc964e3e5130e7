/** What can be done with things and places, by verb. */
import { climb, hide, shout, sneak, swim } from './bodily.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import type { Deed, DeedVerb } from '../../desk/wishes.ts'
import type { DeedHandler, DeedHandlers } from '../handlers.ts'
import { free, play, ready } from './care.ts'
import { chore, isChore } from './chores.ts'
import { completed } from './completed.ts'
import { breakIt, burn, knock, move, use } from './handling.ts'
import { bury, gesture, mourn, perform, pray } from './heart.ts'
import { drop, eat, take, wear } from './holding.ts'
import { examine, look, read } from './looking.ts'
import { make } from './making.ts'
import { close, open } from './opening.ts'
import { recall } from './recalling.ts'
import { notFound } from './nowhere.ts'
import { listen, search, sense } from './searching.ts'

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
  break: breakIt,
  burn,
  move,
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

/** What is nowhere is not moved, and nothing else is in its place. */
const moving: ReadonlySet<DeedVerb> = new Set<DeedVerb>(['move', 'break', 'burn'])

/** No deed is answered with silence: what was done is told, and whoever is there has seen it. */
async function* carried(desk: Desk, said: Deed, handler: DeedHandler): Play {
  const deed = completed(desk, said)
  if (deed.missing !== undefined && moving.has(deed.verb) && deed.roles.what === undefined) return notFound(desk, deed)
  const before = desk.telling.length + desk.told.length
  yield* isChore(deed) ? chore(desk, deed) : handler(desk, deed)
  if (desk.telling.length + desk.told.length > before) return
  yield* gesture(desk, { ...deed, verb: 'gesture', roles: {} })
}

/** Each with the thing it is about, as far as the words have one that stands here. */
export const thingDeeds: Readonly<Record<Verb, DeedHandler>> = Object.fromEntries(
  Object.entries(handlers).map(([verb, handler]) => [verb, (desk: Desk, deed: Deed) => carried(desk, deed, handler)]),
) as Record<Verb, DeedHandler> // the keys of that very object
