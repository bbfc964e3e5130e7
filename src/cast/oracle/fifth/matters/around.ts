/** What can be seen from where the party stands: who is here, where this is, where one can go. */
import { listOf } from '../../../../english/nouns.ts'
import type { Intent } from '../../understand/intent.ts'
import type { Person, Place } from '../../world/world.ts'
import { keep, type Desk } from '../desk.ts'
import { exitsText, isBusy, wayText } from '../describe.ts'
import { foesText, loomingAt } from '../encounter.ts'
import { companionsOf, nameOf } from '../heroes.ts'
import { lowerFirst, placeName, sentence, trimStop } from '../nouns.ts'
import { heardOf } from '../heard-of.ts'
import { setOf } from '../memory.ts'
import { exitsSeen, facesAt, here, isGone, placeOf, placesKnown, routeTo } from '../place.ts'
import { phrase, tell } from '../tell.ts'
import { partOfDay } from '../../../../rules/fifth/model/time.ts'
import { matterWords } from '../words/matters.ts'

const called = ({ name, role }: Person): string => {
  const what = trimStop(role.split(/[.;(]/)[0] ?? '')
  return what === '' || what.length > 60 ? name : `${name} (${lowerFirst(what)})`
}

/** Those who belong here, then the party's own. */
export function people(desk: Desk): void {
  const present = facesAt(desk)
  const looming = loomingAt(desk, here(desk))
  tell(
    desk,
    present.length === 0
      ? phrase(desk, matterWords, isBusy(here(desk)) ? 'nobodyKnown' : 'nobodyHere')
      : phrase(desk, matterWords, 'here', { who: listOf(present.map(called)) }),
    looming === undefined ? '' : sentence(`and, not far off, ${foesText(looming)}`),
  )
  const company = companionsOf(desk).map(id => nameOf(desk, id))
  if (company.length > 0) tell(desk, `${listOf(company)} ${company.length === 1 ? 'is' : 'are'} at your side.`)
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
  if (spoken && spoken.length > 0) tell(desk, phrase(desk, matterWords, 'spokenWith', { who: listOf(spoken) }))
  tell(
    desk,
    left && left.length > 0
      ? phrase(desk, matterWords, 'notYet', { who: listOf(left.slice(0, 6), 'or') })
      : phrase(desk, matterWords, 'noneLeft'),
  )
}

export function place(desk: Desk): void {
  const at = here(desk)
  tell(
    desk,
    phrase(desk, matterWords, 'placed', { place: placeName(at.name), time: partOfDay(desk.game) }),
    ...at.overview.slice(0, 2).map(sentence),
  )
}

/** Places one could walk to from here through others, by name. */
const further = (desk: Desk): readonly Place[] => {
  const next = new Set(exitsSeen(desk).map(({ to }) => to))
  return placesKnown(desk).filter(({ id }) => id !== here(desk).id && !next.has(id) && routeTo(desk, id) !== undefined)
}

export function ways(desk: Desk): void {
  tell(desk, exitsText(desk, here(desk)))
  const known = further(desk).map(({ name }) => placeName(name))
  if (known.length > 0) tell(desk, phrase(desk, matterWords, 'further', { what: listOf(known.slice(0, 8)) }))
}

/** The way to somewhere, as far as it is known; all ways where the words name no place. */
export function wayTo(desk: Desk, { targets, about }: Intent): void {
  const named = [...targets, ...about].find(({ kind }) => kind === 'place' || kind === 'exit')
  const goal = named === undefined ? undefined : placeOf(desk, named.id)
  if (goal === undefined) {
    tell(desk, phrase(desk, matterWords, 'noWayKnown'), exitsText(desk, here(desk)))
    return
  }
  const to = placeName(goal.name)
  keep(desk, {
    pronouns: { ...desk.memory.pronouns, there: { kind: 'place', id: goal.id, name: goal.name, likeness: 1 } },
  })
  if (goal.id === here(desk).id) return tell(desk, phrase(desk, matterWords, 'atGoal', { place: to }))
  const route = routeTo(desk, goal.id) ?? routeTo(desk, goal.id, true)
  if (route === undefined) return tell(desk, phrase(desk, matterWords, 'noWayKnown'))
  const exit = exitsSeen(desk).find(one => one.to === route[0]?.id)
  const first = exit === undefined ? placeName(route[0]?.name ?? '') : wayText(desk, exit)
  const then = route.slice(1, -1).map(({ name }) => placeName(name))
  const how = route.length > 1 ? 'wayThere' : first === to ? 'wayDirect' : 'wayNext'
  tell(desk, phrase(desk, matterWords, how, { place: to, by: listOf([first, ...then]) }))
  desk.offered = [`Go to ${to}`]
}
