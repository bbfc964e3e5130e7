/** A place in the campaign's own words: all of it to newcomers, what is new to those who know it. */
import { oneOf } from '../../../english/small-words.ts'
import { outcryWords, placeWords } from '../content/phrases.ts'
import { remembering } from '../../../core/memo.ts'
import {
  callName,
  sentence,
  placeName,
  theList,
  theName,
  trimStop,
  roleWithin,
  withinText,
} from '../../../english/naming.ts'
import type { Exit, OracleWorld, Person, Place } from '../../../campaign/played/world.ts'
import { bodiesAt } from './dead.ts'
import type { Desk } from './desk.ts'
import { own } from '../../../core/own.ts'
import { setOf } from './memory.ts'
import { slugOf } from './slugs.ts'
import { exitsSeen, facesAt, itemsAt, placeOf } from './place.ts'
import { stillSo } from './still-so.ts'
import { freshOf, phrase, tell, tellTable, unsaid } from './tell.ts'
import { ofPerson } from '../../../english/prose/of-person.ts'
import { aOrAn, listOf } from '../../../english/nouns.ts'

const bare = (name: string): string => name.toLowerCase().replace(/^the /, '')

/** The ways of a world are told in every beat, and always the same. */
const waysOf = remembering((world: OracleWorld) =>
  remembering((exit: Exit): string => {
    const to = placeOf({ world }, exit.to)
    const way = wayName(exit)
    if (to !== undefined && bare(exit.name) === bare(to.name)) return placeName(to.name)
    if (to === undefined || exit.name.toLowerCase().includes(bare(to.name))) return way
    return `${way} to ${placeName(to.name)}`
  }),
)

/** `the causeway, to Old Light`. */
export const wayText = ({ world }: Desk, exit: Exit): string => waysOf(world)(exit)

/** A way that has no name but that of the place it leads to: one goes there, and takes nothing. */
const isNameless = (desk: Desk, exit: Exit): boolean => {
  const to = placeOf(desk, exit.to)
  return to !== undefined && wayText(desk, exit) === placeName(to.name)
}

/** All of them in one sentence: `the causeway to Old Light or the way to Cradle Harbour`. */
export function waysText(desk: Desk, exits: readonly Exit[]): string {
  const places = exits.filter(exit => isNameless(desk, exit)).map(exit => wayText(desk, exit))
  const named = exits.filter(exit => !isNameless(desk, exit)).map(exit => wayText(desk, exit))
  if (places.length === 0) return listOf(named, 'or')
  return listOf([...named, `the way to ${places[0] ?? ''}`, ...places.slice(1)], 'or')
}

/** What to type to go there. */
export const toGo = (desk: Desk, exit: Exit): string =>
  isNameless(desk, exit) ? `Go to ${wayText(desk, exit)}` : `Take ${wayText(desk, exit)}`

const compass = oneOf('north south east west up down in out northeast northwest southeast southwest')

export const wayName = (exit: Exit): string =>
  compass(exit.name.trim()) ? `the way ${exit.name.trim().toLowerCase()}` : theName(exit.name)

/** Somebody at first sight: the name, and what they are. */
const atFirstSight = ({ name, role }: Person): string => {
  const what = trimStop(role.split(/[.;(]/)[0] ?? '')
  const called = withinText(name)
  const is = roleWithin(what)
  const told = /^\p{Ll}+$/u.test(is) ? `${aOrAn(is)} ${is}` : is // a mason, but landlady of the inn
  return what === '' || what.length > 60 ? called : `${called}, ${told}`
}

const withRoles = (names: readonly string[]): string =>
  names.length === 1 ? names.join('') : `${names.slice(0, -1).join('; ')}; and ${names.at(-1) ?? ''}`

/** What one sees of people one has not seen before; a sentence each, of two of them. */
const looksText = (desk: Desk, people: readonly Person[]): string =>
  people
    .slice(0, 2)
    .flatMap(({ looks, name }) => unsaid(desk, looks.map(sentence), 1).map(first => ofPerson(callName(name), first)))
    .join(' ')

/** Others than those with names of their own are about: a line at a well, drinkers at a bar. */
export const isBusy = remembering(({ overview, atmosphere: { sights, sounds } }: Place): boolean => {
  const text = [...overview, ...sights, ...sounds].join(' ')
  return (
    /\b(?:crowds?|people|folk|townsfolk|villagers|customers|drinkers|regulars|patrons|guests|pilgrims|workers|soldiers|guards|men|women|children|throng|queue|busy|bustle|bustling)\b/iu.test(
      text,
    ) && !/\b(?:deserted|abandoned|nobody in it|no people|empty of people)\b/iu.test(text)
  )
})

/** Somebody who knows the party, has nothing against it, and shows it every other time. */
const isGreeting = ({ memory, game }: Desk, person: Person | undefined): boolean =>
  person !== undefined &&
  setOf(memory.happened).has(`met/${person.id}`) &&
  (memory.trust[person.id] ?? 0) >= 0 &&
  !/hostile|unfriendly/.test(own(game.attitudes, person.name)?.attitude ?? person.disposition) &&
  memory.beat % 2 === 0

function peopleText(desk: Desk, place: Place, isFirst: boolean): string {
  const people = facesAt(desk, place)
  if (people.length === 0) return ''
  const isOne = people.length === 1
  if (!isFirst) {
    const who = listOf(people.map(({ name }) => withinText(name)))
    return phrase(desk, placeWords, isOne ? (isGreeting(desk, people[0]) ? 'nods' : 'stillHere') : 'stillMany', { who })
  }
  const names = people.slice(0, 4).map(atFirstSight)
  const who = names.some(name => name.includes(',')) ? withRoles(names) : listOf(names)
  const told = phrase(desk, placeWords, isOne ? (isBusy(place) ? 'oneAmong' : 'oneHere') : 'manyHere', { who })
  return [told, looksText(desk, people)].filter(text => text !== '').join(' ')
}

/** What is still there to look at: not what was burnt or carried off. */
const featuresText = (desk: Desk, place: Place): string => {
  const gone = new Set(
    desk.memory.established.flatMap(({ at, thing, change }) =>
      at === place.id && (change === 'taken' || change === 'burnt' || change === 'eaten') ? [thing] : [],
    ),
  )
  const left = place.features.map(({ name }) => name).filter(name => !gone.has(slugOf(name)))
  return left.length === 0 ? '' : phrase(desk, placeWords, 'features', { what: theList(left.slice(0, 4)) })
}

export function exitsText(desk: Desk, place: Place): string {
  const exits = exitsSeen(desk, place)
  if (exits.length === 0) return phrase(desk, placeWords, 'noExit')
  return phrase(desk, placeWords, exits.length === 1 ? 'oneExit' : 'exits', { ways: waysText(desk, exits) })
}

/** Those who lie dead here. */
function deadText(desk: Desk, place: Place): string {
  const who = bodiesAt(desk, place)
  return who.length === 0
    ? ''
    : phrase(desk, outcryWords, who.length === 1 ? 'bodyOne' : 'bodyMany', { who: listOf(who) })
}

const thingsText = (desk: Desk, place: Place): string => {
  const things = itemsAt(desk, place)
  return things.length === 0
    ? ''
    : phrase(desk, placeWords, 'things', { what: theList(things.map(({ name }) => name)) })
}

/** Each sense as its author wrote it: a second sentence leans on the first. */
const senses = (desk: Desk, place: Place): readonly string[] => {
  const { sights, sounds, smells, feeling } = place.atmosphere
  return [sounds, smells, sights, feeling]
    .map(texts => stillSo(desk, place, texts).map(sentence).join(' '))
    .filter(text => text !== '')
}

/** One more thing of how it is here, while there is one that was not told. */
export const mood = (desk: Desk, place: Place): string => freshOf(desk, senses(desk, place))

const overviewOf = (desk: Desk, place: Place): readonly string[] => stillSo(desk, place, place.overview).map(sentence)

/** As newcomers see it. */
export function describeFirst(desk: Desk, place: Place): void {
  const overview = unsaid(desk, overviewOf(desk, place), 4)
  tell(desk, ...overview, mood(desk, place))
  tell(desk, peopleText(desk, place, true), deadText(desk, place), thingsText(desk, place))
  tellTable(desk, featuresText(desk, place), exitsText(desk, place))
}

/** For those who come back: where it is, and what they have not noticed yet. */
export function describeAgain(desk: Desk, place: Place): void {
  const again = phrase(desk, placeWords, 'again', { to: placeName(place.name) })
  tell(desk, again, mood(desk, place), peopleText(desk, place, false), deadText(desk, place))
}

/** All that can be seen, because somebody asked to look. */
export function describeFully(desk: Desk, place: Place): void {
  const isKnown = unsaid(desk, overviewOf(desk, place), 4)
  const shown = isKnown.length > 0 ? isKnown : overviewOf(desk, place).slice(0, 3)
  tell(
    desk,
    phrase(desk, placeWords, isKnown.length > 0 ? 'look' : 'lookAgain', { place: placeName(place.name) }),
    ...shown,
  )
  tell(desk, mood(desk, place), peopleText(desk, place, true), deadText(desk, place), thingsText(desk, place))
  tellTable(desk, featuresText(desk, place), exitsText(desk, place))
}
