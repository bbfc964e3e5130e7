/** What belongs to somebody who is there is not gone through under their eyes: they object, unless they look away. */
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { put } from '../../desk/memory.ts'
import { callName } from '../../../../english/naming.ts'
import { changeTrust, moveAttitude } from '../../desk/people.ts'
import { here } from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { phrase, quote } from '../../desk/tell.ts'
import type { Wish } from '../../desk/wishes.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { isKind, holdsKind } from './kinds.ts'
import type { Matter } from './matter.ts'
import { isRude } from './gestures.ts'
import { letsThem, nearest, ownerOf, type Tone } from './witness.ts'
import { thingWords } from './words.ts'
import { seen } from './show.ts'

/** Whoever its words name; a desk or a chest in a room belongs to whoever keeps the room. */
export function keeperOf(desk: Desk, matter: Matter): Person | undefined {
  if (matter.where === 'carried') return undefined
  const owner = ownerOf(desk, matter)
  if (owner !== undefined) return owner
  const isRoom = !holdsKind('thoroughfares', here(desk).kind)
  return isRoom && isKind('private', matter.thing.name) ? nearest(desk) : undefined
}

/** What is plainly rude is taken so, and the more by whose it is. */
export function toneFor(desk: Desk, { words }: Pick<Wish, 'words'>, matter: Matter, tone: Tone): Tone {
  if (tone !== 'curious' || matter.where === 'carried' || !isRude(words)) return tone
  return keeperOf(desk, matter) === undefined ? 'offended' : 'outraged'
}

function objects(desk: Desk, person: Person, what: string): void {
  const key = `watched/${person.id}`
  const times = desk.memory.tries[key] ?? 0
  keep(desk, { tries: put(desk.memory.tries, key, times + 1) })
  if (times > 0) changeTrust(desk, person, -1)
  seen(desk, phrase(desk, thingWords, times === 0 ? 'handOn' : 'handOnAgain', { who: person.name, what }))
  quote(desk, person.name, phrase(desk, thingWords, 'handsOff'))
  const name = callName(person.name)
  desk.moments.push({ weight: 1, what: `${person.name} will not have ${what} touched.` })
  desk.offered = [`Distract ${name}`, `Persuade ${name} to let us look at ${what}`, `Quietly go through ${what}`]
}

/** True where somebody stops it. Done quietly, or while they look elsewhere, it may go unseen. */
export async function* isStopped(desk: Desk, matter: Matter, { manner }: Pick<Wish, 'manner'>): Play<boolean> {
  const person = keeperOf(desk, matter)
  if (person === undefined || letsThem(desk, person)) return false
  const isCovered = manner.includes('quiet') || manner.includes('distracting') || desk.memory.edge !== undefined
  if (!isCovered) {
    objects(desk, person, matter.what)
    return true
  }
  const { isSuccess } = yield* check(desk, { skill: 'stealth', dc: 13 })
  if (isSuccess) return false
  yield* moveAttitude(desk, person, 'slight')
  objects(desk, person, matter.what)
  return true
}
