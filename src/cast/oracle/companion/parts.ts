/** The parts answers are put together from. */
import { hasObjected } from './inner.ts'
import type { Book, Situation } from './lines/book.ts'
import { onPoints } from './lines/points/all.ts'
import { touched } from './opinion.ts'
import { habitFor } from './own-words.ts'
import { sharedBetween } from '../../../english/content-words.ts'
import { aloud, newest, unsaid, type Speaker } from './speaker.ts'

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
  const usual = tenseKinds.has(kind) ? book.tense : book.calm
  const isOfNothing = speaker.moment.things.length === 0
  return own ?? newest(speaker, isOfNothing ? usual.filter(line => !/\b(?:it|them)\b/.test(line)) : usual)
}

/** Their stand on a choice, in their manner. Whoever has objected before comes along. */
export function stand(speaker: Speaker, book: Book, memory: Remembered): string | undefined {
  if (hasObjected(memory, speaker.moment)) return newest(speaker, book.yield)
  return newest(speaker, book[speaker.inner.stance])
}

/** Moments in which one speaks to one's own. */
const ofFriends: ReadonlySet<Situation> = new Set([
  'hurt',
  'cruel',
  'crime',
  'failed',
  'threat',
  'coin',
  'plan',
  'rest',
  'quiet',
])

/** So many points of a moment come to mind, and the first of them most often. */
const inMind = 4

/** Two who are asked at once have not the same thing on their mind. */
const seatOf = ({ moment, voice }: Speaker): number =>
  moment.friends.filter(name => name.localeCompare(voice.short) < 0).length

/** They have said lately where they would look. */
const hasPointed = ({ moment, said }: Speaker): boolean => {
  const lately = said.slice(-4).join(' ')
  return moment.points.some(({ slots }) => slots['thing']?.some(thing => lately.includes(thing)) === true)
}

/** Something about this very moment, in their manner; undefined where there is nothing to say that was not said. */
export function onPoint(speaker: Speaker): string | undefined {
  const { moment, voice, chance } = speaker
  const points = moment.points.slice(0, inMind)
  const first = chance.isLucky(75) ? seatOf(speaker) % Math.max(1, Math.min(2, points.length)) : chance.die(inMind) - 1
  for (const point of [...points.slice(first), ...points.slice(0, first)]) {
    if (point.kind === 'look' && (chance.isLucky(50) || hasPointed(speaker))) continue
    const lines = onPoints[chance.isLucky(85) ? voice.manner : voice.undertone][point.kind]
    const said = unsaid(speaker, lines, point.slots)
    if (said !== undefined) return said
  }
  return undefined
}

/** A remark on what was just spoken of: on the moment itself before anything else, and by its name where it has one. */
export function remark(speaker: Speaker, book: Book, kind: Situation): string | undefined {
  return (speaker.chance.isLucky(85) ? onPoint(speaker) : undefined) ?? inPassing(speaker, book, kind)
}

function inPassing(speaker: Speaker, book: Book, kind: Situation): string | undefined {
  const { moment, chance } = speaker
  const opinion = touched(speaker.voice, moment).find(({ topic }) => topic !== '')
  if (opinion !== undefined && chance.isLucky(35))
    return newest(speaker, opinion.direction === 'for' ? book.fond : book.sour, { it: [opinion.topic] })
  const strangers = moment.people.filter(name => !moment.friends.includes(name)).slice(0, 2)
  const named = [
    ...(moment.echoes.length > 0 ? [book.echo] : []),
    ...(moment.things.length > 0 ? [book.about] : []),
    ...(strangers.length > 0 ? [book.person] : []),
  ]
  const lines = chance.isLucky(60) ? chance.pick(named) : undefined
  const isAmongUs = strangers.length === 0 || (lines === undefined && ofFriends.has(kind))
  return newest(speaker, lines ?? book.react[kind], isAmongUs ? {} : { who: strangers })
}

/** Of what could be done next, what is nearest to them. */
export function counsel(speaker: Speaker, book: Book): string | undefined {
  const { voice, moment, chance } = speaker
  if (moment.leads.length === 0) return undefined
  const near = moment.leads.filter(lead => sharedBetween(`${voice.bond} ${voice.ideal}`, lead) > 0)
  const lead = chance.pick(near.length > 0 && chance.isLucky(70) ? near : moment.leads)
  return lead === undefined ? undefined : unsaid(speaker, book.counsel, { lead: [lead] })
}
