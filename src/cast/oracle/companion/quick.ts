/** One or two sentences: what somebody says before having thought about it. */
import type { Book, Situation } from './lines/book.ts'
import { stirred } from './asked/stirred.ts'
import { isCalledFor, knownLine, ownedFlaw, reasonFor, triggeredBy } from './own-words.ts'
import { counsel, deed, joined, kindFor, onPoint, remark, spoken, stand, type Remembered } from './parts.ts'
import { best, bookOf, newest, type Speaker } from './speaker.ts'

export function quick(speaker: Speaker, memory: Remembered, isAskedOut = false): string {
  const cued = triggeredBy(speaker)
  const trigger = cued !== undefined && isCalledFor(cued, speaker.moment) ? cued : undefined
  const own = stirred(speaker)
  if (own !== undefined) return joined(trigger?.does, spoken(own))
  const advice = counsel(speaker, bookOf(speaker)) // whoever is asked which way says which way
  if (advice !== undefined) return spoken(withWhy(speaker, advice)) ?? ''
  const said = speaker.chance.isLucky(80) ? onPoint(speaker) : undefined
  if (said !== undefined) return withDeed(speaker, trigger?.does, said)
  return best(speaker, 8, isHard => {
    const { chance, moment } = speaker
    const book = bookOf(speaker)
    const kind = kindFor(speaker)
    if (isHard) return further(speaker, book)
    if (trigger !== undefined && trigger.does !== '' && chance.isLucky(65))
      return joined(trigger.does, knownLine(speaker, false) ?? spoken(remark(speaker, book, kind)))
    if (moment.isChoice && chance.isLucky(50)) return onChoice(speaker, book, memory)
    if (isAskedOut && chance.isLucky(60))
      return spoken(joined(remark(speaker, book, kind), newest(speaker, book.propose)))
    return offhand(speaker, book, kind)
  })
}

const withWhy = (speaker: Speaker, advice: string): string =>
  joined(advice, speaker.chance.isLucky(30) ? reasonFor(speaker, speaker.inner.wants) : undefined)

/** What they do beside it: what their sheet has them do at such a word, or now and then something in their manner. */
function withDeed(speaker: Speaker, does: string | undefined, said: string): string {
  if (does !== undefined && does !== '') return joined(does, spoken(said))
  const isDoing = speaker.chance.isLucky(25)
  return joined(spoken(said), isDoing ? deed(speaker, bookOf(speaker), kindFor(speaker)) : undefined)
}

function offhand(speaker: Speaker, book: Book, kind: Situation): string | undefined {
  const { chance, inner } = speaker
  const roll = chance.die(20)
  if (roll <= 4) return knownLine(speaker, roll === 1) ?? spoken(remark(speaker, book, kind))
  if (roll <= 8 && inner.leads === 'heart') return withReason(speaker, book)
  if (roll <= 9 && inner.leads === 'head')
    return spoken(joined(chance.isLucky(50) ? remark(speaker, book, kind) : undefined, newest(speaker, book.ask)))
  if (roll <= 10) return joined(deed(speaker, book, kind), spoken(remark(speaker, book, kind)))
  if (roll <= 13) return joined(spoken(remark(speaker, book, kind)), deed(speaker, book, kind))
  return spoken(remark(speaker, book, kind))
}

/** The first thoughts are spent: another thing that was named, a question, a lesson of their own. */
function further(speaker: Speaker, book: Book): string | undefined {
  const { chance, moment, inner } = speaker
  const kind = chance.pick(moment.kinds) ?? 'quiet'
  const lines =
    chance.pick([book.about, book.person, book.ask, book.propose, book.answer.share, book.react[kind]]) ?? book.ask
  const words = chance.isLucky(30) ? reasonFor(speaker, inner.wants) : newest(speaker, lines)
  return chance.isLucky(50) ? joined(deed(speaker, book, kind), spoken(words)) : spoken(words)
}

function withReason(speaker: Speaker, book: Book): string | undefined {
  const reason = reasonFor(speaker, speaker.inner.wants)
  return reason === undefined ? undefined : spoken(newest(speaker, book.because, { it: [reason] }))
}

/** A flaw that gets its way is said as what it is. */
function onChoice(speaker: Speaker, book: Book, memory: Remembered): string | undefined {
  const { inner, chance } = speaker
  const stance = stand(speaker, book, memory)
  const flaw = ownedFlaw(speaker)
  if (flaw !== undefined) return spoken(joined(stance, newest(speaker, book.because, { it: [flaw] })))
  if (inner.stance === 'object')
    return spoken(joined(stance, chance.isLucky(60) ? reasonFor(speaker, inner.wants) : newest(speaker, book.ask)))
  return joined(spoken(stance), chance.isLucky(35) ? deed(speaker, book, kindFor(speaker)) : undefined)
}
