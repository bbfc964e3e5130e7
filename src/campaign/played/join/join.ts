/**
 * The world that is played: what the pages of the usual folders hold in their usual shapes, under what the folder's one
 * reader knows of who may know it, of places and people on other pages, and of how the story opens.
 */
import { keyOf } from '../../world/names.ts'
import type { World } from '../../world/types.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import type { OracleWorld, Person, Place, Threat } from '../world.ts'
import type { Lore } from '../lore.ts'
import { commonIn } from './common.ts'
import { knowableIn, type Knowing } from './knowable.ts'
import * as people from './people.ts'
import * as places from './places.ts'

const isNamed = (name: string, aliases: readonly string[], key: string): boolean =>
  [name, ...aliases].some(one => keyOf(one) === key)

/** A place of the reader's that is only a part of another one is there as its feature. */
const isFeature = (all: readonly Place[], name: string): boolean =>
  all.some(({ features }) => features.some(feature => keyOf(feature.name) === keyOf(name)))

/** Where a folder has no pages for places there is one without a name, until the reader finds others. */
const nowhere = 'here'

/** Pages of their own, and whatever else the reader takes for a place. */
function placesIn(world: OracleWorld, told: World, knowing: Knowing & { readonly lore: Lore }): readonly Place[] {
  const kept = world.places.filter(({ id }) => id !== nowhere || told.places.length === 0)
  const fresh = told.places.filter(
    ({ name, aliases }) =>
      !kept.some(
        place =>
          isNamed(place.name, place.aliases, keyOf(name)) || aliases.some(one => keyOf(one) === keyOf(place.name)),
      ) && !isFeature(kept, name),
  )
  if (kept.length + fresh.length === 0) return world.places
  const ids = new Map([
    ...fresh.flatMap(({ name, aliases }) =>
      [name, ...aliases].map(one => [keyOf(one), places.idOfTold(name)] as const),
    ),
    ...kept.flatMap(({ id, name, aliases }) => [name, ...aliases].map(one => [keyOf(one), id] as const)),
  ])
  const idOf = (name: string): string | undefined => ids.get(keyOf(name))
  const known = new Set(ids.values())
  const all = [
    ...kept.map(place =>
      places.opened(
        place,
        told.places.find(one => isNamed(one.name, one.aliases, keyOf(place.name))),
        told,
        knowing,
        idOf,
      ),
    ),
    ...fresh.map(one => places.found(one, told, idOf, knowing.lore)),
  ]
  const called = places.calledByWays(told, idOf)
  return all.map(place => ({
    ...place,
    aliases: [...new Set([...place.aliases, ...(called.get(place.id) ?? [])])],
    exits: place.exits.filter(({ to }) => known.has(to)),
  }))
}

/** Each by every name it has: a town may have ten thousand people, and each is looked up once. */
const byName = <One extends { readonly name: string; readonly aliases: readonly string[] }>(
  all: readonly One[],
): ReadonlyMap<string, One> =>
  new Map(all.toReversed().flatMap(one => [one.name, ...one.aliases].map(name => [keyOf(name), one] as const)))

function peopleIn(world: OracleWorld, told: World, knowing: Knowing, all: readonly Place[]): readonly Person[] {
  const places = byName(all)
  const tellings = byName(told.people)
  const known = byName(world.people)
  const party = new Set(world.party.map(({ name }) => keyOf(name)))
  const placeNamed = (name: string): string | undefined => places.get(keyOf(name))?.id
  const tellingOf = ({ name, aliases }: Person) =>
    [name, ...aliases].map(one => tellings.get(keyOf(one))).find(one => one !== undefined)
  const isFresh = ({ who, where, name }: World['people'][number]): boolean =>
    who === 'players' && where !== undefined && !party.has(keyOf(name)) && !known.has(keyOf(name))
  return [
    ...world.people.map(person => {
      const telling = tellingOf(person)
      const open = people.opened(person, telling, placeNamed, knowing)
      return telling === undefined || !people.isBare(open)
        ? open
        : people.filled(open, people.met(telling, told, placeNamed))
    }),
    ...told.people.filter(isFresh).map(one => people.met(one, told, placeNamed)),
  ]
}

/** Whoever is somewhere is there, and nobody else. */
function pushTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

function peopled(all: readonly Place[], who: readonly Person[]): readonly Place[] {
  const at = new Map<string, string[]>()
  for (const { id, placeId = '' } of who) pushTo(at, placeId, id)
  return all.map(place => ({ ...place, people: at.get(place.id) ?? [] }))
}

/** A sign is told as it comes; what only the Game Master knows of a danger is told by nobody. */
function openThreat(threat: Threat, { mayKnow, maySee }: Knowing): Threat {
  const signs = threat.signs.filter(mayKnow)
  const isWritten = signs.length > 0 || maySee(threat.whenFull) // whoever writes signs writes what they come to
  return { ...threat, signs, whenFull: isWritten ? threat.whenFull : '' }
}

type Played = {
  /** A story that is has a state of its own, which says where it goes on. */
  readonly isBegun: boolean
  /** Pages of the party, by path. */
  readonly sheets: ReadonlySet<string>
}

export function joined(world: OracleWorld, told: World, { isBegun, sheets }: Played, lore: Lore): OracleWorld {
  const knowing = knowableIn(told)
  const { mayKnow } = knowing
  const all = placesIn(world, told, { ...knowing, lore })
  const who = peopleIn(world, told, knowing, all)
  const opening = isBegun ? undefined : told.opening
  const start = all.find(place => isNamed(place.name, place.aliases, keyOf(opening?.place ?? '')))?.id
  return {
    ...world,
    setting: world.setting.filter(mayKnow),
    hook: opening === undefined ? world.hook.filter(mayKnow) : sentencesOf(opening.text),
    startId: start ?? (all.some(({ id }) => id === world.startId) ? world.startId : (all[0]?.id ?? world.startId)),
    places: peopled(all, who),
    people: who,
    common: commonIn(told, sheets).filter(({ text }) => mayKnow(text)),
    threats: world.threats.map(threat => openThreat(threat, knowing)),
  }
}
