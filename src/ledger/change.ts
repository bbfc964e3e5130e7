/**
 * How the ledger changes files: read, edit, write under guard, read again, judge. Several files change together or not
 * at all: when one of them fails, those before it get their exact old bytes back.
 */
import type { Hash } from '../core/id.ts'
import { accept, assert, refuse, type Result } from '../core/result.ts'
import { type Content, explainStore, type Store, StoreFault } from '../store/port.ts'
import { declined, type Failed, type Mismatch, unverified } from './answer.ts'
import { faulted } from './fault.ts'
import { undo, type Undoable } from './undo.ts'

/** What a file should become, and how the bytes that come back are judged. */
export type Wish = { readonly bytes: Uint8Array; readonly check: (after: Content) => Mismatch | undefined }

/** One file's part in an action. An edit that answers `undefined` leaves the file as it is. */
export type Change = {
  readonly path: string
  readonly edit: (before: Content | undefined) => Result<Wish | undefined, Failed>
}

/** A change that was made and re-read; or that turned out not to be needed, and was re-read all the same. */
export type Kept = {
  readonly path: string
  readonly before: Content | undefined
  readonly after: Content | undefined
  readonly fileChanged: boolean
}

/** How far it got. `standing` are the files that could not be put back: what they hold now is new. */
export type Broken = { readonly failed: Failed; readonly standing: readonly string[] }

type Plan = { readonly path: string; readonly before: Content | undefined; readonly wish: Wish | undefined }

/** `isStale`: someone else wrote first, so the plan can be made again. `mine`: what must be put back of this file too. */
type Trouble = { readonly failed: Failed; readonly isStale?: true; readonly mine?: Undoable }

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

async function carryOut(store: Store, plan: Plan): Promise<Result<Kept, Trouble>> {
  try {
    const written = await write(store, plan)
    return written.ok ? await judge(store, plan, written.value) : written
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    const { path, before } = plan
    return refuse({ failed: await faulted(store, fault, plan), mine: { path, before, expected: undefined } })
  }
}

/** The hash that the store has proven, or `undefined` when there was nothing to write. */
async function write(store: Store, { path, before, wish }: Plan): Promise<Result<Hash | undefined, Trouble>> {
  if (wish === undefined || (before !== undefined && sameBytes(before.bytes, wish.bytes))) return accept(undefined)
  const written = await store.write(path, wish.bytes, before?.hash ?? 'absent')
  if (written.ok) return accept(written.value.afterHash ?? undefined)
  const failed = declined(explainStore(written.refusal))
  return refuse(written.refusal.code === 'changed-meanwhile' ? { failed, isStale: true } : { failed })
}

/** The words of the action come first, because they say what is wrong; the bytes have the last one. */
async function judge(store: Store, plan: Plan, written: Hash | undefined): Promise<Result<Kept, Trouble>> {
  const { path, before, wish } = plan
  const again = await store.read(path)
  const after = again.ok ? again.value : undefined
  const unreadable = again.ok ? undefined : { expected: 'a file', actual: explainStore(again.refusal) }
  const mismatch = unreadable ?? (wish && mismatchOf(wish, after))
  if (mismatch === undefined) return accept({ path, before, after, fileChanged: before?.hash !== after?.hash })
  const failed = unverified(path, mismatch)
  return refuse(written === undefined ? { failed } : { failed, mine: { path, before, expected: written } })
}

function mismatchOf(wish: Wish, after: Content | undefined): Mismatch | undefined {
  if (after === undefined) return { expected: 'a file', actual: 'no file' }
  const mismatch = wish.check(after)
  if (mismatch !== undefined || sameBytes(after.bytes, wish.bytes)) return mismatch
  return { expected: `the ${wish.bytes.length} bytes written`, actual: `${after.bytes.length} bytes that differ` }
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && Buffer.compare(one, other) === 0
