/**
 * A text as plain statements: who, and what is said of them. What is asked, wished, supposed, remembered, compared or
 * spoken aloud states nothing, and is left out here once for every kind of claim.
 */
import type { Mention, Names } from './names.ts'

export type Clause = {
  readonly text: string
  readonly mentions: readonly Mention[]
  /** Who does it, where that is plain. */
  readonly subject: Mention | undefined
  /** What stands after the subject. */
  readonly rest: string
  readonly restAt: number
  readonly isNegated: boolean
}

export type Sentence = {
  readonly text: string
  readonly mentions: readonly Mention[]
  readonly clauses: readonly Clause[]
}

const speech = /"[^"\n]*"?|“[^”\n]*”?/gu

/** Words that make a whole sentence something other than a report of now. */
const unreal =
  /\b(?:if|unless|whether|would|could|might|may|should|will|shall|imagines?|dreams?|remembers?|hopes?|wants?|wish(?:es)?|thinks?|fears?|expects?|yesterday|last (?:night|week|year|time)|ago|once|earlier|used to|tells? (?:how|of)|told|story|stories|tale|song|had|as (?:if|though)|like an?|perhaps|maybe|had been|ready to|about to|seems?|pretends?|in time to come)\b|['’]ll\b/i

const denied =
  /\b(?:not|never|no|nobody|none|nothing|neither|nor|without|almost|nearly|barely|hardly|fails? to|tr(?:y|ies) to|attempts? to|refuses? to|cannot|half)\b|n['’]t\b/i

export function sentencesIn(text: string, names: Names): readonly Sentence[] {
  const told = text.replaceAll(speech, ' ').replaceAll(/[*_>]/g, ' ')
  const sentences = told
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')
  let earlier: readonly Mention[] = []
  return sentences.flatMap(sentence => {
    const mentions = names.find(sentence)
    const before = earlier
    earlier = mentions
    if (sentence.endsWith('?') || unreal.test(sentence)) return []
    return [{ text: sentence, mentions, clauses: clausesOf(sentence, names, before) }]
  })
}

const conjunction = '(?:and|but|while|then|yet|until|before|after|when|who|which|that|so)'
/** A look begins where the white space does, and nowhere inside it: a long gap is read once. */
const joint = new RegExp(`(?:(?<!\\s)\\s+)?[;:,–—]\\s+(?:${conjunction}\\s+)?|(?<!\\s)\\s+${conjunction}\\s+`, 'gu')

/** A clause that says who by nothing at all goes on with whoever the last one was about. */
function clausesOf(sentence: string, names: Names, earlier: readonly Mention[]): readonly Clause[] {
  let last: Mention | undefined
  const seen: Mention[] = []
  return sentence.split(joint).map(part => {
    const text = part.trim()
    const mentions = names.find(text)
    const subject = subjectOf(text, mentions, last, seen.length > 0 ? seen : earlier)
    last = subject.mention ?? (subject.isOther ? undefined : last)
    seen.push(...mentions)
    const { mention, restAt } = subject
    return { text, mentions, subject: mention, rest: text.slice(restAt), restAt, isNegated: denied.test(text) }
  })
}

type Subject = { readonly mention: Mention | undefined; readonly restAt: number; readonly isOther: boolean }

const pronoun = /^(?:he|she|it|they)\b/i
/** Somebody or something else is meant: by an article, or by a name that the rules do not know. */
const another =
  /^(?:\p{Lu}|(?:the|an?|his|her|its|their|your|my|our|this|that|these|those|some\w*|every\w*|any\w*|another|nobody|nothing|one|two|three|there|i|we)\b)/u
const article =
  /^(?:(?:the|an?|one|another|first|second|third|last|other|remaining|both|two|three|all|of|then|now|suddenly)\s+)*$/i

function subjectOf(
  text: string,
  mentions: readonly Mention[],
  last: Mention | undefined,
  seen: readonly Mention[],
): Subject {
  const [first] = mentions
  if (first && article.test(text.slice(0, first.start))) return { mention: first, restAt: first.end, isOther: false }
  const said = pronoun.exec(text)
  if (said) return { mention: onlyOne(seen), restAt: said[0].length, isOther: true }
  return another.test(text)
    ? { mention: undefined, restAt: 0, isOther: true }
    : { mention: last, restAt: 0, isOther: false }
}

/** A pronoun stands for somebody only when there is one it can stand for. */
function onlyOne(seen: readonly Mention[]): Mention | undefined {
  const keys = new Set(seen.map(({ who }) => who.map(({ id }) => id).join(' ')))
  const [first] = seen
  return keys.size === 1 && first ? { ...first, isPossessive: false } : undefined
}

/** What a hand holds or sends: said of it, it is said of whoever's hand it is. */
const weapon =
  '(?:\\p{L}+ )?(?:blade|sword|longsword|shortsword|greatsword|rapier|scimitar|dagger|knife|axe|mace|club|hammer|staff|spear|bow|arrow|bolt|dart|fist|boot|claws?|teeth|fangs|swing|blow|cut|thrust|lunge|strike|attack|shot|throw|stab|slash|point|edge|steel|spell|missiles?|flame|fire|ray|magic)'

const few = "(?:\\s+(?!(?:the|an?|his|her|its|their|to|of|at|with|from|for|into|in|on)\\b)[\\p{L}'’-]+){0,3}?"

const patterns = new Map<string, RegExp>()

function patternOf(verb: string, isPossessive: boolean): RegExp {
  const key = `${isPossessive} ${verb}`
  const owned = isPossessive ? `\\s+${weapon}` : ''
  const pattern = patterns.get(key) ?? new RegExp(`^${owned}${few}\\s*(?<![\\p{L}])(?:${verb})(?![\\p{L}])`, 'iu')
  patterns.set(key, pattern)
  return pattern
}

/** Where a clause says this of its subject, the subject's own verb and no other; undefined where it does not. */
export const saidOf = ({ subject, rest }: Clause, verb: string): RegExpExecArray | undefined =>
  subject ? (patternOf(verb, subject.isPossessive).exec(rest) ?? undefined) : undefined

/** The first one named after a place in a clause, within a few words of it. */
export const namedAfter = ({ mentions, text }: Clause, at: number, words = 6): Mention | undefined =>
  mentions.find(({ start }) => start >= at && text.slice(at, start).trim().split(/\s+/).length <= words)
