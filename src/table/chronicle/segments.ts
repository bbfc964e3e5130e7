/** The segments of a run, read one by one, and the line of play through them. */
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Store } from '../../store/port.ts'
import { playedIn, type Entry } from './entry.ts'
import { readHead } from './head.ts'
import type { ChronicleRefusal } from './lost.ts'
import { format, readSegment, type Segment } from './segment.ts'

export const chronicleFolder = (runId: string): string => `runs/${runId}/chronicle`
export const segmentPath = (runId: string, number: number): string =>
  `${chronicleFolder(runId)}/${String(number).padStart(5, '0')}.jsonl`

/** What a run of the first format kept its chronicle in. */
const firstFormat = (runId: string): string => `runs/${runId}/chronicle.jsonl`

const beatOf = (entry: Entry): number => ('beat' in entry ? entry.beat : 0)

/** Everything up to the end of a beat; where a run was closed after it, play goes on all the same. */
export const upTo = (entries: readonly Entry[], beat: number | null): readonly Entry[] =>
  beat === null ? entries : entries.filter(entry => beatOf(entry) <= beat && entry.type !== 'run-closed')

export type Stretch = { readonly segment: Segment; readonly entries: readonly Entry[] }

export class Segments {
  readonly #store: Store
  readonly #runId: string
  readonly #read = new Map<number, Segment>()

  constructor(store: Store, runId: string) {
    this.#store = store
    this.#runId = runId
  }

  /** Their numbers, in order. */
  async numbers(): Promise<readonly number[]> {
    const listed = await this.#store.list(chronicleFolder(this.#runId))
    const names = listed.ok ? listed.value.map(({ name }) => /^(\d{5,})\.jsonl$/.exec(name)?.[1]) : []
    return names.flatMap(name => (name === undefined ? [] : [Number(name)])).sort((one, other) => one - other)
  }

  /** The first that should be there and is not: they are numbered from one, without a gap. */
  async missing(): Promise<number | undefined> {
    const numbers = await this.numbers()
    const at = numbers.findIndex((number, index) => number !== index + 1)
    return at === -1 ? undefined : at + 1
  }

  /** A segment that holds; entries are the same ones whenever it is asked for. */
  async read(number: number): Promise<Result<Segment, ChronicleRefusal>> {
    const known = this.#read.get(number)
    if (known) return accept(known)
    const path = segmentPath(this.#runId, number)
    const found = await this.#store.readPart(path, 0)
    if (!found.ok) return refuse({ code: 'store', refusal: found.refusal })
    if (!found.value) return refuse({ code: 'store', refusal: { code: 'not-there', path } })
    const segment = readSegment(number, Buffer.from(found.value.bytes))
    if (segment.fault) return refuse({ code: 'broken-chain', path, fault: segment.fault })
    if (segment.checkpoint !== undefined) this.#read.set(number, segment) // one that was never told of is begun anew
    return accept(segment)
  }

  /** The one that is written last, held against the head beside it; undefined when the run has said nothing yet. */
  async last(): Promise<Result<Segment | undefined, ChronicleRefusal>> {
    const runId = this.#runId
    const numbers = [...(await this.numbers())]
    const head = await readHead(this.#store, runId)
    if (head && head.format !== format) return refuse({ code: 'other-format', runId, format: head.format })
    if (numbers.length === 0 && (await this.#isOfFirstFormat()))
      return refuse({ code: 'other-format', runId, format: 1 })
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const found = await this.read(number)
      if (!found.ok) return found
      if (found.value.checkpoint === undefined) continue // it was begun and never told of
      const { seq, sum } = found.value.head
      const isShort = head !== undefined && (seq < head.seq || (seq === head.seq && sum !== head.sum))
      return isShort ? refuse({ code: 'missing-tail', runId, found: seq, due: head.seq }) : found
    }
    return head ? refuse({ code: 'missing-tail', runId, found: 0, due: head.seq }) : accept(undefined)
  }

  /** What a process had begun when it died holds no line that was ever told, and stands where the next one begins. */
  async clearAfter(last: number): Promise<Result<void, ChronicleRefusal>> {
    for (const number of await this.numbers()) {
      if (number <= last) continue
      const removed = await this.#store.remove(segmentPath(this.#runId, number), 'any')
      if (!removed.ok) return refuse({ code: 'store', refusal: removed.refusal })
    }
    return accept(undefined)
  }

  async #isOfFirstFormat(): Promise<boolean> {
    const found = await this.#store.readPart(firstFormat(this.#runId), 0, 0)
    return found.ok && found.value !== undefined
  }

  /** The same as far back as it can be read: what was played long ago may be damaged, and play goes on all the same. */
  async lineBack(tip: number, isEnough: (stretches: readonly Stretch[]) => boolean) {
    let read: readonly Stretch[] = []
    const whole = await this.lineTo(tip, stretches => {
      read = [...stretches]
      return isEnough(stretches)
    })
    return whole.ok || read.length === 0 ? whole : accept(read)
  }

  /** The line of play that ends with a segment, oldest first, as far back as is needed. */
  async lineTo(
    tip: number,
    isEnough: (stretches: readonly Stretch[]) => boolean = () => false,
  ): Promise<Result<readonly Stretch[], ChronicleRefusal>> {
    const stretches: Stretch[] = []
    let cut: number | null = null
    for (let number: number | undefined = tip; number !== undefined;) {
      const found: Result<Segment, ChronicleRefusal> = await this.read(number)
      if (!found.ok) return found
      stretches.unshift({ segment: found.value, entries: upTo(found.value.entries, cut) })
      if (isEnough(stretches)) break
      const parent: { readonly segment: number; readonly upTo: number | null } | null | undefined =
        found.value.checkpoint?.parent
      if (parent?.upTo !== undefined && parent.upTo !== null)
        cut = cut === null ? parent.upTo : Math.min(cut, parent.upTo)
      number = parent?.segment
    }
    return accept(stretches)
  }
}

export const entriesOf = (stretches: readonly Stretch[]): readonly Entry[] =>
  stretches.flatMap(({ entries }) => entries)

export const beatsIn = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { entries }) => sum + playedIn(entries).length, 0)
