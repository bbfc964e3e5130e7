/** A clause as a deed: every verb that its words could be, ranked by phrase, by what its objects are, by what it leaves out. */
import { around, type NounPhrase } from '../../../english/noun-phrases.ts'
import { textBetween, type Word } from '../../../english/line.ts'
import { isAdverb, isContent, leadIns, modals, negations, numberAt } from '../../../english/small-words.ts'
import { isBase, isPast, verbOf } from '../../../english/verbs.ts'
import { matchesAt, type Frame, type Match } from './lexicon.ts'
import { isManner, lengthIn, mannersIn } from './manner.ts'
import { meant, type Context, type Found } from './names.ts'
import type { Deed, Idea, IdeaKind, Role, Roles, Thing, Wish } from './types.ts'

/** The words of a clause from its verb on, and what stood before it. */
export type Head = {
  readonly at: number
  readonly isNegated: boolean
  readonly isFirstPerson: boolean
  readonly isPast: boolean
}

const wanting = new Set(['try', 'want', 'attempt', 'decide', 'start', 'begin', 'continue', 'proceed', 'manage', 'plan', 'intend', 'need', 'have', 'dare', 'like', 'love', 'wish', 'prefer', 'get', 'mean', 'going', 'ready', 'use', 'help']) // prettier-ignore

/** `try to`, `go and`, `would like to`: nothing is done by that yet. */
function skipped(words: readonly Word[], at: number): number {
  const text = words[at]?.text ?? ''
  const [next, then] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? '']
  if (isAdverb(text) || modals.has(text) || text === 'please' || text === 'also' || text === 'just') return at + 1
  if (text === 'let' && (next === 'us' || next === 'me')) return at + 2
  if ((text === 'am' || text === 'are') && next.endsWith('ing')) return at + 1
  if (wanting.has(verbOf(text) ?? text) && next === 'to' && isBase(then)) return at + 2
  if (text === 'go' && (next === 'and' ? isBase(then) : isBase(next) && next !== 'back' && next !== 'home'))
    return at + (next === 'and' ? 2 : 1)
  return at
}

/** Where the deed stands: behind `I`, behind what leads up to it. */
export function headIn(words: readonly Word[]): Head | undefined {
  let at = 0
  const isFirstPerson = words[0]?.text === 'i' || words[0]?.text === 'we'
  if (isFirstPerson) at = 1
  let isNegated = false
  for (let next = at; next < words.length; next = at) {
    const text = words[next]?.text ?? ''
    if (negations.has(text) || (text === 'do' && words[next + 1]?.text === 'not'))
      isNegated = isNegated || negations.has(text) || true
    at = negations.has(text) || (text === 'do' && words[next + 1]?.text === 'not') ? next + 1 : skipped(words, next)
    if (at === next) break
  }
  const word = words[at]
  if (word === undefined) return undefined
  return { at, isNegated, isFirstPerson, isPast: isFirstPerson && isPast(word.text) && !isBase(word.text) }
}

type Named = { readonly phrase: NounPhrase; readonly found?: Found }

type Reading = {
  readonly match: Match
  readonly roles: Roles
  readonly score: number
  readonly left: readonly string[]
  readonly unclear: readonly Thing[]
  readonly listed: readonly Thing[]
}

const byPreposition: Readonly<Record<string, Role>> = { with: 'with', using: 'with', about: 'about', regarding: 'about', concerning: 'about', of: 'about', for: 'about', over: 'where', to: 'whom', toward: 'where', towards: 'where', without: 'about' } // prettier-ignore

const accepts = ({ takes }: Frame, role: Role, { kind }: Thing): boolean =>
  takes.some(([one, kinds]) => one === role && kinds.has(kind))

const textOf = (words: readonly Word[]): string => words.map(({ raw, text }) => (raw === '' ? text : raw)).join(' ')

/** Which role something has: what leads it in says so, as far as the verb takes it there. */
function roleFor(frame: Frame, { preposition }: NounPhrase, thing: Thing, filled: Roles): Role | undefined {
  const free = frame.takes.filter(([role]) => filled[role] === undefined)
  const fitting = free.filter(([, kinds]) => kinds.has(thing.kind)).map(([role]) => role)
  if (preposition === undefined) return fitting[0]
  const [primary] = frame.takes[0] ?? []
  const own = Object.hasOwn(byPreposition, preposition) ? byPreposition[preposition] : 'where'
  const wanted = own === 'whom' && !fitting.includes('whom') ? 'where' : own
  if (wanted !== undefined && fitting.includes(wanted)) return wanted
  return fitting.find(role => role !== primary) ?? fitting[0]
}

const preferFor =
  (frame: Frame | undefined) =>
  (thing: Thing): number =>
    frame === undefined ? 0 : frame.takes.some(([, kinds]) => kinds.has(thing.kind)) ? 0.05 : -0.1

function readObjects(
  tail: readonly Word[],
  context: Context,
  frame: Frame | undefined,
): { readonly objects: readonly Named[]; readonly adverbs: readonly Word[] } {
  const { phrases, adverbs } = around(tail)
  const objects = phrases.map(phrase => {
    const found = phrase.speech === undefined ? meant(phrase, context, preferFor(frame)) : undefined
    return { phrase, ...(found !== undefined && { found }) }
  })
  return { objects, adverbs }
}

const contentIn = (words: readonly Word[]): readonly string[] =>
  words.filter(({ text }) => isContent(text) && !isManner(text)).length === 0
    ? []
    : [textOf(words.filter(({ text }) => isContent(text) && !isManner(text)))]

/** Words of a phrase beside the name of what it was found to be: `weaker` of `the weaker crab`. */
const besideName = ({ words, owner = [] }: NounPhrase, { names, id }: Thing): readonly string[] =>
  [...owner, ...words]
    .map(({ text }) => text)
    .filter(
      text =>
        isContent(text) &&
        !isManner(text) &&
        !id.includes(text) &&
        !names.some(name => name.includes(text.slice(0, 4))),
    )

function readingOf(match: Match, words: readonly Word[], at: number, context: Context): Reading {
  const frame = match.sense.kind === 'deed' ? match.sense.frame : undefined
  const tail = words.filter((_, index) => index > at && !match.taken.has(index))
  const { objects, adverbs } = readObjects(tail, context, frame)
  const roles: Partial<Record<Role, Thing>> = {}
  const [left, unclear, listed]: [string[], Thing[], Thing[]] = [[], [], []]
  let score = match.isWeak ? 0.6 : 1 + 0.45 * (match.weight - 1)
  const primary = frame?.takes[0]?.[0]
  if (frame?.isOfFights === true) score += context.isInFight ? 0.3 : -0.4
  if (match.owner !== undefined && frame !== undefined) {
    const owner = meant({ words: match.owner, headEnd: match.owner.length }, context)
    const role = owner === undefined ? undefined : (accepts(frame, 'whom', owner.thing) ? 'whom' : roleFor(frame, { words: [], headEnd: 0 }, owner.thing, roles)) // prettier-ignore
    if (owner !== undefined && role !== undefined) {
      roles[role] = owner.thing
      score += 0.8
    }
  }
  const direct = objects.filter(({ phrase }) => phrase.preposition === undefined && phrase.isListed !== true)
  for (const [order, { phrase, found }] of objects.entries()) {
    if (found === undefined || frame === undefined) {
      left.push(...contentIn([...(phrase.owner ?? []), ...phrase.words]))
      if (order === 0 && frame !== undefined && phrase.preposition === undefined)
        score += frame.takes.some(([, kinds]) => kinds.has('mention')) ? 0.05 : -0.15
      continue
    }
    const isFirstOfTwo = frame.isTwofold && direct.length > 1 && direct[0]?.phrase === phrase
    const role =
      isFirstOfTwo && accepts(frame, 'whom', found.thing) ? 'whom' : roleFor(frame, phrase, found.thing, roles)
    if (phrase.isListed === true && order > 0 && listed.length < 3) {
      const before = objects[order - 1]?.found?.thing
      if (before !== undefined && (roles[primary ?? 'what'] === before || listed.includes(before))) {
        listed.push(found.thing)
        continue
      }
    }
    if (role === undefined) {
      left.push(...contentIn(phrase.words))
      if (phrase.preposition === undefined) score -= 0.7
      continue
    }
    roles[role] = found.thing
    left.push(...besideName(phrase, found.thing))
    if (phrase.preposition === undefined || order === 0) {
      score += (role === primary || isFirstOfTwo ? 0.7 : 0.35) * Math.min(1, found.likeness)
      if (found.others.length > 0) unclear.push(found.thing, ...found.others)
    } else score += 0.1
  }
  left.push(
    ...adverbs.filter(({ text }) => isContent(text) && !isManner(text) && !leadIns.has(text)).map(({ text }) => text),
  )
  if (frame?.needs !== undefined && roles[frame.needs] === undefined) score -= 1.5
  if (match.isWeak && (primary === undefined || roles[primary] === undefined)) score = 0
  const isOffered = match.sense.kind === 'deed' && isAfforded(context, match.sense.verb, roles, primary)
  return { match, roles, score: score + (isOffered ? 0.15 : 0), left, unclear, listed }
}

const isAfforded = ({ affordances }: Context, verb: string, roles: Roles, primary: Role | undefined): boolean =>
  primary !== undefined &&
  roles[primary] !== undefined &&
  affordances.some(one => one.verb === verb && one.roles[primary]?.id === roles[primary]?.id)

export type DeedReading = {
  readonly wishes: readonly Wish[]
  readonly score: number
  readonly unclear: readonly Thing[]
  readonly sense: Match['sense']
}

/** All readings of the clause from its verb on, the best first. Verbs of talk are ranked with the others. */
export function readDeed(line: string, words: readonly Word[], head: Head, context: Context): readonly DeedReading[] {
  const clause = words.slice(head.at)
  const matches = matchesAt(clause, 0)
  const readings = matches.map(match => readingOf(match, clause, 0, context)).filter(({ score }) => score > 0)
  return readings
    .toSorted((one, other) => other.score - one.score)
    .map(reading => ({
      score: reading.score,
      unclear: reading.unclear,
      sense: reading.match.sense,
      wishes: wishesOf(line, words, head, reading, context),
    }))
}

function meantBy(
  line: string,
  words: readonly Word[],
  { isNegated }: Head,
  left: readonly string[],
): Pick<Deed, 'words' | 'manner' | 'left' | 'isNegated'> {
  return {
    words: textBetween(line, words),
    manner: mannersIn(words),
    left,
    ...(isNegated && { isNegated: true as const }),
  }
}

function wishesOf(
  line: string,
  words: readonly Word[],
  head: Head,
  { match, roles, left, listed }: Reading,
  context: Context,
): readonly Wish[] {
  const base = meantBy(line, words, head, left)
  if (match.sense.kind === 'idea') return [ideaOf(base, match.sense.idea, words.slice(head.at + 1), context)]
  if (match.sense.kind !== 'deed') return []
  const { verb, frame } = match.sense
  const count = words.map((_, at) => numberAt(words, at)).find(number => number !== undefined)
  const length = verb === 'rest' || verb === 'wait' ? lengthIn(words) : undefined
  const deed: Deed = {
    ...base,
    kind: 'deed',
    verb,
    roles,
    ...(count !== undefined && { count }),
    ...(length !== undefined && { length }),
  }
  const [primary = 'what'] = frame.takes[0] ?? []
  return [deed, ...listed.map(thing => ({ ...deed, roles: { ...roles, [primary]: thing } }))]
}

/** Everything a clause names, in its order. */
export function thingsNamed(words: readonly Word[], context: Context): readonly Thing[] {
  const found = around(words).phrases.flatMap(phrase => {
    const owner =
      phrase.owner === undefined ? undefined : meant({ words: phrase.owner, headEnd: phrase.owner.length }, context)
    return [meant(phrase, context)?.thing, owner?.thing]
  })
  return [...new Set(found.filter(thing => thing !== undefined))]
}

export function ideaOf(
  base: Pick<Idea, 'words' | 'manner' | 'left' | 'isNegated'>,
  idea: IdeaKind,
  words: readonly Word[],
  context: Context,
): Idea {
  const names = thingsNamed(words, context)
  const said = around(words).phrases.filter(phrase => meant(phrase, context) === undefined)
  return { ...base, kind: 'idea', idea, names, left: said.flatMap(({ words: one }) => contentIn(one)) }
}
