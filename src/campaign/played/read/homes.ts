/** Each thing lies in one place: a text that only speaks of it does not hold it. */
import type { Hidden, Item, Person } from '../world.ts'
import type { PlaceDraft } from './place.ts'

/** Where an item is to begin with, by its own page: a place, or wherever its owner is. */
const homesOf = (items: readonly Item[], people: readonly Person[]): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap(({ id, placeId, personId }) => {
      const home = placeId ?? people.find(person => person.id === personId)?.placeId
      return home === undefined ? [] : [[id, home] as const]
    }),
  )

/** Hidden things keep an item only where it is at home, and of several that speak of it the first. */
export function housed(
  places: readonly PlaceDraft[],
  items: readonly Item[],
  people: readonly Person[],
): readonly PlaceDraft[] {
  const homes = homesOf(items, people)
  const known = new Set(items.map(({ id }) => id))
  const taken = new Set<string>()
  const isHere = (id: string, place: string): boolean => {
    if (!known.has(id)) return true // a coin or a key without a page lies wherever it is spoken of
    if (taken.has(id) || (homes.get(id) ?? place) !== place) return false
    taken.add(id)
    return true
  }
  return places.map(place => ({
    ...place,
    hidden: place.hidden.map((hidden): Hidden => ({
      ...hidden,
      items: hidden.items.filter(id => isHere(id, place.id)),
    })),
  }))
}
