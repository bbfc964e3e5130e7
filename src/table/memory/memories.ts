/**
 * What a campaign remembers, kept in step with its chronicles and pages. The chronicle is the truth: the index is made of
 * it whenever it is missing or stands otherwise, grows with it, and is cut back where play went back, so an answer never
 * depends on how the index came to be.
 */
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import { Library, type Mark, type Reader } from '../../memory/library.ts'
import type { Listener } from '../../memory/piece.ts'
import type { Store } from '../../store/port.ts'
import type { Entry, TableState } from '../chronicle/entry.ts'
import { readRun } from '../run-record.ts'
import { runsOf } from '../start.ts'
import { access, type AccessTable } from '../views/access.ts'
import { readCampaign } from '../views/read.ts'
import { keepIndex, openIndex, stampOf, type Shelved } from './index-file.ts'
import { Living, livedIn, type Lived } from './lived.ts'
import { PageShelves } from './page-shelves.ts'
import { piecesOf } from './pieces.ts'

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
  readonly scenes: Set<string>
}

export type Followed = { readonly runId: string; readonly number: number; readonly state: TableState }

export class Memories {
  readonly #store: Store
  readonly #library = new Library()
  readonly #table: AccessTable
  readonly #pages: PageShelves
  /** Undefined until somebody has asked: then what was kept of the sessions before is opened. */
  #shelved: readonly Shelved[] | undefined
  /** Whether a session is over that the index on the disk does not hold. */
  #isBehind = false
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
    await this.#inTurn(() => this.#keepUp(now))
    return this.#library.readerFor<Kind>(listener)
  }

  /** A table plays this run: what is said there comes by `take` from now on. */
  follow({ runId, number, state }: Followed): void {
    const living = new Living(sessionOf(number), state)
    this.#live = { runId, number, living, beats: undefined, before: undefined, upTo: 0, scenes: new Set() }
  }

  /** Something more stands in the chronicle that is followed. */
  take(entry: Entry): void {
    if (entry.type === 'wrote' && isScene(entry.path)) this.#live?.scenes.add(entry.path)
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

  /**
   * Sessions that are over are put beside their runs, so that nobody reads their chronicles again: the one that was
   * followed too, once nothing more is said in it.
   */
  async keep(campaign: CampaignFiles): Promise<void> {
    await this.#inTurn(async () => {
      await this.#keepUp(campaign)
      if (this.#live) await this.#putAway(this.#live)
      await this.#save()
    })
  }

  async #putAway({ runId, before = new Map(), scenes }: Live): Promise<void> {
    const stamp = await stampOf(this.#store, runId)
    this.#shelved = [...(this.#shelved ?? []), { runId, stamp, before, scenes: [...scenes] }]
    this.#live = undefined
    this.#isBehind = true
  }

  async #save(): Promise<void> {
    if (this.#isBehind && this.#isUsual) await keepIndex(this.#store, this.#library, this.#shelved ?? [])
    this.#isBehind = false
  }

  /** Several ask at once. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#keepingUp = this.#keepingUp.catch(() => undefined).then(work)
    return this.#keepingUp
  }

  async #keepUp(campaign: CampaignFiles): Promise<void> {
    if (this.#live) await this.#followOn(this.#live, campaign)
    else {
      await this.#lookUp(await runsOf(this.#store), campaign)
      await this.#save()
    }
    this.#pages.keepUp(campaign, this.#scenes())
  }

  /** Files that sessions wrote: their scenes stand in the story already. */
  #scenes(): ReadonlySet<string> {
    return new Set([...(this.#shelved ?? []).flatMap(({ scenes }) => scenes), ...(this.#live?.scenes ?? [])])
  }

  async #followOn(live: Live, campaign: CampaignFiles): Promise<void> {
    if (live.beats === undefined) {
      live.beats = new Map()
      const runs = await runsOf(this.#store)
      await this.#lookUp(runs.slice(0, runs.indexOf(live.runId)), campaign)
      live.before = this.#library.mark()
      const { lived, scenes, upTo } = await this.#read(live.runId, live.number)
      for (const path of scenes) live.scenes.add(path)
      live.upTo = upTo
      this.#add(lived, campaign)
    }
    for (const [beat, lived] of live.beats) {
      live.beats.delete(beat)
      if (beat <= live.upTo) continue
      this.#add(lived, campaign)
      live.upTo = beat
    }
  }

  /** Sessions whose chronicles stand as they did are in the index; from the first that does not, all are read. */
  async #lookUp(runs: readonly string[], campaign: CampaignFiles): Promise<void> {
    const known = (this.#shelved ??= this.#isUsual ? await openIndex(this.#store, this.#library) : [])
    const stamps = await Promise.all(runs.map(runId => stampOf(this.#store, runId)))
    const stands = (at: number): boolean => known[at]?.runId === runs[at] && known[at]?.stamp === stamps[at]
    const first = runs.findIndex((_, at) => !stands(at))
    const kept = first === -1 ? runs.length : first
    if (kept < known.length || kept === 0) this.#library.forget(known[kept]?.before ?? new Map())
    this.#shelved = known.slice(0, kept)
    for (const [at, runId] of runs.entries())
      if (at >= kept) await this.#shelve({ runId, stamp: stamps[at] ?? '' }, at + 1, campaign)
  }

  async #shelve({ runId, stamp }: Pick<Shelved, 'runId' | 'stamp'>, number: number, campaign: CampaignFiles) {
    const before = this.#library.mark()
    const { lived, scenes } = await this.#read(runId, number)
    this.#add(lived, campaign)
    this.#shelved = [...(this.#shelved ?? []), { runId, stamp, before, scenes }]
    this.#isBehind = true
  }

  async #read(runId: string, number: number) {
    const run = await readRun(this.#store, runId)
    const entries = run.ok ? run.value.entries : [] // a damaged chronicle is told of by doctor; the others are remembered
    return {
      lived: livedIn(entries, sessionOf((run.ok ? run.value.origin?.session : undefined) ?? number)),
      scenes: [
        ...new Set(entries.flatMap(entry => (entry.type === 'wrote' && isScene(entry.path) ? [entry.path] : []))),
      ],
      upTo: entries.reduce((last, entry) => (entry.type === 'beat-closed' ? entry.beat : last), 0),
    }
  }

  #add(lived: readonly Lived[], campaign: CampaignFiles): void {
    const told = { campaign, lived, written: new Set<string>(), table: this.#table }
    for (const piece of piecesOf(told, 'story')) this.#library.add(piece)
  }

  /** An index that was made by another table of access says what nobody may hear. */
  get #isUsual(): boolean {
    return this.#table === access
  }
}

const sessionOf = (number: number): string => `session ${number}`

const isScene = (path: string): boolean => /^scenes\//i.test(path)
