/** The chronicle of one run, open for appending: facts in order, each linked to the one before. */
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore, type Stamp, type Store } from '../../store/port.ts'
import { beginning, type Head } from './chain.ts'
import { Contents } from './contents.ts'
import type { Entry, Mark } from './entry.ts'
import type { Fold, MakeFold } from './fold.ts'
import { headPath, printHead } from './head.ts'
import { ChronicleLost, type ChronicleRefusal } from './lost.ts'
import { Passages } from './pieces.ts'
import { format, printLine, readSegment, type Checkpoint, type Payload, type Segment } from './segment.ts'
import { Segments, segmentPath } from './segments.ts'
import { SharedSync } from './shared-sync.ts'
import { Texts } from './texts.ts'

/** Bytes a segment has before another one begins, as its lines say them; more where the checkpoint itself is large. */
const usualSegment = 1 << 18
const checkpointsWorth = 4

export type Opened<Made extends Fold> = {
  readonly chronicle: Chronicle<Made>
  /** Entries of the last segment, after its checkpoint. */
  readonly entries: readonly Entry[]
  /** Bytes of a last line that was never finished, and so never told. */
  readonly torn: number
  /** What was read to open it: whoever looks further back need not read it again. */
  readonly segments: Segments
}

/** Where the next line goes. */
type Place = {
  readonly segment: number
  readonly head: Head
  readonly passages: Passages
  /** Where the last line begins and ends. */
  readonly from: number
  readonly length: number
  /** How much the first line says, which is the checkpoint. */
  readonly checkpointed: number
  readonly stamp: Stamp | 'absent'
}

/** Before the first line of a segment. */
const before = (segment: number, head: Head): Place => ({
  segment,
  head,
  passages: new Passages(),
  from: 0,
  length: 0,
  checkpointed: 0,
  stamp: 'absent',
})

/** Behind the last line of a segment; what stands there and was never finished is cut off. */
async function behind(store: Store, runId: string, segment: Segment): Promise<Result<Place, ChronicleRefusal>> {
  const { number, head, passages, length, said } = segment
  const cut = await store.cut(segmentPath(runId, number), length)
  if (!cut.ok) return refuse({ code: 'store', refusal: cut.refusal })
  return accept({ segment: number, head, passages, from: length, length, checkpointed: said, stamp: cut.value })
}

export class Chronicle<Made extends Fold = Fold> {
  readonly runId: string
  readonly contents: Contents
  readonly texts: Texts
  readonly #store: Store
  readonly #longestSegment: number
  readonly #lines = new SharedSync<Entry>(entries => this.#oneByOne(() => this.#write(entries)))
  #fold: Made
  #place: Place
  #lost: ChronicleLost | undefined
  #watch: (entry: Entry) => void = () => undefined
  #last: Promise<void> = Promise.resolve()

  private constructor(
    store: Store,
    runId: string,
    fold: Made,
    place: Place,
    contents: Contents,
    longestSegment: number,
  ) {
    this.#longestSegment = longestSegment
    this.#store = store
    this.runId = runId
    this.#fold = fold
    this.#place = place
    this.contents = contents
    this.texts = new Texts(contents)
  }

  /** Reads the last segment, cuts a torn last line, and refuses a chain that does not hold. */
  static async open<Made extends Fold>(
    store: Store,
    runId: string,
    makeFold: MakeFold<Made>,
    longestSegment = usualSegment,
  ): Promise<Result<Opened<Made>, ChronicleRefusal>> {
    const segments = new Segments(store, runId)
    const found = await segments.last()
    if (!found.ok) return found
    const last = found.value
    const cleared = await segments.clearAfter(last?.number ?? 0)
    if (!cleared.ok) return cleared
    const fold = makeFold(last?.checkpoint?.fold ?? null)
    for (const entry of last?.entries ?? []) fold.take(entry)
    const place = last ? await behind(store, runId, last) : accept(before(0, beginning))
    if (!place.ok) return place
    const contents = new Contents(store, runId, last?.checkpoint?.contents)
    const chronicle = new Chronicle(store, runId, fold, place.value, contents, longestSegment)
    return accept({ chronicle, entries: last?.entries ?? [], torn: last?.torn ?? 0, segments })
  }

  /** What everything that is on the disk comes to. */
  get fold(): Made {
    return this.#fold
  }

  /** Called with every entry from now on, once it is on the disk. */
  watch(call: (entry: Entry) => void): void {
    this.#watch = call
  }

  get segment(): number {
    return this.#place.segment
  }

  /** On the disk when this answers, with all that was noted before it. */
  append(...entries: readonly Entry[]): Promise<void> {
    return this.#lines.append(entries)
  }

  /** The same for one of many who are at work side by side: they share a sync. */
  join(...entries: readonly Entry[]): Promise<void> {
    return this.#lines.join(entries)
  }

  /** On the disk with the next that anybody waits for: nothing that anybody sees may come of it before `behind` says so. */
  note(entry: Entry): void {
    this.#lines.note(entry)
  }

  /** Calls when everything so far is on the disk, at once when it is; never when that fails. */
  behind(call: () => void): void {
    this.#lines.behind(call)
  }

  /** Everything so far is on the disk when this answers. */
  settled(): Promise<void> {
    return this.#lines.settled()
  }

  /** Everything so far is on the disk, and still there: whoever says that it is saved has looked. Writes wait for it. */
  standsThere(): Promise<void> {
    return this.#lines.append([])
  }

  /** Play goes on from another place: a segment of its own begins with what the run came to there. */
  async turn(mark: Mark, fold: Made, parent: Checkpoint['parent']): Promise<void> {
    await this.standsThere()
    await this.#oneByOne(() => this.#begin(fold, parent, [mark]))
  }

  /** Lines, a look at them and a turn to another place wait for each other: half a turn looks like somebody else's. */
  #oneByOne(work: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(work)
    this.#last = mine.catch(() => undefined) // whoever asked for it hears of it
    return mine
  }

  async #write(entries: readonly Entry[]): Promise<void> {
    if (this.#lost) throw this.#lost
    if (entries.length === 0) return this.#look()
    const { segment, passages, checkpointed } = this.#place
    if (segment === 0) return this.#begin(this.#fold, null, entries)
    const isFull = passages.length > Math.max(this.#longestSegment, checkpointsWorth * checkpointed)
    if (isFull) return this.#begin(this.#fold, { segment, upTo: null }, entries)
    await this.#appendLine(this.#place, { entries })
    this.#taken(entries)
  }

  async #begin(fold: Made, parent: Checkpoint['parent'], entries: readonly Entry[]): Promise<void> {
    const contents = this.contents.spotsOf(fold.known.values())
    const checkpoint = { format, parent, contents, fold: parent === null ? null : fold.save() }
    await this.#appendLine(before(this.#place.segment + 1, this.#place.head), { checkpoint, entries })
    this.#place = { ...this.#place, checkpointed: this.#place.passages.length }
    this.#fold = fold
    this.#taken(entries)
  }

  /** They are on the disk; the head beside them says so, and what it cannot say is found out by reading. */
  #taken(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#fold.take(entry)
      this.#watch(entry)
    }
    const { segment, head, from, length } = this.#place
    const bytes = printHead({ segment, ...head, from, length, glance: this.#fold.glance() })
    void this.#store.jot(headPath(this.runId), bytes).catch(() => undefined)
  }

  async #appendLine(place: Place, payload: Payload): Promise<void> {
    const { passages, length } = place
    const held = passages.length
    const { bytes, head } = printLine(place.head, passages, payload)
    try {
      const stamp = await this.#appendTo(place, bytes)
      this.#place = { ...place, head, from: length, length: length + bytes.length, stamp }
    } catch (cause) {
      passages.cutBack(held)
      if (cause instanceof ChronicleLost) this.#lost = cause
      throw cause
    }
  }

  async #look(): Promise<void> {
    const place = this.#place
    if (place.stamp === 'absent') return
    const path = segmentPath(this.runId, place.segment)
    const found = await this.#store.readPart(path, 0, 0)
    const isLeft = found.ok && found.value?.stamp === place.stamp
    const stamp = isLeft ? place.stamp : await stampIfSame(this.#store, path, place)
    if (stamp === undefined || (await this.#goesOnElsewhere(place))) throw (this.#lost = new ChronicleLost(path))
    this.#place = { ...place, stamp }
  }

  /** A line goes where it was left, and nowhere else: a file that somebody else changed is looked at before it is believed. */
  async #appendTo(place: Place, bytes: Buffer): Promise<Stamp> {
    const path = segmentPath(this.runId, place.segment)
    if (await this.#goesOnElsewhere(place)) throw new ChronicleLost(path)
    const first = await this.#store.append(path, bytes, place.stamp)
    if (first.ok) return first.value.stamp
    if (first.refusal.code !== 'replaced') throw new Error(explainStore(first.refusal))
    const stamp = await stampIfSame(this.#store, path, place)
    const again = stamp === undefined ? first : await this.#store.append(path, bytes, stamp)
    if (again.ok) return again.value.stamp
    throw new ChronicleLost(path)
  }

  /** Somebody has begun the next segment, by a rewind or a checkout: what is added to this one would never be read. */
  async #goesOnElsewhere({ segment }: Place): Promise<boolean> {
    const next = await this.#store.readPart(segmentPath(this.runId, segment + 1), 0, 0)
    return next.ok && next.value !== undefined && next.value.size > 0
  }
}

/** Somebody may have touched a file and changed nothing: then it still ends with our last line. */
async function stampIfSame(store: Store, path: string, { segment, head, length }: Place): Promise<Stamp | undefined> {
  const found = await store.readPart(path, 0)
  if (!found.ok || found.value === undefined || found.value.size !== length) return undefined
  const now = readSegment(segment, Buffer.from(found.value.bytes))
  return length === 0 || (now.fault === undefined && now.head.sum === head.sum) ? found.value.stamp : undefined
}
