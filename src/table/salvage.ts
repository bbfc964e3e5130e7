/**
 * What can be saved of a damaged run: every line that is whole, in a run that play goes on with. The run as it was found
 * is put aside and never changed; nothing of it goes before what replaces it stands.
 */
import { accept, refuse, type Result } from '../core/result.ts'
import { explainStore, type Store } from '../store/port.ts'
import { whileHeld } from '../store/wait.ts'
import { contentsPath } from './chronicle/contents.ts'
import type { Entry } from './chronicle/entry.ts'
import { readHead } from './chronicle/head.ts'
import { readSegment, type Segment } from './chronicle/segment.ts'
import { Segments, segmentPath } from './chronicle/segments.ts'
import { faultsOfRun, type RunFault } from './chronicle/verify.ts'
import type { Glance, Saved } from './recover.ts'
import { lastRunOf, runsOf } from './start.ts'

export type Salvaged = {
  readonly runId: string
  /** Nothing was wrong, and nothing was done. */
  readonly isWhole: boolean
  /** The run that goes on, and where the damaged one lies. */
  readonly into: string
  readonly aside: string
  readonly faults: readonly RunFault[]
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
  const segments = await wholeSegments(store, runId)
  const tip = segments.findLast(({ checkpoint }) => checkpoint !== undefined)
  const head = await readHead(store, runId)
  const beat = tip ? lastBeat(tip) : 0
  const known = Math.max(beat, (head?.glance as Glance | undefined)?.beats ?? 0)
  const salvaged = { runId, faults, beat, known }
  if (faults.length === 0) return accept({ ...salvaged, isWhole: true, into: runId, aside: '' })
  const into = freeName(`${runId}-recovered`, runs)
  const aside = `damaged/${freeName(runId, await namesIn(store, 'damaged'))}`
  if (tip)
    await copyWhole(
      store,
      runId,
      into,
      segments.filter(({ number }) => number <= tip.number),
    )
  const moved = await store.move(`runs/${runId}`, aside)
  if (!moved.ok) return refuse(explainStore(moved.refusal))
  return accept({ ...salvaged, isWhole: false, into: tip ? into : '', aside })
}

const namesIn = async (store: Store, folder: string): Promise<readonly string[]> => {
  const listed = await store.list(folder)
  return listed.ok ? listed.value.map(({ name }) => name) : []
}

function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  for (let count = 2; ; count += 1) if (!taken.includes(`${name}-${count}`)) return `${name}-${count}`
}

async function wholeSegments(store: Store, runId: string): Promise<readonly Segment[]> {
  const segments: Segment[] = []
  for (const number of await new Segments(store, runId).numbers()) {
    const found = await store.readPart(segmentPath(runId, number), 0)
    if (found.ok && found.value) segments.push(readSegment(number, Buffer.from(found.value.bytes)))
  }
  return segments
}

function lastBeat({ checkpoint, entries }: Segment): number {
  const saved = (checkpoint?.fold ?? null) as Saved | null // written by us, and its checksum held
  return entries.reduce((last, entry: Entry) => (entry.type === 'beat-closed' ? entry.beat : last), saved?.closed ?? 0)
}

/** Under a name of its own first: a run that is there is there whole. */
async function copyWhole(store: Store, from: string, into: string, segments: readonly Segment[]): Promise<void> {
  const draft = `tmp/recovering-${into}`
  const inDraft = (path: string): string => `${draft}${path.slice(`runs/${from}`.length)}`
  for (const { number, length } of segments) await copy(store, segmentPath(from, number), inDraft, length)
  await copy(store, contentsPath(from), inDraft)
  await copy(store, `runs/${from}/began.jsonl`, inDraft)
  const moved = await store.move(draft, `runs/${into}`)
  if (!moved.ok) throw new Error(explainStore(moved.refusal))
}

async function copy(store: Store, path: string, inDraft: (path: string) => string, length?: number): Promise<void> {
  const found = await store.readPart(path, 0, length)
  if (!found.ok) throw new Error(explainStore(found.refusal))
  if (!found.value) return
  const written = await store.write(inDraft(path), found.value.bytes, 'any')
  if (!written.ok) throw new Error(explainStore(written.refusal))
}
