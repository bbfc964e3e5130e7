/** Going somewhere: by the ways that are seen, through locks that are opened, and not past danger without a word. */
import { placeWords } from '../../content/phrases.ts'
import { arrive } from '../../desk/arrive.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { toGo, wayName, waysText } from '../../desk/describe.ts'
import { trap } from '../../desk/discover.ts'
import { metOnArrival } from '../../desk/encounter.ts'
import { likeness, placeName, sentence, topicWords } from '../../../../english/naming.ts'
import {
  exitsSeen,
  here,
  hiddenLeft,
  isLocked,
  peopleAt,
  personOf,
  placeOf,
  placeOfPerson,
  routeTo,
} from '../../desk/place.ts'
import { flush, phrase, show, tell, tellTable } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import type { Exit, Place } from '../../../../campaign/played/world.ts'
import { examine } from '../things/looking.ts'
import { unlockIt } from '../things/opening.ts'

/** Where a thing is that somebody wants to go to. */
function placeOfThing(desk: Desk, thing: Thing): Place | undefined {
  const person = thing.kind === 'person' ? personOf(desk, thing.id) : undefined
  return person === undefined ? placeOf(desk, thing.id) : placeOfPerson(desk, person)
}

const goalOf = ({ roles }: Deed): Thing | undefined => roles.where ?? roles.what ?? roles.whom

const cameBy = (desk: Desk, { left }: Deed): Exit | undefined =>
  left.includes('back') ? exitsSeen(desk).find(({ to }) => to === desk.memory.cameFrom) : undefined

/** Where there is one way, it is that one; on means where one has not been. */
function unnamed(desk: Desk): Exit | undefined {
  const exits = exitsSeen(desk)
  const [only, ...others] = exits
  if (others.length === 0) return only
  const fresh = exits.filter(({ to }) => !desk.memory.visited.includes(to) && to !== desk.memory.cameFrom)
  return fresh.length === 1 ? fresh[0] : undefined
}

/** There, and on by whatever way was named with it: `to the inn and down the cellar hatch`. */
export async function* go(desk: Desk, deed: Deed): Play {
  const from = desk.memory.placeId
  yield* goTo(desk, deed)
  if (desk.memory.placeId === from || goalOf(deed) === undefined || desk.memory.looming !== undefined) return
  const isNamed = ({ name }: Exit): boolean =>
    deed.left.some(words => likeness(topicWords(words), name) >= Math.max(1, new Set(topicWords(name)).size))
  const next = exitsSeen(desk).find(isNamed)
  if (next !== undefined) yield* takeExit(desk, next, deed)
}

async function* goTo(desk: Desk, deed: Deed): Play {
  const thing = goalOf(deed)
  if (thing?.kind === 'feature' || thing?.kind === 'mention')
    return yield* examine(desk, { ...deed, verb: 'examine', roles: { what: thing } })
  if (thing !== undefined && isAtHand(desk, thing)) return walkUp(desk, thing)
  const place = thing === undefined ? undefined : placeOfThing(desk, thing)
  if (place?.id === here(desk).id && thing?.kind !== 'way') {
    return tellTable(desk, phrase(desk, placeWords, 'alreadyHere', { to: placeName(place.name) }))
  }
  const exits = exitsSeen(desk)
  const named = thing?.kind === 'way' ? exits.find(({ to, name }) => to === thing.id && name === thing.name) : undefined
  const direct =
    named ??
    exits.find(({ to }) => to === (place?.id ?? thing?.id)) ??
    (thing === undefined ? (cameBy(desk, deed) ?? unnamed(desk)) : undefined)
  if (direct !== undefined) return yield* takeExit(desk, direct, deed)
  const route = place === undefined ? undefined : (routeTo(desk, place.id) ?? routeTo(desk, place.id, true))
  if (route !== undefined && route.length > 0) return yield* travel(desk, route)
  which(desk, thing !== undefined)
}

const isAtHand = (desk: Desk, { kind, id }: Thing): boolean =>
  kind === 'crowd' || kind === 'companion' || (kind === 'person' && peopleAt(desk).some(one => one.id === id))

/** A few steps, and one stands before them: what is said next is for them. */
function walkUp(desk: Desk, { kind, id, name }: Thing): void {
  tell(desk, phrase(desk, placeWords, 'walksUp', { who: name }))
  if (kind !== 'companion') keep(desk, { talkingTo: id, talkedAt: desk.memory.beat })
}

/** Asks which way, with the ways as options. */
function which(desk: Desk, wasNamed: boolean): void {
  const exits = exitsSeen(desk)
  if (wasNamed || exits.length === 0) tellTable(desk, phrase(desk, placeWords, 'noWay'))
  if (exits.length === 0) return
  tellTable(desk, phrase(desk, placeWords, 'which', { ways: waysText(desk, exits.slice(0, 9)) }))
  desk.offered = exits.slice(0, 4).map(exit => toGo(desk, exit))
}

export async function* takeExit(desk: Desk, exit: Exit, deed: Deed): Play {
  const from = here(desk)
  const to = placeOf(desk, exit.to)
  if (to === undefined) return which(desk, true)
  if (isLocked(desk, from, exit) && !(yield* unlockIt(desk, from, { ...exit, what: wayName(exit) }, deed))) return
  const [snare] = hiddenLeft(desk, from).filter(
    ({ harm, text, name }) => harm !== undefined && likeness(topicWords(exit.name), `${name} ${text}`) > 0,
  )
  if (snare !== undefined && (yield* trap(desk, from, snare))) yield* passTime(desk, 5)
  yield* flush(desk) // what came of the lock or the snare is told where it happened
  const way = exit.name.trim() === '' ? undefined : wayName(exit)
  const start = way === undefined || likeness(topicWords(exit.name), to.name) > 0 ? 'leaveOn' : 'leave'
  leave(
    desk,
    to,
    phrase(desk, placeWords, start, { way: way ?? 'the way', from: placeName(from.name), to: placeName(to.name) }),
  )
  if (exit.text.trim() !== '' && !desk.memory.visited.includes(to.id)) tell(desk, sentence(exit.text))
  yield* passTime(desk, from.region === to.region ? 10 : 45)
  yield* arrive(desk, to)
}

const leave = (desk: Desk, to: Place, text: string): void =>
  show(desk, { kind: 'arrived', who: [], where: to.name, text })

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
      const words = phrase(desk, placeWords, 'leaveOn', { from: placeName(here(desk).name), to: placeName(place.name) })
      leave(desk, place, [...by, words].join(' '))
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
  leave(desk, to, phrase(desk, placeWords, 'turnBack'))
  yield* passTime(desk, 10)
  yield* arrive(desk, to)
  return true
}
