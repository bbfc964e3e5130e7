/** What is in sight and in mind now: the only names a player's words are matched with, so nothing hidden is ever named. */
import { memo, remembering } from '../../../core/memo.ts'
import { slugOf } from './slugs.ts'
import type { Horizon, Named } from '../understand/intent.ts'
import type { Exit, Feature, OracleWorld, Person, Place } from '../world/world.ts'
import type { Desk } from './desk.ts'
import { heardOf } from './heard-of.ts'
import { actorOf, packs, shortName } from './heroes.ts'
import { isShown } from './clocks.ts'
import { setOf } from './memory.ts'
import { piecesOf } from './people.ts'
import { exitsSeen, here, itemsAt, itemsOf, peopleAt, personOf, placesKnown } from './place.ts'

const named = (kind: Named['kind'], id: string, name: string): Named => ({ kind, id, name, likeness: 1 })

type Spelled = { readonly id: string; readonly name: string; readonly aliases: readonly string[] }

/** Under every spelling a player might use. The campaign's names are in sight in one beat after the other. */
const spellings = (kind: Named['kind']): ((one: Spelled) => readonly Named[]) =>
  remembering(({ id, name, aliases }) => [...new Set([name, ...aliases])].map(spelling => named(kind, id, spelling)))

const asPerson = remembering(({ id, name, aliases, pronoun }: Person): readonly Named[] =>
  [...new Set([name, ...aliases])].map(one => ({ ...named('person', id, one), pronoun })),
)
const asPlace = spellings('place')
const asItem = spellings('item')

const asCompany = remembering(({ id, name }: OracleWorld['party'][number]): readonly Named[] =>
  [...new Set([name, name.split(' ')[0] ?? name, shortName(name)])].map(spelling => named('party', id, spelling)),
)
const asExit = remembering(({ to, name }: Exit): Named => named('exit', to, name))
const asFeature = remembering(({ name }: Feature): Named => named('feature', slugOf(name), name))
const asTopic = memo(1_000, (topic): Named => named('topic', slugOf(topic), topic))

/** Met, seen by their name where they stand, or named by somebody as one who would know. */
const isKnown = ({ memory }: Desk, { id }: Person): boolean =>
  ['met', 'seen', 'heard'].some(how => setOf(memory.happened).has(`${how}/${id}`))

function people(desk: Desk, present: readonly Person[]): readonly Named[] {
  const heard = new Set(heardOf(desk).people)
  const isHere = new Set(present)
  const known = desk.world.people.filter(person => !isHere.has(person) && (heard.has(person) || isKnown(desk, person)))
  return [...[...present, ...known].flatMap(asPerson), ...callings(desk, present)]
}

/** By what they do: those who stand here, and of others whom the party has seen those whose calling nobody here shares. */
function callings(desk: Desk, present: readonly Person[]): readonly Named[] {
  const here = new Set(present.flatMap(({ callings }) => callings))
  const isHere = new Set(present)
  const seen = desk.world.people.filter(
    person => person.callings.length > 0 && !isHere.has(person) && isKnown(desk, person),
  )
  return [
    ...present.flatMap(({ id, callings }) => callings.map(one => named('person', id, one))),
    ...seen.flatMap(({ id, callings }) => callings.filter(one => !here.has(one)).map(one => named('person', id, one))),
  ]
}

/** What somebody carries, by the name it has among their things. */
const asCarried = remembering(({ items }: OracleWorld) => {
  const bySlug = new Map(items.map(item => [slugOf(item.name), item]))
  return memo(1_000, (name): readonly Named[] => {
    const known = bySlug.get(slugOf(name))
    return known === undefined ? [named('item', slugOf(name), name)] : asItem(known)
  })
})

function things(desk: Desk, present: readonly Person[]): readonly Named[] {
  const lying = [...itemsAt(desk), ...present.flatMap(person => itemsOf(desk, person))]
  return [...lying.flatMap(asItem), ...packs(desk.game).flatMap(asCarried(desk.world))]
}

/** What one can ask about: what was told, what is sought, and what people here would tell anybody. */
function topics(desk: Desk, present: readonly Person[]): readonly Named[] {
  const all = new Set<string>()
  const told = setOf(desk.memory.told)
  const standing = new Set(present)
  for (const person of desk.world.people) {
    const isHere = standing.has(person)
    for (const piece of [...piecesOf(person, 'public'), ...piecesOf(person, 'private')])
      if ((isHere && piece.tier === 'public') || told.has(piece.key))
        for (const topic of piece.knowledge.topics.slice(0, 4)) all.add(topic)
  }
  for (const threat of desk.world.threats) if (isShown(desk, threat)) all.add(threat.name)
  for (const { name } of desk.world.factions) all.add(name)
  return Array.from(all, asTopic)
}

const asKind = remembering(({ id, kind }: Place): Named =>
  named('place', id, /^\p{L}{3,}/u.exec(kind)?.[0]?.toLowerCase() ?? ''),
)
const featureNames = remembering(({ name, features }: Place): string =>
  [name, ...features.map(feature => feature.name)].join(' ').toLowerCase(),
)

/** `The inn`, where the party knows of one inn: a place by its kind, unless something here is called so. */
function byKind(desk: Desk, places: readonly Place[]): readonly Named[] {
  const taken = featureNames(here(desk))
  const kinds = places.map(asKind)
  return kinds.filter(
    ({ id, name }) =>
      name !== '' && !taken.includes(name) && kinds.every(other => other.name !== name || other.id === id),
  )
}

const spells = (desk: Desk): readonly Named[] => {
  const own = actorOf(desk)?.spellcasting
  const all = [...(own?.cantrips ?? []), ...(own?.prepared ?? []), ...(own?.known ?? [])]
  return [...new Set(all)].map(spell => named('spell', spell, spell.replaceAll('-', ' ')))
}

const foes = ({ game }: Desk): readonly Named[] =>
  (game.fight?.order ?? []).flatMap(({ who }) => {
    const creature = game.creatures[who]
    return creature === undefined || creature.side === 'party' || creature.life !== 'alive'
      ? []
      : [named('foe', creature.id, creature.name)]
  })

/** `him` is the last of whom one spoke who is here, else the only one here whom it fits. */
function meantHere({ memory }: Desk, present: readonly Person[]): Horizon['pronouns'] {
  const fitting = (['he', 'she', 'they'] as const).flatMap(pronoun => {
    const fits = present.filter(person => person.pronoun === pronoun)
    const isPresent = present.some(({ id }) => id === memory.pronouns[pronoun]?.id)
    const [only] = isPresent ? [] : fits.filter(({ id }) => fits.length === 1 || id === memory.talkingTo)
    return only === undefined ? [] : [[pronoun, named('person', only.id, only.name)] as const]
  })
  return Object.fromEntries(fitting)
}

export function horizonOf(desk: Desk): Horizon {
  const place = here(desk)
  const present = peopleAt(desk)
  const talking = personOf(desk, desk.memory.talkingTo)
  const pronouns = { ...desk.memory.pronouns, ...meantHere(desk, present) }
  const places = [...new Set([...placesKnown(desk), ...heardOf(desk).places])]
  return {
    named: [
      ...people(desk, present),
      ...desk.world.party.flatMap(asCompany),
      ...exitsSeen(desk, place).map(asExit),
      ...places.flatMap(asPlace),
      ...byKind(desk, places),
      ...place.features.map(asFeature),
      ...things(desk, present),
      ...foes(desk),
      ...spells(desk),
      ...topics(desk, present),
    ],
    pronouns,
    options: desk.memory.options,
    isInFight: desk.game.fight !== null,
    ...(talking !== undefined && { talkingTo: named('person', talking.id, talking.name) }),
  }
}
