/** One clause of a line as a wish: a deed, a question, something said, or a name and nothing else. */
import { askingOf, isToYou, verbOfQuestion } from './asking.ts'
import { mentionsIn, pronounsIn } from './choose.ts'
import type { Mention } from './choose.ts'
import type { Clause } from './clauses.ts'
import { settle } from './settle.ts'
import { directionIn } from './directions.ts'
import type { Horizon, Intent, Named, Verb } from './intent.ts'
import { mannerOf } from './manner.ts'
import { sightingsIn } from './names.ts'
import type { NameIndex } from './names.ts'
import { isTalk, rolesFor, wishFor } from './roles.ts'
import { lengthOf } from './rest-length.ts'
import { isBelievable, verbIn } from './verb-in.ts'
import type { FoundVerb } from './verb-in.ts'
import { wordsFrom } from './quoted-words.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'
import { negations } from './words/common.ts'

/** `deed` has a verb of its own, `dialogue` is spoken, `loose` is only words. */
export type Reading = { readonly intent: Intent; readonly how: 'deed' | 'dialogue' | 'loose' }

export type Context = {
  readonly line: string
  readonly index: NameIndex
  readonly horizon: Horizon
  readonly before: Intent | undefined
}

type Part = {
  readonly tokens: readonly Token[]
  readonly verbFrom?: number
  readonly verbEnd: number
  readonly words: string
}

function mentionsFor(
  verb: Verb,
  { tokens, verbEnd, verbFrom = verbEnd }: Omit<Part, 'words'>,
  { index, horizon }: Context,
) {
  const named = sightingsIn(tokens, index).filter(
    ({ named, from }) => from >= verbEnd || (named.kind === 'spell' && verb === 'cast'),
  )
  const pronouns = pronounsIn(tokens, { from: verbFrom, to: verbEnd }, horizon)
  return mentionsIn(tokens, [...named, ...pronouns], { from: verbFrom, to: verbEnd }, wishFor(verb))
}

/** The rivals of the first name that could not be told apart. */
const unclearIn = (mentions: readonly Mention[]): readonly Named[] | undefined =>
  mentions.find(({ rivals }) => rivals.length > 1)?.rivals

function toIntent(verb: Verb, part: Part, mentions: readonly Mention[], context: Context): Intent {
  const roles = rolesFor(verb, mentions, context.horizon)
  const direction = roles.targets.length === 0 ? directionIn(verb, part.tokens) : undefined
  const unclear = unclearIn(mentions)
  const manner = mannerOf(part.tokens)
  const length = verb === 'rest' ? lengthOf(part.tokens) : undefined
  return {
    verb,
    targets: direction ? [direction] : roles.targets,
    about: roles.about,
    words: part.words,
    ...(manner && { manner }),
    ...(length && { length }),
    ...(unclear && { unclear }),
    line: context.line,
    next: [],
  }
}

/** Speech in quotes: said to whom the words beside it name, else to whom the speech itself calls. */
function readSpeech(tokens: readonly Token[], verb: FoundVerb | undefined, context: Context): readonly Reading[] {
  const words = tokens.flatMap(({ speech }) => speech ?? []).join(' ')
  const beside = tokens.filter(({ speech }) => speech === undefined)
  const isDeed = verb !== undefined && verb.how === 'plain' && !isTalk(verb.phrase.verb)
  const spoken = verb && !isDeed && isTalk(verb.phrase.verb) && verb.phrase.verb !== 'talk' ? verb.phrase.verb : 'say'
  const named = isDeed ? [] : mentionsFor(spoken, { tokens: beside, verbEnd: 0 }, context)
  const called = mentionsFor(
    'say',
    { tokens: tokensOf(words), verbEnd: 0 },
    { ...context, horizon: { ...context.horizon, pronouns: {} } },
  )
  const people = (named.some(isPerson) ? named : called.filter(one => isCalled(one, words))).filter(isPerson)
  const part = { tokens: beside, verbEnd: 0, words }
  const heard = called.filter(one => !people.includes(one)).map(one => ({ ...one, isContent: true }))
  const speech: Reading = {
    intent: toIntent(spoken, part, [...people.slice(0, 1), ...heard], context),
    how: 'dialogue',
  }
  if (!isDeed) return [speech]
  return [...readWords({ tokens: beside, isGoingOn: false, ending: '' }, context), speech]
}

const isPerson = ({ named }: Mention): boolean => ['person', 'party', 'foe'].includes(named.kind)

/** A name is called where a comma or nothing stands beside it: `Evening, captain.` */
function isCalled({ from, to }: Mention, words: string): boolean {
  const tokens = tokensOf(words)
  const next = tokens[to]
  return (
    (from === 0 && (!next || /[,!?.]/u.test(next.gap))) || (to === tokens.length && /,/u.test(tokens[from]?.gap ?? ''))
  )
}

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
  `hello hi hey greetings good evening morning afternoon day goodnight welcome thanks thank please sorry yes no yeah yep nope aye nay sure fine
  agreed deal goodbye bye farewell cheers maam sir madam mister friend damn wow what really never okay ok lol haha`.split(
    /\s+/u,
  ),
)

const sounds = (tokens: readonly Token[]): boolean =>
  tokens.every(({ text }) => /^(?:h+m+|u+h+|e+r+m*|m+|u+m+|a+h+)$/u.test(text))

/** Words without a verb. In talk they are talk; a bare name is a wish; the rest can be tried. */
function readLoose(clause: Clause, context: Context): Reading {
  const { tokens } = clause
  const { horizon, line } = context
  const part = { tokens, verbEnd: 0, words: wordsFrom(line, tokens, 0) }
  const mentions = mentionsFor('act', part, context)
  const covered = mentions.reduce((sum, { from, to }) => sum + to - from, 0)
  const isMostlyName =
    mentions.length > 0 &&
    !['i', 'we'].includes(tokens[0]?.text ?? '') &&
    covered * 2 >= tokens.filter(({ text }) => text.length > 3).length
  if (sounds(tokens)) return { intent: toIntent('nothing', part, [], context), how: 'loose' }
  if (isToYou(tokens) || greetings.has(tokens[0]?.text ?? '')) return said(part, mentions, context)
  if (isMostlyName && clause.isGoingOn && context.before && !horizon.talkingTo)
    return { intent: settle(toIntent(context.before.verb, part, mentions, context), horizon), how: 'deed' }
  const isName = isMostlyName && tokens.length < (horizon.talkingTo ? 4 : 7)
  if (isName) {
    const verb = usualVerb(mentions, horizon)
    return { intent: settle(toIntent(verb, part, mentionsFor(verb, part, context), context), horizon), how: 'deed' }
  }
  const direction = tokens.length < 4 ? directionIn('go', tokens) : undefined
  if (direction) return { intent: toIntent('go', part, [], context), how: 'deed' }
  if (horizon.talkingTo) return said(part, mentions, context)
  return { intent: toIntent('act', part, mentions, context), how: 'loose' }
}

function said(part: Part, mentions: readonly Mention[], context: Context): Reading {
  const called = mentions.map(one => ({ ...one, isContent: !isCalled(shifted(one, part), part.words) }))
  return { intent: toIntent('say', part, called, context), how: 'dialogue' }
}

/** The words of a part begin where its tokens do, so places in it stay the same. */
const shifted = (mention: Mention, { tokens }: Part): Mention => ({
  ...mention,
  to: Math.min(mention.to, tokens.length),
})

function readQuestion(clause: Clause, context: Context): Reading | undefined {
  const { tokens, ending } = clause
  const asking = askingOf(tokens, ending)
  if (asking === undefined) return undefined
  const { talkingTo } = context.horizon
  const part = { tokens, verbEnd: 0, words: wordsFrom(context.line, tokens, 0) }
  const mentions = mentionsFor('recall', part, context)
  const isToOne = mentions.some(one => isPerson(one) && isCalled(one, part.words))
  const isOf = mentions.some(({ named, from }) => named.id === talkingTo?.id && from < 3)
  const listener = isToOne ? 'spoken-to' : talkingTo ? (isOf ? 'spoken-of' : 'spoken-to') : 'none'
  const verb = verbOfQuestion(asking, tokens, mentions.length > 0, listener)
  const asked = isTalk(verb) ? mentions.map(one => ({ ...one, isContent: !isCalled(one, part.words) })) : mentions
  return { intent: toIntent(verb, part, asked, context), how: verb === 'ask' || verb === 'say' ? 'dialogue' : 'deed' }
}

/** Verbs that somebody who is asked nicely does for the player, not for the people in the story. */
const askedOfTheTable: ReadonlySet<Verb> = new Set(['look', 'examine', 'recall', 'buy', 'help'])

function isForListener(verb: FoundVerb, tokens: readonly Token[], { talkingTo }: Horizon): boolean {
  const isAsked = isToYou(tokens.slice(0, verb.from))
  const object = tokens[verb.to]?.text
  const isForMe = talkingTo !== undefined && (object === 'me' || object === 'us') && verb.phrase.verb !== 'ask'
  return (isAsked && (!askedOfTheTable.has(verb.phrase.verb) || talkingTo !== undefined)) || isForMe
}

/** `move` with a thing right after it is no walk, and `pass` with nothing after it gives nothing. */
function barely({ phrase: { verb, words } }: FoundVerb, mentions: readonly Mention[]): Verb {
  const [first] = mentions
  const isThing = first?.preposition === undefined && (first?.named.kind === 'feature' || first?.named.kind === 'item')
  switch (words.join(' ')) {
    case 'move':
      return isThing ? 'use' : verb
    case 'pass':
      return first ? verb : 'wait'
    case 'go through':
      return isThing || (first && isPerson(first)) ? 'search' : verb
    case 'knock':
      return first && isPerson(first) && first.preposition === undefined ? 'attack' : verb
    case 'order':
      return first && isPerson(first) ? 'tell' : verb
    default:
      return verb
  }
}

const isDenied = ({ from, how }: FoundVerb, tokens: readonly Token[]): boolean =>
  how !== 'loose' && tokens.slice(0, from).some(({ text }) => negations.has(text))

/** What somebody will not do: said to whom they speak with, else they let it be. */
const refused = (part: Part, context: Context): Reading => ({
  intent: toIntent(context.horizon.talkingTo ? 'say' : 'wait', part, [], context),
  how: context.horizon.talkingTo ? 'dialogue' : 'deed',
})

function readDeed(verb: FoundVerb, clause: Clause, context: Context): Reading | undefined {
  const { tokens } = clause
  const { horizon, line } = context
  const place = verb.how === 'loose' ? { verbFrom: 0, verbEnd: 0 } : { verbFrom: verb.from, verbEnd: verb.to }
  const part = { tokens, ...place, words: wordsFrom(line, tokens, verb.to) }
  const mentions = mentionsFor(verb.phrase.verb, part, context)
  if (verb.how === 'slip' && !isBelievable(mentions.length, tokens.length, horizon)) return undefined
  if (isDenied(verb, tokens)) return refused(part, context)
  if (horizon.talkingTo && verb.phrase.words[0] === 'know') return undefined
  if (verb.phrase.verb !== 'buy' && isForListener(verb, tokens, horizon)) return undefined
  const isStray = horizon.talkingTo !== undefined && verb.phrase.verb === 'help' && mentions.length === 0
  if (isStray && tokens.length > 1) return undefined
  const meant = barely(verb, mentions)
  const how = meant === 'say' && mentions.length === 0 ? 'dialogue' : 'deed'
  return { intent: settle(toIntent(meant, part, mentions, context), horizon), how }
}

/** `talk or I'll burn this place down`. */
const isThreat = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) => text === 'or' && ['ill', 'well', 'else', 'i', 'we'].includes(tokens[at + 1]?.text ?? ''),
  )

function readWords(clause: Clause, context: Context): readonly Reading[] {
  const { tokens } = clause
  const verb = verbIn(tokens, context.index)
  const spell = sightingsIn(tokens, context.index).find(one => one.named.kind === 'spell' && one.named.likeness === 1)
  const isSpell = spell && verb && spell.from <= verb.from && spell.to > verb.to
  if (context.horizon.talkingTo && isThreat(tokens)) {
    const part = { tokens, verbEnd: 0, words: wordsFrom(context.line, tokens, 0) }
    return [{ intent: toIntent('threaten', part, [], context), how: 'dialogue' }]
  }
  if (isSpell || (spell && (!verb || verb.how === 'loose'))) {
    const part = { tokens, verbEnd: spell.to, words: wordsFrom(context.line, tokens, spell.to) }
    return [{ intent: toIntent('cast', part, mentionsFor('cast', part, context), context), how: 'deed' }]
  }
  const deed = verb && verb.how !== 'loose' ? readDeed(verb, clause, context) : undefined
  if (deed) return [deed]
  const question = readQuestion(clause, context)
  if (question) return [question]
  const isFreeToAct = context.horizon.talkingTo === undefined && !isToYou(tokens)
  const loose = verb?.how === 'loose' && isFreeToAct ? readDeed(verb, clause, context) : undefined
  return [loose ? { ...loose, how: 'loose' } : readLoose(clause, context)]
}

export function readClause(clause: Clause, context: Context): readonly Reading[] {
  const hasSpeech = clause.tokens.some(({ speech }) => speech !== undefined)
  if (!hasSpeech) return readWords(clause, context)
  const beside = clause.tokens.filter(({ speech }) => speech === undefined)
  return readSpeech(clause.tokens, verbIn(beside, context.index) ?? undefined, context)
}
