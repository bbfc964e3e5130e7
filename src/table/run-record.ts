/** A run as its chronicle tells it, read without touching anything. */
import { accept, refuse, type Result } from '../core/result.ts'
import type { Store } from '../store/port.ts'
import { isBranching, type Entry } from './chronicle/entry.ts'
import { branchesAfter, type Branch } from './chronicle/fold.ts'
import { explainChronicle } from './chronicle/lost.ts'
import type { Segment } from './chronicle/segment.ts'
import { beatsIn, entriesOf, Segments, type Stretch } from './chronicle/segments.ts'
import { dollarsIn } from './chronicle/spent.ts'
import { lookBack } from './knowledge.ts'
import type { Origin, Saved } from './recover.ts'
import { lastRunOf, runsOf } from './start.ts'

export type RunRecord = {
  readonly runId: string
  readonly entries: readonly Entry[]
  readonly branches: readonly Branch[]
  /** What the run had come to where these entries begin; null where they begin with the run. */
  readonly before: Saved | null
  /** How it began; undefined when nothing was ever said in it. */
  readonly origin: Origin | undefined
}

/** The end of a run, and what there is to know of its beginning. */
export type RecentRun = RunRecord & { readonly origin: Origin; readonly spent: number }

/** The run of this name, or the last one. A torn last line was never told, so it is passed over. */
export const readRun = (store: Store, asked?: string): Promise<Result<RunRecord, string>> => readLine(store, asked)

/** As much of the last run as anybody looks back on: it costs the same however long the run is. */
export async function readRecent(store: Store, beats = lookBack): Promise<Result<RecentRun, string>> {
  const found = await readLine(store, undefined, stretches => beatsIn(stretches) >= beats)
  if (!found.ok) return found
  const { origin } = found.value
  return origin ? accept({ ...found.value, origin }) : refuse(nothing)
}

const nothing = 'Nothing was played here yet.'

type Line = RunRecord & { readonly spent: number }

async function readLine(
  store: Store,
  asked: string | undefined,
  isEnough?: (stretches: readonly Stretch[]) => boolean,
): Promise<Result<Line, string>> {
  const runs = await runsOf(store)
  const runId = asked ?? (await lastRunOf(store))
  if (runId === undefined) return refuse(nothing)
  if (!runs.includes(runId)) return refuse(`There is no run "${runId}". There are: ${runs.join(', ') || 'none'}.`)
  const segments = new Segments(store, runId)
  const last = await segments.last()
  if (!last.ok) return refuse(explainChronicle(last.refusal))
  if (!last.value) return accept({ runId, entries: [], branches: [], before: null, origin: undefined, spent: 0 })
  const { number } = last.value
  const line = isEnough ? await segments.lineBack(number, isEnough) : await segments.lineTo(number)
  if (!line.ok) return refuse(explainChronicle(line.refusal))
  const entries = entriesOf(line.value)
  const before = savedIn(line.value[0]?.segment)
  const origin = before?.origin ?? entries.find(entry => entry.type === 'run-opened')
  return accept({ runId, entries, before, origin, ...sumOf(last.value) })
}

/** Written by us, and its checksum held. */
const savedIn = (segment: Segment | undefined): Saved | null => (segment?.checkpoint?.fold ?? null) as Saved | null

/** What a checkpoint says of the run, and the entries after it. */
function sumOf(segment: Segment) {
  const { entries } = segment
  const saved = savedIn(segment)
  const branches = entries.filter(isBranching).reduce(branchesAfter, saved?.branches ?? [])
  const spent = entries.reduce(
    (sum, entry) => (entry.type === 'step' ? sum + dollarsIn(entry.value) : sum),
    saved?.spent ?? 0,
  )
  return { spent, branches: branches.filter(({ isPlayed }) => !isPlayed) }
}
