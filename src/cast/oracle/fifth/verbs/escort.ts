/** Somebody comes along: from where they were found to where they are safe. */
import type { Intent } from '../../understand/intent.ts'
import type { Person } from '../../world/world.ts'
import { keep, type Desk } from '../desk.ts'
import { added, put } from '../memory.ts'
import { openQuests } from '../leads.ts'
import { callName, placeName } from '../nouns.ts'
import { attitudeOf } from '../people.ts'
import { here, peopleAt, withParty } from '../place.ts'
import { event, phrase, tell } from '../tell.ts'
import { peopleWords } from '../words/people.ts'

const leading =
  /\b(?:take|bring|lead|carry|escort|guide|walk|get|see|rescue|save|free)\b.*\b(?:home|back|along|with (?:us|me)|to safety|out(?: of (?:here|this))?|away from here|to the (?:town|village|surface))\b|^\W*(?:(?:i|we|let's|lets)\s+)?(?:rescue|escort)\b/i

/** Whom the words would take along, if they are here. */
export const escorted = (desk: Desk, { line, targets }: Intent): Person | undefined =>
  leading.test(line)
    ? peopleAt(desk).find(({ id }) => targets.some(target => target.kind === 'person' && target.id === id))
    : undefined

/** What stories call it, whichever word was typed. */
const deeds = ['free', 'rescue', 'save', 'release', 'take', 'lead', 'guide', 'escort'] as const
const arrivals = ['bring', 'return', 'deliver', 'carry', 'take', 'lead', 'guide', 'escort', 'save', 'rescue'] as const

const did = (desk: Desk, verbs: readonly string[], { id }: Person): void => {
  const keys = verbs.map(verb => `did/${verb}/${id}@${here(desk).id}`)
  keep(desk, { happened: added(desk.memory.happened, ...keys) })
}

/** Friends come, and strangers who have a reason to: danger here, or a goal of the party's that is about them. */
function isWilling(desk: Desk, person: Person): boolean {
  const attitude = attitudeOf(desk, person)
  if (attitude !== 'neutral') return attitude === 'friendly' || attitude === 'helpful'
  return !here(desk).isSafe || openQuests(desk).some(({ objective }) => objective.includes(callName(person.name)))
}

export function takeAlong(desk: Desk, person: Person): void {
  if (!isWilling(desk, person)) return tell(desk, phrase(desk, peopleWords, 'staysHere', { who: person.name }))
  keep(desk, { moved: put(desk.memory.moved, person.id, withParty) })
  did(desk, deeds, person)
  tell(desk, phrase(desk, peopleWords, 'comesAlong', { who: person.name }))
  event(desk, `${person.name} came along with the party.`)
  desk.moments.push({ weight: 2, what: `${person.name} comes along with the company.` })
  desk.isSavePoint = true
}

/** Whoever was brought to a safe place among people is home, and stays. */
export function bringHome(desk: Desk): void {
  const place = here(desk)
  const guests = peopleAt(desk).filter(({ id }) => desk.memory.moved[id] === withParty)
  if (!place.isSafe || guests.length === peopleAt(desk).length) return
  for (const person of guests) {
    keep(desk, { moved: put(desk.memory.moved, person.id, place.id) })
    did(desk, arrivals, person)
    tell(desk, phrase(desk, peopleWords, 'isHome', { who: person.name, place: placeName(place.name) }))
    event(desk, `The party brought ${person.name} to ${placeName(place.name)}.`)
  }
}
