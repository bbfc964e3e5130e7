/**
 * Going to another place of a run. The chronicle keeps everything: the line that is left becomes a branch with a name, and
 * every file is put to what it was there. Every version is fetched first; then the mark is written; so a move that dies
 * half way is finished when the campaign is opened again, and one that cannot be finished is never begun.
 */
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Store } from '../../store/port.ts'
import type { Chronicle } from '../chronicle/chronicle.ts'
import { isMark, type Entry, type Mark } from '../chronicle/entry.ts'
import type { MakeFold } from '../chronicle/fold.ts'
import { explainChronicle } from '../chronicle/lost.ts'
import { Segments } from '../chronicle/segments.ts'
import type { Recovered } from '../recover.ts'
import { partsFor, planMove, type Wish } from './plan.ts'
import { fetchVersions, putBack, wantedBy, type Restored } from './put-back.ts'

export type Gone = {
  readonly mark: Mark
  readonly restored: readonly Restored[]
  /** What was read of the run on the way. */
  readonly segments: Segments
}

/** Nothing may be under way: whoever calls this has waited for the work behind the beats. */
export async function goTo(
  store: Store,
  chronicle: Chronicle<Recovered>,
  make: MakeFold<Recovered>,
  wish: Wish,
): Promise<Result<Gone, string>> {
  const plan = await planMove(store, chronicle, make, wish)
  if (!plan.ok) return plan
  const { mark, parts, fetched, segments } = plan.value
  parts.there.goOnFrom(chronicle.fold)
  await chronicle.turn(mark, parts.there, parts.parent)
  return accept({ mark, segments, restored: await putBack(store, [...parts.left, ...parts.taken], fetched) })
}

/** A mark that a process died behind is the last thing the run says: its files are put back now. */
export async function finishMark(
  store: Store,
  chronicle: Chronicle<Recovered>,
  make: MakeFold<Recovered>,
  entries: readonly Entry[],
): Promise<Result<void, string>> {
  const [mark] = entries
  if (entries.length !== 1 || mark === undefined || !isMark(mark)) return accept(undefined)
  const place = mark.type === 'rewound' ? { beat: mark.to } : { branch: mark.onto }
  const segments = new Segments(store, chronicle.runId)
  const parts = await partsFor(segments, mark.left.segment, place, chronicle.fold.branches, make)
  if (!parts.ok) return refuse(explainChronicle(parts.refusal))
  const { left, taken, contents } = parts.value
  if (contents) await chronicle.contents.lookBack(contents)
  const fetched = await fetchVersions(store, chronicle, wantedBy(left, taken))
  if (!fetched.ok) return fetched
  await putBack(store, [...left, ...taken], fetched.value)
  return accept(undefined)
}
