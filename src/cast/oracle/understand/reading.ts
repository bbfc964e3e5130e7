/** What reading a clause works with: its names in their roles, and the wish they come to. */
import { mentionsIn, pronounsIn } from './choose.ts'
import type { Mention } from './choose.ts'
import { directionIn } from './directions.ts'
import type { Horizon, Intent, Named, Verb } from './intent.ts'
import { mannerOf } from './manner.ts'
import { sightingsIn } from './names.ts'
import type { NameIndex, Sighting } from './names.ts'
import { lengthOf } from './rest-length.ts'
import { rolesFor, wishFor } from './roles.ts'
import { articles, contentMarks, describing, determiners, hails, openings, prepositions } from './words/common.ts'
import type { Token } from '../../../english/tokens.ts'

/** `deed` has a verb of its own, `dialogue` is spoken, `loose` is only words. */
export type Reading = { readonly intent: Intent; readonly how: 'deed' | 'dialogue' | 'loose' }

export type Context = {
  readonly line: string
  readonly index: NameIndex
  readonly horizon: Horizon
  readonly before: Intent | undefined
}

export type Part = {
  readonly tokens: readonly Token[]
  readonly verbFrom?: number
  readonly verbEnd: number
  readonly words: string
}

export const isPerson = ({ named }: Mention): boolean => ['person', 'party', 'foe'].includes(named.kind)

/** A name is called where a comma or nothing stands beside it: `Evening, captain.` */
export function isCalled({ from, to }: Mention, tokens: readonly Token[]): boolean {
  const next = tokens[to]
  const isFirst = from === 0 && (!next || /[,!?.]/u.test(next.gap))
  return isFirst || (to === tokens.length && (tokens[from]?.gap ?? '').includes(','))
}

const endearments = new Set(['mate', 'friend', 'lad', 'love', 'dear', 'pal', 'buddy', 'man', 'boy', 'girl', 'sir'])

/** `Hey Maren, …`, `excuse me, captain: …`: whom a clause is said to, where nothing but a greeting stands before. */
export function calledFirst(tokens: readonly Token[], mentions: readonly Mention[]): Mention | undefined {
  const first = mentions.find(isPerson)
  if (first === undefined || tokens[first.to] === undefined) return undefined
  const before = tokens.slice(0, first.from).map(({ text }) => text)
  if (!before.every(word => openings.has(word) || articles.has(word) || describing.has(word))) return undefined
  const end = endearments.has(tokens[first.to]?.text ?? '') ? first.to + 1 : first.to
  return /[,!?.:;\u2013\u2014]|\s-/u.test(tokens[end]?.gap ?? '') || before.some(word => hails.has(word))
    ? first
    : undefined
}

/** Spells have names of common words: a part of one means it only where something is cast. */
const isMeant = ({ named, from, telling }: Sighting, verb: Verb, verbEnd: number): boolean =>
  named.kind === 'spell'
    ? verb === 'cast' || (from >= verbEnd && (named.likeness === 1 || telling > 1))
    : from >= verbEnd

const taking: ReadonlySet<Verb> = new Set(['take', 'steal'])

/** `her` before a thing says whose it is; only a thief's hand cares. */
const isOwner = ({ from }: Sighting, tokens: readonly Token[], named: readonly Sighting[]): boolean =>
  ['his', 'her', 'their'].includes(tokens[from]?.text ?? '') &&
  !determiners.has(tokens[from + 1]?.text ?? '') && // `show her the letter`
  !contentMarks.has(tokens[from + 1]?.text ?? '') &&
  !prepositions.has(tokens[from + 1]?.text ?? '') &&
  named.some(other => other.from === from + 1 || other.from === from + 2)

export function mentionsFor(
  verb: Verb,
  { tokens, verbEnd, verbFrom = verbEnd }: Omit<Part, 'words'>,
  { index, horizon }: Context,
): readonly Mention[] {
  const place = { from: verbFrom, to: verbEnd }
  const named = sightingsIn(tokens, index).filter(one => isMeant(one, verb, verbEnd))
  const pronouns = pronounsIn(tokens, place, horizon).filter(one => taking.has(verb) || !isOwner(one, tokens, named))
  return mentionsIn(tokens, [...named, ...pronouns], place, wishFor(verb))
}

/** Where it hardly matters which, nobody is asked. */
const unasked: ReadonlySet<Verb> = new Set(['act', 'question', 'recall', 'say', 'wait', 'plan', 'look', 'nothing'])

/** What could not be told apart, where it is what the deed is done to. */
const unclearIn = (verb: Verb, mentions: readonly Mention[], targets: readonly Named[]) =>
  unasked.has(verb)
    ? undefined
    : mentions.find(({ named, rivals }) => rivals.length > 1 && named.id === targets[0]?.id)?.rivals

export function toIntent(verb: Verb, part: Part, mentions: readonly Mention[], { horizon, line }: Context): Intent {
  const roles = rolesFor(verb, mentions, horizon)
  const direction = roles.targets.length === 0 ? directionIn(verb, part.tokens) : undefined
  const unclear = unclearIn(verb, mentions, roles.targets)
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
    line,
    next: [],
  }
}
