/**
 * Going to another place of a run. The chronicle keeps everything: the line that is left becomes a branch with a name, and
 * every file is put to what it was there. Every version is fetched first; then the mark is written; so a move that dies
 * half way is finished when the campaign is opened again, and one that cannot be finished is never begun.
 */
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Clock } from '../../core/time.ts'
import { explainStore, type Store } from '../../store/port.ts'
import { campaignLock, lockWithin } from '../../store/wait.ts'
import { Chronicle, chroniclePath, explainChronicle } from '../chronicle/chronicle.ts'
import { runsOf } from '../start.ts'
import { planMove, type Place } from './plan.ts'
import { putBack } from './put-back.ts'

export type Moved = {
  readonly runId: string
  /** The beat one stands at the end of now. */
  readonly to: number
  readonly branch: string
  readonly restored: readonly string[]
}

/** Back to the end of a beat. */
export const rewind = (store: Store, clock: Clock, to: number, branch?: string): Promise<Result<Moved, string>> =>
  moveTo(store, clock, { beat: to }, branch)

/** Over to the end of a branch. */
export const switchTo = (store: Store, clock: Clock, onto: string, branch?: string): Promise<Result<Moved, string>> =>
  moveTo(store, clock, { branch: onto }, branch)

async function moveTo(store: Store, clock: Clock, place: Place, branch?: string): Promise<Result<Moved, string>> {
  const lock = await lockWithin(store, campaignLock, 0)
  if (!lock.ok) return refuse(explainStore(lock.refusal))
  try {
    return await moveHeld(store, clock, place, branch)
  } finally {
    await lock.value.release()
  }
}

async function moveHeld(store: Store, clock: Clock, place: Place, branch?: string): Promise<Result<Moved, string>> {
  const runId = (await runsOf(store)).at(-1)
  if (runId === undefined) return refuse('Nothing was played here yet.')
  const opened = await Chronicle.open(store, chroniclePath(runId))
  if (!opened.ok) return refuse(explainChronicle(opened.refusal))
  const { chronicle, entries } = opened.value
  const plan = await planMove(store, entries, { runId, place, at: clock.now(), branch })
  if (!plan.ok) return plan
  const { mark, line, fetched } = plan.value
  await chronicle.append(mark)
  const restored = await putBack(store, entries, fetched)
  const to = line.reduce((last, entry) => (entry.type === 'beat-closed' ? entry.beat : last), 0)
  return accept({ runId, to, branch: mark.branch, restored })
}
