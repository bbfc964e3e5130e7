/** A clause with a verb: a deed, unless its words show that it is said to somebody, or that it is not to be done. */
import { isToYou } from './asking.ts'
import type { Mention } from './choose.ts'
import type { Clause } from './clauses.ts'
import type { Horizon, Verb } from './intent.ts'
import { isPerson, mentionsFor, toIntent } from './reading.ts'
import type { Context, Part, Reading } from './reading.ts'
import { settle } from './settle.ts'
import { isNoise } from '../../../english/tokens.ts'
import type { Token } from '../../../english/tokens.ts'
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
  const isPlace = first?.named.kind === 'place'
  switch (words.join(' ')) {
    case 'try':
    case 'hit': // `let's hit the inn`
      return isPlace ? 'go' : verb
    case 'shove':
    case 'hold':
    case 'burn':
    case 'ignite':
    case 'set fire to':
      return isThing ? 'use' : verb
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

/** `bring the letter to Pell` is to give it; `take it to the mill` is to go there with it. */
function carriedTo({ phrase: { words } }: FoundVerb, mentions: readonly Mention[]): Verb | undefined {
  if (!carrying.has(words[0] ?? '')) return undefined
  const goal = mentions.find(({ preposition }) => preposition === 'to')
  const thing = mentions.find(one => one !== goal && one.named.kind === 'item')
  if (goal === undefined || thing === undefined || thing.from > goal.from) return undefined
  return isPerson(goal) ? 'give' : goal.named.kind === 'place' || goal.named.kind === 'exit' ? 'go' : undefined
}
const carrying = new Set(['bring', 'take', 'carry', 'get', 'run', 'haul', 'fetch'])

const taking = new Set(['take', 'grab', 'get', 'snag', 'seize', 'collect', 'empty', 'lift', 'pick', 'cut', 'remove'])
const belongings =
  /^(?:money|moneybag|purses?|coins?|gold|silver|copper|cash|wallet|pouch|pockets?|valuables|things|stuff|belongings|gear|weapons?|keys?|rings?|jewels?|jewellery|jewelry|necklace|papers|bag|pack|backpack|satchel)$/u

/** `take his money`, `grab the sergeant's purse`: what is somebody's is stolen, whatever the verb. */
function isTheirs({ phrase: { words }, to }: FoundVerb, tokens: readonly Token[], { line }: Context): boolean {
  if (!taking.has(words[0] ?? '')) return false
  return tokens.some(({ text, at }, place) => {
    if (place <= to - 1 || !belongings.test(text)) return false
    const before = tokens[place - 1]
    const owner = before?.text ?? ''
    return ['his', 'her', 'their'].includes(owner) || /['\u2019](?:s)?\s*$/u.test(line.slice(before?.at ?? at, at))
  })
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
  const isTheft = isPocket(verb, tokens) || isTheirs(verb, tokens, context)
  const meant = isTheft ? 'steal' : (carriedTo(verb, found) ?? byObject(verb, found[0]))
  const part = { tokens, ...place, words: typedAfter(line, tokens, verb, meant, found) }
  if (isDenied(verb, tokens)) return refused(part, context)
  if (isSpoken(verb, tokens, horizon)) return undefined
  const how = meant === 'say' && found.length === 0 ? 'dialogue' : 'deed'
  return { intent: settle(toIntent(meant, part, found, context), horizon), how }
}
