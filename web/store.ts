/** What the page knows: the events of its seat, folded once a frame into what is drawn. */
import { batch, computed, signal } from '@preact/signals'
import type { Board } from '../src/table/board.ts'
import type { Part } from '../src/table/parts.ts'
import type { Option } from '../src/table/protocol/message-gm.ts'
import type { Bout, Glimpse, Rolled } from '../src/rules/ruleset.ts'
import type { Pace, SeatSeen, WebEvent } from '../src/doors/web/protocol.ts'

export type Item =
  | { readonly kind: 'tale'; readonly text: string; readonly parts: readonly Part[]; readonly isWhisper: boolean }
  | { readonly kind: 'roll'; readonly roll: Rolled; readonly isLive: boolean }
  | { readonly kind: 'spoke'; readonly who: string; readonly text: string; readonly isWhisper: boolean }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'fact'; readonly text: string }
  | { readonly kind: 'answered'; readonly text: string }

/** A beat on the page: the words that began it, and what came of them. */
export type Beat = {
  readonly key: number
  readonly beat: number | undefined
  readonly said: { readonly text: string; readonly who?: string; readonly isWhisper?: true } | undefined
  readonly items: readonly Item[]
  /** It came while somebody was looking. */
  readonly isLive: boolean
}

export type Turn =
  | { readonly kind: 'turn' | 'watch'; readonly who: string }
  | { readonly kind: 'question'; readonly who: string; readonly question: string; readonly header: string }
  | { readonly kind: 'busy'; readonly since: number; readonly who: string }
  | { readonly kind: 'closed'; readonly why: string; readonly isFault: boolean }

export type Offer = Option

type Reset = Extract<WebEvent, { type: 'reset' }>

const noBoard: Board = { places: [], clocks: [] }

export const info = signal<Reset | undefined>(undefined)
export const beats = signal<readonly Beat[]>([])
export const turn = signal<Turn>({ kind: 'busy', since: 0, who: '' })
export const offers = signal<readonly Offer[]>([])
export const board = signal<Board>(noBoard)
export const boardBefore = signal<Board>(noBoard)
export const glimpses = signal<Readonly<Record<string, Glimpse>>>({})
export const glimpsesBefore = signal<Readonly<Record<string, Glimpse>>>({})
export const lines = signal<Readonly<Record<string, readonly string[]>>>({})
export const bout = signal<Bout | undefined>(undefined)
export const here = signal<{ readonly location: string; readonly time: string; readonly company: readonly string[] }>({
  location: '',
  time: '',
  company: [],
})
export const answer = signal<{ readonly command: string; readonly text: string } | undefined>(undefined)
export const paid = signal('')
export const seats = signal<readonly SeatSeen[]>([])
export const pace = signal<Pace>('free')
export const gm = signal('the Oracle')
/** What a person in the Game Master's seat is shown while a move of theirs is waited for. */
export const screen = signal<Extract<WebEvent, { type: 'gm' }> | undefined>(undefined)
/** In a round: who has not said anything yet. */
export const waits = signal<readonly string[]>([])
export const isUp = signal(true)
/** How often somebody was asked for a line: a test waits for the next. */
export const readies = signal(0)
/** The last beat that is kept, as far as the page knows. */
export const keptBeat = signal(0)

export const party = computed(() => info.value?.party ?? [])
export const titleOf = (id: string): string => party.value.find(member => member.id === id)?.title ?? id
export const shortOf = (id: string): string => titleOf(id).split(' ')[0] ?? id
export const myself = computed(() => info.value?.me.character ?? null)
/** Whoever sits here stands first; the others as they sit. */
export const meFirst = computed(() =>
  party.value.toSorted((one, other) => Number(other.id === myself.value) - Number(one.id === myself.value)),
)
export const lastSaid = computed(
  () => beats.value.findLast(({ said }) => said !== undefined && said.who === undefined)?.said?.text ?? '',
)

let nextKey = 1
let isPast = true

/** What comes now comes while somebody looks. */
export const isLive = (): boolean => !isPast

const newBeat = (said: Beat['said'], beat?: number): Beat => ({
  key: nextKey++,
  beat,
  said,
  items: [],
  isLive: !isPast,
})

function add(all: readonly Beat[], item: Item, beat: number | undefined): readonly Beat[] {
  const last = all.at(-1)
  const isOther = last !== undefined && beat !== undefined && last.beat !== undefined && last.beat !== beat
  const current = last === undefined || isOther ? newBeat(undefined, beat) : last
  const grown = { ...current, beat: current.beat ?? beat, items: [...current.items, item] }
  return last === undefined || isOther ? [...all, grown] : [...all.slice(0, -1), grown]
}

/** A live telling comes before its beat has a number: what is said opens a new one. */
function fold(all: readonly Beat[], event: WebEvent): readonly Beat[] {
  const beat = 'beat' in event ? event.beat : undefined
  switch (event.type) {
    case 'said': {
      if (event.text.startsWith('/')) return all
      if (event.isAnswer && all.length > 0) return add(all, { kind: 'answered', text: event.text }, undefined)
      const { text, who, isWhisper } = event
      return [
        ...all,
        newBeat(
          { text, ...(who === undefined ? {} : { who }), ...(isWhisper ? { isWhisper } : {}) },
          isPast ? beat : undefined,
        ),
      ]
    }
    case 'narrative':
      return add(all, { kind: 'tale', text: event.text, parts: event.parts, isWhisper: event.isWhisper === true }, beat)
    case 'rolled':
      return add(all, { kind: 'roll', roll: event.roll, isLive: !isPast }, beat)
    case 'spoke':
      return add(
        all,
        { kind: 'spoke', who: event.character, text: event.text, isWhisper: event.isWhisper === true },
        beat,
      )
    case 'happened':
      return event.happening.kind === 'mood-changed'
        ? all
        : add(all, { kind: 'fact', text: event.happening.text }, beat)
    case 'notice':
    case 'welcome':
      return add(all, { kind: 'notice', text: event.text }, beat)
    case 'ended':
      return add(all, { kind: 'notice', text: [event.summary, event.nextHook].filter(Boolean).join('\n\n') }, beat)
    default:
      return all
  }
}

function takeState(event: WebEvent): void {
  switch (event.type) {
    case 'reset':
      info.value = event
      seats.value = event.party
      beats.value = []
      offers.value = []
      answer.value = undefined
      keptBeat.value = event.earlier
      turn.value = { kind: 'busy', since: performance.now(), who: '' }
      return
    case 'board':
      boardBefore.value = board.value
      board.value = event.board
      return
    case 'suggestions':
      offers.value = event.options.map(label => ({ label }))
      return
    case 'turn':
      offers.value = event.options.map(label => ({ label }))
      turn.value = { kind: 'turn', who: event.glance.who }
      return
    case 'question':
      offers.value = event.options
      turn.value = { kind: 'question', who: '', question: event.question, header: event.header }
      return
    case 'ready':
      readies.value += 1
      if (event.waitsFor === 'question' && turn.value.kind === 'question') return
      turn.value = { kind: event.waitsFor === 'watch' ? 'watch' : 'turn', who: event.who }
      return
    case 'busy':
      turn.value = { kind: 'busy', since: performance.now(), who: event.who }
      answer.value = undefined
      return
    case 'status':
      glimpsesBefore.value = glimpses.value
      glimpses.value = { ...glimpses.value, ...event.glimpses }
      lines.value = { ...lines.value, ...event.lines }
      bout.value = event.bout
      if (event.beat !== undefined) keptBeat.value = event.beat
      if (info.value?.me.kind === 'player') turn.value = { kind: 'turn', who: '' }
      if (info.value?.me.kind === 'spectator') turn.value = { kind: 'watch', who: '' }
      return
    case 'here':
      here.value = event
      return
    case 'answer':
      answer.value = { command: event.command, text: event.text }
      return
    case 'paid':
      paid.value = event.text
      return
    case 'gm':
      screen.value = event
      return
    case 'waits':
      waits.value = event.who
      return
    case 'seats':
      seats.value = event.seats
      pace.value = event.pace
      gm.value = event.gm
      return
    case 'closed':
      turn.value = { kind: 'closed', why: event.why, isFault: event.isFault }
      return
    default:
  }
}

let waiting: WebEvent[] = []

/** What comes together is drawn together: a long story is folded once. */
export function take(event: WebEvent): void {
  waiting.push(event)
  if (waiting.length === 1)
    (document.hidden ? (work: () => void) => setTimeout(work, 30) : requestAnimationFrame)(drain)
}

function drain(): void {
  const events = waiting
  waiting = []
  batch(() => {
    let all = beats.value
    for (const event of events) {
      if (event.type === 'reset') {
        all = []
        isPast = true
      }
      takeState(event)
      all = fold(all, event)
      if (event.type === 'here' || event.type === 'question' || event.type === 'ready') isPast = false
    }
    beats.value = all
  })
}

/** A story of its own, such as another line's. */
export function foldAll(events: readonly WebEvent[]): readonly Beat[] {
  const wasPast = isPast
  isPast = true
  const all = events.reduce(fold, [] as readonly Beat[])
  isPast = wasPast
  return all
}

/** Older beats that were asked for, before all others. */
export function prepend(events: readonly WebEvent[]): void {
  beats.value = [...foldAll(events), ...beats.value]
}
