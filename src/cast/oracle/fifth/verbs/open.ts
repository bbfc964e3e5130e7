/** Opening things: what is locked, what leads on, what holds something. */
import type { Intent } from '../../understand/intent.ts'
import { isBarred } from '../../world/read/exits.ts'
import { shuttable } from '../../world/read/place.ts'
import type { Feature, Place } from '../../world/world.ts'
import type { Desk, Play } from '../desk.ts'
import { wayName } from '../describe.ts'
import { likeness, theName, topicWords } from '../nouns.ts'
import { exitsSeen, here, isFound, isLocked } from '../place.ts'
import { plain } from '../plain.ts'
import { phrase, tell } from '../tell.ts'
import { findingWords } from '../words/finding.ts'
import { takeExit } from './go.ts'
import { unlock, type Shut } from './lock.ts'
import { examine, search, searchWithin } from './search.ts'

export async function* open(desk: Desk, intent: Intent): Play {
  const place = here(desk)
  const [target] = intent.targets
  const thing = thingMeant(place, intent)
  const words = topicWords(target?.name ?? intent.words)
  const exit = exitsSeen(desk, place).find(({ name, to }) => to === target?.id || likeness(words, name) > 0)
  const lockedOne = exitsSeen(desk, place).find(one => isLocked(desk, place, one))
  const isAny = target === undefined && thing === undefined && topicWords(intent.words).every(word => anyLock.has(word))
  const way = exit ?? (isAny ? lockedOne : undefined)
  if (way === undefined && thing !== undefined) return yield* openThing(desk, place, thing, intent)
  if (way === undefined && target === undefined && /\block/i.test(intent.line))
    return tell(desk, phrase(desk, findingWords, 'nothingLocked'))
  if (way === undefined)
    return target === undefined || target.kind === 'feature'
      ? yield* search(desk, intent)
      : yield* examine(desk, intent)
  if (isLocked(desk, place, way)) {
    const shut = { ...way, what: wayName(way) }
    if (yield* unlock(desk, place, shut, intent)) desk.offered = [`Take ${wayName(way)}`, ...desk.offered]
    return
  }
  yield* takeExit(desk, way, intent)
}

/** A lid, a hatch or a door that the place has, by a feature's name or only in what is told of it. */
function thingMeant(place: Place, { targets: [target], words, line }: Intent): Shut | undefined {
  const feature = place.features.find(({ name }) => name === target?.name) ?? byLock(place, target?.name, line)
  if (feature !== undefined)
    return feature.locked !== undefined || shuttable.test(feature.name)
      ? { ...feature, what: theName(feature.name) }
      : undefined
  const typed = shuttable.exec(plain(words, 60))?.[0]?.toLowerCase()
  const told = [...place.overview, ...place.features.map(({ text }) => text)].find(
    text => typed !== undefined && new RegExp(`\\b${typed}`, 'iu').test(text),
  )
  if (typed === undefined || told === undefined) return undefined
  return { name: typed, what: `the ${typed}`, ...(isBarred(told) && { locked: usualLock }) }
}

/** Words that mean whatever here is locked. */
const anyLock = new Set(
  topicWords('lock locks padlock door doors gate way pick picks tools thieves open hatch keyhole'),
)

const usualLock = { dc: 13, skill: 'thieves-tools' } as const

/** `Pick the padlock` means whatever here is locked. */
const byLock = (place: Place, target: string | undefined, line: string): Feature | undefined =>
  target === undefined && /\b(?:lock|padlock)\b/iu.test(line)
    ? place.features.find(({ locked }) => locked !== undefined)
    : undefined

/** A chest, a hatch in a floor: what is in it is found by looking for it. */
async function* openThing(desk: Desk, place: Place, thing: Shut, intent: Intent): Play {
  const isOpen = thing.locked === undefined || isFound(desk, place, `${thing.name} open`)
  if (!isOpen && !(yield* unlock(desk, place, thing, intent))) {
    desk.offered = [`Force ${thing.what} open`, ...desk.offered]
    return
  }
  yield* searchWithin(desk, place, thing, intent)
}
