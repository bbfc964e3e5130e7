/** Everybody is somewhere: where their page says, where a place lists them, where a text puts them, else at the start. */
import { mentioned, type Names } from '../names.ts'
import type { Person } from '../world.ts'
import type { PlaceDraft } from './place.ts'
import type { Source } from './source.ts'

type Sources = { readonly npcs: readonly Source[]; readonly locations: readonly Source[] }

/** The dead stay in stories and leave their places. */
const isGone = (text: string): boolean => /\*\*status\*\*\s*[:|]\s*(?:dead|deceased|missing)/i.test(text)

function placeOf(person: Person, places: readonly PlaceDraft[], sources: Sources, names: Names): string | undefined {
  if (person.placeId !== undefined) return person.placeId
  const listed = places.find(({ people }) => people.includes(person.id))
  if (listed) return listed.id
  const own = sources.npcs.find(({ id }) => id === person.id)
  const [spoken] = own
    ? mentioned(
        names,
        own.open.entries.map(({ text, below }) => [text, ...below.map(inner => inner.text)].join(' ')).join(' '),
        'locations',
      )
    : []
  if (spoken !== undefined) return spoken
  return sources.locations.find(({ text }) => mentioned(names, text, 'npcs').includes(person.id))?.id
}

export function settled(
  places: readonly PlaceDraft[],
  people: readonly Person[],
  sources: Sources,
  names: Names,
  startId: string,
): { readonly places: readonly PlaceDraft[]; readonly people: readonly Person[] } {
  const gone = new Set(sources.npcs.filter(({ text }) => isGone(text)).map(({ id }) => id))
  const housed = people.map((person): Person => {
    const placeId = placeOf(person, places, sources, names)
    return placeId === undefined ? { ...person, placeId: startId, isPlaceless: true } : { ...person, placeId }
  })
  const at = (id: string): readonly string[] =>
    housed.filter(person => person.placeId === id && !gone.has(person.id)).map(person => person.id)
  const known = new Set(housed.map(({ id }) => id))
  return {
    people: housed,
    places: places.map(place => ({
      ...place,
      people: [
        ...new Set([
          ...place.people.filter(
            id => known.has(id) && housed.some(person => person.id === id && person.placeId === place.id),
          ),
          ...at(place.id),
        ]),
      ],
    })),
  }
}
