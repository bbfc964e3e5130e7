/**
 * What a campaign remembers, kept in step with its chronicles and pages. The chronicle is the truth: the index is made of
 * it whenever it is missing, grows with it, and is cut back where play went back, so an answer never depends on how the
 * index came to be.
 */
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import { Library, type Mark, type Reader } from '../../memory/library.ts'
import type { Listener, Piece } from '../../memory/piece.ts'
import type { Store } from '../../store/port.ts'
import { readRun } from '../replay/run-record.ts'
import { runsOf } from '../start.ts'
import { readCampaign } from '../views/read.ts'
import { livedIn, type Lived } from './lived.ts'
import { piecesOf } from './pieces.ts'

/** A session as far as it is in the index, and where the index stood before it. */
type Shelved = { readonly runId: string; readonly pieces: readonly Piece[]; readonly before: Mark }

type Session = { readonly runId: string; readonly lived: readonly Lived[] }

export class Memories {
  readonly #store: Store
  readonly #library = new Library()
  readonly #written = new Set<string>()
  #shelved: readonly Shelved[] = []
  /** Where the index stood before the pages, which are put in again after every change. */
  #beforePages: Mark = new Map()
  #pages: CampaignFiles | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** A reader of all that is known now. `campaign` is what the table holds of it, where there is a table. */
  async readerFor<Kind extends Listener['kind']>(
    listener: Extract<Listener, { readonly kind: Kind }>,
    campaign?: CampaignFiles,
  ): Promise<Reader<Kind>> {
    await this.#keepUp(campaign ?? (await readCampaign(this.#store)).campaign)
    return this.#library.readerFor<Kind>(listener)
  }

  /** Sessions that are over are read once; the last one may have grown, or gone back. */
  async #keepUp(campaign: CampaignFiles): Promise<void> {
    const runs = await runsOf(this.#store)
    const isOver = (index: number): boolean =>
      index < this.#shelved.length - 1 && this.#shelved[index]?.runId === runs[index]
    const kept = runs.findIndex((_, index) => !isOver(index))
    for (const [index, runId] of runs.entries())
      if (index >= kept && kept !== -1) this.#shelve(index, await this.#read(runId, index), campaign)
    if (this.#pages === campaign) return
    this.#library.forget(this.#beforePages)
    this.#addPages(campaign)
  }

  async #read(runId: string, index: number): Promise<Session> {
    const run = await readRun(this.#store, runId)
    if (!run.ok) return { runId, lived: [] } // a damaged chronicle is told of by doctor; the others are remembered
    for (const entry of run.value.entries) if (entry.type === 'wrote') this.#written.add(entry.path)
    return { runId, lived: livedIn(run.value.entries, `session ${index + 1}`) }
  }

  #shelve(index: number, { runId, lived }: Session, campaign: CampaignFiles): void {
    const pieces = piecesOf({ campaign, lived, written: this.#written }, 'story')
    const known = this.#shelved[index]
    const isSame = known?.runId === runId && isBegunBy(pieces, known.pieces)
    if (isSame && pieces.length === known.pieces.length) return
    this.#library.forget(isSame ? this.#beforePages : (known?.before ?? this.#beforePages))
    const before = isSame ? known.before : this.#library.mark()
    for (const piece of isSame ? pieces.slice(known.pieces.length) : pieces) this.#library.add(piece)
    this.#shelved = [...this.#shelved.slice(0, index), { runId, pieces, before }]
    this.#beforePages = this.#library.mark()
    this.#pages = undefined
  }

  #addPages(campaign: CampaignFiles): void {
    for (const piece of piecesOf({ campaign, lived: [], written: this.#written }, 'pages')) this.#library.add(piece)
    this.#pages = campaign
  }
}

const isBegunBy = (pieces: readonly Piece[], begin: readonly Piece[]): boolean =>
  begin.length <= pieces.length && begin.every((piece, at) => isSamePiece(piece, pieces[at]))

const isSamePiece = (one: Piece, other: Piece | undefined): boolean =>
  one.text === other?.text && one.beat === other.beat && String(one.audience) === String(other.audience)
