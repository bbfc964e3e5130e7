/** Words without a verb. In talk they are talk; a bare name is a wish; the rest can be tried. */
import { isToYou } from './asking.ts'
import type { Mention } from './choose.ts'
import type { Clause } from './clauses.ts'
import { directionIn } from './directions.ts'
import type { Horizon, Named, Verb } from './intent.ts'
import { calledFirst, isCalled, isPerson, mentionsFor, toIntent } from './reading.ts'
import type { Context, Part, Reading } from './reading.ts'
import { settle } from './settle.ts'
import { isNoise } from '../../../english/tokens.ts'
import type { Token } from '../../../english/tokens.ts'
import { typedFrom } from './typed.ts'
import { articles, describing, determiners, leading, prepositions } from './words/common.ts'
import { neverDone, ofTheMind } from './words/doing.ts'

/** A name and no verb: what one usually wants of such a thing. */
const usualVerbs: Readonly<Record<Named['kind'], Verb>> = {
  place: 'go',
  exit: 'go',
  direction: 'go',
  person: 'talk',
  party: 'talk',
  feature: 'examine',
  item: 'examine',
  foe: 'attack',
  topic: 'recall',
  spell: 'cast',
}

function usualVerb(mentions: readonly Mention[], { isInFight, talkingTo }: Horizon): Verb {
  const kinds = mentions.map(({ named }) => named.kind)
  if (kinds.includes('spell')) return 'cast'
  if (kinds.includes('foe') && isInFight) return 'attack'
  const kind = kinds[0] ?? 'topic'
  return kind === 'topic' && talkingTo ? 'ask' : usualVerbs[kind]
}

const greetings = new Set(
  `hello hi hey yo oi howdy ahoy psst sup hullo greetings good evening morning afternoon day goodnight welcome thanks thank please sorry yes no yeah yep nope aye nay sure fine
  agreed deal goodbye bye farewell cheers maam sir madam mister friend damn wow what really never okay ok lol haha`.split(
    /\s+/u,
  ),
)

const areSounds = (tokens: readonly Token[]): boolean =>
  tokens.every(({ text }) => /^(?:h+m+|u+h+|e+r+m*|m+|u+m+|a+h+)$/u.test(text))

const isSmall = (word: string): boolean =>
  articles.has(word) || prepositions.has(word) || leading.has(word) || word.length < 2

/** Whether there is nothing here but names and the small words around them. */
function isOnlyName(tokens: readonly Token[], mentions: readonly Mention[]): boolean {
  if (mentions.length === 0 || tokens[0]?.text === 'i' || tokens[0]?.text === 'we') return false
  const isNamed = (at: number): boolean => mentions.some(({ from, to }) => at >= from && at < to)
  return tokens.every(({ text }, at) => isSmall(text) || isNamed(at) || (describing.has(text) && isNamed(at + 1)))
}

/** `Good evening captain`, commas or no commas. */
const isGreeted = ({ from }: Mention, tokens: readonly Token[]): boolean => greetings.has(tokens[from - 1]?.text ?? '')

function said(part: Part, mentions: readonly Mention[], context: Context, to?: Mention): Reading {
  const called = mentions.map(one => ({
    ...one,
    isContent: one !== to && !isCalled(one, part.tokens) && !isGreeted(one, part.tokens),
  }))
  return { intent: toIntent('say', part, called, context), how: 'dialogue' }
}

/** `…, then the bar`: the same again of something else. */
function readName({ isGoingOn }: Clause, part: Part, mentions: readonly Mention[], context: Context): Reading {
  const { horizon, before } = context
  const isSameAgain = isGoingOn && before !== undefined && !horizon.talkingTo
  const verb = isSameAgain ? before.verb : usualVerb(mentions, horizon)
  const intent = settle(toIntent(verb, part, mentionsFor(verb, part, context), context), horizon)
  return { intent, how: !isSameAgain && mentions.every(isPerson) ? 'loose' : 'deed' } // `Korda, scout ahead`
}

const isAdverb = (text: string): boolean => /...ly$/u.test(text) || text === 'then' || text === 'and' || text === 'now'
const objects = new Set([
  'him',
  'her',
  'it',
  'them',
  'myself',
  'ourselves',
  'his',
  'their',
  'its',
  'everyone',
  'everybody',
])

/** `I juggle three plates`, `polish the bar`: a verb nobody listed, where only a deed would have one. */
function isDone(tokens: readonly Token[], { index }: Context, mentions: readonly Mention[]): boolean {
  const start = tokens.findIndex(({ text }) => !isAdverb(text))
  const isMine = ['i', 'we'].includes(tokens[start]?.text ?? '')
  const at = isMine ? tokens.findIndex(({ text }, place) => place > start && !isAdverb(text)) : start
  const [verb, next] = [tokens[at]?.text ?? '', tokens[at + 1]]
  if (at === -1 || index.has(verb) || /^\d|ed$/u.test(verb)) return false
  if (isMine) return !ofTheMind.has(verb)
  const isObject =
    next !== undefined && !/[,.!?]/u.test(next.gap) && (determiners.has(next.text) || objects.has(next.text))
  const isNamed = mentions.some(({ from }) => from === at + 1) && !/[,.!?]/u.test(next?.gap ?? '')
  return (isObject || isNamed) && !isSmall(verb) && !neverDone.has(verb) && !greetings.has(verb)
}

export function readLoose(clause: Clause, context: Context): Reading {
  const { tokens } = clause
  const { horizon, line } = context
  const part = { tokens, verbEnd: 0, words: typedFrom(line, tokens, 0) }
  const mentions = mentionsFor('act', part, context)
  if (areSounds(tokens) || (mentions.length === 0 && isNoise(line)))
    return { intent: toIntent('nothing', part, [], context), how: 'loose' }
  if (isToYou(tokens) || greetings.has(tokens[0]?.text ?? ''))
    return said(part, mentions, context, calledFirst(tokens, mentions))
  const called = calledFirst(tokens, mentions)
  if (called) return said(part, mentions, context, called) // `so, captain, about that bell`
  if (isOnlyName(tokens, mentions)) return readName(clause, part, mentions, context)
  const direction = directionIn('go', tokens.length < 4 ? tokens : tokens.slice(0, 1)) // `back to the inn`
  if (direction) return { intent: toIntent('go', part, mentionsFor('go', part, context), context), how: 'deed' }
  if (horizon.talkingTo && !isDone(tokens, context, mentions)) return said(part, mentions, context)
  return { intent: toIntent('act', part, mentions, context), how: 'loose' }
}
