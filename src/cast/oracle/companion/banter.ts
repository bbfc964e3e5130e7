/** Companions among themselves: each answers what was just said, and whoever has nothing more to say is ready. */
import type { Book } from './lines/book.ts'
import { knownLine, reasonFor } from './own-words.ts'
import { deed, joined, kindFor, remark, spoken } from './parts.ts'
import { best, bookOf, newest, type Speaker } from './speaker.ts'

const isQuestion = (text: string): boolean =>
  text
    .trimEnd()
    .replace(/["”*]+$/u, '')
    .endsWith('?')

export function banter(speaker: Speaker): string {
  const { moment, chance } = speaker
  const last = moment.heard.at(-1)
  const isAnswered = last === undefined || !isQuestion(last.said)
  if (moment.turn > 1 || (moment.turn > 0 && isAnswered && chance.isLucky(45))) return 'Ready.'
  return best(speaker, 10, () => {
    const book = bookOf(speaker)
    if (last === undefined) return opening(speaker, book)
    return isAnswered ? reply(speaker, book, last.said) : answerTo(speaker, book)
  })
}

/** Whoever begins speaks of the matter, or asks a friend. */
function opening(speaker: Speaker, book: Book): string | undefined {
  const { moment, chance } = speaker
  if (chance.isLucky(40)) return spoken(newest(speaker, book.answer.ask, { who: moment.friends }))
  const kind = kindFor(speaker)
  const more = chance.isLucky(40) ? newest(speaker, book.ask) : undefined
  return joined(
    spoken(joined(remark(speaker, book, kind), more)),
    chance.isLucky(40) ? deed(speaker, book, kind) : undefined,
  )
}

function reply(speaker: Speaker, book: Book, said: string): string | undefined {
  const { moment, chance, inner } = speaker
  if (chance.isLucky(12)) return knownLine(speaker, false)
  const line = newest(speaker, book.answer[toneFor(speaker, said)], { who: moment.people.slice(0, 1) })
  const more = chance.isLucky(30) ? reasonFor(speaker, inner.wants) : undefined
  return joined(spoken(joined(line, more)), chance.isLucky(30) ? deed(speaker, book, 'quiet') : undefined)
}

function toneFor({ inner, chance }: Speaker, said: string): keyof Book['answer'] {
  const roll = chance.die(10)
  if (roll <= 2) return 'share'
  if (roll <= 4) return 'tease'
  if (roll === 5) return 'ask'
  if (inner.stance !== 'agree') return 'doubt'
  return /\bnot?\b|n't\b/i.test(said) && chance.isLucky(40) ? 'doubt' : 'agree'
}

/** To a question one gives something of oneself. */
function answerTo(speaker: Speaker, book: Book): string | undefined {
  const { chance, inner, moment } = speaker
  const reason = reasonFor(speaker, chance.isLucky(60) ? 'self' : inner.wants)
  const own =
    reason !== undefined && chance.isLucky(65)
      ? newest(speaker, book.because, { it: [reason] })
      : newest(speaker, book.answer.share)
  const back = chance.isLucky(25) ? newest(speaker, book.answer.ask, { who: moment.people.slice(0, 1) }) : undefined
  return spoken(joined(own, back))
}
