/**
 * What can be saved of a damaged run, in one that is whole and that play goes on with. Where only the end is damaged that
 * is every segment up to there. Where something older is, it is the line of play that ends the run, from where it holds on:
 * its first checkpoint says what it had come to there. The run as it was found is put aside and never changed; nothing of
 * it goes before what replaces it stands.
 */
import { accept, assert, refuse, type Result } from '../core/result.ts'
import { explainStore, type Store } from '../store/port.ts'
import { whileHeld } from '../store/wait.ts'
import { beginning } from './chronicle/chain.ts'
import { Contents, contentsPath } from './chronicle/contents.ts'
import { isMark, type Entry } from './chronicle/entry.ts'
import { readHead } from './chronicle/head.ts'
import { Passages } from './chronicle/pieces.ts'
import { printLine, readSegment, type Payload, type Segment } from './chronicle/segment.ts'
import { Segments, segmentPath, upTo } from './chronicle/segments.ts'
import { faultsOfRun, type RunFault } from './chronicle/verify.ts'
import type { Glance, Saved } from './recover.ts'
import { lastKnown } from './rewind/put-back.ts'
import { lastRunOf, runsOf } from './start.ts'

type Edited = Extract<Entry, { type: 'edited' }>

export type Salvaged = {
  readonly runId: string
  /** Nothing was wrong, and nothing was done. */
  readonly isWhole: boolean
  /** The run that goes on, and where the damaged one lies. */
  readonly into: string
  readonly aside: string
  readonly faults: readonly RunFault[]
  /** Beats up to this one count, and are told of no more: what is older than them can only be looked up in `aside`. */
  readonly from: number
  /** The last beat that is whole, and the last that was known of. */
  readonly beat: number
  readonly known: number
}

export const salvage = (store: Store): Promise<Result<Salvaged, string>> =>
  whileHeld(store, 0, () => salvageHeld(store))

async function salvageHeld(store: Store): Promise<Result<Salvaged, string>> {
  const runs = await runsOf(store)
  const runId = await lastRunOf(store)
  if (runId === undefined) return refuse('Nothing was played here yet.')
  const faults = await faultsOfRun(store, runId)
  const all = await readable(store, runId)
  const tip = all.findLast(({ segment }) => segment.checkpoint !== undefined)
  const head = await readHead(store, runId)
  const beat = tip ? lastBeat(tip) : 0
  const known = Math.max(beat, (head?.glance as Glance | undefined)?.beats ?? 0)
  const salvaged = { runId, faults, from: 0, beat, known }
  if (faults.length === 0) return accept({ ...salvaged, isWhole: true, into: runId, aside: '' })
  const into = freeName(`${runId}-recovered`, runs)
  const aside = `damaged/${freeName(runId, await namesIn(store, 'damaged'))}`
  const kept = tip ? wholeUpTo(all, tip) : []
  await putWhole(store, runId, into, kept)
  const moved = await store.move(`runs/${runId}`, aside)
  if (!moved.ok) return refuse(explainStore(moved.refusal))
  return accept({ ...salvaged, from: savedIn(kept[0])?.closed ?? 0, isWhole: false, into: tip ? into : '', aside })
}

const namesIn = async (store: Store, folder: string): Promise<readonly string[]> => {
  const listed = await store.list(folder)
  return listed.ok ? listed.value.map(({ name }) => name) : []
}

function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  for (let count = 2; ; count += 1) if (!taken.includes(`${name}-${count}`)) return `${name}-${count}`
}

/** A segment as far as it holds, with the bytes of that. */
type Kept = { readonly segment: Segment; readonly bytes: Buffer }

const keptIn = (number: number, bytes: Buffer): Kept => {
  const segment = readSegment(number, bytes)
  return { segment, bytes: bytes.subarray(0, segment.length) }
}

/** Git may give every line of a text a return; no line of ours has one, and without them all of it is as it was. */
const withoutReturns = (bytes: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1')

async function readable(store: Store, runId: string): Promise<readonly Kept[]> {
  const kept: Kept[] = []
  for (const number of await new Segments(store, runId).numbers()) {
    const found = await store.readPart(segmentPath(runId, number), 0)
    if (found.ok && found.value) kept.push(keptIn(number, withoutReturns(found.value.bytes)))
  }
  return kept
}

/** Written by us, and its checksum held. */
const savedIn = (kept: Kept | undefined): Saved | null => (kept?.segment.checkpoint?.fold ?? null) as Saved | null

const lastBeat = (tip: Kept): number =>
  tip.segment.entries.reduce(
    (last, entry) => (entry.type === 'beat-closed' ? entry.beat : last),
    savedIn(tip)?.closed ?? 0,
  )

/** Everything up to the last one, where that holds together; else the line that leads to it, from where it does. */
function wholeUpTo(all: readonly Kept[], tip: Kept): readonly Kept[] {
  const byNumber = new Map(all.map(({ segment }) => [segment.number, segment]))
  const isWhole = ({ number, fault, checkpoint, head }: Segment): boolean =>
    !fault && checkpoint !== undefined && byNumber.get(number + 1)?.follows.sum === head.sum
  const older = all.filter(({ segment }) => segment.number < tip.segment.number)
  if (older.length === tip.segment.number - 1 && older.every(({ segment }) => isWhole(segment))) return [...older, tip]
  const line = [tip.segment]
  let cut = Infinity
  for (let parent = tip.segment.checkpoint?.parent; parent;) {
    const next: Segment | undefined = byNumber.get(parent.segment)
    if (!next || !isWhole(next)) break
    cut = Math.min(cut, parent.upTo ?? Infinity)
    line.unshift({ ...next, entries: upTo(next.entries, cut === Infinity ? null : cut) })
    parent = next.checkpoint?.parent
  }
  return linkedAnew(line)
}

/** A line of play as the only one of its run: the branches are of segments that are not here. */
function linkedAnew(line: readonly Segment[]): readonly Kept[] {
  let head = beginning
  return line.map(({ checkpoint, entries }, index) => {
    assert(checkpoint !== undefined, 'a segment of a line has its checkpoint')
    const { fold } = checkpoint
    const first: Payload = {
      checkpoint: {
        ...checkpoint,
        parent: index === 0 ? null : { segment: index, upTo: null },
        fold: fold && { ...(fold as Saved), branches: [] },
      },
      entries: [],
    }
    const passages = new Passages()
    const lines = [first, { entries: entries.filter(entry => !isMark(entry)) }].map(payload => {
      const printed = printLine(head, passages, payload)
      head = printed.head
      return printed.bytes
    })
    return keptIn(index + 1, Buffer.concat(lines))
  })
}

/** Files that went on being written after the last line that is whole are what they are, as if a person had changed them. */
async function noticed(store: Store, tip: Kept): Promise<readonly Edited[]> {
  const known = new Map(savedIn(tip)?.known)
  for (const [path, hash] of lastKnown(tip.segment.entries)) known.set(path, hash)
  const edited: Edited[] = []
  for (const [path, hash] of known) {
    const found = await store.read(path)
    const now = found.ok ? (found.value?.hash ?? null) : hash
    if (now !== hash) edited.push({ type: 'edited', beat: lastBeat(tip), path, hash: now })
  }
  return edited
}

/** Under a name of its own first: a run that is there is there whole. */
async function putWhole(store: Store, from: string, into: string, kept: readonly Kept[]): Promise<void> {
  const tip = kept.at(-1)
  if (!tip) return
  const edited = await noticed(store, tip)
  const { head, passages } = tip.segment
  const last = edited.length === 0 ? Buffer.alloc(0) : printLine(head, passages, { entries: edited }).bytes
  const draft = `tmp/recovering-${into}`
  const put = async (path: string, bytes: Uint8Array): Promise<void> => {
    const written = await store.write(`${draft}${path.slice(`runs/${from}`.length)}`, bytes, 'any')
    if (!written.ok) throw new Error(explainStore(written.refusal))
  }
  for (const { segment, bytes } of kept) {
    await put(segmentPath(from, segment.number), segment === tip.segment ? Buffer.concat([bytes, last]) : bytes)
  }
  for (const path of [contentsPath(from), `runs/${from}/began.jsonl`]) {
    const found = await store.read(path)
    if (!found.ok) throw new Error(explainStore(found.refusal))
    if (found.value) await put(path, withoutReturns(found.value.bytes))
  }
  const moved = await store.move(draft, `runs/${into}`)
  if (!moved.ok) throw new Error(explainStore(moved.refusal))
  await keepVersions(store, into, tip, edited)
}

/** What stands in those files is kept as any other version is. */
async function keepVersions(store: Store, runId: string, tip: Kept, edited: readonly Edited[]): Promise<void> {
  const contents = new Contents(store, runId, tip.segment.checkpoint?.contents)
  for (const { path } of edited) {
    const found = await store.read(path)
    if (found.ok && found.value) await contents.keep(found.value)
  }
}
