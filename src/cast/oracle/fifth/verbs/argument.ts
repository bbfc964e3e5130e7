/**
 * What was said in vain is not said again: who has refused needs something new before the dice fall once more, be it
 * another reason, something found or learned since, a kindness, or half a day.
 */
import type { Person } from '../../world/world.ts'
import { keep, type Desk } from '../desk.ts'
import { put } from '../memory.ts'
import { topicWords } from '../nouns.ts'
import { trustOf, wordsAbout } from '../people.ts'
import type { Intent } from '../../understand/intent.ts'

type Way = 'persuade' | 'threaten' | 'lie'

/** Words of wanting something, which are no reason for it. */
const empty = new Set(
  topicWords(
    'persuade convince beg plead threaten intimidate lie bluff trick talk speak tell say share reveal help helping know knows truth open answer please really again harder try let give more everything something anything make press insist urge coax plead charm reason bribe lend come with',
  ),
)

const enoughMinutes = 6 * 60
/** So many new words make a new reason of it. */
const enoughWords = 2

const keyOf = (way: Way, { id }: Person): string => `${way}/${id}`

/** What the party has to show for itself; more of it than before is something new. */
const standingOf = (desk: Desk, person: Person): number =>
  desk.memory.told.length + desk.memory.found.length + Math.max(0, trustOf(desk, person)) * 3

const reasonsIn = (person: Person, { line }: Intent): readonly string[] =>
  wordsAbout(person, line).filter(word => !empty.has(word))

const tryOf = ({ memory }: Desk, key: string): number | undefined => memory.tries[key]

/** Whether time or what the party has come by since they refused is reason enough to try again. */
export function mayTry(desk: Desk, way: Way, person: Person): boolean {
  const key = keyOf(way, person)
  const since = tryOf(desk, `${key}/minute`)
  if (since === undefined || desk.game.minute - since >= enoughMinutes) return true
  return standingOf(desk, person) > (tryOf(desk, `${key}/standing`) ?? 0)
}

/** Whether there is anything new in it since they last refused. */
export function isWorthSaying(desk: Desk, way: Way, person: Person, intent: Intent): boolean {
  const key = keyOf(way, person)
  const fresh = reasonsIn(person, intent).filter(word => tryOf(desk, `${key}/said/${word}`) === undefined)
  return mayTry(desk, way, person) || new Set(fresh).size >= enoughWords
}

/** It was refused, and what was said for it is used up. */
export function refused(desk: Desk, way: Way, person: Person, intent: Intent): void {
  const key = keyOf(way, person)
  const used = reasonsIn(person, intent)
    .slice(0, 8)
    .map(word => [`${key}/said/${word}`, 1] as const)
  const marks = [
    [`${key}/minute`, desk.game.minute] as const,
    [`${key}/standing`, standingOf(desk, person)] as const,
    ...used,
  ]
  const tries = [...marks, [key, refusals(desk, way, person) + 1] as const]
  keep(desk, { tries: tries.reduce((all, [name, value]) => put(all, name, value), desk.memory.tries) })
}

/** How often they have refused: each time it is a little harder. */
export const refusals = (desk: Desk, way: Way, person: Person): number => tryOf(desk, keyOf(way, person)) ?? 0

/** They have come round: nothing of it counts any more. */
export function accepted(desk: Desk, way: Way, person: Person): void {
  const key = keyOf(way, person)
  const left = Object.entries(desk.memory.tries).filter(([name]) => name !== key && !name.startsWith(`${key}/`))
  keep(desk, { tries: Object.fromEntries(left) })
}
