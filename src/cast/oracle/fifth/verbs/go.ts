/** Going somewhere: by the ways that are seen, through locks that are opened, and not past danger without a word. */
import { slugOf } from '../../../../core/id.ts'
import type { Intent, Named } from '../../understand/intent.ts'
import type { Exit, Place } from '../../world/world.ts'
import { arrive } from '../arrive.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { toGo, wayName, waysText } from '../describe.ts'
import { trap } from '../discover.ts'
import { metOnArrival } from '../encounter.ts'
import { likeness, placeName, topicWords, upperFirst } from '../nouns.ts'
import { exitsSeen, here, hiddenLeft, isLocked, personOf, placeOf, placeOfPerson, routeTo } from '../place.ts'
import { flush, phrase, tell } from '../tell.ts'
import { passTime } from '../time.ts'
import { placeWords } from '../words/places.ts'
import { unlock } from './lock.ts'

type Goal = { readonly exit?: Exit; readonly place?: Place }

/** By the name of the way, else by what is told of it. */
const byDirection = (exits: readonly Exit[], word: string): Exit | undefined =>
  exits.find(({ name }) => wordsIn(name).includes(word)) ??
  exits.find(({ text }) => wordsIn(text).slice(0, 14).includes(word))

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

const directions = new Set('north south east west northeast northwest southeast southwest up down'.split(' '))

const isBackwards = (direction: string): boolean => direction === 'back' || direction === 'out'

const cameBy = (desk: Desk): Exit | undefined => exitsSeen(desk).find(({ to }) => to === desk.memory.cameFrom)

/** The way whose own words stand most fully in what was said: `the ruts` before `the cart track` for `the cart ruts`. */
function nearest(exits: readonly Exit[], said: string, textOf: (exit: Exit) => string): Exit | undefined {
  const words = topicWords(said)
  const shareOf = (exit: Exit): number =>
    likeness(words, textOf(exit)) / Math.max(1, new Set(topicWords(textOf(exit))).size)
  const best = Math.max(0, ...exits.map(shareOf))
  const found = best === 0 ? undefined : exits.find(exit => shareOf(exit) === best)
  const isWhole = found !== undefined && likeness(words, textOf(found)) >= new Set(words).size
  return best >= 0.5 || isWhole ? found : undefined // one word of three may be another place's
}

/** What a name means for somebody who wants to go there. */
function goalOf(desk: Desk, target: Named): Goal {
  const exits = exitsSeen(desk)
  if (target.kind === 'direction') {
    const exit = byDirection(exits, target.id) ?? (isBackwards(target.id) ? cameBy(desk) : undefined)
    return exit === undefined ? {} : { exit }
  }
  if (target.kind === 'person') {
    const person = personOf(desk, target.id)
    const place = person === undefined ? undefined : placeOfPerson(desk, person)
    return place === undefined ? {} : { place }
  }
  const exit =
    exits.find(({ name, to }) => slugOf(name) === slugOf(target.name) || to === target.id) ??
    nearest(exits, target.name, ({ name }) => name)
  const place = placeOf(desk, target.id)
  return { ...(exit !== undefined && { exit }), ...(place !== undefined && { place }) }
}

/** The way one means by "back", "out", "on". */
function byWords(desk: Desk, { line }: Intent): Exit | undefined {
  const exits = exitsSeen(desk)
  const named =
    nearest(exits, line, ({ name }) => name) ?? nearest(exits, line, ({ to }) => placeOf(desk, to)?.name ?? '')
  if (named !== undefined) return named
  const compass = wordsIn(line).find(word => directions.has(word))
  const directed = compass === undefined ? undefined : byDirection(exits, compass)
  if (directed !== undefined) return directed
  const back = /\b(?:back|return|out|leave|retreat|exit)\b/i.test(line) ? cameBy(desk) : undefined
  if (back !== undefined) return back
  const [only, ...others] = exits
  if (others.length === 0) return only
  const fresh = exits.filter(({ to }) => !desk.memory.visited.includes(to))
  const isOnward = onwards.test(line)
  const onward = fresh.filter(({ to }) => to !== desk.memory.cameFrom)
  return isOnward && onward.length === 1 ? onward[0] : undefined
}

export async function* go(desk: Desk, intent: Intent): Play {
  const target = sure(intent)
  const { exit, place } =
    target === undefined ? { exit: byWords(desk, intent), place: undefined } : goalOf(desk, target)
  if (place !== undefined && place.id === here(desk).id) {
    return tell(desk, phrase(desk, placeWords, 'alreadyHere', { to: placeName(place.name) }))
  }
  const direct = exit ?? exitsSeen(desk).find(({ to }) => to === place?.id)
  if (direct !== undefined) return yield* takeExit(desk, direct, intent)
  const route = place === undefined ? undefined : (routeTo(desk, place.id) ?? routeTo(desk, place.id, true))
  if (route !== undefined && route.length > 0) return yield* travel(desk, route)
  which(desk, intent.targets.length > 0)
}

const onwards = /\b(?:on|onward|onwards|further|forward|deeper|ahead|continue|back|out|away)\b/i

/** A name that is near enough; "deeper" is no keeper. */
function sure({ targets: [target], line }: Intent): Named | undefined {
  if (target === undefined) return undefined
  const words = new Set(line.toLowerCase().match(/\p{L}+/gu))
  const isTyped = (target.name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    word => words.has(word) && !onwards.test(word),
  )
  if (isTyped && target.likeness >= 0.4) return target
  return target.likeness < 0.6 || (target.likeness < 0.9 && onwards.test(line)) ? undefined : target
}

/** Asks which way, with the ways as options. */
function which(desk: Desk, wasNamed: boolean): void {
  const exits = exitsSeen(desk)
  if (wasNamed || exits.length === 0) tell(desk, phrase(desk, placeWords, 'noWay'))
  if (exits.length === 0) return
  tell(desk, phrase(desk, placeWords, 'which', { ways: waysText(desk, exits.slice(0, 9)) }))
  desk.offered = exits.slice(0, 4).map(exit => toGo(desk, exit))
}

export async function* takeExit(desk: Desk, exit: Exit, intent: Intent): Play {
  const from = here(desk)
  const to = placeOf(desk, exit.to)
  if (to === undefined) return which(desk, true)
  if (isLocked(desk, from, exit) && !(yield* unlock(desk, from, { ...exit, what: wayName(exit) }, intent))) return
  const [snare] = hiddenLeft(desk, from).filter(
    ({ harm, text, name }) => harm !== undefined && likeness(topicWords(exit.name), `${name} ${text}`) > 0,
  )
  if (snare !== undefined && (yield* trap(desk, from, snare))) yield* passTime(desk, 5)
  yield* flush(desk) // what came of the lock or the snare is told where it happened
  const way = exit.name.trim() === '' ? undefined : wayName(exit)
  const start = way === undefined || likeness(topicWords(exit.name), to.name) > 0 ? 'leaveOn' : 'leave'
  tell(
    desk,
    phrase(desk, placeWords, start, { way: way ?? 'the way', from: placeName(from.name), to: placeName(to.name) }),
    exit.text.trim() === '' || desk.memory.visited.includes(to.id) ? '' : said(exit.text),
  )
  yield* passTime(desk, from.region === to.region ? 10 : 45)
  yield* arrive(desk, to)
}

const said = (text: string): string =>
  /[.!?]$/.test(text.trim()) ? upperFirst(text.trim()) : `${upperFirst(text.trim())}.`

/** Over several places the party knows; danger on the way stops it there. */
export async function* travel(desk: Desk, route: readonly Place[]): Play {
  const by: string[] = []
  for (const [at, place] of route.entries()) {
    const exit = exitsSeen(desk).find(({ to }) => to === place.id)
    if (exit !== undefined && isLocked(desk, here(desk), exit)) {
      return tell(desk, phrase(desk, placeWords, 'lockedOut', { way: wayName(exit) }))
    }
    const isLast = at === route.length - 1
    const met = isLast ? undefined : metOnArrival(desk, place)
    if (isLast || met !== undefined) {
      yield* flush(desk)
      tell(
        desk,
        ...by,
        phrase(desk, placeWords, 'leaveOn', { from: placeName(here(desk).name), to: placeName(place.name) }),
      )
      yield* passTime(desk, 10 * (at + 1))
      return yield* arrive(desk, place, met)
    }
    by.push(phrase(desk, placeWords, 'through', { by: placeName(place.name) }))
    keep(desk, { placeId: place.id, cameFrom: here(desk).id })
  }
}

/** Back to where the party came from, or the first way out. */
export async function* retreat(desk: Desk): Play<boolean> {
  const exits = exitsSeen(desk)
  const back = exits.find(({ to }) => to === desk.memory.cameFrom) ?? exits[0]
  const to = placeOf(desk, back?.to ?? desk.memory.cameFrom ?? '')
  if (to === undefined) return false
  yield* flush(desk)
  tell(desk, phrase(desk, placeWords, 'turnBack'))
  yield* passTime(desk, 10)
  yield* arrive(desk, to)
  return true
}
