/** What to offer in a place itself: what nobody has looked at, what may lie hidden, and the ways on. */
import type { Exit } from '../../world/world.ts'
import { toGo, wayText } from '../describe.ts'
import type { Desk } from '../desk.ts'
import { heardOf } from '../heard-of.ts'
import { holderOf } from '../heroes.ts'
import { setOf } from '../memory.ts'
import { placeName, theName } from '../nouns.ts'
import {
  exitsSeen,
  here,
  hiddenExits,
  hiddenLeft,
  isLocked,
  itemsAt,
  keyAt,
  placeOf,
  placesKnown,
  routeTo,
} from '../place.ts'

/** Looked for so often in vain, it is no longer offered. */
const mostSearches = 2

export function toLookAt(desk: Desk): readonly string[] {
  const place = here(desk)
  const { happened, tries } = desk.memory
  const things = itemsAt(desk, place).map(({ name }) => `Take ${theName(name)}`)
  const unseen = place.features.filter(({ name }) => !setOf(happened).has(`seen/${keyAt(place, name)}`))
  const isWorth = hiddenLeft(desk, place).length + hiddenExits(desk, place).length > 0
  const searching =
    isWorth && (tries[`search/${place.id}`] ?? 0) < mostSearches ? [`Search ${placeName(place.name)}`] : []
  const looking = unseen.map(({ name }) => `Examine ${theName(name)}`)
  return [...things, ...looking.slice(0, 1), ...searching, ...looking.slice(1)]
}

const isNew = ({ memory }: Desk, id: string): boolean => !setOf(memory.visited).has(id)

/** Somewhere of which one has heard a reason to go there. */
const isSpokenOf = (desk: Desk, id: string): boolean => {
  const place = placeOf(desk, id)
  return place !== undefined && heardOf(desk).spokenOf.has(place)
}

/** Locked, and nobody carries what opens it. */
const isBarred = (desk: Desk, exit: Exit): boolean =>
  isLocked(desk, here(desk), exit) && holderOf(desk.game, exit.locked?.key ?? '') === undefined

const told = (desk: Desk, exit: Exit): string =>
  isLocked(desk, here(desk), exit) ? `Open ${wayText(desk, exit)}` : toGo(desk, exit)

/** Places nobody has been to that lie further off, where the way is known and something was heard of them. */
const furtherOn = (desk: Desk, next: ReadonlySet<string>): readonly string[] =>
  placesKnown(desk)
    .filter(({ id }) => isNew(desk, id) && !next.has(id) && isSpokenOf(desk, id) && routeTo(desk, id) !== undefined)
    .map(({ name }) => `Go to ${placeName(name)}`)

/** Ways to where nobody has been, what was spoken of before the rest; then ways back. */
export function waysOn(desk: Desk): readonly string[] {
  const exits = exitsSeen(desk)
  const fresh = exits.filter(({ to }) => isNew(desk, to))
  const rank = (exit: Exit): number => (isBarred(desk, exit) ? 2 : isSpokenOf(desk, exit.to) ? 0 : 1)
  const next = new Set(exits.map(({ to }) => to))
  return [
    ...fresh.toSorted((a, b) => rank(a) - rank(b)).map(exit => told(desk, exit)),
    ...furtherOn(desk, next),
    ...exits.filter(exit => !fresh.includes(exit)).map(exit => told(desk, exit)),
  ]
}
