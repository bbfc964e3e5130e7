/**
 * What is told as happening now, told afterwards: `The door opens and nobody comes` is `The door opened and nobody
 * came`. Where it cannot be sure of every verb it says nothing: a diary leaves out what it cannot word.
 */
import { oneOf } from '../small-words.ts'
import { memo } from '../../core/memo.ts'
import { baseOf, isBase, isPast, pastOf } from '../verbs.ts'
import { capital } from '../content-words.ts'
import {
  auxiliaries,
  determiners,
  isClosed,
  isAdverb,
  isNear,
  joiners,
  modals,
  prepositions,
  wordsIn,
  type Word,
} from './words.ts'
import { isJoined, isWanted } from './subject.ts'

const helpers: Readonly<Record<string, string>> = {
  am: 'was',
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  does: 'did',
  do: 'did',
  can: 'could',
  cannot: 'could not',
  will: 'would',
  may: 'might',
  must: 'had to',
  "isn't": "wasn't",
  "aren't": "weren't",
  "hasn't": "hadn't",
  "haven't": "hadn't",
  "doesn't": "didn't",
  "don't": "didn't",
  "can't": "couldn't",
  "won't": "wouldn't",
  "it's": 'it was',
  "there's": 'there was',
  "that's": 'that was',
  "i'm": 'I was',
  "we're": 'we were',
}

const several = oneOf(
  'people men women children folk feet teeth they we you i those these others some many few both two three four five half guards police',
)
const doers = oneOf(
  'he she it who that which this nobody somebody someone everyone everybody something nothing everything anyone one there here none each neither',
)
const after = oneOf(
  'the a an my your his her its our their this that some it them him you me us at in on to into for from with over up down out off back away round around about through across along past after once again and toward towards nothing what where who how like by beside under near behind above below between against without until when as no nobody one two three every each both all everything more there here forward than if open shut still loud low cold',
)

type Reading = 'verb' | 'other' | 'unsure'

const prior = (words: readonly Word[], at: number): Word | undefined => {
  let before = at - 1
  while (before >= 0 && isAdverb(words[before]?.lower ?? '') && isNear(words[before + 1])) before -= 1
  return isNear(words[before + 1]) ? words[before] : undefined
}

const endsClause = (words: readonly Word[], at: number): boolean => !isNear(words[at + 1])

const hasFiniteAhead = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]
  const then = words[at + 2]
  const isOne = (word: Word | undefined): boolean =>
    isNear(word) && (auxiliaries.has(word?.lower ?? '') || modals.has(word?.lower ?? '') || isBase(word?.lower ?? ''))
  return isOne(next) || (isNear(next) && isAdverb(next?.lower ?? '') && isOne(then))
}

/** A word in -s: what somebody does, or several of something. */
function readingOfThird(words: readonly Word[], at: number, { hasVerb, isDone }: Telling): Reading {
  const before = prior(words, at)
  const next = words[at + 1]
  const goesOn = endsClause(words, at) || after(next?.lower ?? '') || isAdverb(next?.lower ?? '')
  if (before !== undefined && /['’]s?$/.test(before.text)) return 'other' // somebody's
  if (before === undefined) return joinsOn(words, at) ? (goesOn && hasVerb ? 'verb' : 'unsure') : 'other'
  if (doers(before.lower) || (before.lower === 'what' && (goesOn || next?.lower.endsWith('ing') === true)))
    return 'verb'
  if (next?.lower === 'it' && words[at + 2]?.lower === 'is') return 'other' // `the front steps it is`
  if (determiners.has(before.lower) || prepositions.has(before.lower)) return 'other'
  if (joiners.has(before.lower)) return goesOn && hasVerb && !hasFiniteAhead(words, at) ? 'verb' : 'unsure'
  if (/^\p{Lu}/u.test(before.text)) return hasFiniteAhead(words, at) ? 'unsure' : 'verb'
  if (isThing(words, at, before)) return goesOn && !hasFiniteAhead(words, at) ? 'verb' : 'unsure'
  if (isPast(before.lower) || baseOf(before.lower) !== undefined || /(?:ous|ful|less|ive|ish|y)$/.test(before.lower))
    return hasVerb ? 'other' : goesOn && !hasFiniteAhead(words, at) ? 'unsure' : 'other'
  if (hasFiniteAhead(words, at))
    return isBase(words[at + 1]?.lower ?? '') && !endsClause(words, at + 1) ? 'unsure' : 'other'
  if (isDone) return 'other'
  return goesOn ? 'verb' : 'unsure'
}

/** `the figure's hands | turn`, `the miller's oats | lie`: a word like a verb, and somebody's. */
const isThing = (words: readonly Word[], at: number, before: Word): boolean =>
  words[at - 1] === before && baseOf(before.lower) !== undefined && /['’]s$/.test(words[at - 2]?.text ?? '')

/** As often told of how something is as of what somebody does. */
const howItIs = oneOf(
  'like still quiet open slow empty clean clear warm dry calm lower own back right near past cold light last even steady sharp tense smooth pale shut hurt cut set',
)

/** `She stops, turns, and looks`. */
const joinsOn = (words: readonly Word[], at: number): boolean => /^,\s*$/.test(words[at]?.gap ?? '')

/** A plain form: finite after several of something, as in `forty people stand`. */
function readingOfBase(words: readonly Word[], at: number, { isDone }: Telling): Reading {
  const before = prior(words, at)
  if (before === undefined) return 'other'
  const { lower } = before
  if (howItIs(words[at]?.lower ?? '') && !several(lower)) return 'other'
  if (several(lower)) return determiners.has(lower) && !/^(?:those|these|some|both)$/.test(lower) ? 'other' : 'verb'
  if (
    lower === 'to' ||
    modals.has(lower) ||
    auxiliaries.has(lower) ||
    determiners.has(lower) ||
    prepositions.has(lower)
  )
    return 'other'
  if (/[^s]s$/.test(lower) && !isPast(lower))
    return isDone ? 'unsure' : after(words[at + 1]?.lower ?? '') || endsClause(words, at) ? 'verb' : 'unsure'
  return 'other'
}

/** Written like a verb of somebody's, and none that we know. */
function isStrange(words: readonly Word[], at: number, hasVerb: boolean): boolean {
  const { lower } = words[at] ?? { lower: '' }
  const before = prior(words, at)
  if (hasVerb || !/[^s'’]s$/.test(lower) || isClosed(lower) || before === undefined) return false
  if (determiners.has(before.lower) || prepositions.has(before.lower) || /['’]s?$/.test(before.text)) return false
  return after(words[at + 1]?.lower ?? '')
}

const isInfinitive = (words: readonly Word[], at: number): boolean => {
  const before = prior(words, at)?.lower
  return before !== undefined && (before === 'to' || modals.has(before))
}

/** `isDone`: the clause has its verb. `isOurs`: the last verb was one of several doers, and a plain form joined to it is another. */
type Telling = { hasVerb: boolean; isDone: boolean; isSure: boolean; isOurs: boolean; wasOurs: boolean }

/** `, and mend it`: back to whoever the sentence is about. */
const isAfterComma = (words: readonly Word[], at: number): boolean =>
  joiners.has(words[at - 1]?.lower ?? '') && (words[at - 1]?.gap ?? '').includes(',')

/** Words on a wall, which are what they are: `DO NOT THAW`. */
const isLettering = (text: string): boolean => text.length > 1 && text === text.toUpperCase() && /\p{L}/u.test(text)

const newClause = oneOf('and but who which that while when where as if because until before after though')

function afterwards(words: readonly Word[], at: number, telling: Telling): string {
  const { text, lower, gap } = words[at] ?? { text: '', lower: '', gap: '' }
  if (isLettering(text)) return text
  if (/[.;:!?]/.test(gap)) telling.hasVerb = telling.isDone = false
  if (gap.includes(',') || newClause(lower)) telling.isDone = false
  if (helpers[lower] !== undefined) {
    if (isInfinitive(words, at)) return text
    telling.hasVerb = telling.isDone = true
    return /^\p{Lu}/u.test(text) ? capital(helpers[lower]) : helpers[lower]
  }
  if (lower === 'was' || lower === 'were' || lower === 'had' || lower === 'did') telling.hasVerb = telling.isDone = true
  if (text !== lower) return text
  const base = baseOf(lower)
  if (base === undefined && isStrange(words, at, telling.isDone)) telling.isSure = false
  const isPlain = base === undefined && isBase(lower)
  if (isPlain && isInfinitive(words, at)) {
    if (words[at - 1]?.lower === 'to' && isWanted(words, at - 1)) telling.isOurs = false
    return text
  }
  if (base === undefined && !isPlain) return text
  const isSame = isPlain && isJoined(words, at) && (telling.isOurs || (telling.wasOurs && isAfterComma(words, at)))
  const reading = isSame ? 'verb' : isPlain ? readingOfBase(words, at, telling) : readingOfThird(words, at, telling)
  if (reading === 'unsure') telling.isSure = false
  if (reading !== 'verb') return text
  telling.hasVerb = telling.isDone = true
  telling.isOurs = isPlain
  telling.wasOurs ||= isPlain
  return pastOf(base ?? lower)
}

/** `She hid it`, and not `fried bread`. */
function isToldPast(words: readonly Word[], at: number): boolean {
  const { lower } = words[at] ?? { lower: '' }
  const before = prior(words, at)?.lower
  return isPast(lower) && before !== undefined && !joiners.has(before) && !determiners.has(before)
}

/** Of one sentence; undefined where it is not sure, and for what has no verb at all. */
export const inPast = memo(2_000, (text): string | undefined => {
  const telling: Telling = { hasVerb: false, isDone: false, isSure: true, isOurs: false, wasOurs: false }
  let hasAny = false
  const told = text.replaceAll(
    /(["“][^"”]*["”])|([^"“]+)/gu,
    (_, quoted: string | undefined, plain: string | undefined) => {
      if (quoted !== undefined) return quoted
      const { words, end } = wordsIn(plain ?? '')
      const changed = words.map((word, at) => {
        const now = afterwards(words, at, telling)
        if (now !== word.text || isToldPast(words, at)) hasAny = true
        return word.gap + now
      })
      return changed.join('') + end
    },
  )
  return telling.isSure && hasAny ? told : undefined
})
