/** What people without a page know: what anybody can see where they live, and tell whoever asks. */
import type { Names } from '../names.ts'
import type { Knowledge, Person } from '../world.ts'
import { topicsOf } from './knowledge.ts'
import type { PlaceDraft } from './place.ts'

const leaning = /^(?:It|Its|They|Their|He|She|His|Her|This|These|One|Some|Each|Most|Both|There)\b/

/** A feature's own words; those that lean on its name get it back. */
const ofFeature = (name: string, text: string): string =>
  leaning.test(text) ? `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text

const commonIn = ({ overview, features }: PlaceDraft, names: Names): readonly Knowledge[] => [
  ...overview.map((text): Knowledge => ({ text, topics: topicsOf(text, '', names), isCommon: true })),
  ...features
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, text }): Knowledge => ({
      text: ofFeature(name, text.trim()),
      topics: topicsOf(text, name, names),
      isCommon: true,
    })),
]

export function withCommon(
  people: readonly Person[],
  places: readonly PlaceDraft[],
  names: Names,
  isFiled: (id: string) => boolean,
): readonly Person[] {
  return people.map(person => {
    const place = isFiled(person.id) || person.isPlaceless ? undefined : places.find(({ id }) => id === person.placeId)
    return place === undefined
      ? person
      : { ...person, knows: { ...person.knows, public: [...person.knows.public, ...commonIn(place, names)] } }
  })
}
