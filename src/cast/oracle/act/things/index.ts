/** What can be done with things and places, by verb. */
import { climb, hide, shout, sneak, swim } from './bodily.ts'
import { free, heal, play, ready } from './care.ts'
import { breakIt, burn, knock, move, use } from './handling.ts'
import { bury, gesture, mourn, perform, pray } from './heart.ts'
import { drop, eat, take, wear } from './holding.ts'
import { examine, look, read } from './looking.ts'
import { make } from './making.ts'
import { close, open } from './opening.ts'
import { recall } from './recalling.ts'
import { listen, search, sense } from './searching.ts'

export const thingDeeds = {
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
  heal,
  free,
  ready,
  play,
  bury,
  mourn,
  pray,
  perform,
  gesture,
  recall,
}
