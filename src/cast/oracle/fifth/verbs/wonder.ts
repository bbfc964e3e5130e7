/** Questions whose answer is there to be seen, known or rolled for: only what is left of them is for chance. */
import type { Intent } from '../../understand/intent.ts'
import type { Exit, Person } from '../../world/world.ts'
import type { Desk, Play } from '../desk.ts'
import { toGo, wayName } from '../describe.ts'
import { bulleted, knownLines } from '../matters/known.ts'
import { likeness, placeName, topicWords } from '../nouns.ts'
import { untold, whoKnows } from '../people.ts'
import { exitsSeen, here, isLocked, itemsAt, peopleAt, personOf } from '../place.ts'
import { check } from '../rolls.ts'
import { phrase, tell } from '../tell.ts'
import { oracleWords } from '../words/oracle.ts'
import { smallWords } from '../words/small.ts'

/** May I, could we: the answer is to try. What one sees and knows is another matter. */
const trying =
  /^\W*(?:can|could|may|might|should|would it be possible (?:for (?:me|us) )?to|is it possible to|am i able to|are we able to) (?:i|we)?\s*(?:just |maybe |possibly |please |perhaps |also |then )*(?!see|hear|smell|notice|spot|tell if|tell whether|make out|find|recogni[sz]e|know|feel|sense|remember)(\p{L}{2,}.*)/iu

function mayTry(desk: Desk, { line }: Intent): boolean {
  const deed = trying.exec(line)?.[1]
  if (deed === undefined || !/\b(?:i|we|possible|able)\b/i.test(line)) return false
  tell(desk, phrase(desk, oracleWords, 'mayTry'))
  const wish = deed.replace(/[?!.\s]+$/, '').slice(0, 60)
  desk.offered = [wish.charAt(0).toUpperCase() + wish.slice(1)]
  return true
}

/** `Is the cellar hatch locked?`: a lock is a fact. */
function wayAsked(desk: Desk, { line, targets, about }: Intent): Exit | undefined {
  if (!/\b(?:locked|open|closed|shut|barred|bolted|unlocked)\b/i.test(line)) return undefined
  const exits = exitsSeen(desk)
  const named = [...targets, ...about].find(({ kind }) => kind === 'exit' || kind === 'place')
  const words = topicWords(line)
  return (
    exits.find(({ to }) => to === named?.id) ??
    exits.find(({ name }) => likeness(words, name) >= Math.max(1, topicWords(name).length - 1))
  )
}

export function aboutLock(desk: Desk, intent: Intent): boolean {
  const exit = wayAsked(desk, intent)
  if (exit === undefined) return false
  tell(
    desk,
    phrase(desk, oracleWords, isLocked(desk, here(desk), exit) ? 'isLocked' : 'isOpen', { way: wayName(exit) }),
  )
  return true
}

/** What lies in plain sight needs no oracle. */
function inSight(desk: Desk, { line }: Intent): boolean {
  if (!/\bthere\b|\bsee\b|\bhere\b/i.test(line)) return false
  const place = here(desk)
  const words = topicWords(line)
  const names = [...place.features, ...itemsAt(desk, place), ...peopleAt(desk, place)].map(({ name }) => name)
  const seen = names.find(name => topicWords(name).length > 0 && likeness(words, name) >= topicWords(name).length)
  if (seen !== undefined) tell(desk, phrase(desk, oracleWords, 'plainly', { what: seen }))
  return seen !== undefined
}

const reading =
  /\b(?:lying|lie to|lied|telling (?:me|us)?\s*(?:the )?truth|honest|hiding (?:something|anything)|trust (?:him|her|them|\p{Lu})|trustworthy|nervous|afraid|scared|sincere|bluffing|keeping (?:something|anything))\b/iu

function readOf(desk: Desk, { targets, about }: Intent): Person | undefined {
  const named = [...targets, ...about].find(({ kind }) => kind === 'person')
  const present = peopleAt(desk)
  const wanted = named?.id ?? desk.memory.talkingTo
  return present.find(({ id }) => id === wanted) ?? (present.length === 1 ? present[0] : undefined)
}

/** Whether somebody means what they say: a look at the face, and the dice. */
async function* aboutFace(desk: Desk, intent: Intent): Play<boolean> {
  const person = reading.test(intent.line) ? readOf(desk, intent) : undefined
  if (person === undefined) return false
  tell(desk, phrase(desk, oracleWords, 'reads', { who: person.name }))
  const { isSuccess } = yield* check(desk, { skill: 'insight', dc: 12 })
  const isKeeping = untold(desk, person, 'private').length + untold(desk, person, 'secret').length > 0
  const how = isSuccess ? (isKeeping ? 'readsHidden' : 'readsPlain') : 'readsNothing'
  tell(desk, phrase(desk, oracleWords, how, { who: person.name }))
  return true
}

/** Names of the story: chance never says what somebody in it did, or where something of it is. */
const ofTheStory = (desk: Desk, { targets, about, line }: Intent): boolean =>
  [...targets, ...about].some(
    ({ kind, id }) =>
      kind !== 'feature' && kind !== 'exit' && kind !== 'spell' && kind !== 'direction' && id !== here(desk).id,
  ) || /^\W*(?:did|has|had|was|were|why|when)\b/i.test(line)

/** What was heard of it, else who might know; true where chance has no say in it. */
export function fromTheStory(desk: Desk, intent: Intent): boolean {
  if (!ofTheStory(desk, intent)) return false
  const named = [...intent.targets, ...intent.about].map(({ name }) => name).join(' ')
  const words = topicWords(`${intent.line.slice(0, 200)} ${named}`)
  const enough = Math.min(2, new Set(words).size)
  const lines = knownLines(desk, true)
    .filter(line => likeness(words, line) >= enough && !line.endsWith('?'))
    .slice(-4)
  if (lines.length > 0) {
    tell(desk, phrase(desk, oracleWords, 'asKnown'))
    tell(desk, bulleted(lines))
    return true
  }
  tell(desk, phrase(desk, oracleWords, 'unsaid'), whoMight(desk, words))
  return true
}

const nobody = { id: '' }

function whoMight(desk: Desk, words: readonly string[]): string {
  const person = whoKnows(desk, words, nobody)
  return person === undefined || !desk.memory.happened.includes(`seen/${person.id}`)
    ? ''
    : phrase(desk, oracleWords, 'askThem', { who: person.name })
}

function whoIsHere(desk: Desk, { targets, about, line }: Intent): boolean {
  const named = [...targets, ...about].find(({ kind }) => kind === 'person')
  const person = personOf(desk, named?.id)
  if (person === undefined || !/\bhere\b|\baround\b/i.test(line)) return false
  const isHere = peopleAt(desk).includes(person)
  tell(
    desk,
    isHere
      ? phrase(desk, oracleWords, 'isHere', { who: person.name })
      : `${person.name} is not at ${placeName(here(desk).name)}.`,
  )
  return true
}

/** `Is anyone upstairs?`: whoever is not in sight is no matter of chance. */
function outOfSight(desk: Desk, { line }: Intent): boolean {
  if (!/\b(?:any ?one|any ?body|some ?one|some ?body|people|everyone|everybody)\b/iu.test(line)) return false
  const [where] =
    /\b(?:upstairs|downstairs|up there|down there|in there|out there|over there|inside|outside|below|above|behind (?:it|that|the \p{L}+)|beyond|next door|in the (?:back|cellar|attic|loft|kitchen|next room|other room))\b/iu.exec(
      line,
    ) ?? []
  if (where === undefined) return false
  tell(desk, phrase(desk, smallWords, 'cannotTell'))
  const way = exitsSeen(desk).find(({ name, text }) => likeness(topicWords(where), `${name} ${text}`) > 0)
  desk.offered = [...(way === undefined ? [] : [toGo(desk, way)]), 'Listen']
  return true
}

/** Everything that needs no chance; true where that was the answer. */
export async function* plainAnswer(desk: Desk, intent: Intent): Play<boolean> {
  if (mayTry(desk, intent) || aboutLock(desk, intent) || outOfSight(desk, intent)) return true
  if (whoIsHere(desk, intent) || inSight(desk, intent)) return true
  return yield* aboutFace(desk, intent)
}
