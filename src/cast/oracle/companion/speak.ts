/** Talk: quick reactions, whole answers, thoughts, and words between companions. */
import { sharedWords } from '../voice/words.ts'
import { hasObjected } from './inner.ts'
import type { Book, Situation } from './lines/book.ts'
import { habitFor, knownLine, reasonFor } from './own-words.ts'
import { aloud, best, bookOf, fill, newest, type Speaker } from './speaker.ts'

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join(' ')

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

function kindFor({ moment, chance }: Speaker): Situation {
  return (chance.isLucky(65) ? moment.kinds[0] : chance.pick(moment.kinds)) ?? 'quiet'
}

/** What they do while they speak: their own habit, else something in their manner. */
function deed(speaker: Speaker, book: Book, kind: Situation): string | undefined {
  if (speaker.chance.isLucky(40)) {
    const habit = habitFor(speaker)
    if (habit !== undefined) return habit
  }
  return newest(speaker, tenseKinds.has(kind) ? book.tense : book.calm)
}

/** Their stand on a choice, in their manner. Whoever has objected before comes along. */
export function stand(
  speaker: Speaker,
  book: Book,
  memory: readonly { readonly asked: string; readonly said: string }[],
): string | undefined {
  const { stance } = speaker.inner
  if (hasObjected(memory, speaker.moment)) return newest(speaker, book.yield)
  return newest(speaker, book[stance])
}

type Remembered = readonly { readonly asked: string; readonly said: string }[]

/** One or two sentences. */
export function quick(speaker: Speaker, memory: Remembered): string {
  const { chance, inner, moment } = speaker
  return best(speaker, 10, () => {
    const book = bookOf(speaker)
    const kind = kindFor(speaker)
    if (moment.isChoice && chance.isLucky(55)) return onChoice(speaker, book, memory)
    const roll = chance.die(20)
    if (roll === 1) return knownLine(speaker, true) ?? reaction(speaker, book, kind)
    if (roll <= 3) return knownLine(speaker, false) ?? reaction(speaker, book, kind)
    if (roll <= 5 && inner.leads === 'heart') return withReason(speaker, book)
    if (roll <= 8 && inner.leads === 'head') return asking(speaker, book, kind)
    if (roll <= 10) return joined(deed(speaker, book, kind), spoken(newest(speaker, book.react[kind])))
    if (roll <= 14) return joined(reaction(speaker, book, kind), deed(speaker, book, kind))
    return reaction(speaker, book, kind)
  })
}

const spoken = (words: string | undefined): string | undefined => (words === undefined ? undefined : aloud(words))

const reaction = (speaker: Speaker, book: Book, kind: Situation): string | undefined =>
  spoken(newest(speaker, book.react[kind]))

const asking = (speaker: Speaker, book: Book, kind: Situation): string | undefined =>
  spoken(joined(speaker.chance.isLucky(50) ? newest(speaker, book.react[kind]) : undefined, newest(speaker, book.ask)))

function withReason(speaker: Speaker, book: Book): string | undefined {
  const reason = reasonFor(speaker, speaker.inner.wants)
  return reason === undefined ? undefined : spoken(newest(speaker, book.because, { it: [reason] }))
}

/** A flaw that gets its way is said as what it is. */
function onChoice(speaker: Speaker, book: Book, memory: Remembered): string | undefined {
  const { voice, inner, chance } = speaker
  const stance = stand(speaker, book, memory)
  if (inner.flaw === 'acts' && voice.flaw !== '')
    return spoken(joined(stance, newest(speaker, book.because, { it: [voice.flaw] })))
  if (inner.stance === 'object')
    return spoken(joined(stance, chance.isLucky(60) ? reasonFor(speaker, inner.wants) : newest(speaker, book.ask)))
  return joined(spoken(stance), chance.isLucky(35) ? deed(speaker, book, kindFor(speaker)) : undefined)
}

/** A whole answer: where they stand, why, and what they would do instead or besides. */
export function full(speaker: Speaker, memory: Remembered): string {
  const { inner, voice, chance } = speaker
  return best(speaker, 6, () => {
    const book = bookOf(speaker)
    const reason = reasonFor(speaker, inner.wants)
    const because = reason === undefined ? undefined : newest(speaker, book.because, { it: [reason] })
    const flaw = inner.flaw === 'acts' && voice.flaw !== '' ? voice.flaw : undefined
    const kind = kindFor(speaker)
    const first = joined(newest(speaker, book.react[kind]), stand(speaker, book, memory))
    const last =
      inner.leads === 'head' || chance.isLucky(50) ? newest(speaker, book.propose) : newest(speaker, book.ask)
    return joined(spoken(joined(first, because, flaw)), deed(speaker, book, kind), spoken(last))
  })
}

/** Two to four sentences nobody hears. */
export function reflect(speaker: Speaker): string {
  const { voice, chance, inner } = speaker
  return best(speaker, 8, () => {
    const book = bookOf(speaker)
    const reason = reasonFor(speaker, inner.wants)
    const lesson = fill(speaker, '#learned#')
    const about = newest(speaker, aboutThing)
    const parts = [
      about,
      newest(speaker, book.inner),
      chance.isLucky(60) ? reason : lesson,
      inner.flaw === 'overridden' ? undefined : voice.flaw,
    ]
    return joined(...parts)
  })
}

const aboutThing = [
  'I keep seeing #thing#.',
  'It is #thing# that stays with me.',
  'What was it about #thing#?',
  'I did not say much about #thing#. I thought a good deal.',
  '#who# looked at me as if I should know what to do.',
  'I would have liked to ask #who# something, and the moment went by.',
  'Tonight I shall think of #thing#, I know it already.',
  'There are days I could do without, and this was nearly one.',
  'I am tired in a way that sleep is not for.',
  'Nobody saw me stop for a moment. I stopped.',
]

const isQuestion = (text: string): boolean =>
  text
    .trimEnd()
    .replace(/["”*]+$/u, '')
    .endsWith('?')

/** Between companions: an answer to what was just said; who has nothing more to say is ready. */
export function interact(speaker: Speaker): string {
  const { moment, chance, voice } = speaker
  const last = moment.heard.at(-1)
  if (moment.turn > 0 && !(last !== undefined && isQuestion(last.said)) && chance.isLucky(moment.turn > 1 ? 85 : 45))
    return 'Ready.'
  return best(speaker, 10, () => {
    const book = bookOf(speaker)
    if (last === undefined) return opening(speaker, book)
    const kind = kindOfAnswer(speaker, last.said)
    const line = newest(speaker, book.answer[kind], { who: moment.people.slice(0, 1) })
    if (isQuestion(last.said)) return spoken(joined(answerTo(speaker, book), chance.isLucky(40) ? line : undefined))
    const more = chance.isLucky(35) ? (reasonFor(speaker, speaker.inner.wants) ?? '') : ''
    return joined(
      spoken(joined(line, sharedWords([more], [voice.short]) > 0 ? undefined : more)),
      chance.isLucky(30) ? deed(speaker, book, 'quiet') : undefined,
    )
  })
}

function kindOfAnswer({ inner, chance }: Speaker, said: string): keyof Book['answer'] {
  const roll = chance.die(10)
  if (roll <= 2) return 'share'
  if (roll <= 4) return 'tease'
  if (roll === 5) return 'ask'
  if (inner.stance === 'agree') return /\bnot?\b|n't\b/i.test(said) && chance.isLucky(40) ? 'doubt' : 'agree'
  return 'doubt'
}

/** Whoever begins speaks of the matter, or asks a friend. */
function opening(speaker: Speaker, book: Book): string | undefined {
  const { moment, chance } = speaker
  if (chance.isLucky(45)) return spoken(newest(speaker, book.answer.ask, { who: moment.friends }))
  const kind = kindFor(speaker)
  return joined(
    spoken(joined(newest(speaker, book.react[kind]), chance.isLucky(40) ? newest(speaker, book.ask) : undefined)),
    chance.isLucky(40) ? deed(speaker, book, kind) : undefined,
  )
}

/** To a question one gives something of oneself. */
function answerTo(speaker: Speaker, book: Book): string | undefined {
  const reason = reasonFor(speaker, speaker.chance.isLucky(60) ? 'self' : speaker.inner.wants)
  if (reason !== undefined && speaker.chance.isLucky(65)) return newest(speaker, book.because, { it: [reason] })
  return newest(speaker, book.answer.share)
}
