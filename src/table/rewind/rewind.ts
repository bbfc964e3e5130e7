/** Going to another place of the last run while nobody plays: `gloam rewind` and `gloam branches --switch`. */
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Clock } from '../../core/time.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import type { Store } from '../../store/port.ts'
import { whileHeld } from '../../store/wait.ts'
import { Chronicle } from '../chronicle/chronicle.ts'
import { explainChronicle } from '../chronicle/lost.ts'
import { recovering } from '../recover.ts'
import { lastRunOf } from '../start.ts'
import { finishMark, goTo } from './go-to.ts'
import type { Place } from './parts.ts'

export type Moved = {
  readonly runId: string
  /** The beat one stands at the end of now. */
  readonly to: number
  readonly branch: string
  readonly restored: readonly string[]
}

type MoveWish = {
  readonly store: Store
  readonly clock: Clock
  /** The rules the run was played by: they tell what its world was there. */
  readonly ruleset: Ruleset
  readonly place: Place
  /** What to call the line that is left. */
  readonly branch?: string | undefined
}

type Rewinding = Pick<MoveWish, 'store' | 'clock' | 'ruleset' | 'branch'>

/** Back to the end of a beat. */
export const rewind = (to: number, wish: Rewinding): Promise<Result<Moved, string>> =>
  moveRun({ ...wish, place: { beat: to } })

/** Over to the end of a branch. */
export const switchTo = (onto: string, wish: Rewinding): Promise<Result<Moved, string>> =>
  moveRun({ ...wish, place: { branch: onto } })

const moveRun = (wish: MoveWish): Promise<Result<Moved, string>> => whileHeld(wish.store, 0, () => moveHeld(wish))

async function moveHeld({ store, clock, ruleset, place, branch }: MoveWish): Promise<Result<Moved, string>> {
  const runId = await lastRunOf(store)
  if (runId === undefined) return refuse('Nothing was played here yet.')
  const make = recovering(ruleset)
  const opened = await Chronicle.open(store, runId, make)
  if (!opened.ok) return refuse(explainChronicle(opened.refusal))
  const { chronicle, entries } = opened.value
  const finished = await finishMark(store, chronicle, make, entries)
  if (!finished.ok) return finished
  const gone = await goTo(store, chronicle, make, { place, at: clock.now(), branch })
  if (!gone.ok) return gone
  const restored = gone.value.restored.map(({ path }) => path)
  return accept({ runId, to: chronicle.fold.closed, branch: gone.value.mark.branch, restored })
}
