/** Who leads, what somebody is and where they are to be found, what they are seen to do. */
import kinds from '../../../../../content/oracle/answers.json' with { type: 'json' }
import { roleWithin, sentence, trimStop } from '../../../../english/naming.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import type { Desk } from '../../desk/desk.ts'
import { heardOf } from '../../desk/heard-of.ts'
import { setOf } from '../../desk/memory.ts'
import { habitOf } from '../../desk/people.ts'
import { here, isGone, peopleAt, placeOfPerson, placesKnown } from '../../desk/place.ts'

const isOffice = new Set(kinds.offices)
const officesOf = ({ role, callings }: Person): readonly string[] =>
  [...wordsOf(role), ...callings].filter(word => isOffice.has(word))

/** Who stands above whom, by the order of the list. */
const rankOf = (one: Person): number => Math.min(...officesOf(one).map(word => kinds.offices.indexOf(word)))

const guarding = new Set(kinds.guarding)

/** Whoever has the say here, or nearest to it; the one who is asked, if they have any. */
export function leaderOf(desk: Desk, asked?: Person): Person | undefined {
  if (asked !== undefined && officesOf(asked).length > 0) return asked
  const isNear = (one: Person): boolean => placeOfPerson(desk, one)?.region === here(desk).region
  const worth = (one: Person): number => rankOf(one) + (isNear(one) ? 0 : 50)
  return [...new Set([...peopleAt(desk), ...heardOf(desk).people])]
    .filter(one => officesOf(one).length > 0 && !isGone(desk, one))
    .toSorted((one, other) => worth(one) - worth(other))[0]
}

/** Whoever leads, and beside them whoever would be obeyed of those who are here. */
export function leadersOf(desk: Desk): readonly Person[] {
  const first = leaderOf(desk)
  const near = peopleAt(desk).find(one => one !== first && (officesOf(one).length > 0 || one.callings.some(word => guarding.has(word)))) // prettier-ignore
  return [first, near].flatMap(one => one ?? [])
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
