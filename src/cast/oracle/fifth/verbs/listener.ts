/** Whom something is said to, and what becomes of it where nobody is there to hear it. */
import type { Intent, Named } from '../../understand/intent.ts'
import type { Person } from '../../world/world.ts'
import { keep, type Desk } from '../desk.ts'
import { fateText } from '../fates.ts'
import { heardOf } from '../heard-of.ts'
import { placeName } from '../nouns.ts'
import { facesAt, here, isGone, peopleAt, personOf, placeOfPerson } from '../place.ts'
import { plain } from '../plain.ts'
import { phrase, tell } from '../tell.ts'
import { peopleWords } from '../words/people.ts'

/** A wish that begins with talk and goes straight on to whom it is for. */
const addressing =
  /^\W*(?:(?:i|we|please|then|and|now|just|go|want|to|try|ll|i'll|we'll|let's|lets)\s+)*(?:(?:talk|speak|chat|listen|appeal|lie|whisper|nod|apologi[sz]e|turn|shout|yell)\s+(?:to|with|at)|have a word with|reason with|ask|tell|persuade|convince|threaten|intimidate|accuse|confront|question|follow|show|thank|greet|bribe|pay|attack|give)\s+(?:the\s+|brother\s+|sister\s+|sergeant\s+|captain\s+|old\s+)?([\p{L}'-]{3,})/iu

const addressed = (line: string): string | undefined => addressing.exec(line)?.[1]

/** Somebody of the campaign whom the words call by name, here or not. */
function namedIn(desk: Desk, line: string): Person | undefined {
  const word = addressed(line)?.toLowerCase()
  if (word === undefined) return undefined
  return desk.world.people.find(({ name }) =>
    name.split(' ').some(part => part.length > 3 && part.toLowerCase() === word),
  )
}

/** A name nobody here bears, where the words plainly hold one: with a capital, where a name would stand. */
function strangerIn(desk: Desk, line: string): string | undefined {
  const name = addressed(line)
  if (name === undefined || !/^\p{Lu}\p{Ll}{2,}/u.test(name)) return undefined
  const { people, party, places, items } = desk.world
  const known = [
    ...people.flatMap(one => [one.name, ...one.aliases, ...one.callings]),
    ...[...party, ...places, ...items].map(one => one.name),
  ]
  const start = name.toLowerCase().slice(0, 4)
  return known.some(one => one.toLowerCase().includes(start)) ? undefined : name
}

const anyone =
  /^(?:guy|guys|man|men|woman|women|person|people|folk|boy|girl|lady|stranger|fellow|other|others|crowd|locals?|old|young|big|tall|small|first|last|one|nearest|same)$/i

/** Somebody by what they do who is not here: `talk to the clerk` in a square with none. */
function missingIn(desk: Desk, { line, targets }: Intent): string | undefined {
  const word =
    /^\W*(?:(?:i|we|please|then|and|now|just|go)\s+)*(?:talk (?:to|with)|speak (?:to|with)|ask|question|persuade|convince|greet|tell)\s+the\s+([\p{L}-]{4,})\b/iu.exec(
      line,
    )?.[1]
  if (word === undefined || anyone.test(word) || targets.some(({ likeness }) => likeness !== assumed)) return undefined
  const about = peopleAt(desk).flatMap(one => [one.name, one.role, ...one.aliases, ...one.callings, ...one.looks])
  return about.join(' ').toLowerCase().includes(word.toLowerCase().slice(0, 5)) ? undefined : word.toLowerCase()
}

/** As sure as the reader is of somebody who was not named but is spoken with. */
export const assumed = 0.9

/** What is given or shown comes first, and whose hands or eyes it is for after it. */
export const whomFor = ({ verb, targets, about }: Intent): Named | undefined =>
  [...targets, ...(verb === 'give' || verb === 'use' ? about : [])].find(({ kind }) => kind === 'person')

/** Whom it is said to: who was named, else whom the party talks with, else the only one here. */
export function listener(desk: Desk, intent: Intent): Person | undefined {
  const { line } = intent
  const present = peopleAt(desk)
  const find = (wanted: string | undefined): Person | undefined => present.find(({ id }) => id === wanted)
  const named = whomFor(intent)
  if (named !== undefined && named.likeness !== assumed) return find(named.id)
  const meant = namedIn(desk, line)
  if (meant !== undefined) return find(meant.id)
  if (strangerIn(desk, line) !== undefined || missingIn(desk, intent) !== undefined) return undefined
  return (
    find(named?.id ?? desk.memory.talkingTo) ?? (named === undefined && present.length === 1 ? present[0] : undefined)
  )
}

const isKnown = (desk: Desk, person: Person): boolean =>
  desk.memory.happened.includes(`seen/${person.id}`) ||
  desk.memory.happened.includes(`met/${person.id}`) ||
  desk.memory.happened.includes(`heard/${person.id}`) ||
  heardOf(desk).people.includes(person)

/** Whom they meant who is not here; and where several are here and none was named, the question which. */
export function absent(desk: Desk, intent: Intent): void {
  const stranger = strangerIn(desk, intent.line)
  const missing = missingIn(desk, intent)
  if (missing !== undefined) {
    tell(desk, phrase(desk, peopleWords, 'noneHere', { who: missing }))
    return offerTalk(desk)
  }
  const named = whomFor(intent)
  const person = namedIn(desk, intent.line) ?? (stranger === undefined ? personOf(desk, named?.id) : undefined)
  if (person === undefined && stranger !== undefined) return noSuch(desk, stranger)
  if (person === undefined) return whom(desk)
  if (!isKnown(desk, person)) return noSuch(desk, stranger ?? 'that name')
  const fate = fateText(desk, person)
  if (fate !== '') return tell(desk, fate)
  const place = isGone(desk, person) ? undefined : placeOfPerson(desk, person)
  const isSeen = place !== undefined && desk.memory.happened.includes(`seen/${person.id}`)
  tell(
    desk,
    phrase(desk, peopleWords, 'notHere', { who: person.name }),
    isSeen ? phrase(desk, peopleWords, 'lastSeen', { who: person.name, place: placeName(place.name) }) : '',
  )
  if (!isSeen) return
  const there = { kind: 'place', id: place.id, name: place.name, likeness: 1 } as const
  keep(desk, { pronouns: { ...desk.memory.pronouns, there } })
  desk.offered = [`Go to ${placeName(place.name)}`]
}

function offerTalk(desk: Desk): void {
  desk.offered = peopleAt(desk)
    .slice(0, 4)
    .map(person => `Talk to ${person.name}`)
}

function whom(desk: Desk): void {
  const present = facesAt(desk).map(({ name }) => name)
  if (present.length === 0)
    return tell(desk, phrase(desk, peopleWords, 'nobody', { place: placeName(here(desk).name) }))
  tell(desk, phrase(desk, peopleWords, 'whom', { names: orList(present) }))
  offerTalk(desk)
}

const orList = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

function noSuch(desk: Desk, name: string): void {
  tell(desk, phrase(desk, peopleWords, 'noSuch', { who: plain(name, 30) }))
  offerTalk(desk)
}
