/** What something is about, in the words people would use for it. */
import { remembering } from '../../../core/memo.ts'
import type { Faction, Item, Knowledge, OracleWorld, Person, Place } from '../../../campaign/played/world.ts'
import { isDead } from './dead.ts'
import type { Desk } from './desk.ts'
import { heardOf } from './heard-of.ts'
import { setOf } from './memory.ts'
import { placeName, theName } from '../../../english/naming.ts'
import { placesKnown } from './place.ts'

const folded = (name: string): string => name.toLowerCase().replace(/^the\s+/, '')

type Known = Person | Place | Item | Faction
type Proper = { readonly told: string; readonly one: Known }

/** All names of a campaign, folded, and how they are told: people before places, places before things. */
const properNames = remembering((world: OracleWorld): ReadonlyMap<string, Proper> => {
  const names = new Map<string, Proper>()
  const add = (name: string, proper: Proper): void => void (names.has(folded(name)) || names.set(folded(name), proper))
  const addAll = (all: readonly Known[], tell: (name: string) => string): void => {
    for (const one of all) for (const name of [one.name, ...one.aliases]) add(name, { told: tell(one.name), one })
  }
  addAll(world.people, name => name)
  for (const one of world.people) for (const word of folded(one.name).split(' ')) add(word, { told: one.name, one })
  addAll(world.places, placeName)
  addAll(world.items, theName)
  addAll(world.factions, placeName)
  return names
})

/** Whether the party could speak of it by its name: it has seen it, or has heard or read the name. */
function isHeardOf(desk: Desk, one: Known): boolean {
  const { happened } = desk.memory
  return (
    heardOf(desk).named.has(one) ||
    setOf(happened).has(`seen/${one.id}`) ||
    setOf(happened).has(`heard/${one.id}`) ||
    setOf(happened).has(`took/${one.id}`) ||
    placesKnown(desk).some(({ id }) => id === one.id)
  )
}

/** A topic of some knowledge that one could ask for by name; undefined when it has none that the party has heard of. */
export function topicOf(desk: Desk, { topics }: Knowledge, person: Person): string | undefined {
  for (const topic of topics) {
    const proper = properNames(desk.world).get(folded(topic))
    if (proper === undefined || proper.one === person || isDead(desk, proper.one)) continue
    if (isHeardOf(desk, proper.one)) return proper.told
  }
  return undefined
}
