/** What is so here, put as answers: who leads, who is who and where, what lies behind each way. */
import kinds from '../../../../../content/oracle/answers.json' with { type: 'json' }
import { matterWords } from '../../content/phrases.ts'
import { placeName, roleWithin, sentence, trimStop } from '../../../../english/naming.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import type { Exit, Person } from '../../../../campaign/played/world.ts'
import type { Desk } from '../../desk/desk.ts'
import { wayName } from '../../desk/describe.ts'
import { heardOf } from '../../desk/heard-of.ts'
import { setOf } from '../../desk/memory.ts'
import { habitOf } from '../../desk/people.ts'
import { exitsSeen, facesAt, here, isGone, peopleAt, placeOf, placeOfPerson, placesKnown } from '../../desk/place.ts'
import { phrase } from '../../desk/tell.ts'

/** An answer, and the words it answers to beside its own; of whom it says who they are, where it does no more. */
export type Shown = { readonly text: string; readonly means: string; readonly of?: string }

const isOffice = new Set(kinds.offices)
const officesOf = ({ role, callings }: Person): readonly string[] =>
  [...wordsOf(role), ...callings].filter(word => isOffice.has(word))

/** Who stands above whom, by the order of the list. */
const rankOf = (one: Person): number => Math.min(...officesOf(one).map(word => kinds.offices.indexOf(word)))

/** Whoever has the say here, or nearest to it; the one who is asked, if they have any. */
export function leaderOf(desk: Desk, asked?: Person): Person | undefined {
  if (asked !== undefined && officesOf(asked).length > 0) return asked
  const isNear = (one: Person): boolean => placeOfPerson(desk, one)?.region === here(desk).region
  const worth = (one: Person): number => rankOf(one) + (isNear(one) ? 0 : 50)
  return [...peopleAt(desk), ...heardOf(desk).people]
    .filter(one => officesOf(one).length > 0 && !isGone(desk, one))
    .toSorted((one, other) => worth(one) - worth(other))[0]
}

/** What somebody is, in a few words. */
export const roleOf = ({ role }: Pick<Person, 'role'>): string =>
  roleWithin(trimStop(role.split('.')[0]?.split(';')[0]?.split('(')[0] ?? ''))

/** Where somebody is whom everybody could point out: seen there, or at home where anybody may go. */
export function openPlaceOf(desk: Desk, one: Person): string | undefined {
  const place = isGone(desk, one) ? undefined : placeOfPerson(desk, one)
  const isOpen = place !== undefined && (setOf(desk.memory.happened).has(`seen/${one.id}`) || (place.isSafe && placesKnown(desk).includes(place))) // prettier-ignore
  return isOpen ? place.id : undefined
}

function whoText(desk: Desk, one: Person): string {
  const at = openPlaceOf(desk, one)
  const role = roleOf(one)
  const who = role === '' || role.length > 60 ? one.name : `${one.name}, ${role}`
  if (facesAt(desk).includes(one)) return phrase(desk, matterWords, 'whoHere', { who })
  const place = at === undefined ? undefined : placeOf(desk, at)
  return place === undefined ? sentence(who) : phrase(desk, matterWords, 'whoAt', { who, place: placeName(place.name) })
}

function wayShown(desk: Desk, exit: Exit): readonly Shown[] {
  const to = placeOf(desk, exit.to)
  if (to === undefined) return []
  const way = wayName(exit)
  const place = placeName(to.name)
  const [first = ''] = to.overview
  const lead = way.endsWith(place) ? '' : phrase(desk, matterWords, 'wayLeads', { way, place })
  return [{ text: `${lead} ${sentence(first)}`.trim(), means: `beyond behind lead ${exit.name} ${to.name} ${to.aliases.join(' ')} ${to.kind}` }] // prettier-ignore
}

/** `who is in charge`, `is there a healer`, `where could we sleep`, `what is behind that door`. */
export function shownHere(desk: Desk): readonly Shown[] {
  const leader = leaderOf(desk)
  const present = facesAt(desk)
  const known = [...new Set([...present, ...heardOf(desk).people])].filter(one => one.role !== '' && !isGone(desk, one))
  return [
    ...(leader === undefined ? [] : [{ text: whoText(desk, leader), means: kinds.leading.join(' ') }]),
    ...known.map(one => ({ text: whoText(desk, one), means: [one.role, ...one.callings].join(' '), of: one.name })),
    ...exitsSeen(desk).flatMap(exit => wayShown(desk, exit)),
  ]
}

const persons = new Set(kinds.crowds)

/** What those do who have no name, as the place tells it. */
export const crowdText = (desk: Desk): readonly string[] => {
  const { overview, atmosphere } = here(desk)
  return [...overview, ...atmosphere.sights, ...atmosphere.sounds]
    .filter(text => wordsOf(text).some(word => persons.has(word)) && !text.includes('"'))
    .map(sentence)
}

/** What somebody is seen to do: a habit of theirs, as their author gave it. */
export const doingText = (one: Person): string => habitOf(one, trimStop(one.mannerisms[0] ?? ''))
