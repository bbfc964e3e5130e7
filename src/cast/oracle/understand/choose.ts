/** Of all the ways to read the names in a clause, the one that makes sense for what is done. */
import type { Horizon, Named } from './intent.ts'
import type { Sighting } from './names.ts'
import type { Token } from '../../../english/tokens.ts'
import { contentMarks, prepositions } from './words/common.ts'

/** A name in its place: what led up to it, and what else it may have meant. */
export type Mention = {
  readonly named: Named
  /** The same thing several times over: `the rats`. The first is `named`. */
  readonly all: readonly Named[]
  readonly from: number
  readonly to: number
  readonly preposition: string | undefined
  /** Spoken of, not spoken to: after `about`, `if`, `that`. */
  readonly isContent: boolean
  readonly rivals: readonly Named[]
}

/** Words from one place up to another. */
export type Span = { readonly from: number; readonly to: number }

/** How much a kind of thing is wanted there, 0 to 1. */
export type Wish = (kind: Named['kind'], preposition: string | undefined, isContent: boolean) => number

/** A way out and the place it leads to are one. */
const keyOf = ({ kind, id }: Named): string => `${kind === 'exit' ? 'place' : kind}/${id}`
const isSame = (one: Named, other: Named): boolean => keyOf(one) === keyOf(other)
const isOverlapping = (one: Sighting, other: Sighting): boolean => one.from < other.to && other.from < one.to

/** `Giant Rat 1` and `Giant Rat 2` are twins: whoever says `the rat` means any of them, and need not be asked. */
const twinName = ({ name }: Named): string =>
  name
    .toLowerCase()
    .replace(/^(?:the|an?)\s+/u, '')
    .replaceAll(/\s*#?\d+\s*$/gu, '')
const areTwins = (one: Named, other: Named): boolean => one.kind === other.kind && twinName(one) === twinName(other)

const ordinals: Readonly<Record<string, number>> = {
  left: 0,
  first: 0,
  nearest: 0,
  closest: 0,
  second: 1,
  other: 1,
  another: 1,
  right: -1,
  last: -1,
  furthest: -1,
  farthest: -1,
  third: 2,
}
const wholes = new Set(['both', 'all', 'every', 'each', 'them'])

/** Which of the twins the words around mean; all of them for `rats` and `both`. */
function amongTwins(twins: readonly Named[], tokens: readonly Token[], { from, to }: Sighting): readonly Named[] {
  const around = tokens.slice(Math.max(0, from - 2), to).map(({ text }) => text)
  const last = tokens[to - 1]
  const isPlural = (last?.text.endsWith('s') ?? false) && !/['\u2019]/u.test(last?.gap ?? '')
  const singular = twinName(twins[0] ?? { kind: 'foe', id: '', name: '', likeness: 0 }).endsWith(last?.text ?? ' ')
  if (around.some(word => wholes.has(word)) || (isPlural && !singular)) return twins
  const ordinal = around.map(word => ordinals[word]).find(one => one !== undefined)
  return ordinal === undefined ? twins.slice(0, 1) : [twins.at(ordinal) ?? twins[0]].filter(one => one !== undefined)
}

function prepositionBefore(tokens: readonly Token[], from: number, until: number): string | undefined {
  for (let at = from - 1; at >= until; at -= 1) {
    const { text = '' } = tokens[at] ?? {}
    if (prepositions.has(text) || contentMarks.has(text)) return text
  }
  return undefined
}

/** From the first `about`, `if` or `that`, be it part of the verb as in `ask about`. */
const contentFrom = (tokens: readonly Token[], verb: Span): number => {
  const at = tokens.findIndex(({ text }, index) => index > verb.from && contentMarks.has(text))
  const first = verb.from === verb.to && contentMarks.has(tokens[verb.from]?.text ?? '') ? verb.from : at
  return first === -1 ? tokens.length : first
}

type Around = {
  readonly tokens: readonly Token[]
  readonly verb: Span
  readonly wish: Wish
  readonly contentAt: number
}

/** Of readings of the same words, the wanted kind first, then the nearer name. */
function toMention(best: Sighting, others: readonly Sighting[], around: Around, until: number): Mention {
  const { tokens, verb, wish, contentAt } = around
  const preposition = prepositionBefore(tokens, best.from, Math.max(verb.to, until))
  const isContent = best.from >= contentAt
  const worth = ({ named }: Sighting): number => named.likeness + wish(named.kind, preposition, isContent) * 0.6
  const ranked = [...others].sort((one, other) => worth(other) - worth(one))
  const [first = best] = ranked
  const equal = ranked.filter(one => worth(first) - worth(one) < 0.02).map(({ named }) => named)
  const unique = equal.filter((one, at) => equal.findIndex(other => isSame(one, other)) === at)
  const twins = unique.filter(one => areTwins(one, first.named))
  const all = twins.length > 1 ? amongTwins(twins, tokens, first) : [first.named]
  const rivals = unique.filter(one => twinName(one) !== twinName(first.named)) // of one name, nobody could choose
  const place = { from: first.from, to: first.to, preposition, isContent }
  return { named: all[0] ?? first.named, all, ...place, rivals: rivals.length > 0 ? unique : [] }
}

/** The names of a clause in their order: longer ones before the parts of them. */
export function mentionsIn(
  tokens: readonly Token[],
  sightings: readonly Sighting[],
  verb: Span,
  wish: Wish,
): readonly Mention[] {
  const around = { tokens, verb, wish, contentAt: contentFrom(tokens, verb) }
  const taken: Sighting[] = []
  const groups: { readonly best: Sighting; readonly others: readonly Sighting[] }[] = []
  const ordered = [...sightings].sort(
    (one, other) => other.telling - one.telling || other.named.likeness - one.named.likeness,
  )
  for (const best of ordered) {
    if (taken.some(one => isOverlapping(one, best))) continue
    const others = ordered.filter(one => one.telling === best.telling && isOverlapping(one, best))
    groups.push({ best, others })
    taken.push(...others)
  }
  groups.sort((one, other) => one.best.from - other.best.from)
  return groups.map(({ best, others }, at) => toMention(best, others, around, groups[at - 1]?.best.to ?? 0))
}

const pronouns: Readonly<Record<string, keyof Horizon['pronouns']>> = {
  he: 'he',
  him: 'he',
  his: 'he',
  she: 'she',
  her: 'she',
  they: 'they',
  them: 'they',
  their: 'they',
  it: 'it',
  there: 'there',
}

/** `him`, `it` and `there` as sightings of what they stand for now. */
export function pronounsIn(tokens: readonly Token[], verb: Span, horizon: Horizon): readonly Sighting[] {
  const { talkingTo } = horizon
  // Whoever goes by another pronoun is not meant by this one.
  const isOther = Object.values(horizon.pronouns).some(({ id }) => id === talkingTo?.id)
  const listener = isOther ? undefined : talkingTo
  // Of somebody nobody calls `he` or `she`, players say either.
  const isEither = talkingTo !== undefined && horizon.pronouns.they?.id === talkingTo.id
  return tokens.flatMap(({ text }, at) => {
    const pronoun = pronouns[text]
    const isInVerb = at < verb.to && (pronoun === 'it' || pronoun === 'there') // `leg it`, `get out of there`
    if (pronoun === undefined || at < verb.from || isInVerb) return []
    const isThem = isEither && (pronoun === 'he' || pronoun === 'she')
    const meant =
      (isThem ? talkingTo : horizon.pronouns[pronoun]) ??
      (pronoun === 'it' || pronoun === 'there' ? undefined : listener)
    return meant ? [{ named: { ...meant, likeness: 0.9 }, from: at, to: at + 1, telling: 0 }] : []
  })
}
