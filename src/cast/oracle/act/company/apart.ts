/** Some of the company go elsewhere, or stay behind: they see for themselves, come back, and tell. */
import { listOf } from '../../../../english/nouns.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { divide } from '../../desk/divide.ts'
import { foesText, mayMeet } from '../../desk/encounter.ts'
import { actorName, companionsOf, heroOf, isApart, nameOf, shortName } from '../../desk/heroes.ts'
import { added, put, type Apart } from '../../desk/memory.ts'
import { placeName, sentence, topicWords } from '../../../../english/naming.ts'
import { bearing, inTheirWords, untold, type Piece } from '../../desk/people.ts'
import { exitsSeen, here, peopleAt, personOf, placeOf, placeOfPerson, routeTo } from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { event, flush, learn, show } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import type { Person, Place } from '../../../../campaign/played/world.ts'
import { call } from './call.ts'
import { shortNames } from './present.ts'
import { line } from './say.ts'

const asking = new Set(['ask', 'question', 'talk', 'find', 'learn', 'hear', 'gossip', 'rumours', 'rumors'])
const searching = new Set(['search', 'look', 'watch', 'spy'])

/** What they are sent for, by the words that no role explains. */
function taskIn({ left, words, verb }: Deed): Apart['task'] {
  const said = [...left, ...words.toLowerCase().split(' ')]
  if (verb === 'rest') return 'rest'
  if (verb === 'wait' || verb === 'ready') return 'wait'
  if (verb === 'sneak') return 'sneak'
  if (said.some(word => asking.has(word))) return 'ask'
  return said.some(word => searching.has(word)) ? 'search' : 'scout'
}

/** Where a thing of the words is: a place, what a way leads to, where somebody is. */
function placeFor(desk: Desk, thing: Thing | undefined): Place | undefined {
  if (thing === undefined) return undefined
  if (thing.kind === 'place') return placeOf(desk, thing.id)
  const way = exitsSeen(desk).find(exit => exit.name === thing.name)
  if (way !== undefined) return placeOf(desk, way.to)
  const person = personOf(desk, thing.id)
  return person === undefined ? undefined : placeOfPerson(desk, person)
}

/** Off they go. It is theirs to refuse before this is called. */
export async function* send(desk: Desk, ids: readonly string[], deed: Deed): Play {
  const isStaying = deed.verb === 'wait' || deed.verb === 'ready' // `stand by the door` is on this side of it
  const place = [deed.roles.where, deed.roles.what, deed.roles.whom]
    .map(thing => (isStaying && thing?.kind === 'way' ? undefined : placeFor(desk, thing)))
    .find(one => one !== undefined)
  const goal = place ?? here(desk)
  const task = place === undefined ? 'wait' : taskIn(deed)
  yield* flush(desk)
  const who = shortNames(desk, ids)
  const names = ids.map(id => nameOf(desk, id))
  const text = line(
    desk,
    goal.id === here(desk).id ? 'staysPosted' : routeTo(desk, goal.id) === undefined ? 'asksTheWay' : 'goesOff',
    { who, place: placeName(goal.name) },
  )
  show(desk, { kind: 'parted', who: names, where: goal.name, text, salience: 1 })
  event(desk, `${listOf(names)} parted from the others at ${placeName(here(desk).name)}.`)
  yield* flush(desk) // those who go see themselves off
  const apart: Apart = {
    placeId: goal.id,
    task,
    minute: desk.game.minute,
    beat: desk.memory.beat,
    topic: deed.words,
    ...(goal.id !== here(desk).id && { isAway: true }),
  }
  for (const id of ids) keep(desk, { apart: put(desk.memory.apart, id, apart) })
  yield* divide(desk)
}

const companionIn = (desk: Desk, thing: Thing | undefined): string | undefined =>
  thing?.kind === 'companion'
    ? desk.world.party.find(({ id, name }) => id === thing.id || name === thing.name)?.id
    : undefined

/** `Thok to the inn, the rest with me`. Whoever is named goes; where nobody is, it is asked who. */
export async function* split(desk: Desk, deed: Deed): Play {
  const named = [deed.by, deed.roles.whom, deed.roles.what, deed.roles.with].flatMap(
    thing => companionIn(desk, thing) ?? [],
  )
  const ids = [...new Set(named)].filter(id => id !== desk.actor && companionsOf(desk).includes(id))
  if (ids.length > 0) return yield* send(desk, ids, deed)
  const [first = ''] = companionsOf(desk)
  if (first === '') return show(desk, { kind: 'table', text: line(desk, 'alone') })
  const who = shortName(nameOf(desk, first))
  show(desk, { kind: 'table', text: line(desk, 'splitWho') })
  const ways = exitsSeen(desk).flatMap(({ to }) => placeOf(desk, to) ?? [])
  desk.offered = ways.slice(0, 3).map(place => `${who}, go to ${placeName(place.name)}`)
}

/** Those who left the others, or were left: once the others have moved on they are away. */
export function fallBehind(desk: Desk): void {
  for (const [id, apart] of Object.entries(desk.memory.apart))
    if (isApart(desk, id) && apart.isAway !== true)
      keep(desk, { apart: put(desk.memory.apart, id, { ...apart, isAway: true }) })
}

/** So many beats or minutes, and an errand is done. */
const errandBeats = 2
const errandMinutes = 30

/** Whoever was sent for something comes back by themselves; whoever was told to wait does not. */
export async function* comeBack(desk: Desk): Play {
  if (desk.game.fight !== null) return
  const back = Object.entries(desk.memory.apart).filter(
    ([, { task, minute, beat = 0, isAway }]) =>
      isAway === true &&
      task !== 'wait' &&
      task !== 'rest' &&
      (desk.memory.beat - beat >= errandBeats || desk.game.minute - minute >= errandMinutes),
  )
  if (back.length === 0) return
  yield* reunite(
    desk,
    back.map(([id]) => id),
  )
}

/** Met again: they tell what they saw, and are of the company. */
export async function* reunite(desk: Desk, who?: readonly string[]): Play {
  const back = Object.entries(desk.memory.apart).filter(
    ([id, apart]) => apart.isAway === true && (who?.includes(id) ?? !isApart(desk, id)),
  )
  for (const [id, apart] of back) {
    const { [id]: _, ...rest } = desk.memory.apart
    keep(desk, { apart: rest })
    const name = nameOf(desk, id)
    const place = placeOf(desk, apart.placeId)
    const text = line(desk, 'backAgain', { who: shortName(name) })
    show(desk, { kind: 'joined', who: name, text, salience: 1 })
    event(desk, `${name} was with the others again.`)
    if (place !== undefined && heroOf(desk, id)?.life === 'alive') yield* report(desk, id, apart, place)
  }
}

const skills = { ask: 'persuasion', search: 'investigation', sneak: 'stealth', scout: 'perception' } as const

/** Who there has something to tell, and what: nearest to what they were sent to ask before the rest. */
function heardThere(
  desk: Desk,
  people: readonly Person[],
  topic: string,
): { readonly source?: Person; readonly piece?: Piece } {
  const words = topicWords(topic)
  const all = people.flatMap(source => untold(desk, source, 'public').map(piece => ({ source, piece })))
  const near = (one: (typeof all)[number]): number => bearing(words, one.piece.knowledge)
  const [first] = all.toSorted((one, other) => near(other) - near(one))
  return first ?? {}
}

/** What somebody who looks about for themselves brings back, by their own dice. */
async function* report(desk: Desk, id: string, { task, topic = '' }: Apart, place: Place): Play {
  const name = nameOf(desk, id)
  if (task === 'wait' || task === 'rest')
    return show(desk, { kind: 'said', who: name, act: 'tell', text: line(desk, 'reportsQuiet') })
  const hero = heroOf(desk, id)
  const skill = skills[task]
  const { isSuccess } = yield* check(desk, { skill, dc: 11, ...(hero !== undefined && { who: hero.name }) })
  const where = placeName(place.name)
  const people = peopleAt(desk, place)
  const isHeard = isSuccess && task !== 'sneak' // who is not seen is told nothing
  const { source, piece } = isHeard ? heardThere(desk, people, topic) : {}
  const danger = isSuccess ? mayMeet(desk, place) : undefined
  const isHere = place.id === here(desk).id
  const told = isHere
    ? [line(desk, isSuccess && piece !== undefined ? 'askedHere' : 'askedVain')]
    : [
        line(desk, isSuccess ? 'reportsWell' : 'reportsLittle', { place: where }),
        sentence(place.overview[0] ?? ''),
        people.length === 0
          ? ''
          : line(desk, 'reportsPeople', { who: listOf(people.slice(0, 3).map(one => one.name)) }),
        danger === undefined ? '' : line(desk, 'reportsDanger', { what: foesText(danger) }),
      ].filter(text => text !== '')
  show(desk, {
    kind: 'said',
    who: name,
    act: 'tell',
    to: actorName(desk),
    about: place.name,
    text: told.join(' '),
    salience: 1,
  })
  keep(desk, {
    visited: added(desk.memory.visited, place.id),
    happened: added(desk.memory.happened, ...people.map(one => `seen/${one.id}`)),
  })
  if (source === undefined || piece === undefined) return
  const { text } = inTheirWords(desk, source, piece.knowledge)
  keep(desk, { told: added(desk.memory.told, piece.key) })
  learn(desk, `${name} had it from ${source.name} at ${where}: "${text}"`)
  show(desk, {
    kind: 'said',
    who: name,
    act: 'tell',
    about: source.name,
    text: line(desk, 'reportsHeard', { who: source.name, what: text }),
    salience: 1,
  })
}

/** Called back: a while passes, and they are here. */
export async function* regroup(desk: Desk, deed: Deed): Play {
  const named = [deed.by, deed.roles.whom, deed.roles.what].flatMap(thing => companionIn(desk, thing) ?? [])
  const away = Object.keys(desk.memory.apart)
  const ids = named.length > 0 ? away.filter(id => named.includes(id)) : away
  if (ids.length === 0) {
    call(desk, companionsOf(desk).slice(0, 1), 'react')
    return show(desk, { kind: 'table', text: line(desk, 'allHere') })
  }
  yield* passTime(desk, 15)
  show(desk, {
    kind: 'deed',
    who: actorName(desk),
    verb: 'regroup',
    text: line(desk, 'waitsFor', { who: shortNames(desk, ids) }),
  })
  yield* reunite(desk, ids)
  for (const id of ids) {
    const { [id]: _, ...rest } = desk.memory.apart
    keep(desk, { apart: rest })
  }
}
