/** A line as the several things it asks for: `look around, then talk to Maren`. */
import { phraseAt } from './lexicon.ts'
import type { NameIndex } from './names.ts'
import type { Token } from '../../../english/tokens.ts'
import { afterLead, verbIn } from './verb-in.ts'
import { isTalk } from './roles.ts'

export type Clause = {
  readonly tokens: readonly Token[]
  /** Whether `then` or a comma led to it, so that it may go on with the verb before. */
  readonly isGoingOn: boolean
  /** What ends it: `?`, `!`, `.` or nothing. */
  readonly ending: string
}

/** A stop after these ends no sentence. */
const titles = new Set(['st', 'mr', 'mrs', 'ms', 'dr', 'sgt', 'lt', 'capt'])
const mostClauses = 6
const joining = new Set(['then', 'and', 'but', 'afterwards', 'y', 'und', 'et', 'e', 'en', 'i'])
/** As the last word after `and` these are things, not deeds. */
const things = new Set(['shield', 'club', 'drink', 'fire', 'light', 'hook', 'torch', 'ring', 'play', 'hide', 'whistle'])

/** Speech and reports run on: an `and` in them joins what is said, not what is done. */
function isReporting(tokens: readonly Token[], index: NameIndex): boolean {
  const verb = verbIn(tokens, index)
  if (!verb || verb.how === 'loose' || !isTalk(verb.phrase.verb)) return false
  if (tokens.slice(verb.from).some(({ gap }) => gap.includes(':'))) return true
  return (
    tokens.slice(verb.from).some(({ text }) => ['that', 'if', 'whether', 'to', 'into'].includes(text)) &&
    (['tell', 'say', 'persuade', 'lie', 'threaten'].includes(verb.phrase.verb) || isAskingWhether(tokens))
  )
}

/** `ask her whether anyone rents a room and never eats`: all of it is the question. */
const isAskingWhether = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text === 'whether' || text === 'if')

/** `A. Tollen`: a stop after a single letter is part of a name. */
const isInitial = (token: Token | undefined): boolean =>
  token !== undefined && token.text.length === 1 && token.text !== 'i' && !/\d/u.test(token.text)

const isSentenceEnd = (gap: string): boolean => /[;!?\n\u2026]|\.\s/u.test(gap)

const subjects = new Set([
  'i',
  'im',
  'ive',
  'id',
  'we',
  'weve',
  'he',
  'hes',
  'she',
  'shes',
  'they',
  'theyre',
  'theres',
  'there',
  'you',
  'youre',
])

/** `tell her I'm a friend and I want to help`: with a subject of its own it is still what is told. */
function isToldOn(tokens: readonly Token[], at: number, from: number, index: NameIndex): boolean {
  const verb = verbIn(tokens.slice(from, at), index)
  if (verb?.how !== 'plain' || verb.phrase.verb !== 'tell') return false
  const next = joining.has(tokens[at]?.text ?? '') && tokens[at]?.text !== 'i' ? at + 1 : at
  return subjects.has(tokens[next]?.text ?? '') && tokens.slice(verb.from, at).some(({ text }) => subjects.has(text))
}

/** `…, wondering what became of her` goes with what is done, and is nothing more to do. */
const isMeanwhile = (tokens: readonly Token[], at: number, start: number): boolean =>
  /...ing$/u.test(tokens[start]?.text ?? '') && tokens.slice(at, start).every(({ text }) => text.endsWith('ly'))

/** Where a deed begins after these joining words, if one does. */
function deedAfter(tokens: readonly Token[], at: number, index: NameIndex): boolean {
  const start = afterLead(tokens, index, at)
  const phrase = phraseAt(tokens, start)
  if (!phrase || isMeanwhile(tokens, at, start)) return false
  const isLast = start === tokens.length - 1
  return !(isLast && things.has(tokens[start]?.text ?? '')) && !(index.has(tokens[start]?.text ?? '') && isLast)
}

function isBoundary(tokens: readonly Token[], at: number, from: number, index: NameIndex): boolean {
  const { text = '', gap = '' } = tokens[at] ?? {}
  if (at === from) return false
  const isShort = titles.has(tokens[at - 1]?.text ?? '') || isInitial(tokens[at - 1])
  if (isSentenceEnd(gap) && !(gap === '. ' && isShort)) return true
  if (text === 'then') return true
  const isJoined = joining.has(text) || gap.includes(',') || / [-\u2013\u2014] |\u2014/u.test(gap)
  if (!isJoined || (text === 'i' && !gap.includes(','))) return false
  if (text === 'and' && tokens[at + 1]?.text === 'then') return true
  if (isReporting(tokens.slice(from, at), index)) return false
  if (isToldOn(tokens, at, from, index)) return false
  const before = verbIn(tokens.slice(from, at), index)
  if (!before && !gap.includes(',')) return false
  const next = joining.has(text) ? at + 1 : at
  return deedAfter(tokens, next, index) || (before?.phrase.verb === 'go' && isOnward(tokens, next, index))
}

const onward = new Set('down up back over on into through out to across along'.split(' '))

/** `go back to the square and down the steps`: the way goes on, without a verb of its own. */
const isOnward = (tokens: readonly Token[], at: number, index: NameIndex): boolean =>
  onward.has(tokens[at]?.text ?? '') &&
  tokens
    .slice(at + 1, at + 6)
    .some(({ text }) => index.byWord.get(text)?.some(({ entry }) => ['place', 'exit'].includes(entry.named.kind)))

const endingOf = (gap: string): string => /[?!.]/u.exec(gap)?.[0] ?? ''

export function clausesOf(tokens: readonly Token[], index: NameIndex, tail: string): readonly Clause[] {
  const clauses: Clause[] = []
  let from = 0
  const close = (to: number): void => {
    const isGoingOn = clauses.length > 0
    let start = from
    while (start < to && ['then', 'and', 'but'].includes(tokens[start]?.text ?? '')) start += 1
    const ending = endingOf(to < tokens.length ? (tokens[to]?.gap ?? '') : tail)
    if (start < to) clauses.push({ tokens: tokens.slice(start, to), isGoingOn, ending })
    from = to
  }
  for (let at = 1; at < tokens.length && clauses.length < mostClauses - 1; at += 1)
    if (isBoundary(tokens, at, from, index)) close(at)
  close(tokens.length)
  return clauses
}
