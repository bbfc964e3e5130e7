/** Everybody is somewhere: where their page says, where a place lists them, where a text puts them, else at the start. */
import { remembering } from '../../../core/memo.ts'
import { mentioned, type Names } from '../names.ts'
import type { Person } from '../world.ts'
import type { PlaceDraft } from './place.ts'
import { remembered } from './remember.ts'
import type { Source } from './source.ts'

type Sources = { readonly npcs: readonly Source[]; readonly locations: readonly Source[] }

/** The dead stay in stories and leave their places. */
const isGone = remembering(({ text }: Source): boolean =>
  /\*\*status\*\*\s*[:|]\s*(?:dead|deceased|missing)/i.test(text),
)

/** The first place that somebody's own page speaks of. */
const spokenOf = remembered(
  ({ open }: Source, names): string | undefined =>
    mentioned(
      names,
      open.entries.map(({ text, below }) => [text, ...below.map(inner => inner.text)].join(' ')).join(' '),
      'locations',
    )[0],
)

const peopleNamed = remembered(({ text }: Source, names) => mentioned(names, text, 'npcs'))

/** Each key with its first value: what a search would find, in one reading for everybody. */
const firsts = <Value>(pairs: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> =>
  new Map(pairs.toReversed())

/** A town may have ten thousand people: every list and every page is read once for all of them. */
function whereabouts(places: readonly PlaceDraft[], { npcs, locations }: Sources, names: Names) {
  const listed = firsts(places.flatMap(({ id, people }) => people.map(person => [person, id] as const)))
  const pages = firsts(npcs.map(source => [source.id, source]))
  const told = firsts(locations.flatMap(one => peopleNamed(one, names).map(person => [person, one.id] as const)))
  return ({ id, placeId }: Person): string | undefined => {
    const own = pages.get(id)
    return placeId ?? listed.get(id) ?? (own && spokenOf(own, names)) ?? told.get(id)
  }
}

/** Who is in a place now, by its id. */
function presentIn(people: readonly Person[], gone: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const present = new Map<string, string[]>()
  for (const { id, placeId } of people) {
    if (placeId === undefined || gone.has(id)) continue
    const there = present.get(placeId)
    if (there) there.push(id)
    else present.set(placeId, [id])
  }
  return present
}

export function settled(
  places: readonly PlaceDraft[],
  people: readonly Person[],
  sources: Sources,
  names: Names,
  startId: string,
): { readonly places: readonly PlaceDraft[]; readonly people: readonly Person[] } {
  const placeOf = whereabouts(places, sources, names)
  const housed = people.map((person): Person => {
    const placeId = placeOf(person)
    return placeId === undefined ? { ...person, placeId: startId, isPlaceless: true } : { ...person, placeId }
  })
  const homes = new Map(housed.map(({ id, placeId }) => [id, placeId]))
  const present = presentIn(housed, new Set(sources.npcs.filter(isGone).map(({ id }) => id)))
  return {
    people: housed,
    places: places.map(place => ({
      ...place,
      people: [
        ...new Set([...place.people.filter(id => homes.get(id) === place.id), ...(present.get(place.id) ?? [])]),
      ],
    })),
  }
}
