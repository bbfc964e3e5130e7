/** What was found, in words; and where nothing was, an honest answer that names what was asked and who might know. */
import { numberWords } from '../../../../english/nouns.ts'
import { embedded } from '../../../../english/embedded.ts'
import { callName, placeName, sentence, theName } from '../../../../english/naming.ts'
import { wordsOfLine } from '../../../../english/line.ts'
import { isContent } from '../../../../english/small-words.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { matterWords } from '../../content/phrases.ts'
import type { Desk } from '../../desk/desk.ts'
import { heardOf } from '../../desk/heard-of.ts'
import { piecesOf } from '../../desk/people.ts'
import { here, isGone, peopleAt, placeOfPerson, placesKnown } from '../../desk/place.ts'
import { phrase } from '../../desk/tell.ts'
import { find, type Found } from './find.ts'
import type { Inquiry } from './inquiry.ts'

/** The sentences themselves, in their order. */
export function textsOf(desk: Desk, { passage: { head, sentences }, from, count }: Found): string {
  const first = from === -1 && head !== undefined ? [sentence(phrase(desk, matterWords, head.key, head.slots))] : []
  const start = Math.max(0, from)
  return [...first, ...sentences.slice(start, start + count - (from === -1 && head === undefined ? 1 : 0))].join(' ')
}

/** With who said it, or where it stands. */
export function toldAtTable(desk: Desk, found: Found): string {
  const { by, at } = found.passage
  const text = textsOf(desk, found)
  if (by !== undefined) return phrase(desk, matterWords, 'heardFrom', { who: callName(by), text: text.replaceAll('"', "'") }) // prettier-ignore
  return at === undefined ? text : phrase(desk, matterWords, 'seenAt', { place: placeName(at), text })
}

const counted = new Set(numberWords)

/** What it turns on, in the words that were used: `dragons`, of `what about dragons`. */
export function topicOf({ about, named, said, isOfYou }: Inquiry): string {
  const [thing] = about
  if (named !== '') return thing?.kind === 'person' || thing?.kind === 'companion' ? callName(named) : theName(named)
  const words = wordsOfLine(said)
  const from = words.findLastIndex(({ text }) => text === 'about' || text === 'of') + 1
  const told = words.slice(from).filter(({ text }) => isContent(text) && !counted.has(text))
  return isOfYou
    ? ''
    : told
        .map(({ raw }) => raw.toLowerCase())
        .slice(0, 4)
        .join(' ')
}

/** The question as part of a sentence; empty where it has not the form of one. */
export const asked = ({ said, about }: Inquiry): string =>
  embedded(
    said,
    about.flatMap(({ name, kind }) => (kind === 'person' || kind === 'companion' || kind === 'place' ? name.split(' ') : [])), // prettier-ignore
  ) ?? ''

/** Nothing open says it, and it is said what. */
export function notKnown(desk: Desk, inquiry: Inquiry): string {
  const [question, topic] = [asked(inquiry), topicOf(inquiry)]
  if (inquiry.isFollowing === true && topic !== '') return phrase(desk, matterWords, 'notToldMore', { what: topic })
  if (question !== '' && question.length < 140) return phrase(desk, matterWords, 'notTold', { what: question })
  return topic === ''
    ? phrase(desk, matterWords, 'notToldThat')
    : phrase(desk, matterWords, 'notToldOf', { what: topic })
}

/** Somebody who could answer best, where the party knows the way: nobody sends it to what is still to be found. */
export function whoKnows(desk: Desk, inquiry: Inquiry, but?: Person): Person | undefined {
  if (inquiry.keys.length === 0) return undefined
  const near = new Set(placesKnown(desk).map(({ id }) => id))
  const known = new Set([...heardOf(desk).people, ...peopleAt(desk)])
  const worth = (one: Person): number => {
    const sentences = piecesOf(one, 'public').flatMap(({ knowledge }) => (knowledge.isCommon === true ? [] : [knowledge.text])) // prettier-ignore
    const found = find(desk, inquiry, [{ of: '', sentences, distance: 0 }])
    return found?.isSure === true ? found.fit + 1 : (found?.fit ?? 0)
  }
  const [best] = [...known]
    .filter(one => one.id !== but?.id && !isGone(desk, one) && near.has(placeOfPerson(desk, one)?.id ?? ''))
    .filter(one => !inquiry.about.some(({ id }) => id === one.id && placeOfPerson(desk, one) !== here(desk)))
    .map(one => ({ one, fit: worth(one) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
  return best?.one
}

export function whoAndWhere(desk: Desk, person: Person): string {
  const place = placeOfPerson(desk, person)
  return place === undefined || place.id === here(desk).id ? person.name : `${person.name}, at ${placeName(place.name)}`
}
