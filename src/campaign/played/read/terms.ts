/** What has a name and no page: hidden things and what lies in them, features, foes, wares, threats. */
import { slugOf } from '../../../core/id.ts'
import { termOf, type Term } from '../condition/lexicon.ts'
import type { Item, Person } from '../world.ts'
import type { PlaceDraft } from './place.ts'
import type { ThreatDraft } from './threats.ts'

function* inPlace({ hidden, encounters, features }: PlaceDraft): Generator<Term, void> {
  for (const { name, items } of hidden) {
    yield termOf('hidden', slugOf(name), name)
    for (const item of items) yield termOf('item', slugOf(item), item.replaceAll('-', ' '))
  }
  for (const { name } of features) yield termOf('feature', slugOf(name), name)
  for (const { foes, name } of encounters) {
    if (foes.length > 0) yield termOf('foe', slugOf(name), name)
    for (const foe of foes) yield termOf('foe', slugOf(foe.name ?? foe.monster), foe.name ?? foe.monster)
  }
}

export function termsOf(
  places: readonly PlaceDraft[],
  people: readonly Person[],
  threats: readonly ThreatDraft[],
  items: readonly Item[],
): readonly Term[] {
  const wares = people.flatMap(({ wares }) => wares.map(ware => ware.split(/[:(,]/)[0] ?? ware))
  return [
    ...places.flatMap(place => [...inPlace(place)]),
    ...wares.map(ware => termOf('item', slugOf(ware), ware)),
    ...items.map(({ id, name }) => termOf('item', id, name)), // so that `the lens` finds the ember lens
    ...threats.map(({ id, name }) => termOf('threat', id, name)),
  ]
}
