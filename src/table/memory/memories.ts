/**
 * What a campaign remembers, kept in step with its chronicles and pages. The chronicle is the truth: the index is made of
 * it whenever it is missing, grows with it, and is cut back where play went back, so an answer never depends on how the
 * index came to be.
 */
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import { Library, type Mark, type Reader } from '../../memory/library.ts'
import type { Listener, Piece } from '../../memory/piece.ts'
import type { Store } from '../../store/port.ts'
import type { Entry, TableState } from '../chronicle/entry.ts'
import { readRun } from '../run-record.ts'
import { runsOf } from '../start.ts'
import { access, type AccessTable } from '../views/access.ts'
import { readCampaign } from '../views/read.ts'
import { Living, livedIn, type Lived } from './lived.ts'
import { PageShelves } from './page-shelves.ts'
import { piecesOf } from './pieces.ts'

/** A session as far as it is in the index, and where the index stood before it. */
type Shelved = { readonly runId: string; readonly pieces: readonly Piece[]; readonly before: Mark }

/** The session that is played now: what it says is taken as it goes, and nothing of it is read again. */
type Live = {
  readonly runId: string
  readonly number: number
  living: Living
  /** Beats that are over and not in the index yet; undefined until somebody has asked: then all of it is read first. */
  beats: Map<number, readonly Lived[]> | undefined
  /** Where the index stood before it, once it is in there. */
  before: Mark | undefined
  upTo: number
}

export type Followed = { readonly runId: string; readonly number: number; readonly state: TableState }

export class Memories {
  readonly #store: Store
  readonly #library = new Library()
  readonly #table: AccessTable
  readonly #pages: PageShelves
  readonly #written = new Set<string>()
  #shelved: readonly Shelved[] = []
  #live: Live | undefined
  #keepingUp: Promise<void> = Promise.resolve()

  /** Another table of access only where a test loosens it. */
  constructor(store: Store, table: AccessTable = access) {
    this.#store = store
    this.#table = table
    this.#pages = new PageShelves(this.#library, table)
  }

  /** A reader of all that is known now. `campaign` is what the table holds of it, where there is a table. */
  async readerFor<Kind extends Listener['kind']>(
    listener: Extract<Listener, { readonly kind: Kind }>,
    campaign?: CampaignFiles,
  ): Promise<Reader<Kind>> {
    const now = campaign ?? (await readCampaign(this.#store)).campaign
    this.#keepingUp = this.#keepingUp.catch(() => undefined).then(() => this.#keepUp(now)) // several ask at once
    await this.#keepingUp
    return this.#library.readerFor<Kind>(listener)
  }

  /** A table plays this run: what is said there comes by `take` from now on. */
  follow({ runId, number, state }: Followed): void {
    const living = new Living(sessionOf(number), state)
    this.#live = { runId, number, living, beats: undefined, before: undefined, upTo: 0 }
  }

  /** Something more stands in the chronicle that is followed. */
  take(entry: Entry): void {
    if (entry.type === 'wrote') this.#written.add(entry.path)
    const closed = this.#live?.living.take(entry)
    if (closed) this.#live?.beats?.set(closed.beat, closed.lived)
  }

  /** Play went elsewhere: of the run that is followed the line that is played now is read again. */
  turned(state: TableState): void {
    const live = this.#live
    if (!live) return
    if (live.before) this.#library.forget(live.before)
    this.follow({ ...live, state })
  }

  async #keepUp(campaign: CampaignFiles): Promise<void> {
    if (this.#live) await this.#followOn(this.#live, campaign)
    else await this.#lookUp(await runsOf(this.#store), campaign)
    this.#pages.keepUp(campaign, this.#written)
  }

  async #followOn(live: Live, campaign: CampaignFiles): Promise<void> {
    if (live.beats === undefined) {
      live.beats = new Map()
      const runs = await runsOf(this.#store)
      await this.#lookUp(runs.slice(0, live.number - 1), campaign)
      live.before = this.#library.mark()
      for (const piece of this.#storyOf(await this.#read(live.runId, live.number, live), campaign))
        this.#library.add(piece)
    }
    for (const [beat, lived] of live.beats) {
      live.beats.delete(beat)
      if (beat <= live.upTo) continue
      for (const piece of this.#storyOf(lived, campaign)) this.#library.add(piece)
      live.upTo = beat
    }
  }

  /** Sessions that are over are read once; the last one may have grown, or gone back. */
  async #lookUp(runs: readonly string[], campaign: CampaignFiles): Promise<void> {
    if (this.#shelved.length > runs.length) this.#empty() // somebody took a run away
    const isOver = (index: number): boolean =>
      index < this.#shelved.length - 1 && this.#shelved[index]?.runId === runs[index]
    const kept = runs.findIndex((_, index) => !isOver(index))
    for (const [index, runId] of runs.entries())
      if (index >= kept && kept !== -1) this.#shelve(index, runId, await this.#read(runId, index + 1), campaign)
  }

  async #read(runId: string, number: number, live?: Live): Promise<readonly Lived[]> {
    const run = await readRun(this.#store, runId)
    if (!run.ok) return [] // a damaged chronicle is told of by doctor; the others are remembered
    for (const entry of run.value.entries) {
      if (entry.type === 'wrote') this.#written.add(entry.path)
      if (entry.type === 'beat-closed' && live) live.upTo = entry.beat
    }
    return livedIn(run.value.entries, sessionOf(number))
  }

  #storyOf(lived: readonly Lived[], campaign: CampaignFiles): readonly Piece[] {
    return piecesOf({ campaign, lived, written: this.#written, table: this.#table }, 'story')
  }

  #empty(): void {
    this.#library.forget(new Map())
    this.#shelved = []
  }

  #shelve(index: number, runId: string, lived: readonly Lived[], campaign: CampaignFiles): void {
    const pieces = this.#storyOf(lived, campaign)
    const known = this.#shelved[index]
    const isSame = known?.runId === runId && isBegunBy(pieces, known.pieces)
    if (isSame && pieces.length === known.pieces.length) return
    if (known && !isSame) this.#library.forget(known.before)
    const before = isSame ? known.before : this.#library.mark()
    for (const piece of isSame ? pieces.slice(known.pieces.length) : pieces) this.#library.add(piece)
    const over = this.#shelved.slice(0, index).map(one => ({ ...one, pieces: [] }))
    this.#shelved = [...over, { runId, pieces, before }]
  }
}

const sessionOf = (number: number): string => `session ${number}`

const isBegunBy = (pieces: readonly Piece[], begin: readonly Piece[]): boolean =>
  begin.length <= pieces.length && begin.every((piece, at) => isSamePiece(piece, pieces[at]))

const isSamePiece = (one: Piece, other: Piece | undefined): boolean =>
  one.text === other?.text && one.beat === other.beat && String(one.audience) === String(other.audience)
