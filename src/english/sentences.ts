/** A line as sentences, and a sentence as clauses with what joins them. */
import type { Word } from './line.ts'
import {
  auxiliaries,
  exclamations,
  isAdverb,
  modals,
  openers,
  prepositions,
  questioners,
  reporting,
  subjects,
  subordinators,
} from './small-words.ts'
import { baseOf, isBase, verbOf } from './verbs.ts'

export type Sentence = { readonly words: readonly Word[]; readonly ending: '?' | '!' | '.' | ':' | '' }

export type Joint = 'then' | 'until' | 'when' | 'while' | 'before' | 'after' | 'if' | 'or' | 'because' | 'so' | 'to'
export type Clause = { readonly words: readonly Word[]; readonly joint?: Joint }

const titles = new Set(['st', 'mr', 'mrs', 'ms', 'dr', 'sgt', 'lt', 'capt'])
const mostSentences = 8

const isInitial = ({ text }: Word): boolean => text.length === 1 && text !== 'i' && !(text >= '0' && text <= '9')

const endingIn = (gap: string): Sentence['ending'] => {
  for (const mark of gap) if (mark === '?' || mark === '!' || mark === '.' || mark === ':') return mark
  return ''
}

const endsHere = (gap: string): boolean => /[;!?\n\u2026]|[.:](?:\s|$)|\u2014|\s[-\u2013]\s/u.test(gap)

const isHelper = (text: string): boolean => auxiliaries.has(text) || modals.has(text)
const anything = new Set('any anything anyone anybody anywhere'.split(' '))
const clauseless = new Set(['when', 'where', 'which'])
const inverted = new Set("is are was were does did has isn't aren't doesn't".split(' '))
const pointing = new Set('it he she they there this that these those anyone anybody anything'.split(' '))

/** Whether a question begins here, in words that end with a mark or without. */
function asksAt(words: readonly Word[], at: number, isMarked: boolean): boolean {
  const [first, next] = [words[at]?.text ?? '', words[at + 1]]
  if (next === undefined) return false
  if (questioners.has(first)) return isHelper(next.text) || first === 'how' || (isMarked && !clauseless.has(first))
  if (inverted.has(first) && pointing.has(next.text)) return true // nothing else stands in that order
  if (!isMarked) return false
  const isSubject = subjects.has(next.text) || openers.has(next.text) || next.text === 'there' || isName(next)
  return anything.has(first) || (isHelper(first) && isSubject)
}

/** `I want to strike him, are you with me?`: nothing is begun yet. */
const wishing = new Set('want would could should might may wish hope think like love need plan'.split(' '))

const asking = new Set(['can', 'could', 'may'])

/** What was begun before: a deed, and no word to somebody that would go on with what is asked. */
function isDoing(words: readonly Word[], from: number, at: number): boolean {
  const isMayDo = asking.has(words[from]?.text ?? '') && ['i', 'we'].includes(words[from + 1]?.text ?? '')
  if (isMayDo) return isDoing(words, from + 1, at) // `can I look at it, is it cut?`
  const before = words.slice(from, at)
  if (before.length < 2 || before.some(({ text }) => reporting.has(verbOf(text) ?? ''))) return false
  const isBegun = (index: number): boolean => isDeedAt(words, index) && !wishing.has(words[index + 1]?.text ?? '') && !words.slice(index, at).every(({ text }) => exclamations.has(text)) // prettier-ignore
  return isBegun(from) || before.some(({ gap }, index) => index > 0 && gap.includes(',') && isBegun(from + index))
}

/** `I lift the lid, is it empty?`, `four beers, and how much is the water?`: a question after something else. */
function asksHere(line: string, words: readonly Word[], from: number, at: number): boolean {
  const { text = '', gap = '' } = words[at] ?? {}
  const isJoined = text === 'and' || text === 'but'
  if (!gap.includes(',') && !isJoined) return false
  const end = words.findIndex((word, index) => index > at && endsHere(word.gap))
  const isMarked = endingIn(end === -1 ? line.slice(words.at(-1)?.end ?? 0) : (words[end]?.gap ?? '')) === '?'
  const start = isJoined ? at + 1 : at
  if (isJoined && gap.includes(',') && questioners.has(words[start]?.text ?? '') && words.length > at + 3) return true
  return asksAt(words, start, isMarked) && isDoing(words, from, at)
}

/** `…, hang on, little one!`: a word to somebody in the midst of what is done. */
const calls = (words: readonly Word[], at: number): boolean =>
  (words[at]?.gap ?? '').includes(',') && bearing.has(words[at]?.text ?? '') && words[at + 1]?.text === 'on'
const bearing = new Set(['hang', 'hold', 'come'])

export function sentencesIn(line: string, words: readonly Word[]): readonly Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const close = (to: number): void => {
    const gap = to < words.length ? (words[to]?.gap ?? '') : line.slice(words.at(-1)?.end ?? 0)
    if (to > from) sentences.push({ words: words.slice(from, to), ending: endingIn(gap) })
    from = to
  }
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    if (before === undefined || sentences.length >= mostSentences - 1) continue
    const isName = word.gap.trim() === '.' && (titles.has(before.text) || isInitial(before))
    if ((endsHere(word.gap) && !isName) || asksHere(line, words, from, at) || calls(words, at)) close(at)
  }
  close(words.length)
  return sentences
}

const jointOf: Readonly<Record<string, Joint>> = {
  until: 'until',
  till: 'until',
  when: 'when',
  whenever: 'when',
  once: 'when',
  while: 'while',
  whilst: 'while',
  before: 'before',
  after: 'after',
  if: 'if',
  unless: 'if',
  or: 'or',
  because: 'because',
  since: 'because',
  though: 'because',
  although: 'because',
  as: 'because',
  lest: 'because',
  so: 'so',
}

/** As often the name of something as a deed: after `and` they are a deed only when something follows that shows it. */
const alsoThings = new Set(
  `rest light fire smile look watch guard help drink hand step turn face back love hope fear smoke work cry laugh place
point mark lock ring rock shout walk wave wish touch note plan play name trade track trust talk stone cover cut drop end eye fall
guess joke judge lead lift rise sail sense shelter sleep stick trail wait water salt oil bow shield club dust tie nail hammer
saddle bandage land sound smell taste count seal map measure sign state order matter need dream dress tear wind chain coin
ship paint plant sand ferry kiss fight dance hunt ride run swim climb visit sweep storm calm torch hide whistle hook book
spear staff whip shovel balance mop stack coil plunge poison trap pick drum horn cook bread beer ale food cap poem score horse clothes silence dip clip plug rifle rope supplies wine lute`
    .trim()
    .split(/\s+/),
)

const after = (words: readonly Word[], at: number): number => {
  let next = at
  while (isAdverb(words[next]?.text ?? '') && next < words.length - 1) next += 1
  return next
}

const followsDeed = (word: Word | undefined): boolean =>
  word !== undefined && (openers.has(word.text) || prepositions.has(word.text) || isObject(word.text) || isName(word))
const isObject = (text: string): boolean =>
  ['me', 'us', 'him', 'her', 'them', 'it', 'you', 'what', 'who', 'why', 'how', 'where', 'whether', 'if', 'that', 'everyone', 'everything', 'nothing', 'away', 'back', 'again', 'myself'].includes(text) // prettier-ignore
const isName = ({ raw }: Word): boolean => /^\p{Lu}/u.test(raw)

/** Whether a deed begins here: a verb in its plain form, led up to by adverbs or by `I`. */
export function isDeedAt(words: readonly Word[], from: number): boolean {
  const isOwn = words[from]?.text === 'i' || words[from]?.text === 'we'
  const at = after(words, isOwn ? from + 1 : from)
  const word = words[at]
  if (word === undefined || word.owns === true || !isBase(word.text)) return isOwn && word !== undefined
  if (isOwn) return true
  const next = words[at + 1]
  if (!alsoThings.has(word.text)) return true
  return next === undefined || next.gap.includes(',')
    ? words[from - 1]?.text === 'and' && isBareDeed(words, from - 1)
    : followsDeed(next) || isAdverb(next.text)
}

/** `sit and rest`: what is joined on is a deed without an object; `bread and rest` is not. */
const isBareDeed = (words: readonly Word[], and: number): boolean => {
  const before = words[and - 1]
  return (
    before !== undefined && (isBase(before.text) || isAdverb(before.text)) && !openers.has(words[and - 2]?.text ?? '')
  )
}

/** Somebody who does something: `Maren blocks`, `the others sleep`, `I look`. */
export function isClauseAt(words: readonly Word[], from: number): boolean {
  if (subjects.has(words[from]?.text ?? '')) return true
  for (let at = from + 1; at < Math.min(from + 5, words.length); at += 1) {
    const text = words[at]?.text ?? ''
    if (prepositions.has(text)) return false
    if (verbOf(text) !== undefined && words[at - 1]?.owns !== true && !openers.has(words[at - 1]?.text ?? ''))
      return true
  }
  return false
}

const finding = new Set('see check find learn test hear'.split(' '))
const heading = new Set('try go come head walk wait'.split(' '))
const sought = new Set('what if whether who how where out why'.split(' '))

const amusing = new Set('entertain amuse impress cheer delight'.split(' '))
const amused = new Set('laugh smile giggle grin happy'.split(' '))

/** `to make the kids laugh`: for whoever looks on. */
export const isToAmuse = (words: readonly Word[]): boolean =>
  amusing.has(words[0]?.text ?? '') || (words[0]?.text === 'make' && words.slice(1, 7).some(({ text }) => amused.has(text))) // prettier-ignore

/** `I tip it over to see what is underneath`: behind a deed with an object, it says what that is done for. */
const isPurpose = (words: readonly Word[], at: number): boolean =>
  (at > 3 && isToAmuse(words.slice(at + 1))) ||
  (at > 2 &&
    finding.has(words[at + 1]?.text ?? '') &&
    sought.has(words[at + 2]?.text ?? '') &&
    !words.slice(0, at).some(({ text }) => reporting.has(verbOf(text) ?? '') || wishing.has(text) || heading.has(text)))

function jointAt(words: readonly Word[], at: number): Joint | undefined {
  const { text = '', gap = '' } = words[at] ?? {}
  const next = words[at + 1]
  if (next === undefined) return undefined
  if (text === 'or')
    return subjects.has(next.text) || next.text === 'else' || isDeedAt(words, at + 1) ? 'or' : undefined
  if (text === 'to') return isPurpose(words, at) ? 'to' : undefined
  if (!subordinators.has(text)) return undefined
  if (text === 'until' || text === 'till' || text === 'while' || text === 'whilst' || text === 'when')
    return jointOf[text]
  if (text === 'if' || text === 'unless' || text === 'because' || text === 'though' || text === 'although')
    return jointOf[text]
  if (text === 'so')
    return gap.includes(',') || isClauseAt(words, next.text === 'that' ? at + 2 : at + 1) ? 'so' : undefined
  if (text === 'before' || text === 'after' || text === 'once' || text === 'since')
    return isClauseAt(words, at + 1) ? jointOf[text] : undefined
  return text === 'as' && subjects.has(next.text) ? 'because' : undefined
}

/** `and Dabney hides`: somebody by name, and what they do. */
const isDoerAt = (words: readonly Word[], at: number): boolean => {
  const [who, does] = [words[at], words[at + 1]]
  if (who === undefined || does === undefined || !isName(who) || who.owns === true) return false
  const isTold = does.text === 'you' && isBase(words[at + 2]?.text ?? '')
  return baseOf(does.text) !== undefined || isTold || (does.text === 'and' && words[at + 2]?.text === 'i')
}

const rest = new Set(['rest', 'others', 'two', 'three', 'else'])

/** `the rest go`, `the others wait`, `you two check`, `everyone else hides`: those who are not named. */
export const restAt = (words: readonly Word[], at: number): boolean =>
  ['the', 'you', 'everyone', 'everybody'].includes(words[at]?.text ?? '') &&
  rest.has(words[at + 1]?.text ?? '') &&
  verbOf(words[at + 2]?.text ?? '') !== undefined

/** `Korda goes to the Pans and asks`: whoever was said to do the one does the other. */
const goesOnAt = (words: readonly Word[], from: number, at: number): boolean =>
  isDoerAt(words, from) &&
  baseOf(words[at]?.text ?? '') !== undefined &&
  !isBase(words[at]?.text ?? '') &&
  words[at + 1] !== undefined

/** `me and Maren will wait`, `Korda to the chapel`: somebody's own part, in a list of them. */
function isPartAt(words: readonly Word[], at: number): boolean {
  const [who, and, other, verb] = words.slice(at, at + 4)
  if (who === undefined || and === undefined || other === undefined) return false
  if (isName(who) && and.text === 'to' && openers.has(other.text)) return true
  const isOurs = (who.text === 'me' || who.text === 'i') && and.text === 'and' && isName(other)
  return isOurs && verb !== undefined && (isHelper(verb.text) || isBase(verb.text))
}

/** Where the next deed begins, when one does after this word: `, then`, `and`, a comma. */
function nextDeed(words: readonly Word[], at: number, begun: number): number | undefined {
  const { text = '', gap = '' } = words[at] ?? {}
  if (text === 'then') return at + 1
  if (text === 'and' && at === begun + 1 && isDoerAt(words, begun)) return undefined // `Ilvane and I check`
  if (text === 'and' || text === 'but') {
    const from = words[at + 1]?.text === 'then' ? at + 2 : at + 1
    return from > at + 1 ||
      isDeedAt(words, from) ||
      isDoerAt(words, from) ||
      isPartAt(words, from) ||
      restAt(words, from) ||
      goesOnAt(words, begun, from)
      ? from
      : undefined
  }
  const isNext = isDeedAt(words, at) || isDoerAt(words, at) || restAt(words, at) || isPartAt(words, at)
  return gap.includes(',') && isNext ? at : undefined
}

/** `If he moves, …`: what the first clause is to those behind it. */
export const leadingJoint = (words: readonly Word[]): Joint | undefined => {
  const text = words[0]?.text ?? ''
  return subordinators.has(text) && Object.hasOwn(jointOf, text) ? jointOf[text] : undefined
}

/** `keep` says of a place in the sentence that it goes on with what is before: what is told runs on over `and`. */
export function clausesIn(words: readonly Word[], keep: (from: number, at: number) => boolean): readonly Clause[] {
  const clauses: Clause[] = []
  let [from, joint] = [0, undefined as Joint | undefined]
  const close = (to: number, next: number, how: Joint): void => {
    const end = to < words.length && words[to - 1]?.text === 'and' ? to - 1 : to // `…, and if they come, cough`
    if (end > from) clauses.push({ words: words.slice(from, end), ...(joint !== undefined && { joint }) })
    from = next
    joint = how
  }
  for (let at = 1; at < words.length; at += 1) {
    if (at <= from || keep(from, at)) continue
    const how = jointAt(words, at)
    if (how !== undefined) {
      close(at, at + 1, how)
      continue
    }
    const next = nextDeed(words, at, from)
    if (next !== undefined) close(at, next, 'then')
  }
  close(words.length, words.length, 'then')
  return clauses
}
