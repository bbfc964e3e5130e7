/** What one seat can do at a table, whatever way it came in by: everything here is for that seat and made of its view. */
import { seedRng } from '../../core/random.ts'
import { printRoll } from '../../core/dice/print-roll.ts'
import { explainDice } from '../../core/dice/refusal.ts'
import { rollText } from '../../core/dice/roll.ts'
import type { Letter } from '../../cast/outside/box.ts'
import { gmSeat } from '../../cast/outside/seat.ts'
import { printMessage } from '../../table/protocol/print.ts'
import type { Message } from '../../table/protocol/message.ts'
import { tellMove, tellMoves } from '../../table/router/rule-input.ts'
import type { TableHost } from './host.ts'
import { forAtMost } from './patience.ts'

/** A message as a seat gets it: its number is that seat's own. */
export type Got = { readonly number: number; readonly tag: string; readonly text: string }

export type SeatAnswer = {
  /** What whoever sits there reads. */
  readonly text: string
  readonly seat: string
  readonly messages: readonly Got[]
  /** Whether the table waits for this seat now. */
  readonly isAsked: boolean
  readonly isRefused: boolean
}

export type SeatPage = { readonly path: string; readonly text: string }

export type SeatDesk = {
  readonly sit: () => Promise<SeatAnswer>
  readonly next: (waitSeconds: number, signal: AbortSignal) => Promise<SeatAnswer>
  readonly answer: (text: string, to: string | undefined, signal: AbortSignal) => Promise<SeatAnswer>
  readonly recall: (words: string) => Promise<SeatAnswer>
  readonly roll: (dice: string, purpose: string, signal: AbortSignal) => Promise<SeatAnswer>
  readonly rules: (words: string) => Promise<SeatAnswer>
  readonly leave: () => Promise<SeatAnswer>
  readonly pages: () => Promise<readonly SeatPage[]>
}

/** Clients give up after a minute. */
export const longestWaitSeconds = 50

const gone = 'The table is closed. Whoever opened it can open it again, and hands out new tokens.'

/** The rules of the game as a book, where there is one. */
export type RuleBook = (words: string) => Promise<string>

const got = ({ number, message }: Letter): Got => ({ number, tag: message.tag, text: printMessage(message) })

/** As long as somebody wants to wait, and no longer than anybody does. */
const soon = <Value>(seconds: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<Value>) =>
  forAtMost(Math.min(seconds, longestWaitSeconds) * 1000, signal, work)

export function deskFor(host: TableHost, seat: string, book: RuleBook, freshSeed: () => string): SeatDesk {
  const askedBy = (): string | undefined => host.post?.askedBy(seat)
  const answered = (text: string, letters: readonly Letter[] = [], isRefused = false): SeatAnswer => ({
    text,
    seat,
    messages: letters.map(got),
    isAsked: askedBy() !== undefined,
    isRefused,
  })
  const refused = (why: string): SeatAnswer => answered(why, [], true)
  const told = (letters: readonly Letter[], before: readonly Message[] = [], otherwise = nothing): SeatAnswer => {
    const words = [...before, ...letters.map(({ message }) => message)].map(message => printMessage(message))
    const isRefusal = before.length > 0 && letters.length === 0 && otherwise === nothing
    const read = [...(otherwise === nothing && words.length > 0 ? [] : [otherwise]), ...words].join('\n\n')
    const isBusy = host.post?.isCarryingOut(seat) === true
    const isOver = letters.some(({ message }) => message.tag === 'shutdown_request')
    const now = isOver ? over : isBusy ? busy : whatNow(askedBy(), letters.length > 0)
    return answered(`${read}\n\n${now}`, letters, isRefusal)
  }
  const next: SeatDesk['next'] = async (waitSeconds, signal) => {
    const { post } = host
    if (!post?.seat(seat) || (host.isPast && !post.box(seat).hasLetters)) return refused(gone)
    const isNew = !post.box(seat).isBriefed
    const brief = isNew ? await briefing(post.box(seat).hasLetters) : undefined
    const letters = await soon(isNew ? 1 : waitSeconds, signal, until => post.next(seat, until))
    const heard = told(letters)
    return brief === undefined ? heard : { ...heard, text: `${brief}\n\n${heard.text}` }
  }
  /** Who sits here, how one plays from here, and what may be read. */
  const briefing = async (hasNews = false): Promise<string | undefined> => {
    const sits = host.seat(seat)
    const seen = sits && (await host.seenBy(sits.sees))
    if (!seen || !host.post) return undefined
    host.post.box(seat).isBriefed = true
    const beside = { hasNews, human: host.human, moves: host.game ? tellMoves(host.game.rules) : '' }
    return `You sit at "${host.campaign}" as ${seat}.\n\n${seen.briefing(beside)}`
  }
  const answer: SeatDesk['answer'] = async (text, to, signal) => {
    const { post } = host
    if (!post?.seat(seat) || host.isPast) return refused(gone)
    const given = post.give(seat, text, to)
    await soon(longestWaitSeconds, signal, until => settledBy(given.settled, until))
    const letters = given.accepted > 0 ? post.box(seat).take() : []
    const back = letters.filter(({ message }) => message.tag === 'REFUSED').length
    return told(letters, given.refused, given.accepted > 0 ? taken(given.accepted, back) : nothing)
  }
  return {
    next,
    answer,
    sit: async () => {
      const hasLostThread = host.post?.box(seat).isBriefed === true
      const brief = await briefing()
      if (brief === undefined || !host.post) return refused(gone)
      host.post.box(seat).again()
      host.post.box(seat).isAway = false
      if (hasLostThread) await host.refresh(seat)
      return answered(`${brief}\n\nNow call next.`)
    },
    recall: async words => {
      if (words.trim() === '') return answered((await briefing()) ?? gone)
      const sits = host.seat(seat)
      const seen = sits && (await host.seenBy(sits.sees))
      if (!seen) return refused(gone)
      const page = seen.pages.find(({ path }) => path === words.trim())
      const mine = `Your pages: ${seen.pages.map(({ path }) => path).join(', ')}.`
      const none = `Nothing that you know of speaks of "${words.slice(0, 80)}". ${mine}`
      return answered(page?.text ?? (await seen.recall(words)) ?? none)
    },
    roll: async (dice, purpose, signal) => {
      if (seat === gmSeat) {
        const asked: Message = { tag: 'DICE_REQUEST', check: purpose || 'Roll', dice, hidden: false }
        return answer(printMessage(asked), undefined, signal)
      }
      const fell = rollText(dice, seedRng(freshSeed()))
      if (!fell.ok) return refused(explainDice(fell.refusal, dice))
      const rolls = fell.value.rolls.map(printRoll).join('\n')
      return answered(
        `${rolls}\n(For yourself alone: it decides nothing in the story. What counts is rolled by the table.)`,
      )
    },
    rules: async words => {
      const { game } = host
      if (!game) return refused(gone)
      if (words.trim() === '') return answered(tellMoves(game.rules))
      return answered(tellMove(game.rules, words) ?? (await book(words)))
    },
    leave: async () => {
      host.leaveSeat(seat)
      return answered('You have left the table. The seat is played without you from now on.')
    },
    pages: async () => {
      const sits = host.seat(seat)
      return (sits && (await host.seenBy(sits.sees)))?.pages ?? []
    },
  }
}

async function settledBy(settled: Promise<void>, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  const late = new Promise<void>(resolve => {
    signal.addEventListener('abort', () => resolve(), { once: true, signal: over.signal })
  })
  await Promise.race([settled, late])
  over.abort()
}

const nothing = 'Nothing new.'

/** What came back is not taken, though it was a message. */
function taken(count: number, back: number): string {
  if (back > 0) return count > back ? `Taken, ${count - back} of ${count} messages.` : 'Not taken.'
  return count === 1 ? 'Taken.' : `Taken, all ${count} messages.`
}

const busy = '(What you said is being carried out: others are asked. Call next to wait for what they say.)'
const over = '(Nothing more comes. You are done.)'

/** An empty tag is the Game Master's own beat. */
function whatNow(askedBy: string | undefined, hasNew: boolean): string {
  if (askedBy === '') return '(It is yours: answer with messages; when you have said all, call next.)'
  if (askedBy !== undefined) return `([${askedBy}] waits for your answer. Answer, then call next.)`
  return hasNew ? '(Nothing is asked of you. Call next.)' : '(Call next to wait for more.)'
}
