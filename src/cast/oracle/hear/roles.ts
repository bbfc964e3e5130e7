/** What a verb is done to: the noun phrases around it, each in the role its place gives it, and what no role explains. */
import { around, isStanding, nounOf, type NounPhrase } from '../../../english/noun-phrases.ts'
import type { Word } from '../../../english/line.ts'
import { isContent, leadIns, numberAt } from '../../../english/small-words.ts'
import type { Frame, Match } from './lexicon.ts'
import { isManner } from './manner.ts'
import { meant, spots, type Context, type Found } from './names.ts'
import type { Role, Roles, Thing } from '../desk/wishes.ts'

/** Roles by what leads a phrase in, the likeliest first. What fits none of them is a tail, and never the target. */
const rolesBy: Readonly<Record<string, readonly Role[]>> = {
  with: ['with', 'whom'],
  using: ['with'],
  by: ['with', 'where'],
  about: ['about'],
  regarding: ['about'],
  concerning: ['about'],
  of: ['about'],
  for: ['about', 'whom', 'where'],
  to: ['whom', 'where', 'about'],
  at: ['whom', 'where'],
  without: [],
  like: [],
  than: [],
}
const elsewise: readonly Role[] = ['where', 'whom']
const aboutish = new Set(['about', 'regarding', 'concerning', 'of', 'for', 'over'])

type Named = { readonly phrase: NounPhrase; readonly found?: Found; readonly isPart: boolean }

export type Assigned = {
  readonly roles: Roles
  readonly score: number
  readonly left: readonly string[]
  readonly unclear: readonly Thing[]
  readonly listed: readonly Thing[]
  readonly missing?: string
}

const accepts = ({ takes }: Frame, role: Role, { kind }: Thing): boolean =>
  takes.some(([one, kinds]) => one === role && kinds.has(kind))

/** As typed: the second half of `he's` is in the first. */
const textOf = (words: readonly Word[]): string =>
  words
    .flatMap(({ raw, text, at }, index) => (raw !== '' ? [raw] : words[index - 1]?.at === at ? [] : [text]))
    .join(' ')

const owning = new Set('my your his her our their its'.split(' '))

/** The words of a phrase that nothing explains, in one piece. */
export const contentIn = (words: readonly Word[]): readonly string[] => {
  const said = words.filter(({ text }, at) => !isManner(text) && !(at === 0 && owning.has(text)))
  return said.some(({ text }) => isContent(text)) ? [textOf(said)] : []
}

/** `my ear`, `with both hands`, `three times`: by what or how often, and nothing to look for. */
const limbs = new Set('ear eye hand palm finger fingertip thumb knuckle fist arm elbow shoulder back head brow forehead cheek chin nose mouth lip tongue tooth foot heel toe knee leg hip weight time tail mane hoof horn paw wing fur coat flank neck belly snout beak'.split(' ')) // prettier-ignore
const isBodily = ({ words, owner = [] }: NounPhrase): boolean => {
  const noun = nounOf(words.at(-1)?.text ?? '')
  const isCounted = words.length > 1 && words.slice(0, -1).every((_, at) => numberAt(words, at) !== undefined || words[at]?.text === 'both') // prettier-ignore
  return limbs.has(noun) && (isCounted || [...owner, ...words].some(({ text }) => owning.has(text)))
}

/** Words of a phrase beside the name of what it was found to be: `weaker` of `the weaker crab`. */
const besideName = ({ words, owner = [] }: NounPhrase, { names, name }: Thing): readonly string[] => {
  const known = [name.toLowerCase(), ...names].join(' ')
  return [...owner, ...words].map(({ text }) => text).filter(text => isContent(text) && !isManner(text) && !spots.has(text) && !known.includes(text.slice(0, 4)) && !known.includes(nounOf(text).slice(0, 4))) // prettier-ignore
}

const firstOf = ({ takes }: Frame): Role | undefined => takes[0]?.[0]

/** Which role something has: what leads it in says so, as far as the verb takes it there. */
function roleFor(frame: Frame, { preposition }: NounPhrase, thing: Thing, filled: Roles): Role | undefined {
  const isFree = (role: Role): boolean => filled[role] === undefined && accepts(frame, role, thing)
  if (preposition === undefined) return frame.takes.map(([role], at) => (at === 0 || role === 'what' || role === 'whom' ? role : undefined)).find(role => role !== undefined && isFree(role)) // prettier-ignore
  const likely = Object.hasOwn(rolesBy, preposition) ? (rolesBy[preposition] ?? elsewise) : elsewise
  const primary = firstOf(frame)
  const isTail = ['for', 'with', 'about', 'of', 'without', 'like', 'than', 'by'].includes(preposition)
  return likely.find(isFree) ?? (primary !== undefined && !isTail && isFree(primary) ? primary : undefined)
}

const preferFor =
  (frame: Frame, { preposition }: NounPhrase) =>
  (thing: Thing): number => {
    if (thing.kind === 'topic') return preposition !== undefined && aboutish.has(preposition) ? 0 : -0.6
    return frame.takes.some(([, kinds]) => kinds.has(thing.kind)) ? 0.05 : -0.1
  }

/** What each phrase names; of something nobody knows, whose it is: `the reeve's finger`. */
function namedIn(phrases: readonly NounPhrase[], context: Context, frame: Frame): readonly Named[] {
  return phrases.map(phrase => {
    const found = phrase.speech === undefined ? meant(phrase, context, preferFor(frame, phrase)) : undefined
    const isLimb = limbs.has(nounOf(phrase.words.at(-1)?.text ?? '')) && found?.thing.kind === 'mention'
    if ((found !== undefined && !isLimb) || phrase.owner === undefined)
      return { phrase, isPart: false, ...(found !== undefined && { found }) }
    const owner = meant({ words: phrase.owner, headEnd: phrase.owner.length }, context)
    return owner === undefined || owner.likeness < 0.7 || owner.thing.id === context.self.id
      ? { phrase, isPart: false, ...(found !== undefined && { found }) }
      : { phrase, isPart: true, found: { ...owner, likeness: 0.55 } }
  })
}

/** What the verb cannot do without, and does not have. */
function lacking(frame: Frame, match: Match, roles: Roles, hasUnknown: boolean): number {
  const { needs } = frame
  if (needs === undefined || roles[needs] !== undefined) return 0
  const takesThings = frame.takes.some(([role, kinds]) => role === needs && kinds.has('mention'))
  if (!takesThings) return 1.2
  return hasUnknown || match.weight > 1 ? 0 : 0.6
}

const isAfforded = ({ affordances }: Context, { sense }: Match, roles: Roles, primary: Role | undefined): boolean =>
  primary !== undefined &&
  roles[primary] !== undefined &&
  sense.kind === 'deed' &&
  affordances.some(one => one.verb === sense.verb && one.roles[primary]?.id === roles[primary]?.id)

/** Everything around the verb, given its place. */
export function assign(frame: Frame, match: Match, tail: readonly Word[], context: Context): Assigned {
  const { phrases, adverbs } = around(tail)
  const named = namedIn(phrases, context, frame)
  const roles: Partial<Record<Role, Thing>> = {}
  const [left, unclear, listed]: [string[], Thing[], Thing[]] = [[], [], []]
  const primary = firstOf(frame)
  let [score, hasUnknown] = [0, false]
  let missing: string | undefined
  const owner =
    match.owner === undefined ? undefined : meant({ words: match.owner, headEnd: match.owner.length }, context)
  if (owner !== undefined && owner.thing.id === context.self.id) score -= 2 // one's own eyes are no body's
  else if (owner !== undefined) {
    const role = accepts(frame, 'whom', owner.thing) ? 'whom' : primary
    if (role !== undefined) roles[role] = owner.thing
    score += 0.8
  }
  const direct = named.filter(
    ({ phrase }) => phrase.preposition === undefined && phrase.isListed !== true && phrase.isAside !== true,
  )
  for (const [order, { phrase, found, isPart }] of named.entries()) {
    const isDirect = phrase.preposition === undefined
    if (isStanding(phrase)) left.push(phrase.words[0]?.text ?? '')
    if (isBodily(phrase) && (found === undefined || found.thing.from === 'sheet' || found.thing.from === 'carried'))
      continue
    if (found === undefined || phrase.isAside === true) {
      left.push(...contentIn([...(phrase.owner ?? []), ...phrase.words]))
      hasUnknown ||= isDirect && phrase.isAside !== true
      if (isDirect && phrase.isAside !== true) missing ??= contentIn(phrase.words)[0]
      continue
    }
    const before = named[order - 1]?.found?.thing
    const isAlso =
      phrase.isListed === true &&
      before !== undefined &&
      primary !== undefined &&
      (roles[primary] === before || listed.includes(before))
    if (isAlso && accepts(frame, primary, found.thing) && listed.length < 3) {
      listed.push(found.thing)
      continue
    }
    const isReceiver =
      frame.isTwofold && direct.length > 1 && direct[0]?.phrase === phrase && accepts(frame, 'whom', found.thing)
    const isThrown = match.isThrown === true && isDirect && accepts(frame, 'with', found.thing)
    const role = isReceiver ? 'whom' : isThrown ? 'with' : roleFor(frame, phrase, found.thing, roles)
    if (role === undefined) {
      left.push(...contentIn([...(phrase.owner ?? []), ...phrase.words]))
      if (isDirect) score -= 0.7
      hasUnknown ||= isDirect
      continue
    }
    roles[role] = found.thing
    left.push(...(isPart ? contentIn(phrase.words) : besideName(phrase, found.thing)))
    if (isDirect || order === 0) {
      score += (role === primary || isReceiver ? 0.7 : 0.35) * Math.min(1, found.likeness)
      if (found.others.length > 0) unclear.push(found.thing, ...found.others)
    } else score += 0.1
  }
  left.push(
    ...adverbs.filter(({ text }) => isContent(text) && !isManner(text) && !leadIns.has(text)).map(({ text }) => text),
  )
  const whose = named.find(({ phrase, isPart, found }) => phrase.owner !== undefined && !isPart && found !== undefined)
    ?.phrase.owner
  const holder =
    whose === undefined || roles.whom !== undefined
      ? undefined
      : meant({ words: whose, headEnd: whose.length }, context)?.thing
  const isTheirs =
    holder !== undefined &&
    holder.id !== context.self.id &&
    accepts(frame, 'whom', holder) &&
    (holder.kind === 'person' || holder.kind === 'foe')
  if (isTheirs) roles.whom = holder
  const there = adverbs.some(({ text }) => text === 'there') ? context.pronouns.there : undefined
  if (there !== undefined && roles.where === undefined && accepts(frame, 'where', there)) roles.where = there
  score -= lacking(frame, match, roles, hasUnknown)
  if (hasUnknown) score += frame.takes.some(([, kinds]) => kinds.has('mention')) ? 0.05 : -0.15
  if (isAfforded(context, match, roles, primary)) score += 0.15
  return { roles, score, left, unclear, listed, ...(missing !== undefined && { missing }) }
}
