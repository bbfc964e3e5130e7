/** Somebody comes along: from where they were found to where they are safe, or as far as they want to go. */
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { did } from '../../desk/home.ts'
import { openQuests } from '../../desk/leads.ts'
import { put, setOf } from '../../desk/memory.ts'
import { callName, placeName } from '../../../../english/naming.ts'
import { attitudeOf, persuadedKey, trustOf } from '../../desk/people.ts'
import {
  here,
  isGone,
  isWithUs,
  peopleAt,
  personOf,
  placeOf,
  placeOfPerson,
  routeTo,
  withParty,
} from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { event, show } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import type { Carry } from '../handlers.ts'
import { absent, turnTo } from './listener.ts'
import { answered, plainly } from '../../desk/say.ts'

/** What stories call it, whichever word was typed. */
const leaving = ['free', 'rescue', 'save', 'release', 'take', 'lead', 'guide', 'escort', 'reach'] as const

/** Friends come, and strangers who have a reason to: danger here, or a goal of the party's that is about them. */
function isWilling(desk: Desk, person: Person): boolean {
  const attitude = attitudeOf(desk, person)
  if (attitude === 'hostile') return false
  if (attitude === 'friendly' || attitude === 'helpful' || trustOf(desk, person) >= 3) return true
  if (setOf(desk.memory.happened).has(persuadedKey(person))) return true
  return !here(desk).isSafe || openQuests(desk).some(({ objective }) => objective.includes(callName(person.name)))
}

/** They come, or they say why not. Where they keep a house or a post they are harder to move. */
export async function* takeAlong(desk: Desk, person: Person, isAsked = false): Play<boolean> {
  if (isWithUs(desk, person)) {
    answered(desk, person, 'agree', 'withYou')
    return true
  }
  const isSure = isAsked || isWilling(desk, person)
  const isWon =
    isSure ||
    (attitudeOf(desk, person) === 'neutral' &&
      (yield* check(desk, { skill: 'persuasion', dc: 14, npc: person.name })).isSuccess)
  if (!isWon) {
    answered(desk, person, 'refuse', 'staysHere')
    const who = callName(person.name)
    desk.offered = [`Persuade ${who} to come with us`, `Ask ${who} why`]
    return false
  }
  keep(desk, { moved: put(desk.memory.moved, person.id, withParty) })
  did(desk, leaving, person)
  answered(desk, person, 'agree', 'comesAlong')
  show(desk, { kind: 'joined', who: person.name, text: plainly(desk, 'joins', { who: person.name }), salience: 2 })
  event(desk, `${person.name} came along with the party.`)
  desk.isSavePoint = true
  return true
}

/** Home is where they belong: among people, in a safe place; never the cell they were found in. */
function homeOf(desk: Desk, person: Person): string | undefined {
  const own = person.placeId === undefined ? undefined : placeOf(desk, person.placeId)
  if (own?.isSafe === true) return own.id
  const start = placeOf(desk, desk.world.startId)
  return start?.isSafe === true
    ? start.id
    : desk.world.places.find(({ isSafe, people }) => isSafe && people.length > 0)?.id
}

const homely = new Set(['home', 'homewards', 'safety', 'out', 'town', 'surface', 'village'])

/** Where to, as far as the words say: a place that was named, or home. */
function goalOf(desk: Desk, { roles, left, words }: Deed, person: Person): string | undefined {
  const { where } = roles
  if (where?.kind === 'place') return where.id
  if (where?.kind === 'person' || roles.about?.kind === 'person') {
    const host = personOf(desk, (where?.kind === 'person' ? where : roles.about)?.id)
    return host === undefined ? undefined : placeOfPerson(desk, host)?.id
  }
  const isHome = [...left, ...words.toLowerCase().split(' ')].some(word => homely.has(word))
  return isHome ? homeOf(desk, person) : undefined
}

const placeThing = (id: string, name: string): Thing => ({
  kind: 'place',
  id,
  name,
  names: [name.toLowerCase()],
  from: 'elsewhere',
})

/** Takes them along, and goes where they are to be brought. Whoever is elsewhere is fetched first. */
export async function* lead(desk: Desk, deed: Deed, carry: Carry): Play {
  const thing = deed.roles.whom ?? deed.roles.what
  const person = personOf(desk, thing?.id)
  if (person === undefined || isGone(desk, person)) return absent(desk, thing)
  if (!peopleAt(desk).includes(person)) {
    const place = placeOfPerson(desk, person)
    const isSeen = setOf(desk.memory.happened).has(`seen/${person.id}`)
    if (place === undefined || !isSeen || routeTo(desk, place.id) === undefined) return absent(desk, thing)
    yield* carry(desk, { ...deed, verb: 'go', roles: { where: placeThing(place.id, place.name) } })
    if (here(desk).id !== place.id || desk.memory.looming !== undefined) return
  }
  yield* turnTo(desk, person)
  if (!(yield* takeAlong(desk, person))) return
  const goal = goalOf(desk, deed, person)
  const place = goal === undefined ? undefined : placeOf(desk, goal)
  if (place === undefined || place.id === here(desk).id) return
  yield* carry(desk, { ...deed, verb: 'go', roles: { where: placeThing(place.id, place.name) } })
}

/** Sent home, or left where they are: they go, or stay, and no longer come along. */
export async function* dismiss(desk: Desk, deed: Deed): Play {
  const thing = deed.roles.whom ?? deed.roles.what
  const person = personOf(desk, thing?.id)
  yield* passTime(desk, 2)
  if (person === undefined || !peopleAt(desk).includes(person)) return absent(desk, thing)
  if (!isWithUs(desk, person)) return answered(desk, person, 'refuse', 'isHere')
  const home = homeOf(desk, person) ?? here(desk).id
  const isLeft = here(desk).id === home || routeTo(desk, home) === undefined
  const placeId = isLeft ? here(desk).id : home
  keep(desk, { moved: put(desk.memory.moved, person.id, placeId) })
  const place = placeName(placeOf(desk, placeId)?.name ?? here(desk).name)
  answered(desk, person, 'farewell', 'goesHome', { place })
  show(desk, {
    kind: 'parted',
    who: [person.name],
    where: place,
    text: plainly(desk, isLeft ? 'staysBehind' : 'setsOff', { who: person.name, place }),
  })
  event(desk, `${person.name} parted from the company.`)
}
