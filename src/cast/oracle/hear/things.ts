/** Everything a line may refer to now: who and what is here, what is carried, who goes along, and what was heard of. */
import placeSorts from '../../../../content/oracle/place-sorts.json' with { type: 'json' }
import { memo, remembering } from '../../../core/memo.ts'
import type { Exit, Feature, Item, OracleWorld, Person, Place } from '../../../campaign/played/world.ts'
import { isShown } from '../desk/clocks.ts'
import { bodyOf, deadAt } from '../desk/dead.ts'
import type { Desk } from '../desk/desk.ts'
import { anyFoe, fightFoes } from '../desk/fighting/foes-named.ts'
import { heardOf, officesOf } from '../desk/heard-of.ts'
import { actorOf, heroOf, heroesIn, shortName } from '../desk/heroes.ts'
import { loomingAt } from '../desk/encounter.ts'
import { setOf } from '../desk/memory.ts'
import { piecesOf } from '../desk/people.ts'
import { exitsSeen, here, isItem, itemsAt, itemsOf, peopleAt, placeOf, placesKnown } from '../desk/place.ts'
import { slugOf } from '../desk/slugs.ts'
import type { Thing } from '../desk/wishes.ts'

const lower = (names: readonly string[]): readonly string[] => [...new Set(names.map(name => name.toLowerCase()).filter(name => name !== ''))] // prettier-ignore

const asPerson = remembering((person: Person): Thing => ({
  kind: 'person',
  id: person.id,
  name: person.name,
  names: lower([person.name, ...person.aliases, ...person.callings]),
  from: 'here',
  pronoun: person.pronoun,
  says: person.looks.join(' '),
}))

const asPlace = remembering(({ id, name, aliases, kind }: Place): Thing => {
  const [calling = ''] = kind.toLowerCase().split(' ')
  return { kind: 'place', id, name, names: lower([name, ...aliases, ...(calling.length > 2 ? [calling] : [])]), from: 'elsewhere', pronoun: 'it' } // prettier-ignore
})

const asFeature = remembering(({ name, text }: Feature): Thing => ({ kind: 'feature', id: slugOf(name), name, names: lower([name]), from: 'here', pronoun: 'it', says: text })) // prettier-ignore

const asItem = remembering(({ id, name, aliases, text }: Item): Thing => ({ kind: 'item', id, name, names: lower([name, ...aliases]), from: 'here', pronoun: 'it', ...(text[0] !== undefined && { says: text[0] }) })) // prettier-ignore

const asTopic = memo(1_000, (topic): Thing => ({ kind: 'topic', id: slugOf(topic), name: topic, names: [topic.toLowerCase()], from: 'elsewhere' })) // prettier-ignore

/** A way is known by its own name, and by where it leads. */
function asWay(desk: Desk, { to, name }: Exit, from: Place): Thing {
  const goal = placeOf(desk, to)
  return { kind: 'way', id: to, name, names: lower([name, ...(goal === undefined ? [] : [`${name} to ${goal.name}`])]), from: 'here', pronoun: 'it', at: from.id } // prettier-ignore
}

const elsewhere = (thing: Thing, at?: string): Thing => ({
  ...thing,
  from: 'elsewhere',
  ...(at !== undefined && { at }),
})

const isKnown = ({ memory }: Desk, { id }: Person): boolean =>
  ['met', 'seen', 'heard'].some(how => setOf(memory.happened).has(`${how}/${id}`))

const bodyNames = ({ name }: Person): readonly string[] => [`body of ${name.toLowerCase()}`, 'body', 'corpse']

/** Those who stand here; the dead who lie here; and whoever was met, seen or heard of. */
function people(desk: Desk, place: Place): readonly Thing[] {
  const present = new Set(peopleAt(desk, place).filter(person => bodyOf(desk, person) === undefined))
  const lying = deadAt(desk, place)
  const callings = new Set([...present].flatMap(one => one.callings))
  const heard = new Set(heardOf(desk).people)
  const known = desk.world.people.filter(
    one => !present.has(one) && !lying.includes(one) && (heard.has(one) || isKnown(desk, one)),
  )
  const bodies = lying.map((one): Thing => ({ ...asPerson(one), kind: 'body', names: [...asPerson(one).names, ...bodyNames(one)] })) // prettier-ignore
  const others = known.map(one => {
    const told = isKnown(desk, one)
      ? asPerson(one).names
      : asPerson(one).names.filter(
          name => !one.callings.includes(name) || officesOf(desk.world.people, one).includes(name),
        )
    const names = told.filter(name => !callings.has(name))
    return {
      ...elsewhere(asPerson(one)),
      names: bodyOf(desk, one) === undefined ? names : [...names, ...bodyNames(one)],
    }
  })
  return [...Array.from(present, asPerson), ...bodies, ...others]
}

const byName = remembering(({ items }: OracleWorld) =>
  memo(1_000, (name): Item | undefined => items.find(item => isItem(item, name))),
)

const heads = 'sword axe bow knife hammer staff spear skin mail armor armour book lamp stone'.split(' ')

/** A longsword is a sword, and a waterskin a skin. */
const headsWithin = (name: string): readonly string[] => {
  const words = name.toLowerCase().split(' ')
  return heads.filter(head => words.some(word => word !== head && word.endsWith(head)))
}

function carried(desk: Desk): readonly Thing[] {
  const own = actorOf(desk)
  return heroesIn(desk.game).flatMap(hero =>
    hero.items.map(({ name, note }): Thing => {
      const item = byName(desk.world)(name)
      const says = item?.text[0] ?? note
      const thing: Thing = { kind: 'item', id: item?.id ?? slugOf(name), name, names: lower([name, ...headsWithin(name), ...(item?.aliases ?? [])]), from: 'carried', pronoun: 'it', at: hero.id } // prettier-ignore
      return says === undefined || says === '' ? thing : { ...thing, says }
    }),
  ).toSorted((one, other) => Number(other.at === own?.id) - Number(one.at === own?.id)) // prettier-ignore
}

const spells = (desk: Desk): readonly Thing[] => {
  const own = actorOf(desk)?.spellcasting
  const all = [...(own?.cantrips ?? []), ...(own?.prepared ?? []), ...(own?.known ?? [])]
  return [...new Set(all)].map(id => ({ kind: 'spell', id, name: id.replaceAll('-', ' '), names: [id.replaceAll('-', ' ')], from: 'sheet' })) // prettier-ignore
}

const powers = (desk: Desk): readonly Thing[] =>
  (actorOf(desk)?.features ?? []).map(name => ({ kind: 'power', id: slugOf(name), name: name.replaceAll('-', ' '), names: [name.replaceAll('-', ' ').toLowerCase()], from: 'sheet' })) // prettier-ignore

function foes(desk: Desk, place: Place): readonly Thing[] {
  const who = actorOf(desk)
  if (desk.game.fight !== null && who !== undefined) return fightFoes(desk, who)
  const looming = loomingAt(desk, place)
  return (looming?.foes ?? []).map(({ monster, name }) => ({ kind: 'foe', id: slugOf(name ?? monster), name: name ?? monster, names: lower([name ?? monster, monster, ...anyFoe]), from: 'here', pronoun: 'it' })) // prettier-ignore
}

/** What one can ask about: what was told, what is sought, and what people here would tell anybody. */
function topics(desk: Desk, place: Place): readonly Thing[] {
  const all = new Set<string>()
  const told = setOf(desk.memory.told)
  const standing = new Set(peopleAt(desk, place))
  for (const person of desk.world.people)
    for (const piece of [...piecesOf(person, 'public'), ...piecesOf(person, 'private')])
      if ((standing.has(person) && piece.tier === 'public') || told.has(piece.key))
        for (const topic of piece.knowledge.topics.slice(0, 4)) all.add(topic)
  for (const threat of desk.world.threats) if (isShown(desk, threat)) all.add(threat.name)
  for (const { name } of desk.world.factions) all.add(name)
  return Array.from(all, asTopic)
}

export const company: Thing = { kind: 'company', id: 'company', name: 'the company', names: ['party', 'company', 'others', 'companions', 'friends', 'group', 'team', 'rest of us'], from: 'here', pronoun: 'they' } // prettier-ignore
export const crowd: Thing = { kind: 'crowd', id: 'crowd', name: 'the people here', names: ['crowd', 'people', 'locals', 'townsfolk', 'bystanders', 'onlookers', 'patrons', 'guests', 'villagers'], from: 'here', pronoun: 'they' } // prettier-ignore

/** One of the party, the one who is played included; a fallen friend is a body. */
export function companionThing(desk: Desk, { id, name }: OracleWorld['party'][number]): Thing {
  const names = lower([name, name.split(' ')[0] ?? name, shortName(name)])
  const isDead = heroOf(desk, id)?.life === 'dead'
  const pronoun = desk.sees.view.spokenOf[id]
  return { kind: isDead ? 'body' : 'companion', id, name, names: isDead ? [...names, `body of ${name.toLowerCase()}`, 'body', 'corpse'] : names, from: 'here', ...(pronoun !== undefined && { pronoun }) } // prettier-ignore
}

const sorts = placeSorts.map(line => line.split(' '))

/** What sort of house it is, by any word people have for it: as its name, its page or the way there says. */
function kindsOf({ id, name, kind, overview }: Place, all: readonly Place[]): readonly string[] {
  const ways = all.flatMap(({ exits }) => exits.filter(({ to, hidden }) => to === id && hidden === undefined).map(exit => exit.name)) // prettier-ignore
  const said = new Set(
    `${name} ${kind} ${ways.join(' ')} ${(overview[0] ?? '').split(' ').slice(0, 6).join(' ')}`
      .toLowerCase()
      .split(/[^a-z]+/u),
  )
  return sorts.filter(([first = '', ...rest]) => [first, ...rest].some(word => said.has(word))).flat()
}

/** Places by their kind only where nothing here is called so: `the inn`. */
function places(desk: Desk, place: Place): readonly Thing[] {
  const taken = [place.name, ...place.features.map(({ name }) => name)].join(' ').toLowerCase()
  const known = [...new Set([...placesKnown(desk), ...heardOf(desk).places])]
  return known.map(one => {
    const [kind = ''] = one.kind.toLowerCase().split(' ')
    const isShared =
      kind === '' ||
      taken.includes(kind) ||
      known.some(other => other !== one && other.kind.toLowerCase().startsWith(kind))
    const thing = asPlace(one)
    const own = kindsOf(one, known).filter(word => !taken.includes(word) && known.every(other => other === one || !kindsOf(other, known).includes(word))) // prettier-ignore
    const names = [...(isShared ? thing.names.filter(name => name !== kind) : thing.names), ...own]
    return { ...thing, names, from: one.id === place.id ? 'here' : 'elsewhere' }
  })
}

export function thingsOf(desk: Desk): readonly Thing[] {
  const place = here(desk)
  const present = peopleAt(desk, place)
  return [
    ...people(desk, place),
    ...desk.world.party.map(one => companionThing(desk, one)),
    ...exitsSeen(desk, place).map(exit => asWay(desk, exit, place)),
    ...place.features.map(feature => ({ ...asFeature(feature), at: place.id })),
    ...itemsAt(desk, place).map(item => ({ ...asItem(item), at: place.id })),
    ...present.flatMap(person => itemsOf(desk, person).map(item => ({ ...asItem(item), at: person.id }))),
    ...carried(desk),
    ...foes(desk, place),
    ...spells(desk),
    ...powers(desk),
    ...places(desk, place),
    ...topics(desk, place),
    company,
    crowd,
  ]
}
