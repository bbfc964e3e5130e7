/** What is where, as far as the party can see it now. */
import { remembering } from '../../../core/memo.ts'
import { slugOf } from './slugs.ts'
import type { Exit, Feature, Hidden, Item, OracleWorld, Person, Place } from '../../../campaign/played/world.ts'
import type { Desk } from './desk.ts'
import { packs } from './heroes.ts'
import { setOf } from './memory.ts'

type Where = Pick<Desk, 'world' | 'memory' | 'game'>

export const nowhere: Place = {
  id: 'nowhere',
  name: 'the road',
  aliases: [],
  kind: 'road',
  region: '',
  overview: ['A stretch of road with nothing on it but weather.'],
  atmosphere: { sights: [], sounds: [], smells: [], feeling: [] },
  features: [],
  exits: [],
  people: [],
  encounters: [],
  hidden: [],
  isSafe: true,
}

/** Of two with one id the first counts. */
const placesById = remembering(
  ({ places }: OracleWorld): ReadonlyMap<string, Place> => new Map(places.toReversed().map(place => [place.id, place])),
)

export const placeOf = ({ world }: Pick<Desk, 'world'>, id: string): Place | undefined => placesById(world).get(id)

export const here = (desk: Where): Place => placeOf(desk, desk.memory.placeId) ?? desk.world.places[0] ?? nowhere

/** The key something of a place is found under. */
export const keyAt = (place: Place, name: string): string => `${place.id}/${slugOf(name)}`

export const isFound = ({ memory }: Pick<Desk, 'memory'>, place: Place, name: string): boolean =>
  setOf(memory.found).has(keyAt(place, name))

export const exitsSeen = (desk: Where, place: Place = here(desk)): readonly Exit[] =>
  place.exits.filter(exit => exit.hidden === undefined || isFound(desk, place, exit.name))

/** A lock that nobody has opened yet. */
export const isLocked = (desk: Where, place: Place, exit: Exit): boolean =>
  exit.locked !== undefined && !isFound(desk, place, `${exit.name} open`)

/** A chest or a hatch whose lock nobody has opened yet. */
export const isShut = (desk: Where, place: Place, feature: Feature): boolean =>
  feature.locked !== undefined && !isFound(desk, place, `${feature.name} open`)

/** Where somebody is who goes along with the party: wherever it is. */
export const withParty = 'party'

const livesAt = ({ memory }: Pick<Desk, 'memory'>, person: Person, place: Place): boolean => {
  const moved = memory.moved[person.id]
  if (moved !== undefined) return (moved === withParty ? memory.placeId : moved) === place.id
  return person.placeId === undefined ? place.people.includes(person.id) : person.placeId === place.id
}

export const peopleAt = (desk: Where, place: Place = here(desk)): readonly Person[] =>
  desk.world.people.filter(person => livesAt(desk, person, place))

/** More faces than this nobody makes out in a crowd, and nobody could keep them in mind. */
const mostFaces = 24

/** Whom one sees by name at a glance, and whom one talks with; the others of a crowd are met by asking for them. */
export const facesAt = (desk: Where, place: Place = here(desk)): readonly Person[] =>
  peopleAt(desk, place).filter(({ id }, at) => at < mostFaces || id === desk.memory.talkingTo)

export const personOf = ({ world }: Pick<Desk, 'world'>, id: string | undefined): Person | undefined =>
  world.people.find(person => person.id === id)

export const isGone = ({ memory }: Pick<Desk, 'memory'>, person: Person): boolean => memory.moved[person.id] === 'gone'

/** Where somebody is to be found, as far as the campaign and the story say. */
export const placeOfPerson = (desk: Where, person: Person): Place | undefined =>
  desk.world.places.find(place => livesAt(desk, person, place))

export const hiddenLeft = (desk: Where, place: Place = here(desk)): readonly Hidden[] =>
  place.hidden.filter(({ name }) => !isFound(desk, place, name))

export const hiddenExits = (desk: Where, place: Place = here(desk)): readonly Exit[] =>
  place.exits.filter(exit => exit.hidden !== undefined && !isFound(desk, place, exit.name))

/** What the party carries, by slug. */
const carried = remembering((names: readonly string[]): ReadonlySet<string> => new Set(names.map(slugOf)))

const isTaken = ({ memory, game }: Where, item: Item): boolean =>
  setOf(memory.happened).has(`took/${item.id}`) || carried(packs(game)).has(slugOf(item.name))

/** Items that something hidden holds, here or elsewhere: those do not lie about. */
const hiddenAway = remembering((world: OracleWorld): ReadonlySet<string> => {
  const names = world.places.flatMap(place => place.hidden.flatMap(({ items }) => items))
  return new Set(world.items.filter(item => names.some(name => isItem(item, name))).map(({ id }) => id))
})

export const isItem = (item: Item, name: string): boolean =>
  slugOf(item.name) === slugOf(name) ||
  item.id === slugOf(name) ||
  item.aliases.some(alias => slugOf(alias) === slugOf(name))

/** Things of the campaign that lie here for anybody to see. */
export const itemsAt = (desk: Where, place: Place = here(desk)): readonly Item[] =>
  desk.world.items.filter(
    item => item.placeId === place.id && !hiddenAway(desk.world).has(item.id) && !isTaken(desk, item),
  )

/** Things that somebody here carries openly. */
export const itemsOf = (desk: Where, person: Person): readonly Item[] =>
  desk.world.items.filter(item => item.personId === person.id && !isTaken(desk, item))

export const featureAt = (place: Place, name: string): Feature | undefined =>
  place.features.find(feature => slugOf(feature.name) === slugOf(name))

/**
 * The shortest way along exits that the party sees, as places after this one. One can ask the way to what one has heard
 * of: then it may lead through places where nobody has been.
 */
export function routeTo(desk: Where, goal: string, isAsking = false): readonly Place[] | undefined {
  const from = here(desk)
  const came = new Map<string, Place | undefined>([[from.id, undefined]])
  const queue = [from]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at.id === goal) return backFrom(at, came)
    const isThrough = at === from || isAsking || desk.memory.visited.includes(at.id)
    for (const exit of isThrough ? exitsSeen(desk, at) : []) {
      const next = placeOf(desk, exit.to)
      if (next === undefined || came.has(next.id) || (isLocked(desk, at, exit) && at !== from)) continue
      came.set(next.id, at)
      queue.push(next)
    }
  }
  return undefined
}

function backFrom(goal: Place, came: ReadonlyMap<string, Place | undefined>): readonly Place[] {
  const route: Place[] = []
  for (let at: Place | undefined = goal; at !== undefined; at = came.get(at.id)) route.unshift(at)
  return route.slice(1)
}

type Known = Pick<Desk['memory'], 'visited' | 'found'> & { readonly places: readonly Place[] }

/** The last answer: a beat asks several times, and seldom is anything new. */
const lastKnown = new WeakMap<OracleWorld, Known>()

/** Places the party has been to, or has seen a way to. */
export function placesKnown(desk: Where): readonly Place[] {
  const { visited, found } = desk.memory
  const last = lastKnown.get(desk.world)
  if (last?.visited === visited && last.found === found) return last.places
  const been = desk.world.places.filter(({ id }) => setOf(visited).has(id))
  const seen = been.flatMap(place => exitsSeen(desk, place).flatMap(({ to }) => placeOf(desk, to) ?? []))
  const places = [...new Set([...been, ...seen])]
  lastKnown.set(desk.world, { visited, found, places })
  return places
}

/** Taken along by the party. */
export const isWithUs = ({ memory }: Pick<Desk, 'memory'>, { id }: Pick<Person, 'id'>): boolean =>
  memory.moved[id] === withParty
