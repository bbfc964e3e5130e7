/** A table that plays by itself: the next sensible thing, so that the story is really played through. */
import { slugOf } from '../../../core/id.ts'
import type { Condition, Person, Place } from '../../../campaign/played/world.ts'
import { hashOf } from '../../../english/prose/said.ts'
import { isLucky } from '../desk/chance.ts'
import { keep, type Desk } from '../desk/desk.ts'
import { factsNow, isTrue } from '../desk/facts.ts'
import { heroesIn, holderOf } from '../desk/heroes.ts'
import { put } from '../desk/memory.ts'
import { likeness, theName, topicWords } from '../../../english/naming.ts'
import { openQuests } from '../desk/leads.ts'
import { bestPiece, untold } from '../desk/people.ts'
import {
  exitsSeen,
  here,
  hiddenExits,
  hiddenLeft,
  isGone,
  isItem,
  itemsAt,
  keyAt,
  peopleAt,
  personOf,
  placeOf,
  placeOfPerson,
  placesKnown,
  routeTo,
} from '../desk/place.ts'
import { mayTry } from '../desk/worth.ts'

/** What somebody would say, and what it is about: the same is not tried for ever. */
type Step = { readonly verb: string; readonly line: string; readonly about: readonly string[] }

const wish = (verb: string, line: string, ...about: readonly string[]): Step => ({ verb, line, about })

const toPlace = ({ id, name }: Place): Step => wish('go', `go to ${name}`, id)
const talkTo = (one: Person): Step => wish('talk', `talk to ${one.name}`, one.id)

/** What the party does next when nobody tells it. What was tried often enough is let be. */
export function nextLine(desk: Desk): string {
  if (desk.memory.looming !== undefined) return isLucky(desk, 40) ? 'sneak past' : 'attack'
  for (const step of steps(desk)) {
    const key = keyOf(desk, step)
    const tries = desk.memory.tries[key] ?? 0
    if (tries >= mostTries(step)) continue
    keep(desk, { tries: put(desk.memory.tries, key, tries + 1) })
    return step.line
  }
  return 'wait until morning'
}

const mostTries = ({ verb }: Step): number =>
  verb === 'go' || verb === 'rest' ? 6 : verb === 'talk' || verb === 'search' ? 8 : 3

const keyOf = ({ memory }: Desk, { verb, about }: Step): string =>
  hashOf(`${memory.placeId} ${verb} ${about.join(' ')}`)

function* steps(desk: Desk): Generator<Step, void> {
  yield* [tend(desk), nearby(desk)].filter(step => step !== undefined)
  yield* pursue(desk)
  yield* explore(desk)
}

function tend(desk: Desk): Step | undefined {
  const heroes = heroesIn(desk.game)
  const lost = heroes.reduce((sum, { maxHitPoints, hitPoints }) => sum + Math.max(0, maxHitPoints - hitPoints), 0)
  const all = heroes.reduce((sum, { maxHitPoints }) => sum + maxHitPoints, 0)
  if (lost < all * 0.5 || desk.memory.beat % 3 !== 0) return undefined
  return here(desk).isSafe ? wish('rest', 'rest for the night') : wish('rest', 'take a short rest')
}

/** People and things at hand, before going on. */
function nearby(desk: Desk): Step | undefined {
  const place = here(desk)
  const [thing] = itemsAt(desk, place)
  if (thing !== undefined) return wish('take', `take ${theName(thing.name)}`, thing.id)
  const talker = peopleAt(desk, place).find(one => untold(desk, one, 'public').length > 0)
  if (talker !== undefined) return talkTo(talker)
  const keeper = peopleAt(desk, place).find(
    one => untold(desk, one, 'private').length > 0 && mayTry(desk, 'persuade', one),
  )
  if (keeper !== undefined && isLucky(desk, 60))
    return wish('persuade', `persuade ${keeper.name} to tell more`, keeper.id)
  const isWorth = hiddenLeft(desk, place).length + hiddenExits(desk, place).length > 0
  if (isWorth && (desk.memory.tries[`search/${place.id}`] ?? 0) < 4) return wish('search', `search ${place.name}`)
  const feature = place.features.find(({ name }) => !desk.memory.happened.includes(`seen/${keyAt(place, name)}`))
  if (feature !== undefined && isLucky(desk, 25))
    return wish('examine', `examine ${theName(feature.name)}`, slugOf(feature.name))
  return undefined
}

/** Everything that stands between the party and its goals, the nearest goal first. */
function* pursue(desk: Desk): Generator<Step, void> {
  const facts = factsNow(desk)
  const goals = [
    ...openQuests(desk).flatMap(({ done, isPrimary }) =>
      done === undefined ? [] : [{ when: done, rank: isPrimary ? 0 : 1 }],
    ),
    ...desk.world.endings.map(({ when, isGood }) => ({ when, rank: isGood ? 2 : 3 })),
  ].sort((a, b) => a.rank - b.rank)
  for (const { when } of goals) {
    for (const missing of missingIn(when, condition => isTrue(condition, facts))) {
      const step = stepFor(desk, missing)
      if (step !== undefined) yield step
    }
  }
}

function* missingIn(condition: Condition, isMet: (condition: Condition) => boolean): Generator<Condition, void> {
  if (isMet(condition)) return
  if (condition.kind === 'all' || condition.kind === 'any')
    for (const part of condition.of) yield* missingIn(part, isMet)
  else if (condition.kind !== 'not') yield condition
}

/** Go there, or do it if the party is there. */
function at(desk: Desk, place: Place | undefined, deed: Step): Step | undefined {
  if (place === undefined) return undefined
  if (place.id === here(desk).id) return deed
  const route = routeTo(desk, place.id)
  const [next] = route ?? []
  return next === undefined ? undefined : toPlace(next)
}

const withPerson = (desk: Desk, id: string, deed: (one: Person) => Step): Step | undefined => {
  const one = personOf(desk, id) ?? desk.world.people.find(other => likeness(topicWords(id), other.name) > 0)
  return one === undefined || isGone(desk, one) ? undefined : at(desk, placeOfPerson(desk, one), deed(one))
}

/** Where something is to be found. */
const holding = (desk: Desk, thing: string): Place | undefined => {
  const item = desk.world.items.find(one => isItem(one, thing))
  const words = topicWords(thing.replaceAll('-', ' '))
  const isIn = (text: string): boolean => likeness(words, text) >= words.length && words.length > 0
  return (
    desk.world.places.find(({ hidden }) => hidden.some(({ name, items }) => isIn(name) || items.some(isIn))) ??
    desk.world.places.find(({ id }) => id === item?.placeId)
  )
}

function fetch(desk: Desk, thing: string): Step | undefined {
  const item = desk.world.items.find(one => isItem(one, thing))
  if (item?.personId !== undefined)
    return withPerson(desk, item.personId, one =>
      wish('steal', `steal ${theName(item.name)} from ${one.name}`, one.id, item.id),
    )
  const name = item?.name ?? thing.replaceAll('-', ' ')
  const place = holding(desk, thing)
  const isLying = itemsAt(desk, place ?? here(desk)).some(({ id }) => id === item?.id)
  return at(
    desk,
    place,
    isLying ? wish('take', `take ${theName(name)}`, thing) : wish('search', `search for ${theName(name)}`, thing),
  )
}

function stepFor(desk: Desk, condition: Condition): Step | undefined {
  switch (condition.kind) {
    case 'at': {
      const place = placeOf(desk, condition.place)
      return place === undefined ? undefined : at(desk, place, wish('look', 'look around'))
    }
    case 'found':
      return fetch(desk, condition.thing)
    case 'has':
      return fetch(desk, condition.item)
    case 'gave':
      return giving(desk, condition.item, condition.person)
    case 'used':
      return using(desk, condition.item, condition.target)
    case 'defeated':
      return fighting(desk, condition.who)
    case 'persuaded':
      return withPerson(desk, condition.person, one => wish('persuade', `persuade ${one.name}`, one.id))
    case 'learned':
      return learning(desk, condition.topic)
    case 'did':
      return doing(desk, condition.verb, condition.target)
    case 'clock':
    case 'rested':
    case 'day':
    case 'all':
    case 'any':
    case 'not':
      return undefined
  }
}

function giving(desk: Desk, item: string, to: string): Step | undefined {
  const held = holderOf(desk.game, item.replaceAll('-', ' '))
  if (held === undefined) return fetch(desk, item)
  return withPerson(desk, to, one => wish('give', `give ${theName(held.name)} to ${one.name}`, item, one.id))
}

function using(desk: Desk, item: string, target: string): Step | undefined {
  const held = holderOf(desk.game, item.replaceAll('-', ' '))
  if (held === undefined) return fetch(desk, item)
  const place =
    placeOf(desk, target) ??
    desk.world.places.find(({ features }) =>
      features.some(({ name }) => likeness(topicWords(target.replaceAll('-', ' ')), name) > 0),
    )
  const deed = wish('use', `use ${theName(held.name)} on ${theName(target.replaceAll('-', ' '))}`, item, target)
  return place === undefined ? deed : at(desk, place, deed)
}

function fighting(desk: Desk, who: string): Step | undefined {
  const words = topicWords(who.replaceAll('-', ' '))
  const place = desk.world.places.find(({ encounters }) =>
    encounters.some(
      ({ foes, name }) =>
        likeness(words, `${name} ${foes.map(foe => `${foe.name ?? ''} ${foe.monster}`).join(' ')}`) > 0,
    ),
  )
  const byPerson = withPerson(desk, who, one => wish('attack', `attack ${one.name}`, one.id))
  return byPerson ?? at(desk, place, wish('attack', `attack the ${who.replaceAll('-', ' ')}`))
}

function learning(desk: Desk, topic: string): Step | undefined {
  const words = topicWords(topic.replaceAll('-', ' '))
  const teller = desk.world.people.find(
    one => !isGone(desk, one) && bestPiece(untold(desk, one, 'public'), words) !== undefined,
  )
  if (teller !== undefined)
    return withPerson(desk, teller.id, one =>
      wish('ask', `ask ${one.name} about ${topic.replaceAll('-', ' ')}`, one.id, topic),
    )
  const keeper = desk.world.people.find(
    one => !isGone(desk, one) && bestPiece(untold(desk, one, 'private'), words) !== undefined,
  )
  if (keeper !== undefined)
    return withPerson(desk, keeper.id, one =>
      wish('persuade', `persuade ${one.name} to tell us about ${topic.replaceAll('-', ' ')}`, one.id, topic),
    )
  return fetch(desk, topic)
}

function doing(desk: Desk, verb: string, target: string): Step | undefined {
  const words = topicWords(target.replaceAll('-', ' '))
  const place =
    placeOf(desk, target) ??
    desk.world.places.find(
      ({ features, name }) => likeness(words, [name, ...features.map(feature => feature.name)].join(' ')) > 0,
    )
  const deed = wish('act', `${verb} the ${target.replaceAll('-', ' ')}`, target)
  return at(desk, place ?? here(desk), deed)
}

/** Somewhere nobody has been; else somewhere people have more to say, or something is left to find. */
function* explore(desk: Desk): Generator<Step, void> {
  for (const { to } of exitsSeen(desk).filter(exit => !desk.memory.visited.includes(exit.to))) {
    const next = placeOf(desk, to)
    if (next !== undefined) yield toPlace(next)
  }
  for (const place of placesKnown(desk).filter(({ id }) => !desk.memory.visited.includes(id))) {
    const [next] = routeTo(desk, place.id) ?? []
    if (next !== undefined) yield toPlace(next)
  }
  for (const place of desk.world.places.filter(({ id }) => desk.memory.visited.includes(id) && id !== here(desk).id)) {
    const isWorth = hiddenExits(desk, place).length > 0 || hiddenLeft(desk, place).length > 0
    const step = isWorth ? at(desk, place, wish('search', `search ${place.name}`)) : undefined
    if (step !== undefined) yield step
  }
  for (const one of desk.world.people.filter(
    other => !isGone(desk, other) && untold(desk, other, 'private').length > 0,
  )) {
    const step = withPerson(desk, one.id, talkTo)
    if (step !== undefined) yield step
  }
}
