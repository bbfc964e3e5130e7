/** A clause as a deed: every verb that its words could be, ranked by phrase, by what its objects are, by what it leaves out. */
import { around } from '../../../english/noun-phrases.ts'
import { textBetween, type Word } from '../../../english/line.ts'
import {
  auxiliaries,
  isAdverb,
  isContent,
  modals,
  negations,
  numberAt,
  openers,
  prepositions,
  questioners,
  subjects,
} from '../../../english/small-words.ts'
import { isBase, isPast, verbOf } from '../../../english/verbs.ts'
import { matchesAt, type Match } from './lexicon.ts'
import { isManner, isSpan, lengthIn, mannersIn } from './manner.ts'
import { meant, type Context } from './names.ts'
import { assign, contentIn, type Assigned } from './roles.ts'
import type { Deed, Idea, IdeaKind, Thing, Wish } from '../desk/wishes.ts'

/** The words of a clause from its verb on, and what stood before it. */
export type Head = {
  readonly at: number
  readonly isNegated: boolean
  readonly isFirstPerson: boolean
  readonly isPast: boolean
}

const wanting = new Set(['try', 'want', 'attempt', 'decide', 'start', 'begin', 'continue', 'proceed', 'manage', 'plan', 'intend', 'need', 'have', 'dare', 'like', 'love', 'wish', 'prefer', 'get', 'mean', 'going', 'ready', 'use', 'help']) // prettier-ignore

const beginning = new Set(['start', 'begin', 'keep', 'continue', 'try'])

/** `try to`, `go and`, `would like to`: nothing is done by that yet. */
function skipped(words: readonly Word[], at: number): number {
  const text = words[at]?.text ?? ''
  const [next, then] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? '']
  if (isAdverb(text) || modals.has(text) || text === 'please' || text === 'also' || text === 'just') return at + 1
  if (text === 'see' && (next === 'if' || next === 'whether') && subjects.has(then) && words[at + 3]?.text === 'can')
    return at + 4
  if (text === 'let' && (next === 'us' || next === 'me')) return at + (then === 'all' || then === 'both' ? 3 : 2)
  if ((text === 'am' || text === 'are') && next.endsWith('ing')) return at + 1
  if ((wanting.has(text) || wanting.has(verbOf(text) ?? '')) && next === 'to' && isBase(then)) return at + 2
  if (beginning.has(verbOf(text) ?? '') && next.endsWith('ing') && verbOf(next) !== undefined) return at + 1 // `start reading`
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
    const isDenied = negations.has(text) || (text === 'do' && words[next + 1]?.text === 'not')
    isNegated ||= isDenied
    at = isDenied ? next + 1 : skipped(words, next)
    if (at === next) break
  }
  const word = words[at]
  if (word === undefined) return undefined
  return { at, isNegated, isFirstPerson, isPast: isFirstPerson && isPast(word.text) && !isBase(word.text) }
}

type Reading = Assigned & { readonly match: Match }

const alone: Assigned = { roles: {}, score: 0, left: [], unclear: [], listed: [] }

/** How well the phrase itself fits: the more of its words stand there, the better. */
function readingOf(match: Match, clause: readonly Word[], context: Context): Reading {
  const base = match.isWeak ? 0.6 : 1 + 0.45 * (match.weight - 1) + 0.35 * match.nouns
  if (match.sense.kind !== 'deed') return { ...alone, match, score: base }
  const { frame } = match.sense
  const tail = clause.filter((_, index) => index > 0 && !match.taken.has(index))
  const assigned = assign(frame, match, tail, context)
  const primary = frame.takes[0]?.[0]
  const isEmpty = match.isWeak && (primary === undefined || assigned.roles[primary] === undefined)
  const atWar = frame.isOfFights ? (context.isInFight ? 0.3 : -0.4) : 0
  return { ...assigned, match, score: isEmpty ? 0 : base + assigned.score + atWar }
}

export type DeedReading = {
  readonly wishes: readonly Wish[]
  readonly score: number
  readonly unclear: readonly Thing[]
  readonly sense: Match['sense']
}

/** All readings of the clause from its verb on, the best first. Verbs of talk are ranked elsewhere. */
export function readDeed(line: string, words: readonly Word[], head: Head, context: Context): readonly DeedReading[] {
  const clause = words.slice(head.at)
  return matchesAt(clause, 0)
    .filter(({ sense }) => sense.kind !== 'speech')
    .map(match => readingOf(match, clause, context))
    .filter(({ score }) => score > 0)
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
  { match, roles, left, listed, missing }: Reading,
  context: Context,
): readonly Wish[] {
  const base = meantBy(line, words, head, left)
  if (match.sense.kind === 'idea') return [ideaOf(base, match.sense.idea, words.slice(head.at + 1), context)]
  if (match.sense.kind !== 'deed') return []
  const { verb, frame } = match.sense
  const count = words.map((_, at) => (measures.has(words[at + 1]?.text ?? '') ? undefined : numberAt(words, at))).find(number => number !== undefined) // prettier-ignore
  const length = verb === 'rest' || verb === 'wait' ? lengthIn(words) : undefined
  const deed: Deed = {
    ...base,
    left: base.left.filter(
      text => !text.split(' ').every((word, at) => isSpan(word) || numberAt([{ text: word }], at) !== undefined),
    ),
    kind: 'deed',
    verb,
    roles,
    ...(count !== undefined && { count }),
    ...(length !== undefined && { length }),
    ...(missing !== undefined && { missing }),
  }
  const [primary = 'what'] = frame.takes[0] ?? []
  return [deed, ...listed.map(thing => ({ ...deed, roles: { ...roles, [primary]: thing } }))]
}

/** Fifty feet of rope are one rope. */
const measures = new Set(['feet', 'foot', 'ft', 'yards', 'yard', 'inches', 'inch'])

/** Within a sentence a verb parts what it stands between, unless an article makes it a noun. */
function runsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const runs: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const isOpened = before !== undefined && (openers.has(before.text) || before.owns === true || (prepositions.has(before.text) && before.text !== 'to')) // prettier-ignore
    const isVerb = verbOf(word.text) !== undefined && !isOpened && word.owns !== true
    const isApart =
      parting.has(word.text) || modals.has(word.text) || auxiliaries.has(word.text) || questioners.has(word.text)
    if (isVerb || isApart) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs
}
const parting = new Set(['i', 'we', 'not', 'that', 'if', 'whether', 'because'])

/** Everything a stretch of words names, in its order. */
export function thingsNamed(words: readonly Word[], context: Context): readonly Thing[] {
  const found = runsOf(words).flatMap(run =>
    around(run).phrases.flatMap(phrase => {
      const { owner } = phrase
      return [
        meant(phrase, context),
        owner === undefined ? undefined : meant({ words: owner, headEnd: owner.length }, context),
      ]
    }),
  )
  const things = found.flatMap(one => (one === undefined || one.thing.id === context.self.id ? [] : [one.thing]))
  return [...new Map(things.map(thing => [`${thing.kind}/${thing.id}`, thing])).values()]
}

type Base = Pick<Idea, 'words' | 'manner' | 'left' | 'isNegated'>

export function ideaOf(base: Base, idea: IdeaKind, words: readonly Word[], context: Context): Idea {
  const { phrases, adverbs } = around(words)
  const unknown = phrases.filter(phrase => meant(phrase, context) === undefined)
  const how = adverbs.filter(({ text }) => isContent(text) && !isManner(text)).map(({ text }) => text)
  const left = [...unknown.flatMap(one => contentIn([...(one.owner ?? []), ...one.words])), ...how]
  return { ...base, kind: 'idea', idea, names: thingsNamed(words, context), left }
}
