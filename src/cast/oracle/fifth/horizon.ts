/** What is in sight and in mind now: the only names a player's words are matched with, so nothing hidden is ever named. */
import { slugOf } from './slugs.ts'
import type { Horizon, Named } from '../understand/intent.ts'
import type { Person } from '../world/world.ts'
import type { Desk } from './desk.ts'
import { heardOf } from './heard-of.ts'
import { actorOf, heroesIn } from './heroes.ts'
import { isShown } from './clocks.ts'
import { isTold, piecesOf } from './people.ts'
import { exitsSeen, here, itemsAt, itemsOf, peopleAt, personOf, placesKnown } from './place.ts'

const named = (kind: Named['kind'], id: string, name: string): Named => ({ kind, id, name, likeness: 1 })

/** Under every spelling a player might use. */
const spellings = (kind: Named['kind'], id: string, name: string, aliases: readonly string[]): readonly Named[] =>
  [...new Set([name, ...aliases])].map(one => named(kind, id, one))

const isKnown = ({ memory }: Desk, { id }: Person): boolean => memory.happened.includes(`met/${id}`)

function people(desk: Desk): readonly Named[] {
  const present = peopleAt(desk)
  const known = desk.world.people.filter(
    person => !present.includes(person) && (isKnown(desk, person) || heardOf(desk).people.includes(person)),
  )
  return [
    ...[...present, ...known].flatMap(({ id, name, aliases }) => spellings('person', id, name, aliases)),
    ...callings(desk),
  ]
}

/** By what they do: those who stand here, and of others whom the party has seen those whose calling nobody here shares. */
function callings(desk: Desk): readonly Named[] {
  const present = peopleAt(desk)
  const here = new Set(present.flatMap(({ callings }) => callings))
  const seen = desk.world.people.filter(
    person =>
      !present.includes(person) && (isKnown(desk, person) || desk.memory.happened.includes(`seen/${person.id}`)),
  )
  return [
    ...present.flatMap(({ id, callings }) => callings.map(one => named('person', id, one))),
    ...seen.flatMap(({ id, callings }) => callings.filter(one => !here.has(one)).map(one => named('person', id, one))),
  ]
}

function things(desk: Desk): readonly Named[] {
  const lying = [...itemsAt(desk), ...peopleAt(desk).flatMap(person => itemsOf(desk, person))]
  const carried = heroesIn(desk.game).flatMap(({ items }) => items.map(({ name }) => name))
  const bySlug = new Map(desk.world.items.map(item => [slugOf(item.name), item]))
  const ours = carried.flatMap(name => {
    const slug = slugOf(name)
    const known = bySlug.get(slug)
    return known === undefined ? [named('item', slug, name)] : spellings('item', known.id, known.name, known.aliases)
  })
  return [...lying.flatMap(({ id, name, aliases }) => spellings('item', id, name, aliases)), ...ours]
}

/** What one can ask about: what was told, what is sought, and what people here would tell anybody. */
function topics(desk: Desk): readonly Named[] {
  const open = desk.world.people.flatMap(person =>
    [...piecesOf(person, 'public'), ...piecesOf(person, 'private')].flatMap(piece =>
      (piece.tier === 'public' && peopleAt(desk).includes(person)) || isTold(desk, person, piece)
        ? piece.knowledge.topics.slice(0, 4)
        : [],
    ),
  )
  const threats = desk.world.threats.filter(threat => isShown(desk, threat)).map(({ name }) => name)
  const factions = desk.world.factions.map(({ name }) => name)
  return [...new Set([...open, ...threats, ...factions])].map(topic => named('topic', slugOf(topic), topic))
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

export function horizonOf(desk: Desk): Horizon {
  const place = here(desk)
  const talking = personOf(desk, desk.memory.talkingTo)
  const pronouns = desk.memory.pronouns as Horizon['pronouns']
  return {
    named: [
      ...people(desk),
      ...desk.world.party.flatMap(({ id, name }) => spellings('party', id, name, [name.split(' ')[0] ?? name])),
      ...exitsSeen(desk, place).map(exit => named('exit', exit.to, exit.name)),
      ...[...new Set([...placesKnown(desk), ...heardOf(desk).places])].flatMap(({ id, name, aliases }) =>
        spellings('place', id, name, aliases),
      ),
      ...place.features.map(({ name }) => named('feature', slugOf(name), name)),
      ...things(desk),
      ...foes(desk),
      ...spells(desk),
      ...topics(desk),
    ],
    pronouns,
    options: desk.memory.options,
    isInFight: desk.game.fight !== null,
    ...(talking !== undefined && { talkingTo: named('person', talking.id, talking.name) }),
  }
}
