/** The parts answers are put together from. */
import { hasObjected } from './inner.ts'
import type { Book, Situation } from './lines/book.ts'
import { habitFor } from './own-words.ts'
import { aloud, newest, type Speaker } from './speaker.ts'

/** What was asked of them before, and what they said. */
export type Remembered = readonly { readonly asked: string; readonly said: string }[]

export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join(' ')

export const spoken = (words: string | undefined): string | undefined =>
  words === undefined || words === '' ? undefined : aloud(words)

const tenseKinds: ReadonlySet<Situation> = new Set([
  'threat',
  'uncanny',
  'dead',
  'shut',
  'hurt',
  'cruel',
  'crime',
  'lie',
])

export const kindFor = ({ moment, chance }: Speaker): Situation =>
  (chance.isLucky(65) ? moment.kinds[0] : chance.pick(moment.kinds)) ?? 'quiet'

/** What they do while they speak: what their sheet says they do then, else something in their manner. */
export function deed(speaker: Speaker, book: Book, kind: Situation): string | undefined {
  const own = speaker.chance.isLucky(55) ? habitFor(speaker, kind) : undefined
  return own ?? newest(speaker, tenseKinds.has(kind) ? book.tense : book.calm)
}

/** Their stand on a choice, in their manner. Whoever has objected before comes along. */
export function stand(speaker: Speaker, book: Book, memory: Remembered): string | undefined {
  if (hasObjected(memory, speaker.moment)) return newest(speaker, book.yield)
  return newest(speaker, book[speaker.inner.stance])
}

/** A remark on what was just spoken of, by its name where it has one. */
export function remark(speaker: Speaker, book: Book, kind: Situation): string | undefined {
  const { moment, chance } = speaker
  const named = [
    ...(moment.things.length > 0 ? book.about : []),
    ...(moment.people.some(name => !moment.friends.includes(name)) ? book.person : []),
  ]
  const strangers = moment.people.filter(name => !moment.friends.includes(name)).slice(0, 2)
  const isNamed = named.length > 0 && chance.isLucky(45)
  if (!isNamed) return newest(speaker, book.react[kind])
  return newest(speaker, named, strangers.length > 0 ? { who: strangers } : {})
}
