/** Somebody about to speak: who they are, what it is about, what was said, and the dice. Lines are filled in here. */
import { memo } from '../../../core/memo.ts'
import type { Chance } from '../voice/chance.ts'
import { trades } from '../voice/trade.ts'
import type { Voice } from '../voice/voice.ts'
import { capital, small } from '../../../english/content-words.ts'
import { freshest, staleness, type Attempt, type Memory } from '../company/fresh.ts'
import type { Inner } from './inner.ts'
import { bookFor, type Book } from './lines/books.ts'
import type { Moment } from './moment.ts'

export type Speaker = {
  readonly voice: Voice
  readonly moment: Moment
  readonly inner: Inner
  readonly memory: Memory
  readonly chance: Chance
  /** What they have said already in this session, oldest first. */
  readonly said: readonly string[]
}

/** The book of their manner. */
export const bookOf = ({ voice }: Speaker): Book => bookFor(voice.manner)

type Slots = Readonly<Record<string, readonly string[]>>

function slotsOf({ voice, moment }: Speaker): Slots {
  const trade = trades[voice.trade]
  return {
    thing: moment.things.slice(0, 3),
    who: moment.people.slice(0, 2),
    friend: moment.friends,
    echo: moment.echoes,
    bad: trade?.bad ?? [],
    good: trade?.good ?? [],
    learned: trade?.learned ?? [],
  }
}

/** A name in the midst of a sentence, `the Under-Clerk`, begins one with a capital. */
const begun = (text: string): string =>
  text.includes('the ')
    ? text.replaceAll(/(^|[.!?] )(the \p{Lu})/gu, (_, before: string, name: string) => before + capital(name))
    : text

type Gap = { readonly slot: string; readonly how: 'small' | 'capital' | 'plain'; readonly after: string }
/** A line taken apart: what stands before its first gap, and the gaps with what stands after each. */
type Line = {
  readonly start: string
  readonly gaps: readonly Gap[]
  readonly isNamed: boolean
  /** Somebody is spoken to by name: `Quite so, #who#.` */
  readonly isCalling: boolean
  /** Who alone would say it, by what their life was; none where anybody might. */
  readonly trades: readonly string[]
}

/** What only somebody of a trade says of themselves. */
const ofTrade: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bsteal an\b|\bI never stole\b|\bas a professional\b|\bcount my fingers\b/u, ['thief']],
  [/\b(?:I have sworn|my oath|the short prayer|say a prayer)\b/u, ['priest', 'soldier', 'noble']],
  [/\bsword belt\b/u, ['soldier', 'noble']],
  [/\bmy notes\b/iu, ['scholar']],
]

const tradesOf = (line: string): readonly string[] => ofTrade.find(([sign]) => sign.test(line))?.[1] ?? []

const calling = /(?:^|[.!?] )#who#,|, #who#[,.!?]/

const lineOf = memo(5_000, (line): Line => {
  const [start = '', ...rest] = line.split(/#(\w+)(\.small)?#/)
  const gaps: Gap[] = []
  for (let at = 0; at < rest.length; at += 3) {
    const name = rest[at] ?? ''
    const how = rest[at + 1] !== undefined ? 'small' : /^\p{Lu}/u.test(name) ? 'capital' : 'plain'
    gaps.push({ slot: name.toLowerCase(), how, after: rest[at + 2] ?? '' })
  }
  return {
    start: gaps.length === 0 ? begun(start) : start,
    gaps,
    isNamed: gaps.some(({ slot }) => naming.has(slot)),
    isCalling: calling.test(line),
    trades: tradesOf(line),
  }
})

/** Lines that name what is spoken of. */
const naming: ReadonlySet<string> = new Set(['thing', 'who', 'echo', 'topic'])

function filled({ chance, moment }: Speaker, { start, gaps, isCalling }: Line, given: Slots): string | undefined {
  if (gaps.length === 0) return start
  const isHere = (name: string): boolean => moment.present.includes(name) || moment.friends.includes(name)
  const slots = isCalling ? { ...given, who: (given['who'] ?? []).filter(isHere) } : given
  const picked = new Map<string, string>() // who is named twice in a line is one and the same
  let text: string | undefined = start
  for (const { slot, how, after } of gaps) {
    const value = picked.get(slot) ?? chance.pick(slots[slot] ?? [])
    if (value !== undefined) picked.set(slot, value)
    if (text === undefined || value === undefined) text = undefined
    else text += (how === 'small' ? small(value) : how === 'capital' ? capital(value) : value) + after
  }
  return text === undefined ? undefined : begun(text)
}

/** A line with its gaps filled; undefined when there is nothing to fill one with. */
export const fill = (speaker: Speaker, line: string): string | undefined =>
  filled(speaker, lineOf(line), slotsOf(speaker))

/** The line of some that is newest to them; lines that name what is spoken of come first. */
export function newest(speaker: Speaker, lines: readonly string[], given: Slots = {}): string | undefined {
  const slots: Slots = { ...slotsOf(speaker), ...given }
  const attempts: Attempt[] = []
  for (const line of lines) {
    const parts = lineOf(line)
    if (parts.trades.length > 0 && !parts.trades.includes(speaker.voice.trade)) continue
    const text = filled(speaker, parts, slots)
    const bonus = (parts.isNamed ? 1.5 : 0) + (isTheirs(`${speaker.voice.name}\n${line}`) ? 4 : 0)
    if (text !== undefined) attempts.push({ text, luck: speaker.chance.die(6), bonus })
  }
  return freshest(attempts, speaker.memory)?.text
}

/**
 * Of the lines of a manner each who speaks in it likes another half: two who are both dry need not be dry in the same
 * words, at this table or at another.
 */
const isTheirs = memo(10_000, (key): boolean => {
  let sum = 7
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % 65_521
  return sum % 2 === 0
})

/** From here on an answer holds a sentence that was said before. */
const isStale = 15

/** The newest of some lines, unless all of them were said before. */
export function unsaid(speaker: Speaker, lines: readonly string[], given: Slots = {}): string | undefined {
  const line = newest(speaker, lines, given)
  return line === undefined || staleness(line, speaker.memory) >= isStale ? undefined : line
}

/**
 * The best of several attempts: what was said before weighs against it, and chance decides between equals. Where all of
 * them were said before, as many again are made, and told so: they may put together what they would else say alone.
 */
export function best(speaker: Speaker, attempts: number, attempt: (isHard: boolean) => string | undefined): string {
  const { chance, memory } = speaker
  const tried = (isHard: boolean): Attempt => ({ text: attempt(isHard)?.trim() ?? '', luck: chance.die(4), bonus: 0 })
  const first = Array.from({ length: attempts }, () => tried(false))
  let found = freshest(first.filter(hasWords), memory)
  for (let harder = attempts * 2; harder > 0 && !(found !== undefined && found.score < isStale); harder -= 1) {
    const last = tried(true)
    const score = hasWords(last) ? staleness(last.text, memory) + last.luck : Number.POSITIVE_INFINITY
    if (found === undefined ? hasWords(last) : score < found.score) found = { text: last.text, score }
  }
  return found?.text ?? ''
}

const hasWords = ({ text }: Attempt): boolean => text !== ''

export const aloud = (words: string): string => `"${words.trim().replaceAll('"', "'")}"`
