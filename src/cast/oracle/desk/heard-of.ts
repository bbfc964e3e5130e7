/** Who and what the party has heard of: names that stand in what was told to it, or in what lies open before it. */
import type { Faction, Item, OracleWorld, Person, Place } from '../../../campaign/played/world.ts'
import asked from '../../../../content/oracle/answers.json' with { type: 'json' }
import { memo, remembering } from '../../../core/memo.ts'
import { foldWords, holdsWords } from '../../../campaign/text/fold.ts'
import type { Desk } from './desk.ts'
import { setOf } from './memory.ts'
import { piecesOf } from './people.ts'

type Mind = Pick<Desk, 'world' | 'memory'>

const offices = new Set(asked.offices)

/** What a place tells whoever has come there. */
const openTexts = remembering(({ overview, exits }: Place): readonly string[] => [
  ...overview,
  ...exits.filter(({ hidden }) => hidden === undefined).map(({ name, text }) => `${name} ${text}`),
])

/** What whoever has been there may have read there. */
const featureTexts = remembering(({ features }: Place): readonly string[] => features.map(({ text }) => text))

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

const beenTo = ({ world, memory }: Mind): readonly Place[] => {
  const visited = setOf(memory.visited)
  return world.places.filter(({ id }) => visited.has(id))
}

/** Everything the party was told, is to do, or has found. */
function tidingsOf(mind: Mind): readonly string[] {
  const { world, memory } = mind
  const told = setOf(memory.told)
  return [
    ...world.quests.flatMap(({ name, objective }) => [name, objective]),
    ...beenTo(mind).flatMap(place => foundTexts(place, memory.found)),
    ...world.people.flatMap(person =>
      tiers.flatMap(tier =>
        piecesOf(person, tier).flatMap(({ key, knowledge: { text } }) => (told.has(key) ? [text] : [])),
      ),
    ),
  ]
}

/** Whoever and whatever bears a name of its own. */
type Bearer = Place | Person | Item | Faction

type Heard = {
  /** What a player may name: also what is common talk in the land, and what may have been read in passing. */
  readonly places: readonly Place[]
  readonly people: readonly Person[]
  /** All that was named in words the party has surely heard or seen, things and factions too. */
  readonly named: ReadonlySet<Bearer>
  /** Those of them that somebody has spoken of, or a goal, or a find: not only a signpost. */
  readonly spokenOf: ReadonlySet<Bearer>
}

const bare = (name: string): string => foldWords(name).replace(/^the /, '')

/** `The reeve`, where there is but one: an office is as good as a name. */
export const officesOf = (people: readonly Person[], person: Person): readonly string[] =>
  person.callings
    .slice(0, 2)
    .filter(
      word =>
        offices.has(word) && people.every(other => other === person || !other.callings.slice(0, 2).includes(word)),
    )

/** Every name by which something would be heard of. */
const namesIn = remembering(
  ({ places, people, items, factions }: OracleWorld): readonly (readonly [string, Bearer])[] => [
    ...[...places, ...items, ...factions].map(one => [bare(one.name), one] as const),
    ...people.flatMap(person =>
      [person.name, ...person.name.split(' ').filter(part => part.length > 4), ...officesOf(people, person)].map(
        name => [bare(name), person] as const,
      ),
    ),
  ],
)

/** Whom and what a text of the campaign names; a text stays as it is, so it is looked through once. */
const namedIn = remembering((world: OracleWorld) =>
  memo(2_000, (text): readonly Bearer[] => {
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
  const [been, naming] = [beenTo(desk), namedIn(world)]
  const spokenOf = new Set(tidingsOf(desk).flatMap(naming))
  const named = new Set([...spokenOf, ...[...world.hook, ...been.flatMap(openTexts)].flatMap(naming)])
  const likely = new Set([...named, ...[...world.setting, ...been.flatMap(featureTexts)].flatMap(naming)])
  const heard = {
    places: world.places.filter(place => likely.has(place)),
    people: world.people.filter(person => likely.has(person)),
    named,
    spokenOf,
  }
  answers.set(world, { visited, told, found, heard })
  return heard
}
