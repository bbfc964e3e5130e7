/** Everything that can be done now, with what the story would gain by it: offers, typed lines and players choose from it. */
import { hourOf } from '../../../rules/fifth/model/time.ts'
import { foldWords, holdsWords } from '../../../campaign/text/fold.ts'
import type { Exit, Item, Person, Place } from '../../../campaign/played/world.ts'
import { toGo, wayText } from '../desk/describe.ts'
import type { Desk } from '../desk/desk.ts'
import { canTalk, loomingAt } from '../desk/encounter.ts'
import { heardOf } from '../desk/heard-of.ts'
import { heroesIn, holderOf, packs } from '../desk/heroes.ts'
import { setOf } from '../desk/memory.ts'
import { likeness, placeName, theName, topicWords, withinText } from '../../../english/naming.ts'
import { isShunned } from '../desk/outcry/outcry.ts'
import { watchName } from '../desk/outcry/watch.ts'
import { attitudeOf, untold } from '../desk/people.ts'
import {
  exitsSeen,
  facesAt,
  here,
  hiddenExits,
  hiddenLeft,
  isItem,
  isLocked,
  itemsAt,
  keyAt,
  placeOf,
  placesKnown,
  routeTo,
} from '../desk/place.ts'
import { slugOf } from '../desk/slugs.ts'
import { topicOf } from '../desk/topics.ts'
import { mayTry } from '../desk/worth.ts'
import type { Affordance, Role, Roles, Thing } from '../desk/wishes.ts'

type Known = {
  readonly desk: Desk
  readonly place: Place
  readonly find: (kind: Thing['kind'], id: string) => Thing | undefined
}

const afford = (
  verb: Affordance['verb'],
  roles: Partial<Record<Role, Thing | undefined>>,
  worth: number,
  offer?: string,
): Affordance => {
  const filled = Object.fromEntries(Object.entries(roles).filter(([, thing]) => thing !== undefined)) as Roles
  const id = [verb, ...Object.values(filled).map(thing => thing?.id ?? '')].join('/')
  return { id, verb, roles: filled, worth, ...(offer !== undefined && { offer }) }
}

/** Things of the story that the party carries. */
const storyItems = ({ game, world }: Desk): readonly Item[] => {
  const carried = packs(game)
  return world.items.filter(item => carried.some(name => isItem(item, name)))
}

const happened = ({ desk }: Known, key: string): boolean => setOf(desk.memory.happened).has(key)

/** A first word, what they have not told yet, what they might be shown. */
function withPerson(known: Known, person: Person, rank: number): readonly Affordance[] {
  const { desk, find } = known
  const [name, whom] = [withinText(person.name), find('person', person.id)]
  const plain = [
    afford('examine', { what: whom }, 5),
    afford('attack', { whom }, 1),
    afford('steal', { what: whom }, 1),
    afford('give', { whom }, 2),
  ]
  if (!happened(known, `met/${person.id}`)) return [afford('greet', { whom }, 90 - rank, `Talk to ${name}`), ...plain]
  const isHostile = attitudeOf(desk, person) === 'hostile' || isShunned(desk, person)
  if (isHostile) return plain
  const open = untold(desk, person, 'public')
  const topics = open.flatMap(({ knowledge }) => topicOf(desk, knowledge, person) ?? [])
  const isTalking = desk.memory.talkingTo === person.id
  const asking = topics.length > 0 ? topics.slice(0, 3).map((topic, at) => afford('ask', { whom, about: find('topic', slugOf(topic)) ?? aboutTopic(topic) }, 85 - rank - at * 25, `Ask ${name} about ${topic}`)) : open.length > 0 ? [afford('say', { whom }, 80 - rank, isTalking ? `Talk with ${name} some more` : `Talk to ${name}`)] : [] // prettier-ignore
  const isKeeping = untold(desk, person, 'private').length > 0
  const coaxing = isKeeping && mayTry(desk, 'persuade', person) ? [afford('request', { whom }, 60 - rank, `Persuade ${name} to tell you more`)] : [] // prettier-ignore
  const isMore = isKeeping || untold(desk, person, 'secret').length > 0
  const showing = storyItems(desk).filter(({ id }) => !happened(known, `used/${id}/${person.id}`)).map((item, at) => afford('show', { what: find('item', item.id), whom }, isMore ? 50 - rank - at * 10 : 3, at === 0 && isMore ? `Show ${theName(item.name)} to ${name}` : undefined)) // prettier-ignore
  return [...asking, ...coaxing, ...showing, ...plain]
}

const aboutTopic = (topic: string): Thing => ({
  kind: 'topic',
  id: slugOf(topic),
  name: topic,
  names: [topic.toLowerCase()],
  from: 'elsewhere',
})

function withPeople(known: Known): readonly Affordance[] {
  const { talkingTo } = known.desk.memory
  const rank = ({ id }: Person): number => (id === talkingTo ? 0 : happened(known, `met/${id}`) ? 2 : 1)
  return facesAt(known.desk, known.place)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((person, at) => withPerson(known, person, Math.min(30, at * 4)))
}

/** Looked for so often in vain, it is no longer offered. */
const mostSearches = 2

/** What was done in this very beat is not the next thing to do. */
const wasJustSearched = ({ memory, before }: Desk, { id }: Place): boolean =>
  memory.found.length > before.memory.found.length ||
  memory.tries[`search/${id}`] !== before.memory.tries[`search/${id}`]

function withThings(known: Known): readonly Affordance[] {
  const { desk, place, find } = known
  const lying = itemsAt(desk, place).map((item, at) =>
    afford('take', { what: find('item', item.id) }, 88 - at, `Take ${theName(item.name)}`),
  )
  const isWorth = hiddenLeft(desk, place).length + hiddenExits(desk, place).length > 0
  const isOpen = (desk.memory.tries[`search/${place.id}`] ?? 0) < mostSearches && !wasJustSearched(desk, place)
  const searching = afford('search', { where: find('place', place.id) }, isWorth && isOpen ? 84 : 8, isWorth && isOpen ? `Search ${placeName(place.name)}` : undefined) // prettier-ignore
  let unseen = 0
  const features = place.features.flatMap(({ name, locked }) => {
    const what = find('feature', slugOf(name))
    const isUnseen = !happened(known, `seen/${keyAt(place, name)}`)
    const worth = isUnseen ? (unseen === 0 ? 86 : 82 - unseen * 3) : 4
    if (isUnseen) unseen += 1
    return [
      afford('examine', { what }, worth, isUnseen ? `Examine ${theName(name)}` : undefined),
      afford('search', { what }, 6),
      ...(locked === undefined ? [] : [afford('open', { what }, 20)]),
    ]
  })
  return [...lying, searching, ...features]
}

const isNew = ({ desk }: Known, id: string): boolean => !setOf(desk.memory.visited).has(id)

const isSpokenOf = ({ desk }: Known, id: string): boolean => {
  const place = placeOf(desk, id)
  return place !== undefined && heardOf(desk).spokenOf.has(place)
}

function ways(known: Known): readonly Affordance[] {
  const { desk, place, find } = known
  const exits = exitsSeen(desk, place)
  const isBarred = (exit: Exit): boolean =>
    isLocked(desk, place, exit) && holderOf(desk.game, exit.locked?.key ?? '') === undefined
  const near = exits.map((exit, at) => {
    const where = find('way', exit.to)
    const worth = isNew(known, exit.to) ? (isBarred(exit) ? 55 : isSpokenOf(known, exit.to) ? 84 : 76) : 40
    return isLocked(desk, place, exit) ? afford('unlock', { what: where }, worth - at, `Open ${wayText(desk, exit)}`) : afford('go', { where }, worth - at, toGo(desk, exit)) // prettier-ignore
  })
  const next = new Set([place.id, ...exits.map(({ to }) => to)])
  const far = placesKnown(desk)
    .filter(({ id }) => !next.has(id) && routeTo(desk, id) !== undefined)
    .map(one => {
      const isWorth = isNew(known, one.id) && isSpokenOf(known, one.id)
      return afford(
        'go',
        { where: find('place', one.id) },
        isWorth ? 65 : 10,
        isWorth ? `Go to ${placeName(one.name)}` : undefined,
      )
    })
  return [...near, ...far]
}

const isLate = ({ game }: Desk): boolean => hourOf(game) >= 20 || hourOf(game) < 5

/** One sleeps once a day. */
const maySleep = ({ game }: Desk): boolean =>
  heroesIn(game).every(
    ({ id }) => game.minute - (game.lastLongRest[id] ?? -1440) >= 1440 - game.houseRules.longRestMinutes,
  )

/** Rest, when a third of all strength is gone, or the day is. */
function rests({ desk, place }: Known): readonly Affordance[] {
  const heroes = heroesIn(desk.game)
  const lost = heroes.reduce((sum, { maxHitPoints, hitPoints }) => sum + maxHitPoints - hitPoints, 0)
  const all = heroes.reduce((sum, { maxHitPoints }) => sum + maxHitPoints, 0)
  if (place.isSafe && maySleep(desk) && (isLate(desk) || lost > all / 3))
    return [afford('rest', {}, 78, 'Rest for the night')]
  return lost > all / 3 ? [afford('rest', {}, 77, 'Take a short rest')] : [afford('rest', {}, 2)]
}

/** A lock here that it opens, or something here that is named with it; not where it was found. */
function isFitting({ place }: Known, item: Item): boolean {
  const { id, name, features, exits, hidden } = place
  if (item.placeId === id || hidden.some(({ items }) => items.some(one => isItem(item, one)))) return false
  if ([...exits, ...features].some(({ locked }) => locked?.key !== undefined && isItem(item, locked.key))) return true
  const text = foldWords(item.text.join(' '))
  return [name, ...features.map(one => one.name)].some(one => likeness(topicWords(item.name), one) > 0 || holdsWords(text, foldWords(one.replace(/^the /iu, '')))) // prettier-ignore
}

const uses = (known: Known): readonly Affordance[] =>
  storyItems(known.desk)
    .filter(item => !happened(known, `used/${item.id}/@${known.place.id}`))
    .map(item => {
      const isWorth = isFitting(known, item)
      return afford(
        'use',
        { what: known.find('item', item.id) },
        isWorth ? 74 : 3,
        isWorth ? `Use ${theName(item.name)}` : undefined,
      )
    })

function inDanger(known: Known): readonly Affordance[] | undefined {
  const { desk, place, find } = known
  if (desk.game.fight !== null) {
    const foes = desk.game.fight.order.flatMap(({ who }) => desk.game.creatures[who] ?? []).filter(({ side, life }) => side === 'foes' && life === 'alive') // prettier-ignore
    return [...foes.map(({ id, name }, at) => afford('attack', { whom: find('foe', id) }, 90 - at, at < 2 ? `Attack ${name}` : undefined)), afford('dodge', {}, 60, 'Dodge'), afford('flee', {}, 55, 'Flee')] // prettier-ignore
  }
  const looming = loomingAt(desk, place)
  if (looming === undefined) return undefined
  const [foe] = looming.foes
  const whom = foe === undefined ? undefined : find('foe', slugOf(foe.name ?? foe.monster))
  if (looming.name === watchName) return [afford('say', { whom }, 90, 'Talk to them'), afford('surrender', {}, 80, 'Surrender'), afford('attack', { whom }, 70, 'Attack'), afford('flee', {}, 60, 'Turn back')] // prettier-ignore
  return [afford('attack', { whom }, 90, 'Attack'), canTalk(looming) ? afford('say', { whom }, 80, 'Talk to them') : afford('sneak', {}, 80, 'Sneak closer'), afford('sneak', { whom }, 70, 'Sneak past'), afford('flee', {}, 60, 'Turn back')] // prettier-ignore
}

export function affordancesOf(desk: Desk, things: readonly Thing[]): readonly Affordance[] {
  const byKey = new Map(things.map(thing => [`${thing.kind}/${thing.id}`, thing]))
  const known: Known = { desk, place: here(desk), find: (kind, id) => byKey.get(`${kind}/${id}`) }
  const danger = inDanger(known)
  if (danger !== undefined) return danger
  return [...withPeople(known), ...withThings(known), ...ways(known), ...rests(known), ...uses(known), afford('plan', { whom: byKey.get('company/company') }, 30, 'Talk it over with the others'), afford('look', {}, 7), afford('wait', {}, 2)] // prettier-ignore
}
