/**
 * The seats of a table beside the host's: a person in the seat of a character, and whoever watches. Each has a feed of its
 * own, made of what its character perceives; the table asks a person as it would ask a companion.
 */
import type { People, Question, TableEvent } from '../../table/ports.ts'
import { Feed } from './feed.ts'
import type { Shown } from '../terminal/face.ts'
import type { WebEvent } from './protocol.ts'
import { allSeen, playerSees, spectatorSees, type Viewer } from './recount.ts'

/** How long somebody who is asked may think before a companion answers for them. */
export const usualAnswerMs = 90_000

export type GuestSeat = {
  readonly viewer: Viewer
  readonly feed: Feed
  /** The name they gave; null while nobody has sat down. */
  person: string | null
  asked: { readonly question: Question; readonly answer: (line: string | undefined) => void } | undefined
}

export const spectator = 'spectator'
export const gameMaster = 'gm'

/** What the table behind the seats knows of who is with whom, and how the host is told what others do. */
export type Around = {
  readonly companyOf: (viewer: Viewer) => readonly string[]
  readonly beat: () => number
  readonly toHost: (event: WebEvent, audience: readonly string[]) => void
}

type Status = Extract<TableEvent, { type: 'status' }>

/** How those stand whom one is with; of whoever is elsewhere nobody sees a thing. */
export function statusAmong(status: Status, company: readonly string[]): Status {
  const near = <Value>(all: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => company.includes(id)))
  const { bout, glimpses, ...rest } = status
  const isHere = Object.keys(status.lines).every(id => company.includes(id))
  return {
    ...rest,
    lines: near(status.lines),
    ...(glimpses ? { glimpses: near(glimpses) } : {}),
    ...(bout && isHere ? { bout } : {}),
  }
}

/** What somebody does is said by them; for whoever did it, it is their own. */
const asShown = (event: TableEvent, id: string | null): Shown => {
  if (event.type !== 'acted') return event
  const { character, text, isWhisper } = event
  return { type: 'said', text, ...(character === id ? {} : { who: character }), ...(isWhisper ? { isWhisper } : {}) }
}

export class Seats implements People {
  readonly #seats = new Map<string, GuestSeat>()
  readonly #answerMs: number
  #around: Around = { companyOf: () => [], beat: () => 0, toHost: () => undefined }

  constructor(answerMs: number = usualAnswerMs) {
    this.#answerMs = answerMs
  }

  /** Every character but the host's has a feed from the beginning, whoever comes when. */
  lay(party: readonly string[], host: string | null, around: Around): void {
    this.#around = around
    for (const id of party) if (id !== host && !this.#seats.has(id)) this.#seats.set(id, seatOf(playerSees(id)))
    if (host !== null) this.#seats.delete(host)
    if (!this.#seats.has(spectator)) this.#seats.set(spectator, seatOf(spectatorSees(party)))
    this.gm()
  }

  get(id: string): GuestSeat | undefined {
    return this.#seats.get(id)
  }

  all(): readonly (readonly [string, GuestSeat])[] {
    return [...this.#seats]
  }

  /** The Game Master sees all that anybody is told. */
  gm(): GuestSeat {
    const seat = this.#seats.get(gameMaster) ?? seatOf(allSeen)
    this.#seats.set(gameMaster, seat)
    return seat
  }

  /** Those who have sat down and are there. */
  present(): readonly string[] {
    return [...this.#seats.keys()].filter(id => this.isHere(id))
  }

  readonly show = (event: TableEvent, audience: readonly string[]): void => {
    const beat = this.#around.beat()
    if (event.type === 'acted') this.#around.toHost({ ...asShown(event, null), beat }, audience)
    for (const { viewer, feed } of this.#seats.values()) {
      if (!viewer.sees(audience)) continue
      const shown =
        event.type === 'status' ? statusAmong(event, this.#around.companyOf(viewer)) : asShown(event, viewer.id)
      feed.send({ ...shown, beat })
      if (event.type === 'acted') feed.send({ type: 'busy', who: 'The Game Master' })
    }
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
      const answer = (line: string | undefined): void => {
        clearTimeout(late)
        resolve(line)
      }
      signal.addEventListener('abort', () => answer(undefined), { once: true })
      seat.asked = { question, answer }
    })
    seat.asked = undefined
    seat.feed.send({ type: 'busy', who: 'The Game Master' })
    return said
  }

  /** Somebody has closed their page: who was asked does not keep the others waiting. */
  left(character: string): void {
    if (!this.isHere(character)) this.#seats.get(character)?.asked?.answer(undefined)
  }
}

const seatOf = (viewer: Viewer): GuestSeat => ({ viewer, feed: new Feed(), person: null, asked: undefined })
