/** What can be seen from where the party stands: who is here, where this is, where one can go. */
import { matterWords } from '../../content/phrases.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { TableQuestion } from '../../desk/wishes.ts'
import type { Person, Place } from '../../../../campaign/played/world.ts'
import { keep, type Desk } from '../../desk/desk.ts'
import { crowdText, doingText } from '../answers/shown.ts'
import { asTheyAre, bodyOf } from '../../desk/dead.ts'
import { exitsText, isBusy, wayName, wayText } from '../../desk/describe.ts'
import { foesText, loomingAt } from '../../desk/encounter.ts'
import { fateText } from '../../desk/fates.ts'
import { companionsOf, holderOf, nameOf } from '../../desk/heroes.ts'
import { isWithUs } from '../../desk/place.ts'
import { lowerFirst, placeName, sentence, theName, trimStop } from '../../../../english/naming.ts'
import { heardOf } from '../../desk/heard-of.ts'
import { setOf } from '../../desk/memory.ts'
import {
  exitsSeen,
  facesAt,
  here,
  isGone,
  itemsAt,
  personOf,
  placeOf,
  placeOfPerson,
  placesKnown,
  routeTo,
} from '../../desk/place.ts'
import { phrase, tellTable } from '../../desk/tell.ts'
import { partOfDay } from '../../../../rules/fifth/model/time.ts'

const called = ({ name, role }: Person): string => {
  const what = trimStop(role.split(/[.;(]/)[0] ?? '')
  return what === '' || what.length > 60 ? name : `${name} (${lowerFirst(what)})`
}

/** Those who belong here, then the party's own. */
export function people(desk: Desk): void {
  const present = facesAt(desk)
  tellTable(desk, ...crowdText(desk).slice(0, 2))
  const looming = loomingAt(desk, here(desk))
  tellTable(
    desk,
    present.length === 0
      ? phrase(desk, matterWords, isBusy(here(desk)) || crowdText(desk).length > 0 ? 'nobodyKnown' : 'nobodyHere')
      : phrase(desk, matterWords, 'here', { who: listOf(present.map(called)) }),
    ...present.slice(0, 3).map(doingText),
    looming === undefined ? '' : sentence(`and, not far off, ${foesText(looming)}`),
  )
  const company = companionsOf(desk).map(id => nameOf(desk, id))
  if (company.length > 0) tellTable(desk, `${listOf(company)} ${company.length === 1 ? 'is' : 'are'} at your side.`)
}

/** Whom one has spoken with; and of those one has seen or heard of, whom not yet. */
export function met(desk: Desk): void {
  const happened = setOf(desk.memory.happened)
  const heard = heardOf(desk).named
  const present = facesAt(desk)
  const isKnown = (one: Person): boolean => happened.has(`seen/${one.id}`) || heard.has(one) || present.includes(one)
  const known = desk.world.people.filter(one => !isGone(desk, one) && isKnown(one))
  const [spoken, left] = [true, false].map(isMet =>
    known.filter(({ id }) => happened.has(`met/${id}`) === isMet).map(({ name }) => name),
  )
  if (spoken && spoken.length > 0) tellTable(desk, phrase(desk, matterWords, 'spokenWith', { who: listOf(spoken) }))
  tellTable(
    desk,
    left && left.length > 0
      ? phrase(desk, matterWords, 'notYet', { who: listOf(left.slice(0, 6), 'or') })
      : phrase(desk, matterWords, 'noneLeft'),
  )
}

export function place(desk: Desk): void {
  const at = here(desk)
  tellTable(
    desk,
    phrase(desk, matterWords, 'placed', { place: placeName(at.name), time: partOfDay(desk.game) }),
    at.region === '' || at.name.includes(at.region) ? '' : phrase(desk, matterWords, 'inRegion', { region: at.region }),
    ...at.overview.slice(0, 2).map(sentence),
  )
  const things = [...at.features, ...itemsAt(desk, at)].map(({ name }) => theName(name))
  if (things.length > 0) tellTable(desk, phrase(desk, matterWords, 'around', { what: listOf(things.slice(0, 8)) }))
}

/** Places one could walk to from here through others, by name. */
const further = (desk: Desk): readonly Place[] => {
  const next = new Set(exitsSeen(desk).map(({ to }) => to))
  return placesKnown(desk).filter(({ id }) => id !== here(desk).id && !next.has(id) && routeTo(desk, id) !== undefined)
}

export function ways(desk: Desk): void {
  tellTable(desk, exitsText(desk, here(desk)))
  const known = further(desk).map(({ name }) => placeName(name))
  if (known.length > 0) tellTable(desk, phrase(desk, matterWords, 'further', { what: listOf(known.slice(0, 8)) }))
}

/** The way to somewhere, as far as it is known; all ways where the words name no place. */
export function wayTo(desk: Desk, { about }: TableQuestion): void {
  const named = about.find(({ kind }) => kind === 'place' || kind === 'way')
  const goal =
    named === undefined
      ? undefined
      : (placeOf(desk, named.id) ?? placeOf(desk, exitsSeen(desk).find(({ name }) => name === named.name)?.to ?? ''))
  if (goal === undefined) {
    tellTable(desk, phrase(desk, matterWords, 'noWayKnown'), exitsText(desk, here(desk)))
    return
  }
  const to = placeName(goal.name)
  keep(desk, {
    pronouns: { ...desk.memory.pronouns, there: { id: goal.id, name: goal.name } },
  })
  if (goal.id === here(desk).id) return tellTable(desk, phrase(desk, matterWords, 'atGoal', { place: to }))
  const route = routeTo(desk, goal.id) ?? routeTo(desk, goal.id, true)
  if (route === undefined) return tellTable(desk, phrase(desk, matterWords, 'noWayKnown'))
  const exit = exitsSeen(desk).find(one => one.to === route[0]?.id)
  const next = placeName(route[0]?.name ?? '')
  const first = exit === undefined || wayText(desk, exit) === next ? next : wayName(exit)
  const then = route.slice(1, -1).map(({ name }) => placeName(name))
  const how = route.length > 1 ? 'wayThere' : first === to ? 'wayDirect' : 'wayNext'
  tellTable(desk, phrase(desk, matterWords, how, { place: to, by: listOf([first, ...then]) }))
  desk.offered = [`Go to ${to}`]
}

/** Where somebody or something is, as far as the party has seen or heard. */
export function whereabouts(desk: Desk, question: TableQuestion): void {
  const [thing] = question.about
  if (thing === undefined) return people(desk)
  if (thing.kind === 'place' || thing.kind === 'way') return wayTo(desk, question)
  const holder = holderOf(desk.game, thing.name)
  if (holder !== undefined)
    return tellTable(desk, phrase(desk, matterWords, 'hasIt', { who: holder.who.name, what: theName(thing.name) }))
  if (thing.kind === 'companion') {
    const away = placeOf(desk, desk.memory.apart[thing.id]?.placeId ?? '')
    const key = away === undefined || away.id === here(desk).id ? 'withYou' : 'lastSeenAt'
    if (away !== undefined && key === 'lastSeenAt') desk.offered = [`Go to ${placeName(away.name)}`]
    return tellTable(desk, phrase(desk, matterWords, key, { who: thing.name, place: placeName(away?.name ?? '') }))
  }
  const person = personOf(desk, thing.id)
  if (person === undefined) {
    const isHere = thing.from === 'here' || thing.from === 'told'
    return tellTable(desk, phrase(desk, matterWords, isHere ? 'thingHere' : 'notSeen', { what: theName(thing.name) }))
  }
  const fate = fateText(desk, person)
  const body = placeOf(desk, bodyOf(desk, person)?.placeId ?? '')
  if (body !== undefined)
    return tellTable(desk, phrase(desk, matterWords, 'fellAt', { who: person.name, place: placeName(body.name) }))
  if (fate !== '') return tellTable(desk, fate)
  const isKnown = ['seen', 'met', 'heard'].some(how => setOf(desk.memory.happened).has(`${how}/${person.id}`))
  const at = isKnown ? placeOfPerson(desk, person) : undefined
  const key = at === undefined ? 'notSeen' : at.id === here(desk).id ? 'personHere' : 'lastSeenAt'
  tellTable(
    desk,
    phrase(desk, matterWords, key, { what: person.name, who: person.name, place: placeName(at?.name ?? '') }),
  )
  if (key === 'lastSeenAt' && at !== undefined) desk.offered = [`Go to ${placeName(at.name)}`]
}

/** Whether somebody walks with the company now. */
export function withUs(desk: Desk, question: TableQuestion): void {
  const person = personOf(desk, question.about[0]?.id)
  if (person === undefined) return people(desk)
  if (!isWithUs(desk, person)) return whereabouts(desk, question)
  tellTable(desk, phrase(desk, matterWords, 'withYou', { who: person.name }))
}

/** What anybody sees and the party has heard of somebody or something. */
export function whoIs(desk: Desk, question: TableQuestion): void {
  const person = personOf(desk, question.about[0]?.id)
  if (person === undefined) return people(desk)
  tellTable(
    desk,
    sentence(called(person)),
    ...person.looks.slice(0, 2).map(text => asTheyAre(desk, person, sentence(text))),
  )
  whereabouts(desk, question)
}
