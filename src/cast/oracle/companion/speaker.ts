/** Somebody about to speak: who they are, what it is about, what was said, and the dice. Lines are filled in here. */
import type { Chance } from '../voice/chance.ts'
import { trades } from '../voice/trade.ts'
import type { Voice } from '../voice/voice.ts'
import { capital, small } from '../voice/words.ts'
import type { Memory } from './fresh.ts'
import { staleness } from './fresh.ts'
import type { Inner } from './inner.ts'
import type { Book } from './lines/book.ts'
import { books } from './lines/books.ts'
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

/** Mostly their first manner, now and then their second. */
export const bookOf = ({ voice, chance }: Speaker): Book => books[chance.isLucky(80) ? voice.manner : voice.undertone]

type Slots = Readonly<Record<string, readonly string[]>>

function slotsOf({ voice, moment }: Speaker): Slots {
  const trade = trades[voice.trade]
  return {
    thing: moment.things.slice(0, 3),
    who: moment.people.slice(0, 2),
    friend: moment.friends,
    echo: moment.echoes,
    seen: moment.seen,
    bad: trade?.bad ?? [],
    good: trade?.good ?? [],
    learned: trade?.learned ?? [],
  }
}

/** A name in the midst of a sentence, `the Under-Clerk`, begins one with a capital. */
const begun = (text: string): string =>
  text.replaceAll(/(^|[.!?] )(the \p{Lu})/gu, (_, before: string, name: string) => before + capital(name))

/** A line with its gaps filled; undefined when there is nothing to fill one with. */
export function fill(speaker: Speaker, line: string, given: Slots = {}): string | undefined {
  const slots: Slots = { ...slotsOf(speaker), ...given }
  const picked = new Map<string, string>() // who is named twice in a line is one and the same
  let isWhole = true
  const text = line.replaceAll(/#(\w+)(\.small)?#/g, (_, name: string, isSmall: string | undefined) => {
    const slot = name.toLowerCase()
    const value = picked.get(slot) ?? speaker.chance.pick(slots[slot] ?? [])
    if (value !== undefined) picked.set(slot, value)
    if (value === undefined) isWhole = false
    if (value === undefined) return ''
    return isSmall !== undefined ? small(value) : /^\p{Lu}/u.test(name) ? capital(value) : value
  })
  return isWhole ? begun(text) : undefined
}

/** The line of some that is newest to them; lines that name what is spoken of come first. */
export function newest(speaker: Speaker, lines: readonly string[], given: Slots = {}): string | undefined {
  const filled = lines.flatMap(line => {
    const text = fill(speaker, line, given)
    if (text === undefined) return []
    const named = /#(?:thing|who|echo|seen)(?:\.small)?#/i.test(line) ? 1.5 : 0
    return [{ text, score: staleness(text, speaker.memory) - named + speaker.chance.die(6) }]
  })
  return filled.sort((one, other) => one.score - other.score)[0]?.text
}

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
  let found = { text: '', score: Number.POSITIVE_INFINITY }
  for (let tried = 0; tried < attempts * 3; tried += 1) {
    if (tried >= attempts && found.score < isStale) break
    const text = attempt(tried >= attempts)?.trim() ?? ''
    const score = staleness(text, speaker.memory) + speaker.chance.die(4)
    if (text !== '' && score < found.score) found = { text, score }
  }
  return found.text
}

export const aloud = (words: string): string => `"${words.trim().replaceAll('"', "'")}"`
