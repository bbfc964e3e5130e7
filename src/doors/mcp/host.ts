/** The host of one table: it opens it, keeps its seats and tokens, and is the player's way in where nobody else is. */
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Clock } from '../../core/time.ts'
import { BeatHeld } from '../../table/ports.ts'
import type { Table } from '../../table/table.ts'
import { outsideCast, overhearing } from '../../cast/outside/cast.ts'
import type { SeatLimits } from '../../cast/outside/gm.ts'
import type { Npcs } from '../../cast/outside/npc.ts'
import { Post } from '../../cast/outside/post.ts'
import { npcSeat, seatsOf, type Seat } from '../../cast/outside/seat.ts'
import { folderStore, type FolderStore } from '../../store/folder.ts'
import { readText } from '../../store/text.ts'
import type { Role } from '../../table/views/role.ts'
import type { Game } from '../../games/game.ts'
import { consentsOf } from '../consent.ts'
import { copyShipped } from '../shipped.ts'
import { mayPlay } from '../terminal/may-play.ts'
import { namesOf } from '../terminal/party.ts'
import { playSession, type Seating, type SessionEnd } from '../terminal/session.ts'
import { findToPlay } from '../terminal/which-campaign.ts'
import { LineFace, type Heard } from './line-face.ts'
import { seenAtTable, seenInFolder, type Seen } from './seen.ts'
import { Tokens } from './tokens.ts'

export type HostParts = {
  readonly campaigns: string
  readonly clock: Clock
  readonly freshSeed: () => string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly limits: SeatLimits
  /** Where others find this table. */
  readonly port: () => Promise<number>
}

export type OpenWish = {
  readonly campaign?: string | undefined
  /** Seats that somebody outside takes. */
  readonly seats: readonly string[]
  /** The character of whoever plays by `say`; nobody plays where it is null. */
  readonly as?: string | null | undefined
  readonly style?: string | undefined
  readonly model?: string | undefined
  readonly seed?: string | undefined
}

export type Opened = {
  readonly campaign: string
  readonly human: string | null
  readonly party: readonly string[]
  readonly tokens: Readonly<Record<string, string>>
}

type About = Parameters<Seating>[1]

type Sitting = {
  readonly wish: OpenWish
  readonly name: string
  readonly folder: string
  readonly store: FolderStore
  readonly post: Post
  readonly about: About
  face: LineFace
  table: Table | undefined
  ended: Promise<Result<SessionEnd, string>>
}

const sessionOver = 'The session is over, and everything is saved. Nothing more is asked of you.'
const tableLeft = 'The table was left as it stands. Whoever opened it can open it again, and hands out new tokens.'

const longestGoodbyeMs = 4000

export class TableHost {
  readonly #parts: HostParts
  readonly tokens: Tokens
  #port = 0
  readonly #outside = new Set<string>()
  #sitting: Sitting | undefined
  /** A table that was stopped in the middle, to be gone on with. */
  #stopped: Pick<Sitting, 'wish' | 'name' | 'folder' | 'post'> | undefined
  #stopping: Promise<void> | undefined
  /** The post of the session that is over: who has not read yet that it is, reads it. */
  #past: Post | undefined
  /** What was said at the end of the last session, until whoever played has heard it. */
  #lastFace: LineFace | undefined
  /** Why the last session is over, where that is not as it should be. */
  #lastWord = ''

  constructor(parts: HostParts) {
    this.#parts = parts
    this.tokens = new Tokens(() => this.#port)
  }

  standAt(port: number): void {
    this.#port = port
  }

  get isOpen(): boolean {
    return this.#sitting !== undefined
  }

  /** Nothing more is asked of anybody, and nothing comes any more. */
  get isPast(): boolean {
    return !this.#sitting && !this.#stopped && !this.#stopping
  }

  get campaign(): string {
    return this.#sitting?.name ?? ''
  }

  get game(): Game | undefined {
    return this.#sitting?.about.game
  }

  /** Who is played by `say`. */
  get human(): string | null {
    return this.#sitting?.about.human ?? null
  }

  get post(): Post | undefined {
    return (this.#sitting ?? this.#stopped)?.post ?? this.#past
  }

  /** Opens a table, or hands out more seats at the one that is open. */
  async open(wish: OpenWish): Promise<Result<Opened, string>> {
    this.#port = await this.#parts.port()
    const now = this.#sitting
    if (now && (wish.campaign === undefined || wish.campaign === now.name)) return this.#handOut(wish.seats)
    if (now) return refuse(`A table is open at "${now.name}". Leave it first: leave, or say "/leave".`)
    const opened = await this.#begin(wish)
    return opened.ok ? this.#handOut(wish.seats) : opened
  }

  async #begin(wish: OpenWish): Promise<Result<void, string>> {
    const found = await findToPlay(this.#parts.campaigns, wish.campaign, async () => undefined)
    if (!found.ok) return found
    const { name, folder, isShipped } = found.value
    const as = wish.as ?? undefined
    const asked = { ...(as === undefined ? {} : { as }), ...(wish.style === undefined ? {} : { style: wish.style }) }
    const fault = await mayPlay(
      folder,
      { ...asked, ...(wish.model === undefined ? {} : { model: wish.model }) },
      this.#parts.environment,
    )
    if (fault !== undefined) return refuse(fault)
    const place = isShipped ? copyShipped(name, this.#parts.campaigns) : accept(folder)
    if (!place.ok) return place
    this.#outside.clear()
    this.tokens.takeBackSeats()
    return this.#seat(wish, name, place.value)
  }

  /** Resolves when the seats are known: the table may wait for one of them with its first words. */
  async #seat(wish: OpenWish, name: string, folder: string): Promise<Result<void, string>> {
    const { clock, environment, freshSeed } = this.#parts
    const store = folderStore(folder)
    const before = this.#stopped
    let nameOf = (id: string): string => id
    const face = new LineFace(id => nameOf(id))
    for (const seat of wish.seats) this.#outside.add(seat)
    let ready: (about: About) => void = () => undefined
    const known = new Promise<About>(resolve => (ready = resolve))
    let sitting: Sitting | undefined
    const seating: Seating = (home, about) => {
      nameOf = about.party.shortName
      const party = about.party.members.map(({ id }) => id)
      const index = namesOf(about.party)
      const post =
        before?.post ??
        new Post({ seats: seatsOf(party, about.human), names: () => index, isOutside: seat => this.#outside.has(seat) })
      post.goOn()
      const { limits } = this.#parts
      const parts = { post, own: home.cast, rules: about.game.rules, campaign: name, human: about.human, limits }
      const cast = outsideCast({ ...parts, npcs: this.#npcs(store) })
      this.#stopped = undefined
      sitting = { wish, name, folder, store, post, about, face, table: undefined, ended: ending }
      this.#sitting = sitting
      ready(about)
      const patience = { gmMs: 86_400_000, backgroundMs: 600_000 }
      const isInstant = home.isInstant && this.#outside.size === 0
      return {
        seated: {
          ...home,
          cast,
          limits: { ...home.limits, ...patience },
          isInstant,
          report: home.isInstant ? () => '' : home.report, // whoever thinks outside is paid elsewhere
        },
        overhear: overhearing(post),
        writesFirst: () => home.isInstant && this.#outside.size === 0,
      }
    }
    const isAuto = wish.as === null
    const ending = playSession(
      {
        store,
        clock,
        face,
        choose: async () => undefined,
        consents: consentsOf(folder, environment),
        echoes: false,
        seated: () => undefined,
        onSignal: () => undefined,
        seating,
        opened: ({ table }) => {
          if (sitting) sitting.table = table
        },
      },
      {
        campaign: name,
        seed: wish.seed ?? freshSeed(),
        isAuto,
        isAscii: false,
        isFirst: false,
        ...(wish.as == null ? {} : { as: wish.as }),
        ...(wish.style === undefined ? {} : { style: wish.style }),
        ...(wish.model === undefined ? {} : { model: wish.model }),
      },
    ).catch((cause: unknown) => refuse(cause instanceof Error ? cause.message : String(cause)))
    const over = ending.then(ended => {
      this.#lastWord = ended.ok ? '' : ended.refusal
      if (!this.#stopping) sitting?.post.shutDown(ended.ok && ended.value.how === 'ended' ? sessionOver : tableLeft)
      face.end()
      store.close()
      this.#past = sitting?.post
      this.#lastFace = face
      if (this.#sitting === sitting) this.#sitting = undefined
      return ended
    })
    const first = await Promise.race([known, over])
    return 'ok' in first ? (first.ok ? accept(undefined) : first) : accept(undefined)
  }

  #npcs(store: FolderStore): Npcs {
    return {
      unknown: new Map(),
      seat: async npc => {
        const page = await readText(store, `npcs/${npc}.md`)
        if (!page.ok || page.value === undefined) return `There is no page npcs/${npc}.md to play from.`
        this.#outside.add(npcSeat(npc))
        return undefined
      },
      unseat: npc => {
        this.#outside.delete(npcSeat(npc))
        this.tokens.takeBack(npcSeat(npc))
      },
    }
  }

  #handOut(seats: readonly string[]): Result<Opened, string> {
    const sitting = this.#sitting
    if (!sitting) return refuse(this.#lastWord || 'The table was closed.')
    const { post, about, name } = sitting
    const unknown = seats.filter(seat => !post.seat(seat))
    const party = about.party.members.map(({ id }) => id)
    if (unknown.length > 0) {
      return refuse(
        `There is no seat "${unknown.join('", "')}". There are: gm, narrator, decision-log, ${party.join(', ')}.`,
      )
    }
    const tokens = Object.fromEntries(seats.map(seat => [seat, this.#tokenFor(seat)]))
    return accept({ campaign: name, human: about.human, party, tokens })
  }

  /** Whoever had the seat before has it no more. */
  #tokenFor(seat: string): string {
    this.#outside.add(seat)
    this.tokens.takeBack(seat)
    return this.tokens.give({ kind: 'seat', seat })
  }

  /** The player's line, and all that came of it. A beat that was stopped is gone on with first. */
  async say(line: string, signal: AbortSignal): Promise<Result<Heard, string>> {
    await this.#stopping
    const again = await this.#goOn()
    if (!again.ok) return again
    const sitting = this.#sitting
    if (!sitting) return this.#lastHeard(signal)
    const heard = await sitting.face.say(line, signal)
    const isStopped = this.#stopping !== undefined || this.#stopped !== undefined
    if (heard.waitsFor !== 'nobody' || !isStopped || signal.aborted) return accept(heard)
    return this.say(heard.isTaken ? '' : line, signal) // another call stopped it under this one
  }

  /** A session that ended between two calls has its closing words still to be read. */
  async #lastHeard(signal: AbortSignal): Promise<Result<Heard, string>> {
    const heard = await this.#lastFace?.say('', signal)
    this.#lastFace = undefined
    return heard && heard.text !== '' ? accept(heard) : refuse(this.#lastWord || 'No table is open. Open one with sit.')
  }

  async #goOn(): Promise<Result<void, string>> {
    const stopped = this.#stopped
    return this.#sitting || !stopped ? accept(undefined) : this.#seat(stopped.wish, stopped.name, stopped.folder)
  }

  /** Stops a beat where it is: what was played is kept, and the next line goes on with it. */
  async stop(): Promise<void> {
    const sitting = this.#sitting
    if (!sitting || sitting.face.isTurn || this.#stopping) return
    this.#stopping = this.close()
    await this.#stopping
    this.#stopped = sitting
    this.#stopping = undefined
  }

  /** How many questions were put so far. */
  get questions(): number {
    return this.#sitting?.face.questions ?? 0
  }

  seat(id: string): Seat | undefined {
    return this.post?.seat(id)
  }

  /** What a seat may see now. Before the table stands, it is what the folder holds for it. */
  async seenBy(role: Role): Promise<Seen | undefined> {
    const sitting = this.#sitting
    if (!sitting) return undefined
    return sitting.table
      ? seenAtTable(role, sitting.table.views, sitting.table.memories)
      : seenInFolder(role, sitting.store)
  }

  /** Whoever has lost the thread is told where things stand, as far as their seat knows it. */
  async refresh(id: string): Promise<void> {
    const { post, campaign } = this
    const sits = post?.seat(id)
    const seen = sits && (await this.seenBy(sits.sees))
    if (!post || !seen) return
    const { number, slug } = post.scene
    const reminder = seen.reminder === '' ? {} : { lastNarrativeSummary: seen.reminder }
    post.tell(id, { tag: 'CONTEXT_REFRESH', campaign, currentScene: `${number}-${slug}`, ...reminder })
  }

  leaveSeat(seat: string): void {
    this.post?.box(seat).leave()
    this.tokens.takeBack(seat)
    this.#outside.delete(seat)
  }

  /** Leaves the table as it is: what is open is gone on with another time. */
  async close(): Promise<void> {
    const sitting = this.#sitting
    if (!sitting) return
    sitting.post.hold(new BeatHeld('The table was left; its beat is gone on with when it is opened again.'))
    sitting.face.end()
    const late = new Promise<void>(resolve => void setTimeout(resolve, longestGoodbyeMs).unref())
    await Promise.race([sitting.ended.catch(() => undefined), late])
    if (this.#sitting === sitting) this.#sitting = undefined
  }
}
