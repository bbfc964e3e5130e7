/** Whether play may go to another place of a run, and everything it takes: nothing has changed when it may not. */
import type { Hash } from '../../core/id.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Instant } from '../../core/time.ts'
import type { Store } from '../../store/port.ts'
import type { Chronicle } from '../chronicle/chronicle.ts'
import type { Entry, LeftLine, Mark } from '../chronicle/entry.ts'
import type { Branch, MakeFold } from '../chronicle/fold.ts'
import { explainChronicle } from '../chronicle/lost.ts'
import { Segments } from '../chronicle/segments.ts'
import type { Recovered } from '../recover.ts'
import { partsAtBeat, partsAtTip, type Parts, type Place } from './parts.ts'
import { fetchVersions, wantedBy, type Fetched } from './put-back.ts'

export type Plan = {
  readonly mark: Mark
  readonly parts: Parts<Recovered>
  readonly fetched: Fetched
  readonly segments: Segments
}

export type Wish = {
  readonly place: Place
  readonly at: Instant
  /** What to call the line that is left. */
  readonly branch?: string | undefined
}

export async function planMove(
  store: Store,
  chronicle: Chronicle<Recovered>,
  make: MakeFold<Recovered>,
  { place, at, branch }: Wish,
): Promise<Result<Plan, string>> {
  const { fold, segment, runId } = chronicle
  const why = 'beat' in place ? faultOfBeat(fold, place.beat) : faultOfBranch(fold.branches, place.branch)
  if (why !== undefined) return refuse(why)
  const taken = new Set(fold.branches.map(({ name }) => name))
  const name = branch ?? freeName(taken)
  if (taken.has(name)) return refuse(`There is a branch "${name}" already. Choose another name.`)
  const segments = new Segments(store, runId)
  const found = await partsFor(segments, segment, place, fold.branches, make)
  if (!found.ok) return refuse(explainChronicle(found.refusal))
  const parts = found.value
  const wanted = wantedBy(parts.left, parts.taken)
  const edited = await editedAmong(store, fold.known, [...wanted.keys()])
  if (edited.length > 0)
    return refuse(
      `Changed by hand since: ${edited.join(', ')}. Put your changes aside first; a rewind would undo them.`,
    )
  if (parts.contents) await chronicle.contents.lookBack(parts.contents)
  const fetched = await fetchVersions(store, chronicle, wanted)
  if (!fetched.ok) return fetched
  const left: LeftLine = { from: lastShared(parts.left, fold.beat), to: fold.beat, segment }
  return accept({ mark: markTo(place, name, at, left), parts, fetched: fetched.value, segments })
}

/** What lies between a segment and another place. */
export const partsFor = (
  segments: Segments,
  tip: number,
  place: Place,
  branches: readonly Branch[],
  make: MakeFold<Recovered>,
) =>
  'beat' in place
    ? partsAtBeat(segments, tip, place.beat, make)
    : partsAtTip(segments, tip, branches.find(({ name }) => name === place.branch)?.segment ?? tip, make)

const markTo = (place: Place, branch: string, at: Instant, left: LeftLine): Mark =>
  'beat' in place
    ? { type: 'rewound', to: place.beat, branch, at, left }
    : { type: 'switched', onto: place.branch, branch, at, left }

const lastShared = (left: readonly Entry[], last: number): number =>
  left.reduce((least, entry) => Math.min(least, 'beat' in entry ? entry.beat : least), last + 1) - 1

function faultOfBeat({ beat, closed, isClosed }: Recovered, to: number): string | undefined {
  if (to < 1 || to > closed) return `There is no beat ${to} to go back to. There are beats 1 to ${closed}.`
  return to === beat && !isClosed ? `Beat ${to} is where you are.` : undefined
}

function faultOfBranch(branches: readonly Branch[], name: string): string | undefined {
  const names = branches.flatMap(branch => (branch.isPlayed ? [] : [branch.name]))
  if (names.includes(name)) return undefined
  return `There is no branch "${name}". ${names.length > 0 ? `There are: ${names.join(', ')}.` : 'Nothing was rewound in this run.'}`
}

const freeName = (taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) if (!taken.has(`line-${count}`)) return `line-${count}`
}

/** Files that are other than the run last knew them. */
async function editedAmong(
  store: Store,
  known: ReadonlyMap<string, Hash | null>,
  paths: readonly string[],
): Promise<readonly string[]> {
  const edited: string[] = []
  for (const path of paths) {
    const hash = known.get(path)
    const found = hash === undefined ? undefined : await store.read(path)
    if (found?.ok === true && (found.value?.hash ?? null) !== hash) edited.push(path)
  }
  return edited
}
