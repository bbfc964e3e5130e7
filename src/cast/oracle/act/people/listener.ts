/** Whom something is said to, and what becomes of it where nobody is there to hear it. */
import { listOf } from '../../../../english/nouns.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { fateText } from '../../desk/fates.ts'
import { heardOf } from '../../desk/heard-of.ts'
import { setOf } from '../../desk/memory.ts'
import { callName, placeName, sentence } from '../../../../english/naming.ts'
import { attitudeOf, introduce, meet, speakOf } from '../../desk/people.ts'
import { facesAt, here, isGone, peopleAt, personOf, placeOfPerson } from '../../desk/place.ts'
import { isShunned } from '../../desk/outcry/outcry.ts'
import { event, freshOf, show } from '../../desk/tell.ts'
import { isSentence, ofPerson } from '../../../../english/prose/of-person.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import type { Thing } from '../../desk/wishes.ts'
import { answered, ownLine, plainly, says } from '../../desk/say.ts'

export const isKnown = (desk: Desk, { id }: Pick<Person, 'id'>): boolean => {
  const happened = setOf(desk.memory.happened)
  const isMet = ['seen', 'met', 'heard'].some(how => happened.has(`${how}/${id}`))
  return isMet || heardOf(desk).people.some(one => one.id === id)
}

/** Whom it is said to: who was named, else whom the party talks with, else the only one here. */
export function listenerOf(desk: Desk, to: Thing | undefined): Person | undefined {
  const present = peopleAt(desk)
  if (to !== undefined) return present.find(({ id }) => id === to.id)
  return present.find(({ id }) => id === desk.memory.talkingTo) ?? (present.length === 1 ? present[0] : undefined)
}

/** Said to the person who plays: it is no part of the story. */
export const aside = (desk: Desk, text: string): void => show(desk, { kind: 'table', text })

/** Whom they meant who is not here; and where several are here and none was named, the question which. */
export function absent(desk: Desk, to: Thing | undefined): void {
  const person = to === undefined ? undefined : personOf(desk, to.id)
  if (to === undefined || (person === undefined && to.kind !== 'person' && to.kind !== 'body')) return whom(desk)
  if (person === undefined || !isKnown(desk, person)) {
    aside(desk, plainly(desk, 'noSuch', { who: to.name }))
    return offerTalk(desk)
  }
  const fate = fateText(desk, person)
  if (fate !== '') return aside(desk, fate)
  const place = isGone(desk, person) ? undefined : placeOfPerson(desk, person)
  const isSeen = place !== undefined && setOf(desk.memory.happened).has(`seen/${person.id}`)
  const where = isSeen ? plainly(desk, 'lastSeen', { who: callName(person.name), place: placeName(place.name) }) : ''
  aside(desk, `${plainly(desk, 'notHere', { who: person.name })} ${where}`.trim())
  if (!isSeen) return
  const there = { kind: 'place', id: place.id, name: place.name, likeness: 1 } as const
  keep(desk, { pronouns: { ...desk.memory.pronouns, there } })
  desk.offered = [`Go to ${placeName(place.name)}`]
}

function offerTalk(desk: Desk): void {
  desk.offered = peopleAt(desk)
    .slice(0, 4)
    .map(({ name }) => `Talk to ${name}`)
}

function whom(desk: Desk): void {
  const present = facesAt(desk).map(({ name }) => name)
  if (present.length === 0) return aside(desk, plainly(desk, 'nobody', { place: placeName(here(desk).name) }))
  aside(desk, plainly(desk, 'whom', { names: listOf(present, 'or') }))
  offerTalk(desk)
}

/** A first impression that is no sentence says how they judge the party, which nobody sees. */
const firstSight = (desk: Desk, { name, firstImpression, looks }: Person): string => {
  const seen = freshOf(desk, [...(isSentence(firstImpression) ? [firstImpression] : []), ...looks].map(sentence))
  const begins = seen.split(' ')[0]?.toLowerCase() ?? ''
  return ['he', 'she', 'they'].includes(begins) ? seen : ofPerson(callName(name), seen)
}

/** Colder than their author has them: the sayings of an unfriendly person are unfriendly enough. */
export function isCold(desk: Desk, person: Person): boolean {
  const attitude = attitudeOf(desk, person)
  return attitude === 'hostile' || (attitude === 'unfriendly' && person.disposition !== 'unfriendly')
}

/**
 * Turning to somebody: what one sees where nothing is said yet. True where the talk is new.
 */
export async function* turnTo(desk: Desk, person: Person, isSpoken = false): Play<boolean> {
  const isNew = !setOf(desk.memory.happened).has(`met/${person.id}`)
  const isTalking = desk.memory.talkingTo === person.id
  yield* meet(desk, person)
  introduce(desk, person)
  speakOf(desk, person)
  keep(desk, { talkingTo: person.id, talkedAt: desk.memory.beat })
  if (isTalking || isShunned(desk, person)) return false
  if (isNew) {
    if (!isSpoken) show(desk, { kind: 'seen', of: person.name, text: firstSight(desk, person) })
    event(desk, `The party met ${person.name}.`, { kind: 'met', what: person.name })
  }
  return true
}

/** What they say first: a line of their own on a good day. */
export function welcome(desk: Desk, person: Person): void {
  const line = isCold(desk, person) ? '' : ownLine(desk, person)
  if (line === '') answered(desk, person, 'greet', `greet-${attitudeOf(desk, person)}`)
  else says(desk, person, line, 'greet')
}

export function leave(desk: Desk, person: Person): void {
  show(desk, { kind: 'seen', of: person.name, text: plainly(desk, 'farewell', { who: person.name }) })
  const { talkingTo: _, ...rest } = desk.memory
  desk.memory = rest
}
