/**
 * The seats of a table beside the host's: a person in the seat of a character, and whoever watches. Each has a feed of its
 * own, made of what its character perceives; the table asks a person as it would ask a companion.
 */
import { Bell } from '../terminal/bell.ts'
import type { People, Question, TableEvent } from '../../table/ports.ts'
import { Feed } from './feed.ts'
import { playerSees, spectatorSees, type Viewer } from './recount.ts'

/** How long somebody who is asked may think before a companion answers for them. */
export const usualAnswerMs = 90_000

export type GuestSeat = {
  readonly viewer: Viewer
  readonly feed: Feed
  /** The name they gave; null while nobody has sat down. */
  person: string | null
  asked: { readonly question: Question; answer: (line: string | undefined) => void } | undefined
}

export const spectator = 'spectator'

export class Seats implements People {
  readonly #seats = new Map<string, GuestSeat>()
  readonly #answerMs: number
  readonly #bell = new Bell()

  constructor(answerMs: number = usualAnswerMs) {
    this.#answerMs = answerMs
  }

  /** Every character but the host's has a feed from the beginning, whoever comes when. */
  lay(party: readonly string[], host: string | null): void {
    for (const id of party) if (id !== host && !this.#seats.has(id)) this.#seats.set(id, seatOf(playerSees(id)))
    if (!this.#seats.has(spectator)) this.#seats.set(spectator, seatOf(spectatorSees(party)))
  }

  get(id: string): GuestSeat | undefined {
    return this.#seats.get(id)
  }

  all(): readonly (readonly [string, GuestSeat])[] {
    return [...this.#seats]
  }

  readonly show = (event: TableEvent, audience: readonly string[]): void => {
    for (const { viewer, feed } of this.#seats.values()) if (viewer.sees(audience)) feed.send(event)
  }

  /** Somebody has sat down, and a page of theirs is open. */
  readonly isHere = (character: string): boolean => {
    const seat = this.#seats.get(character)
    return seat !== undefined && seat.person !== null && seat.feed.listeners > 0
  }

  readonly ask = async (character: string, question: Question, signal: AbortSignal): Promise<string | undefined> => {
    const seat = this.#seats.get(character)
    if (!seat) return undefined
    seat.feed.send(question)
    seat.feed.send({ type: 'ready', waitsFor: 'question', who: character })
    const said = await new Promise<string | undefined>(resolve => {
      const late = setTimeout(() => resolve(undefined), this.#answerMs)
      signal.addEventListener('abort', () => resolve(undefined), { once: true })
      seat.asked = {
        question,
        answer: line => {
          clearTimeout(late)
          resolve(line)
        },
      }
    })
    seat.asked = undefined
    this.#bell.ring()
    return said
  }
}

const seatOf = (viewer: Viewer): GuestSeat => ({ viewer, feed: new Feed(), person: null, asked: undefined })
