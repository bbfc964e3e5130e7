/**
 * What was said in vain is not said again: who has refused needs something new before the dice fall once more, be it
 * another reason, something found or learned since, a kindness, or half a day.
 */
import { keep, type Desk } from './desk.ts'
import { put } from './memory.ts'
import { trustOf } from './people.ts'
import type { Person } from '../../../campaign/played/world.ts'
import { keysOf } from './keys.ts'

export type Way = 'persuade' | 'threaten' | 'lie' | 'bargain'

const enoughMinutes = 6 * 60
/** So many new words make a new reason of it. */
const enoughWords = 2

const keyOf = (way: Way, { id }: Person): string => `${way}/${id}`

/** What the party has to show for itself; more of it than before is something new. */
const standingOf = (desk: Desk, person: Person): number =>
  desk.memory.told.length + desk.memory.found.length + Math.max(0, trustOf(desk, person)) * 3

const tryOf = ({ memory }: Desk, key: string): number | undefined => memory.tries[key]

/** Whether time or what the party has come by since they refused is reason enough to try again. */
export function mayTry(desk: Desk, way: Way, person: Person): boolean {
  const key = keyOf(way, person)
  const since = tryOf(desk, `${key}/minute`)
  if (since === undefined || desk.game.minute - since >= enoughMinutes) return true
  return standingOf(desk, person) > (tryOf(desk, `${key}/standing`) ?? 0)
}

/** Whether there is anything new in it since they last refused. */
export const isWorthSaying = (desk: Desk, way: Way, person: Person, said: string): boolean =>
  mayTry(desk, way, person) ||
  keysOf(said).filter(word => tryOf(desk, `${keyOf(way, person)}/said/${word}`) === undefined).length >= enoughWords

/** It was refused, and what was said for it is used up. */
export function refused(desk: Desk, way: Way, person: Person, said: string): void {
  const key = keyOf(way, person)
  const marks: readonly (readonly [string, number])[] = [
    [`${key}/minute`, desk.game.minute],
    [`${key}/standing`, standingOf(desk, person)],
    ...keysOf(said)
      .slice(0, 8)
      .map(word => [`${key}/said/${word}`, 1] as const),
    [key, refusals(desk, way, person) + 1],
  ]
  keep(desk, { tries: marks.reduce((all, [name, value]) => put(all, name, value), desk.memory.tries) })
}

/** How often they have refused: each time it is a little harder. */
export const refusals = (desk: Desk, way: Way, person: Person): number => tryOf(desk, keyOf(way, person)) ?? 0

/** They have come round: nothing of it counts any more. */
export function accepted(desk: Desk, way: Way, person: Person): void {
  const key = keyOf(way, person)
  const left = Object.entries(desk.memory.tries).filter(([name]) => name !== key && !name.startsWith(`${key}/`))
  keep(desk, { tries: Object.fromEntries(left) })
}
