/** What was named and is not here: where it is, if the party has seen it, and what is here instead. */
import type { Desk } from '../../desk/desk.ts'
import { toGo } from '../../desk/describe.ts'
import { fateText } from '../../desk/fates.ts'
import { callName, placeName, theList, theName } from '../../../../english/naming.ts'
import { exitsSeen, featureAt, here, placeOfPerson, placesKnown, routeTo } from '../../desk/place.ts'
import { setOf } from '../../desk/memory.ts'
import { phrase, tellTable } from '../../desk/tell.ts'
import type { Place } from '../../../../campaign/played/world.ts'
import type { Deed } from '../../desk/wishes.ts'
import type { Matter } from './matter.ts'
import { thingWords } from './words.ts'
import { seen } from './show.ts'

/** Where the party saw it: a feature of a place it has been to, or somebody it has met. */
function seenAt(desk: Desk, { thing, person }: Matter): Place | undefined {
  const been = setOf(desk.memory.visited)
  if (person !== undefined) {
    const place = placeOfPerson(desk, person)
    const isKnown = ['seen', 'met'].some(how => setOf(desk.memory.happened).has(`${how}/${person.id}`))
    return place !== undefined && isKnown && been.has(place.id) ? place : undefined
  }
  const known = placesKnown(desk)
  if (thing.kind === 'place') return known.find(({ id }) => id === thing.id)
  const seen = known.filter(({ id }) => been.has(id) && id !== here(desk).id)
  return seen.find(one => one.id === thing.at) ?? seen.find(one => featureAt(one, thing.name) !== undefined)
}

/** True where it is not here, and that was said. */
export function isNowhere(desk: Desk, matter: Matter): boolean {
  if (matter.where !== 'away') return false
  desk.isMissed = true
  const { person, what } = matter
  const fate = person === undefined ? '' : fateText(desk, person)
  const place = seenAt(desk, matter)
  const named = person === undefined ? what : callName(person.name)
  if (fate !== '') seen(desk, fate)
  else if (place !== undefined)
    tellTable(desk, phrase(desk, thingWords, 'seenAt', { what: named, place: placeName(place.name) }))
  else tellTable(desk, phrase(desk, thingWords, 'notHere', { what: named }))
  const step = place === undefined ? undefined : routeTo(desk, place.id)?.[0]
  const exit = exitsSeen(desk).find(({ to }) => to === step?.id)
  desk.offered = [
    ...(fate !== '' || place === undefined ? [] : [`Go to ${placeName(place.name)}`]),
    ...(exit === undefined || step?.id === place?.id ? [] : [toGo(desk, exit)]),
  ]
  if (place === undefined && fate === '') insteadHere(desk)
  return true
}

/** What there is to lay hands on here. */
export function insteadHere(desk: Desk): void {
  const names = here(desk)
    .features.slice(0, 4)
    .map(({ name }) => name)
  if (names.length > 0) tellTable(desk, phrase(desk, thingWords, 'insteadHere', { what: theList(names) }))
}

/** Nothing was named that could be meant: it is asked for. */
export function askWhat(desk: Desk, verb: string, names: readonly string[]): void {
  if (names.length === 0) return seen(desk, phrase(desk, thingWords, 'takeWhat'))
  tellTable(desk, phrase(desk, thingWords, 'which', { verb, what: theList(names.slice(0, 4), 'or') }))
  desk.offered = names.slice(0, 3).map(name => `${verb} ${theList([name])}`)
}

/** Nothing of that name was ever told of. */
export function notFound(desk: Desk, { left, missing }: Deed): void {
  desk.isMissed = true
  tellTable(desk, phrase(desk, thingWords, 'notHere', { what: theName(missing ?? left.at(-1) ?? '') }))
  insteadHere(desk)
}
