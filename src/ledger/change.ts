/**
 * How the ledger changes files: read, edit, write under guard, read again, judge. Several files change together or not
 * at all: when one of them fails, those before it get their exact old bytes back.
 */
import { accept, assert, refuse, type Result } from '../core/result.ts'
import { type Content, explainStore, type Store } from '../store/port.ts'
import { declined, type Failed } from './answer.ts'
import { carryOut, type Kept, type Plan, type Wish } from './carry-out.ts'
import { undo, type Undoable } from './undo.ts'

/** One file's part in an action. An edit that answers `undefined` leaves the file as it is. */
export type Change = {
  readonly path: string
  readonly edit: (before: Content | undefined) => Result<Wish | undefined, Failed>
}

/** How far it got. `standing` are the files that could not be put back: what they hold now is new. */
export type Broken = { readonly failed: Failed; readonly standing: readonly string[] }

/** Enough for an editor that saves while we write, and an end to it if somebody never stops. */
const attempts = 5

/** All of the changes, each proven by reading it again, or none. */
export async function keepAll(store: Store, changes: readonly Change[]): Promise<Result<readonly Kept[], Broken>> {
  for (let attempt = 1; ; attempt += 1) {
    const plans = await planAll(store, changes)
    if (!plans.ok) return refuse({ failed: plans.refusal, standing: [] })
    const done = await carryOutAll(store, plans.value)
    if (done.ok) return done
    if (done.refusal.isStale !== true || attempt === attempts) return done
  }
}

/** One change, where nothing else hangs on it. */
export async function keep(store: Store, change: Change): Promise<Result<Kept, Failed>> {
  const done = await keepAll(store, [change])
  if (!done.ok) return refuse(done.refusal.failed)
  const [kept] = done.value
  assert(kept !== undefined, 'as many files are kept as were to be changed')
  return accept(kept)
}

/** Every edit is worked out before the first byte is written, so most refusals cost nothing. */
async function planAll(store: Store, changes: readonly Change[]): Promise<Result<readonly Plan[], Failed>> {
  const plans: Plan[] = []
  for (const { path, edit } of changes) {
    const before = await store.read(path)
    if (!before.ok) return refuse(declined(explainStore(before.refusal)))
    const wish = edit(before.value)
    if (!wish.ok) return wish
    plans.push({ path, before: before.value, wish: wish.value })
  }
  return accept(plans)
}

async function carryOutAll(
  store: Store,
  plans: readonly Plan[],
): Promise<Result<readonly Kept[], Broken & { readonly isStale?: true }>> {
  const kept: Kept[] = []
  for (const plan of plans) {
    const done = await carryOut(store, plan)
    if (!done.ok) {
      const { failed, mine, ...how } = done.refusal
      return refuse({ ...how, ...(await undo(store, failed, [...kept.flatMap(undoable), ...(mine ? [mine] : [])])) })
    }
    kept.push(done.value)
  }
  return accept(kept)
}

const undoable = ({ path, before, after, fileChanged }: Kept): readonly Undoable[] =>
  fileChanged ? [{ path, before, expected: after?.hash }] : []
