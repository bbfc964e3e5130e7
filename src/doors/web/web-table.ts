/**
 * A campaign that is open on this server: one session at a time, the feed of each seat, and what pages may ask of it.
 * Every feed is made of what its seat perceives; the folder and its chronicle stay the truth.
 */
import { randomBytes } from 'node:crypto'
import type { Clock } from '../../core/time.ts'
import { around } from '../../table/beat/tell.ts'
import type { TableState } from '../../table/chronicle/entry.ts'
import { readCommand } from '../../table/commands.ts'
import { folderStore, type FolderStore } from '../../store/folder.ts'
import { readRecent, type RecentRun } from '../../table/run-record.ts'
import { consentsOf } from '../consent.ts'
import { diskFault } from '../disk.ts'
import { chooserOn } from '../terminal/chooser.ts'
import type { Shown } from '../terminal/face.ts'
import { Left } from '../terminal/left.ts'
import { companionsOf, type Companions } from '../terminal/party.ts'
import type { Seat as TakenSeat } from '../terminal/seat.ts'
import { playSession, type Opened, type Seating, type SessionWish } from '../terminal/session.ts'
import { Feed } from './feed.ts'
import type { Pace, Seat, SeatSeen, WebEvent } from './protocol.ts'
import { allSeen, playerSees, recount, type Viewer } from './recount.ts'
import { GmSeat, type RoundLine } from './gm-seat.ts'
import { Round } from './round.ts'
import { gameMaster, spectator, statusAmong, usualAnswerMs, type Seats } from './seats.ts'
import { standingEvents } from './standing.ts'
import { webFace, type WebFace } from './web-face.ts'

export type WebTableParts = {
  readonly campaign: string
  readonly title: string
  readonly about: string
  readonly folder: string
  readonly game: string
  readonly clock: Clock
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly freshSeed: () => string
  /** Minds that sit at this table instead of the usual ones. */
  readonly seating?: Seating
}

/** How somebody sits down: as whom, with which seed and model; all of it may be left to the campaign. */
export type OpenWish = Partial<SessionWish> & { readonly isFirst: boolean }

/** As many beats as a page is sent at once; those before are asked for. */
const pageOfBeats = 40

const mostHeard = 5000

/** A name for this process, told with every line that is heard. */
export const thisProcess = randomBytes(8).toString('base64url')

type Kind = Seat['kind']

const kindOf = (id: string): Kind => (id === spectator ? 'spectator' : id === gameMaster ? 'gm' : 'player')

export class WebTable {
  readonly parts: WebTableParts
  readonly store: FolderStore
  readonly host = new Feed()
  readonly seats: Seats
  readonly gm: GmSeat
  pace: Pace = 'free'
  #face: WebFace | undefined
  #opened: Opened | undefined
  #party: Companions = companionsOf([])
  #human: string | null = null
  #playing: Promise<void> | undefined
  #beat = 0
  #isClosing = false
  #past: RecentRun | undefined
  readonly #heard = new Set<string>()
  readonly #round = new Round({
    present: () => [...(this.#human !== null && this.host.listeners > 0 ? [this.#human] : []), ...this.#players()],
    play: lines => void this.#playRound(lines),
    waitsFor: who => this.#toAll({ type: 'waits', who }),
    silenceMs: usualAnswerMs,
  })
  /** What the host was told and asked since they last said something. */
  #asked: WebEvent[] = []

  constructor(parts: WebTableParts, seats: Seats) {
    this.parts = parts
    this.seats = seats
    this.store = folderStore(parts.folder)
    this.gm = new GmSeat(seats.gm().feed, () => seats.isHere(gameMaster))
  }

  get isOpen(): boolean {
    return this.#playing !== undefined
  }

  get opened(): Opened | undefined {
    return this.#opened
  }

  get party(): Companions {
    return this.#party
  }

  get human(): string | null {
    return this.#human
  }

  /** Sits down, or goes on; a session that is on stays as it is. */
  open(wish: OpenWish): void {
    this.#playing ??= this.#play(wish).finally(() => {
      this.#playing = undefined
      this.#opened = undefined
      this.#face = undefined
    })
  }

  /** A line of the host's; false when there is nobody to hear it. In a round it waits for what the others say. */
  hear(line: string): boolean {
    if (!this.#face) return false
    const isPlain = !line.startsWith('/') && readCommand(line) === undefined && !this.#isAsked
    if (this.pace !== 'round' || !isPlain || this.#players().length === 0) return this.#face.take(line)
    this.#round.take(this.#human ?? '', line)
    return true
  }

  /** A line of somebody else's, as their character: an answer, or the words that begin a beat. Else why it is none. */
  hearFrom(character: string, line: string): string | undefined {
    const seat = this.seats.get(character)
    const table = this.#opened?.table
    if (!seat || !table || seat.person === null) return 'Sit down first.'
    if (seat.asked) {
      seat.asked.answer(line)
      return undefined
    }
    if (line.startsWith('/') || readCommand(line) !== undefined) return 'That is for whoever hosts this table.'
    const bout = this.#opened?.ruleset.bout?.(table.standing.world)
    if (bout && !bout.order.some(one => one.stands === 'now' && one.name === this.#party.titleOf(character)))
      return 'It is a fight: you are asked when it is your turn.'
    if (this.pace === 'round') this.#round.take(character, line)
    else void this.#sayAs(character, line)
    return undefined
  }

  /** Somebody sits down in a seat that is free. */
  sit(character: string, name: string): boolean {
    const seat = this.seats.get(character)
    if (!seat || (seat.person !== null && seat.person !== name && seat.feed.listeners > 1)) return false
    seat.person = name
    this.tellSeats()
    return true
  }

  /** A page was closed: who is waited for may have gone with it. */
  left(character: string): void {
    this.seats.left(character)
    this.#round.look()
    this.tellSeats()
  }

  setPace(pace: Pace): void {
    this.pace = pace
    this.tellSeats()
  }

  async #sayAs(character: string, line: string): Promise<void> {
    try {
      await this.#opened?.table.say(line, character)
    } catch (fault) {
      const text = fault instanceof Error ? fault.message : String(fault)
      this.seats.get(character)?.feed.send({ type: 'notice', text })
    }
  }

  get #isAsked(): boolean {
    return this.#asked.some(({ type }) => type === 'question')
  }

  /** A line that is sent twice, since nobody answered the first time, is said once. */
  isNew(id: string): boolean {
    if (this.#heard.has(id)) return false
    this.#heard.add(id)
    if (this.#heard.size > mostHeard) this.#heard.delete(this.#heard.values().next().value ?? '')
    return true
  }

  async close(): Promise<void> {
    this.#isClosing = true
    this.#opened?.sitting.leave()
    await this.#face?.close()
    await this.#playing
    this.store.close()
  }

  /** Everybody is told anew: play stands elsewhere. What the host is being asked stays asked. */
  async retell(): Promise<void> {
    const upTo = this.#opened?.table.beat // a beat that has begun since is told as it comes
    this.#each(feed => feed.hold())
    await this.#lookBack()
    this.#tellAll(upTo)
  }

  /** Who sits where, for everybody at the table. */
  seen(): readonly SeatSeen[] {
    return this.#party.members.map(({ id, title, about }) => {
      const isHost = id === this.#human
      const person = isHost ? 'host' : (this.seats.get(id)?.person ?? null)
      return { id, title, about, person, isHere: isHost ? this.host.listeners > 0 : this.seats.isHere(id) }
    })
  }

  tellSeats(): void {
    const gm = this.seats.isHere(gameMaster) ? this.seats.gm().person : null
    this.#toAll({ type: 'seats', seats: this.seen(), pace: this.pace, gm: gm ?? 'the Oracle' })
  }

  /** The last beats as the chronicle has them; a session that is over is the book's, not the table's. */
  async #lookBack(): Promise<void> {
    const recent = await readRecent(this.store, pageOfBeats)
    const isOver = !recent.ok || recent.value.entries.some(({ type }) => type === 'run-closed')
    this.#past = isOver ? undefined : recent.value
  }

  #tellAll(upTo = Infinity): void {
    this.#tell(this.host, this.#viewer, 'host', this.#asked, upTo)
    for (const [id, { feed, viewer, asked }] of this.seats.all())
      this.#tell(feed, viewer, kindOf(id), asked ? [asked.question] : [], upTo)
  }

  #tell(feed: Feed, viewer: Viewer, kind: Kind, now: readonly WebEvent[], upTo: number): void {
    const { entries = [], before = null, origin } = this.#past ?? {}
    const story = recount({ entries, before }, origin?.party ?? [], viewer).filter(({ beat = 0 }) => beat <= upTo)
    const first = story.find(({ beat }) => beat !== undefined)?.beat ?? 1
    feed.begin(this.#reset(kind, viewer.id, first - 1), [...withoutOld(story), ...this.#standing(viewer), ...now])
  }

  get #viewer(): Viewer {
    return this.#human === null ? allSeen : playerSees(this.#human)
  }

  #players(): readonly string[] {
    return this.seats.present().filter(id => kindOf(id) === 'player')
  }

  /** The first words open the beat, and the others go with them; the Oracle is handed them one after the other. */
  async #playRound(lines: readonly RoundLine[]): Promise<void> {
    this.#toAll({ type: 'waits', who: [] })
    const isOne = this.gm.takesTogether
    if (isOne) this.gm.hand(lines.slice(1), (others, state) => this.#tellSaid(others, state))
    for (const { who, line } of isOne ? lines.slice(0, 1) : lines) {
      if (who === this.#human) this.#face?.take(line)
      else await this.#sayAs(who, line)
    }
  }

  #tellSaid(lines: readonly RoundLine[], state: TableState): void {
    for (const { who, line } of lines)
      this.seats.show({ type: 'acted', character: who, text: line }, around(state, who))
  }

  #toAll(event: WebEvent): void {
    this.host.send(event)
    for (const [, { feed }] of this.seats.all()) feed.send(event)
  }

  #reset(kind: Kind, character: string | null, earlier: number): Extract<WebEvent, { type: 'reset' }> {
    const { campaign, title, about, game } = this.parts
    return {
      type: 'reset',
      process: thisProcess,
      campaign,
      title,
      about,
      game,
      me: { kind, character },
      party: this.seen(),
      earlier,
    }
  }

  #standing(viewer: Viewer): readonly WebEvent[] {
    return this.#opened ? standingEvents(this.#opened, this.#party.members, viewer, this.#human) : []
  }

  async #play(wish: OpenWish): Promise<void> {
    const { campaign, clock, folder, environment, freshSeed } = this.parts
    await this.#lookBack()
    this.#human = this.#past?.origin.human ?? null
    this.#asked = []
    this.#tellAll()
    const face = webFace(event => this.#send(event))
    this.#face = face
    try {
      const ended = await playSession(
        {
          store: this.store,
          clock,
          face,
          choose: chooserOn(face, true, new AbortController().signal, false),
          consents: consentsOf(folder, environment),
          echoes: true,
          seated: seat => this.#seated(seat),
          people: this.seats,
          opened: opened => this.#sat(opened),
          onSignal: () => undefined,
          seating: this.parts.seating ?? this.gm.seating,
        },
        { campaign, seed: freshSeed(), isAuto: false, isAscii: false, ...wish },
      )
      const why = ended.ok ? ended.value.how : ended.refusal
      this.#toAll({ type: 'closed', why, isFault: !ended.ok })
    } catch (fault) {
      const isLeft = fault instanceof Left
      const words = fault instanceof Error ? fault.message : String(fault)
      const why = isLeft
        ? 'left'
        : (diskFault(fault) ?? `The table could not go on: ${words}. What was played is saved.`)
      this.#toAll({ type: 'closed', why, isFault: !isLeft }) // other tables of this server play on
    }
  }

  #seated({ human, party }: TakenSeat): void {
    this.#party = party
    this.#human = human
    this.seats.lay(
      party.members.map(({ id }) => id),
      human,
      {
        companyOf: viewer => this.#companyOf(viewer),
        beat: () => this.#opened?.table.beat ?? 0,
        toHost: (event, audience) => {
          if (event.type !== 'said' || event.who === human || !this.#viewer.sees(audience)) return
          this.host.send(event)
          this.host.send({ type: 'busy', who: 'The Game Master' })
        },
      },
    )
    this.#asked = []
    this.#tellAll()
  }

  #sat(opened: Opened): void {
    this.#opened = opened
    if (this.#isClosing) opened.sitting.leave() // it was closed while it was being opened
    this.#beat = opened.table.beat
    this.#each((feed, viewer) => {
      for (const event of this.#standing(viewer)) feed.send(event)
    })
  }

  /** What the sitting shows goes to the host's page. Play that stands elsewhere is told to everybody anew. */
  #send(event: WebEvent): void {
    if (event.type === 'previously') return // the page has the whole of it
    if (event.type === 'said' || event.type === 'busy') this.#asked = []
    if (isOfNow(event)) this.#asked.push(event)
    this.host.send(event.type === 'status' ? statusAmong(event, this.#companyOf(this.#viewer)) : event)
    const beat = this.#opened?.table.beat ?? this.#beat
    if (event.type === 'answer' && movesPlay(event.command)) void this.retell()
    this.#beat = beat
    if (event.type === 'status') queueMicrotask(() => this.#tellPlace())
  }

  #tellPlace(): void {
    this.#each((feed, viewer) => {
      for (const event of this.#standing(viewer)) if (event.type === 'here') feed.send(event)
    })
    const paid = this.#opened?.cost() ?? ''
    if (paid !== '') this.host.send({ type: 'paid', text: paid })
  }

  #companyOf({ id }: Viewer): readonly string[] {
    const state = this.#opened?.table.standing.state
    return state && id !== null ? around(state, id) : this.#party.members.map(member => member.id)
  }

  #each(tell: (feed: Feed, viewer: Viewer) => void): void {
    tell(this.host, this.#viewer)
    for (const [, { feed, viewer }] of this.seats.all()) tell(feed, viewer)
  }
}

const movesPlay = (command: string): boolean => ['undo', 'retcon', 'lines', 'rewind', 'again', 'edit'].includes(command)

const isOfNow = ({ type }: WebEvent): boolean => ['turn', 'question', 'ready', 'answer', 'notice'].includes(type)

/** What was offered or laid open long ago is nobody's business now: the last of each is enough. */
function withoutOld(story: readonly Shown[]): readonly Shown[] {
  const last = new Map(story.map((event, index) => [event.type, index]))
  return story.filter(
    (event, index) => (event.type !== 'board' && event.type !== 'suggestions') || last.get(event.type) === index,
  )
}
