/** Who and what the party has heard of: names that stand in what was told to it, or in what lies open before it. */
import type { OracleWorld, Person, Place } from '../world/world.ts'
import { memo, remembering } from '../../../core/memo.ts'
import { foldWords, holdsWords } from '../../../campaign/text/fold.ts'
import type { Desk } from './desk.ts'
import { setOf } from './memory.ts'
import { piecesOf } from './people.ts'

type Mind = Pick<Desk, 'world' | 'memory'>

/** What a place tells whoever has been there. */
const openTexts = remembering(({ overview, features, exits }: Place): readonly string[] => [
  ...overview,
  ...features.map(({ text }) => text),
  ...exits.filter(({ hidden }) => hidden === undefined).map(({ name, text }) => `${name} ${text}`),
])

/** What everybody has heard before the first beat. */
const firstTexts = remembering(({ hook, setting, quests }: OracleWorld): readonly string[] => [
  ...hook,
  ...setting,
  ...quests.flatMap(({ name, objective }) => [name, objective]),
])

const firstWord = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .split('-')[0] ?? ''

const foundTexts = ({ id, hidden }: Place, found: readonly string[]): readonly string[] => {
  const keys = hidden.length === 0 ? [] : found.filter(key => key.startsWith(`${id}/`))
  return keys.length === 0
    ? []
    : hidden.filter(({ name }) => keys.some(key => key.includes(firstWord(name)))).map(({ text }) => text)
}

const tiers = ['public', 'private', 'secret'] as const

/** Everything the party was told or has read. */
function textsOf({ world, memory }: Mind): readonly string[] {
  const [visited, told] = [setOf(memory.visited), setOf(memory.told)]
  const places = world.places.filter(({ id }) => visited.has(id))
  return [
    ...firstTexts(world),
    ...places.flatMap(openTexts),
    ...places.flatMap(place => foundTexts(place, memory.found)),
    ...world.people.flatMap(person =>
      tiers.flatMap(tier =>
        piecesOf(person, tier).flatMap(({ key, knowledge: { text } }) => (told.has(key) ? [text] : [])),
      ),
    ),
  ]
}

type Heard = { readonly places: readonly Place[]; readonly people: readonly Person[] }

const bare = (name: string): string => foldWords(name).replace(/^the /, '')

/** Every name by which a place or a person would be heard of. */
const namesIn = remembering(({ places, people }: OracleWorld): readonly (readonly [string, Place | Person])[] => [
  ...places.map(place => [bare(place.name), place] as const),
  ...people.flatMap(person =>
    [person.name, ...person.name.split(' ').filter(part => part.length > 4)].map(name => [bare(name), person] as const),
  ),
])

/** Whom and what a text of the campaign names; a text stays as it is, so it is looked through once. */
const namedIn = remembering((world: OracleWorld) =>
  memo(2_000, (text): readonly (Place | Person)[] => {
    const folded = foldWords(text)
    return namesIn(world).flatMap(([name, one]) => (holdsWords(folded, name) ? [one] : []))
  }),
)

type Asked = Pick<Desk['memory'], 'visited' | 'told' | 'found'> & { readonly heard: Heard }

/** The last answer is kept: a beat asks several times, and little changes in it. */
const answers = new WeakMap<OracleWorld, Asked>()

export function heardOf(desk: Mind): Heard {
  const { world } = desk
  const { visited, told, found } = desk.memory
  const last = answers.get(world)
  if (last?.visited === visited && last.told === told && last.found === found) return last.heard
  const named = new Set(textsOf(desk).flatMap(namedIn(world)))
  const heard = {
    places: world.places.filter(place => named.has(place)),
    people: world.people.filter(person => named.has(person)),
  }
  answers.set(world, { visited, told, found, heard })
  return heard
}
