/** A clause with a verb: a deed, unless its words show that it is said to somebody, or that it is not to be done. */
import { isToYou } from './asking.ts'
import type { Mention } from './choose.ts'
import type { Clause } from './clauses.ts'
import type { Horizon, Verb } from './intent.ts'
import { isPerson, mentionsFor, toIntent } from './reading.ts'
import type { Context, Part, Reading } from './reading.ts'
import { settle } from './settle.ts'
import { isNoise } from './tokens.ts'
import type { Token } from './tokens.ts'
import { typedAfter, typedFrom } from './typed.ts'
import { isBelievable } from './verb-in.ts'
import type { FoundVerb } from './verb-in.ts'
import { negations } from './words/common.ts'

/** Verbs that somebody who is asked nicely does for the player, not for the people in the story. */
const askedOfTheTable: ReadonlySet<Verb> = new Set(['look', 'examine', 'recall', 'buy', 'help'])
/** With a `you` after them these are remarks: `I think you know more`. */
const remarks: ReadonlySet<Verb> = new Set([
  'recall',
  'look',
  'listen',
  'examine',
  'search',
  'wait',
  'take',
  'use',
  'open',
])

/** Asked of somebody (`could you open it`), or said of them (`I think you know more`). */
function isSpoken(
  { phrase: { verb, words }, from, to }: FoundVerb,
  tokens: readonly Token[],
  horizon: Horizon,
): boolean {
  const isTalking = horizon.talkingTo !== undefined
  if (verb === 'buy' || verb === 'ask') return false
  if (isToYou(tokens.slice(0, from))) return isTalking || !askedOfTheTable.has(verb)
  if (isToYou(tokens.slice(to)) && remarks.has(verb)) return true
  if (!isTalking) return false
  const isForMe = ['me', 'us'].includes(tokens[to]?.text ?? '')
  const isTold = /...ing$/u.test(tokens[from]?.text ?? '') && from > 0 // `we are looking for a friend`
  return isForMe || isTold || words[0] === 'know' || (verb === 'help' && to === tokens.length && tokens.length > 1)
}

/** `move` with a thing right after it is no walk, and `pass` with nothing after it gives nothing. */
function byObject({ phrase: { verb, words } }: FoundVerb, first: Mention | undefined): Verb {
  const isThing = first?.preposition === undefined && (first?.named.kind === 'feature' || first?.named.kind === 'item')
  const isSomebody = first !== undefined && isPerson(first)
  switch (words.join(' ')) {
    case 'move':
      return isThing ? 'use' : verb
    case 'pass':
      return first ? verb : 'wait'
    case 'go through':
      return isThing || isSomebody ? 'search' : verb
    case 'knock':
      return isSomebody && first.preposition === undefined ? 'attack' : verb
    case 'order':
      return isSomebody ? 'tell' : verb
    case 'take out':
      return isSomebody ? verb : 'use'
    default:
      return verb
  }
}

/** `pick the sergeant's pocket`: whose it is may stand between. */
const isPocket = ({ phrase: { words }, to }: FoundVerb, tokens: readonly Token[]): boolean =>
  ['pick', 'cut', 'lift'].includes(words[0] ?? '') &&
  tokens.slice(to).some(({ text }) => /^(?:pockets?|purses?|pouch)$/u.test(text))

const isDenied = ({ from, how }: FoundVerb, tokens: readonly Token[]): boolean =>
  how !== 'loose' && tokens.slice(0, from).some(({ text }) => negations.has(text))

/** What somebody will not do: said to whom they speak with, else they let it be. */
function refused(part: Part, context: Context): Reading {
  const isTalking = context.horizon.talkingTo !== undefined
  const words = typedFrom(context.line, part.tokens, 0)
  const intent = toIntent(isTalking ? 'say' : 'wait', { ...part, words }, [], context)
  return { intent, how: isTalking ? 'dialogue' : 'deed' }
}

/** Who leaves somebody goes nowhere near them. */
const withoutLeft = ({ phrase: { words } }: FoundVerb, mentions: readonly Mention[]): readonly Mention[] =>
  words[0] === 'leave' ? mentions.filter(one => !isPerson(one)) : mentions

export function readDeed(verb: FoundVerb, { tokens }: Clause, context: Context): Reading | undefined {
  const { horizon, line } = context
  const place = verb.how === 'loose' ? { verbFrom: 0, verbEnd: 0 } : { verbFrom: verb.from, verbEnd: verb.to }
  const found = withoutLeft(verb, mentionsFor(verb.phrase.verb, { tokens, ...place }, context))
  if (verb.how === 'slip' && (isNoise(line) || !isBelievable(found.length, tokens.length, horizon))) return undefined
  const meant = isPocket(verb, tokens) ? 'steal' : byObject(verb, found[0])
  const part = { tokens, ...place, words: typedAfter(line, tokens, verb, meant, found) }
  if (isDenied(verb, tokens)) return refused(part, context)
  if (isSpoken(verb, tokens, horizon)) return undefined
  const how = meant === 'say' && found.length === 0 ? 'dialogue' : 'deed'
  return { intent: settle(toIntent(meant, part, found, context), horizon), how }
}
