/** Opening things: what is locked, what leads on, what holds something. */
import type { Intent } from '../../understand/intent.ts'
import type { Desk, Play } from '../desk.ts'
import { wayName } from '../describe.ts'
import { likeness, topicWords } from '../nouns.ts'
import { exitsSeen, here, isLocked } from '../place.ts'
import { phrase, tell } from '../tell.ts'
import { findingWords } from '../words/finding.ts'
import { takeExit } from './go.ts'
import { unlock } from './lock.ts'
import { examine, search } from './search.ts'

export async function* open(desk: Desk, intent: Intent): Play {
  const place = here(desk)
  const [target] = intent.targets
  const words = topicWords(target?.name ?? intent.words)
  const exit = exitsSeen(desk, place).find(({ name, to }) => to === target?.id || likeness(words, name) > 0)
  const lockedOne = exitsSeen(desk, place).find(one => isLocked(desk, place, one))
  const way = exit ?? (target === undefined ? lockedOne : undefined)
  if (way === undefined && target === undefined && /\block/i.test(intent.line))
    return tell(desk, phrase(desk, findingWords, 'nothingLocked'))
  if (way === undefined) return target === undefined ? yield* search(desk, intent) : yield* openThing(desk, intent)
  if (isLocked(desk, place, way)) {
    if (yield* unlock(desk, place, way, intent)) desk.offered = [`Take ${wayName(way)}`, ...desk.offered]
    return
  }
  yield* takeExit(desk, way, intent)
}

/** A chest, a door in a wall: what is in it is found by looking for it. */
async function* openThing(desk: Desk, intent: Intent): Play {
  const [target] = intent.targets
  return target?.kind === 'feature' ? yield* search(desk, intent) : yield* examine(desk, intent)
}
