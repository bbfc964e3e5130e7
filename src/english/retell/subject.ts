/** Whether a `you` does something, and which of the verbs around it are its own. */
import { oneOf } from '../small-words.ts'
import { baseOf, isBase, isPast } from '../verbs.ts'
import {
  auxiliaries,
  determiners,
  eitherWay,
  isAdverb,
  isClosed,
  isNear,
  joiners,
  modals,
  prepositions,
  type Word,
} from './words.ts'

/** Of somebody else's doing: `lets you go`, `sees you come`. */
const overOthers =
  /^(?:let|make|see|watch|hear|help|bid|feel|have|notice|observe|spy|catch|leave|find|keep|get|want|need|ask|tell|order|force|allow|teach|send|set|bring|show|give|offer|lend|hand|pay|owe|cost|spare|wish|save|turn|call|name)(?:s|es)?$|^(?:made|saw|watched|heard|helped|felt|had|left|found|kept|got|letting|making|seeing|watching|hearing|helping|has|leaving|gave|sent|told|asked|lent)$/
/** Verbs that take a whole sentence: `she knows you have it`. */
const takesClause =
  /^(?:know|think|say|see|hope|wish|believe|tell|notice|feel|hear|fear|guess|mean|remember|swear|understand|suppose|imagine|sure|certain|glad|sorry|afraid)(?:s|es)?$|^(?:knew|thought|said|saw|hoped|believed|noticed|felt|heard|feared|guessed|meant|swore)$/
/** `Before you stand two guards`: what stands there comes after. */
const standing = oneOf('stand lie sit rise stretch hang loom wait run go lead are were')

const isFinite = (word: string): boolean => auxiliaries.has(word) || modals.has(word)
const isVerbForm = (word: string): boolean => isBase(word) || isPast(word)

/** The word after `at` that is no adverb, when nothing but blanks lies between. */
export function nextOf(words: readonly Word[], at: number): number | undefined {
  for (let next = at + 1; isNear(words[next]); next += 1) {
    const { lower } = words[next] ?? { lower: '' }
    if (!isAdverb(lower) && !/^(?:two|three|four|five)$/.test(lower)) return next
  }
  return undefined
}

const isInverted = (words: readonly Word[], at: number): boolean => {
  const [before, earlier] = [words[at - 1], words[at - 2]]
  if (
    before === undefined ||
    !isNear(words[at]) ||
    !/^(?:do|are|have|were|did|had|can|could|would|will|must|should|may|might)$/.test(before.lower)
  )
    return false
  if (earlier === undefined) return true
  return (
    /^(?:so|nor|neither|than|as|then|do|never|now|here|there|where|how|what|why|when|only|once|rarely|seldom|longer|sooner|hardly|barely|scarcely)$/.test(
      earlier.lower,
    ) ||
    (!isNear(before) && /[,;:]/.test(before.gap))
  )
}

/** What `you` is in its sentence. Inverted: its verb stands before it, `nor do you see`. */
export function caseOf(words: readonly Word[], at: number): 'subject' | 'inverted' | 'object' {
  if (isInverted(words, at)) return 'inverted'
  const next = nextOf(words, at)
  const following = next === undefined ? undefined : words[next]
  if (next === undefined || following === undefined) return 'object'
  const before = isNear(words[at]) && !isThing(words, at - 1) ? words[at - 1]?.lower : undefined
  if (following.lower === 'and') return isPairDoing(words, next, before) ? 'subject' : 'object'
  if (following.lower.endsWith('ing') && !isBase(following.lower)) return 'object'
  if (before !== undefined && prepositions.has(before))
    return isReason(words, at, following.lower) ? 'subject' : 'object'
  if (before !== undefined && eitherWay.has(before)) return isAfterEither(words, at, next) ? 'subject' : 'object'
  if (before !== undefined && isOfThose(words, at)) return 'object'
  if (before !== undefined && overOthers.test(before) && !isFinite(following.lower))
    return takesClause.test(before) && isPast(following.lower) && !isBase(following.lower) ? 'subject' : 'object'
  if (before !== undefined && isTransitive(before) && !isFinite(following.lower))
    return takesClause.test(before) && isVerbForm(following.lower) ? 'subject' : 'object'
  return isFinite(following.lower) || isVerbForm(following.lower) || !isClosed(following.lower) ? 'subject' : 'object'
}

/** `over hand`, `the watch`: a word that could be a verb and is none. */
const isThing = (words: readonly Word[], at: number): boolean => {
  const before = isNear(words[at]) ? words[at - 1]?.lower : undefined
  return (
    before !== undefined &&
    (prepositions.has(before) || determiners.has(before)) &&
    before !== 'to' &&
    before !== 'that'
  )
}

/** A verb before it, which `you` would then be done to: `weighs you`. */
const isTransitive = (word: string): boolean =>
  (baseOf(word) !== undefined || isPast(word)) && !/^(?:is|are|was|were|has|had|does)$/.test(word)

/** `Even those who know you are impressed`: whoever knows you is. */
const isOfThose = (words: readonly Word[], at: number): boolean =>
  words[at - 2]?.lower === 'who' &&
  /^(?:those|people|men|women|all|anyone|everyone|everybody|anybody|they|few|some)$/.test(words[at - 3]?.lower ?? '')

/** `, for you have come a long way`. */
const isReason = (words: readonly Word[], at: number, following: string): boolean =>
  words[at - 1]?.lower === 'for' && (at === 1 || /[,;]/.test(words[at - 1]?.gap ?? '')) && isFinite(following)

function isAfterEither(words: readonly Word[], at: number, next: number): boolean {
  const { lower = '' } = words[next] ?? {}
  const first = at === 1 || /[,;:]/.test(words[at - 1]?.gap ?? '')
  const after = isNear(words[next + 1]) ? (words[next + 1]?.lower ?? '') : ''
  if (first && words[at - 1]?.lower === 'before' && standing(lower)) return !determiners.has(after) && after !== ''
  return isFinite(lower) || isVerbForm(lower)
}

/** `You and Dabney go`: two, and something they do. */
function isPairDoing(words: readonly Word[], and: number, before: string | undefined): boolean {
  if (before !== undefined && (prepositions.has(before) || overOthers.test(before) || isTransitive(before)))
    return false
  const verb = words.slice(and + 2, and + 6).findIndex(({ lower }) => isBase(lower) || isFinite(lower))
  return verb !== -1 && /^\p{Lu}|^the$/u.test(words[and + 1]?.text ?? '')
}

/** After these an infinitive is what is wanted, and all that is joined to it too: `want to stop and look`. */
const wanting = oneOf(
  'want try need have begin start like mean ask decide seem manage hope wish plan prefer love hate dare offer promise agree refuse used ready about able free going',
)

/** Verbs that are as often the name of something: `bread and rest`. */
const alsoNoun = oneOf(
  'rest light fire smile look watch guard help drink hand step turn face back love hope fear smoke work cry laugh place point mark lock ring rock shout walk wave wish touch note plan play name trade track trust talk stone cover cut drop end eye fall guess joke judge lead lift rise sail sense shelter sleep stick trail warm wait cold clean clear open dry water salt oil bow shield club dust mud tie nail hammer saddle stable ration bandage land sound smell taste count seal map measure sign state order matter own need dream dress tear wind ache breath chain coin ship paint wood brick plant leaf sand ferry kiss fight dance hunt ride run swim climb visit sweep mist fog cloud storm still calm quiet slow empty tense sharp',
)

const followsVerb = oneOf(
  'the a an my your his her its our their this that these those some it them him you me us at in on to into for from with over up down out off back away round around about through across along past after once again and toward towards nothing what where who how like by beside under near behind above below between against without until when as no nobody one two three every each both there here still forward on',
)

/** A word joined to a verb of theirs that is one too: `you kneel and look`, `you stop, listen and go on`. */
export function isJoined(words: readonly Word[], at: number): boolean {
  const { lower, text } = words[at] ?? { lower: '', text: '' }
  const isHelper = /^(?:be|are|were|have|do|aren't|weren't|haven't|don't)$/.test(lower)
  if (text !== lower || !(isBase(lower) || isHelper)) return false
  let before = at - 1
  while (before > 0 && isAdverb(words[before]?.lower ?? '') && isNear(words[before + 1])) before -= 1
  const joiner = words[before]
  const isAfterComma = /^,\s*$/.test(words[before + 1]?.gap ?? '')
  const isAfterJoiner = joiner !== undefined && joiners.has(joiner.lower) && isNear(words[before + 1])
  if (!isAfterComma && !isAfterJoiner) return false
  if (isHelper) return isAfterJoiner
  const after = isNear(words[at + 1]) ? words[at + 1]?.lower : undefined
  const isFollowed = after !== undefined && (followsVerb(after) || isAdverb(after))
  if (isAfterJoiner) return !alsoNoun(lower) || isFollowed || (after === undefined && isBase(joined(words, before)))
  const isListed = after === undefined || isFollowed
  return isListed && (!alsoNoun(lower) || isFollowed)
}

/** What the joiner joins on: `sit and rest` is two deeds, `bread and rest` two things. */
const joined = (words: readonly Word[], joiner: number): string => words[joiner - 1]?.lower ?? ''

/** Whether what is joined to this infinitive is wanted along with it. */
export const isWanted = (words: readonly Word[], to: number): boolean =>
  words.slice(Math.max(0, to - 3), to).some(({ lower }) => wanting(lower) || wanting(baseOf(lower) ?? ''))
