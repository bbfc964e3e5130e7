/** What belongs to somebody who is there is not gone through under their eyes: they object, unless they look away. */
import type { Intent } from '../../understand/intent.ts'
import type { Feature, Person, Place } from '../../world/world.ts'
import { keep, type Desk, type Play } from '../desk.ts'
import { put } from '../memory.ts'
import { callName, theName } from '../nouns.ts'
import { attitudeOf, changeTrust, moveAttitude, persuadedKey, trustOf } from '../people.ts'
import { peopleAt, withParty } from '../place.ts'
import { check } from '../rolls.ts'
import { phrase, quote, tell } from '../tell.ts'
import { peopleWords } from '../words/people.ts'

const kept =
  /\b(?:desk|drawers?|strongbox|coffers?|chest|cabinet|safe|ledgers?|papers|purse|satchel|wardrobe|trunk|till|bureau|locker|writing.?table|account.?books?)\b/i
const thoroughfare =
  /\b(?:square|street|market|road|green|harbou?r|quay|field|ruins?|caves?|tunnels?|docks?|plaza|crossroads|gate|bridge|woods?|forest|crypt|tomb|cell)\b/i

const distracting =
  /\b(?:distract|divert|draw (?:\p{L}+ ){1,3}(?:away|off|out)|keep (?:\p{L}+ ){1,3}(?:busy|talking|occupied))\b/iu

export const isDistraction = ({ line }: Pick<Intent, 'line'>): boolean => distracting.test(line)

/** Whose it is: whoever its words name, else whoever keeps the room it stands in. */
function ownerOf(desk: Desk, place: Place, { name, text }: Feature): Person | undefined {
  const present = peopleAt(desk, place).filter(({ id }) => desk.memory.moved[id] !== withParty)
  const isNamed = (one: Person): boolean => `${name} ${text}`.includes(callName(one.name))
  if (!kept.test(name)) return undefined
  return present.find(isNamed) ?? (thoroughfare.test(place.kind) ? undefined : present[0])
}

/** Who trusts the party, was won over, or believes a tale of it lets it look. */
const letsThem = (desk: Desk, person: Person): boolean =>
  trustOf(desk, person) >= 3 ||
  attitudeOf(desk, person) === 'helpful' ||
  desk.memory.happened.includes(persuadedKey(person)) ||
  desk.memory.happened.includes(`deceived/${person.id}`)

function objects(desk: Desk, person: Person, what: string): void {
  const key = `watched/${person.id}`
  const times = desk.memory.tries[key] ?? 0
  keep(desk, { tries: put(desk.memory.tries, key, times + 1) })
  if (times > 0) changeTrust(desk, person, -1)
  tell(desk, phrase(desk, peopleWords, 'handOn', { who: person.name, what }))
  quote(desk, person.name, phrase(desk, peopleWords, 'handsOff'))
  const name = callName(person.name)
  desk.offered = [`Distract ${name}`, `Persuade ${name} to let us look at ${what}`, `Quietly go through ${what}`]
}

/** True where somebody stops it. Done quietly, or while they look elsewhere, it may go unseen. */
export async function* isStopped(desk: Desk, place: Place, feature: Feature, { manner }: Intent): Play<boolean> {
  const person = ownerOf(desk, place, feature)
  if (person === undefined || letsThem(desk, person)) return false
  const what = theName(feature.name)
  if (manner !== 'quiet' && desk.memory.edge === undefined) {
    objects(desk, person, what)
    return true
  }
  const { isSuccess } = yield* check(desk, { skill: 'stealth', dc: 13 })
  if (isSuccess) return false
  yield* moveAttitude(desk, person, 'slight')
  objects(desk, person, what)
  return true
}
