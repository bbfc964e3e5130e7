/** What one of the company can be sent to do for the others, by the rules and with their own dice. */
import type { Person, Place } from '../../world/world.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { Desk, Play } from '../desk.ts'
import { foesText, loom, mayMeet } from '../encounter.ts'
import { wayName, wayText } from '../describe.ts'
import { callName, likeness, placeName, sentence, topicWords } from '../nouns.ts'
import { untold } from '../people.ts'
import { exitsSeen, here, isLocked, peopleAt, placeOf } from '../place.ts'
import { check, gainEdge } from '../rolls.ts'
import { phrase, tell, unsaid } from '../tell.ts'
import { passTime } from '../time.ts'
import { actorName } from '../heroes.ts'
import { companyWords } from '../words/company.ts'

/** Whoever keeps watch sees first what comes, or makes the next deed of the others safer. */
export async function* guard(desk: Desk): Play {
  tell(desk, phrase(desk, companyWords, 'guard'))
  const place = here(desk)
  const near = mayMeet(desk, place)
  const { isSuccess } = yield* check(desk, { skill: 'perception', dc: 12 })
  yield* passTime(desk, 10)
  if (near !== undefined && isSuccess) {
    tell(desk, phrase(desk, companyWords, 'guardSees', { what: foesText(near) }))
    return loom(desk, place, near)
  }
  tell(desk, phrase(desk, companyWords, 'guardQuiet'))
  if (isSuccess) gainEdge(desk, `${actorName(desk)} keeps watch`)
}

/** Watched closely, somebody shows that there is more, though never what. */
export async function* watch(desk: Desk, person: Person): Play {
  const who = callName(person.name)
  tell(desk, phrase(desk, companyWords, 'watch', { who }))
  const { isSuccess } = yield* check(desk, { skill: 'insight', dc: 12, npc: person.name })
  const hides = untold(desk, person, 'private').length + untold(desk, person, 'secret').length > 0
  tell(desk, phrase(desk, companyWords, isSuccess ? (hides ? 'watchHides' : 'watchPlain') : 'watchNot', { who }))
}

/** Somebody who is hurt or ill and none of the company. */
export async function* tend(desk: Desk, who: string): Play {
  tell(desk, phrase(desk, companyWords, 'tends', { who }))
  const { isSuccess } = yield* check(desk, { skill: 'medicine', dc: 12 })
  yield* passTime(desk, 10)
  tell(desk, phrase(desk, companyWords, isSuccess ? 'tendsWell' : 'tendsNot', { who }))
}

type Way = { readonly name: string; readonly place: Place; readonly isShut: boolean }

/** The way that is meant: by its name or where it leads, else the first that nobody has taken yet. */
function wayFor(desk: Desk, words: string, id: string | undefined): Way | undefined {
  const ways = exitsSeen(desk).flatMap(exit => {
    const place = placeOf(desk, exit.to)
    const isNameless = place !== undefined && wayText(desk, exit) === placeName(place.name)
    const name = isNameless ? `the way to ${placeName(place.name)}` : wayName(exit)
    return place === undefined ? [] : [{ name, place, isShut: isLocked(desk, here(desk), exit) }]
  })
  const said = topicWords(words)
  const named = ways.find(way => way.place.id === id || likeness(said, `${way.name} ${way.place.name}`) > 0)
  const isOpen = id === undefined && /\b(?:ahead|around|about|forward|on|the (?:area|way|land|place))\b/iu.test(words)
  return named ?? (isOpen ? (ways.find(({ place }) => !desk.memory.visited.includes(place.id)) ?? ways[0]) : undefined)
}

/** Ahead and back again: what anybody sees who looks in, and what would see them. */
export async function* scout(desk: Desk, words: string, id: string | undefined): Play {
  const way = wayFor(desk, words, id)
  if (way === undefined) return tell(desk, phrase(desk, companyWords, 'noWay'))
  tell(desk, phrase(desk, companyWords, 'scout', { way: way.name }))
  if (way.isShut) return tell(desk, phrase(desk, companyWords, 'scoutShut', { way: way.name }))
  const { isSuccess } = yield* check(desk, { skill: 'stealth', dc: 12 })
  yield* passTime(desk, 15)
  const danger = mayMeet(desk, way.place)
  if (!isSuccess) tell(desk, phrase(desk, companyWords, 'scoutSeen'))
  tell(
    desk,
    phrase(desk, companyWords, 'scoutBack'),
    ...unsaid(desk, way.place.overview.map(sentence), isSuccess ? 2 : 1),
  )
  if (!isSuccess) return
  const people = peopleAt(desk, way.place).map(({ name, role }) => (role === '' ? name : `${name}, ${role}`))
  if (people.length > 0) tell(desk, phrase(desk, companyWords, 'scoutPeople', { who: listOf(people.slice(0, 3)) }))
  else if (danger === undefined) tell(desk, phrase(desk, companyWords, 'scoutNobody'))
  if (danger !== undefined) tell(desk, phrase(desk, companyWords, 'scoutDanger', { what: foesText(danger) }))
}

/** Where the company cannot part, it is said what it can do instead. */
export function together(desk: Desk, who: string): void {
  const place = placeName(here(desk).name)
  tell(desk, phrase(desk, companyWords, 'together', { place }))
  desk.offered = [`${who}, keep watch`, `${who}, search ${place}`, `${who}, scout ahead`]
}
