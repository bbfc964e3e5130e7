/** One planned change, carried out: written under guard, read again, judged. What went wrong says what must be put back. */
import type { Hash } from '../core/id.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import { type Content, explainStore, type Store, StoreFault, type StoreRefusal } from '../store/port.ts'
import { declined, type Failed, type Mismatch, unverified } from './answer.ts'
import { faulted } from './fault.ts'
import type { Undoable } from './undo.ts'

/** What a file should become, and how the bytes that come back are judged. */
export type Wish = { readonly bytes: Uint8Array; readonly check: (after: Content) => Mismatch | undefined }

/** A change that was made and re-read; or that turned out not to be needed, and was re-read all the same. */
export type Kept = {
  readonly path: string
  readonly before: Content | undefined
  readonly after: Content | undefined
  readonly fileChanged: boolean
}

export type Plan = { readonly path: string; readonly before: Content | undefined; readonly wish: Wish | undefined }

/** `isStale`: someone else wrote first, so the plan can be made again. `mine`: what must be put back of this file too. */
export type Trouble = { readonly failed: Failed; readonly isStale?: true; readonly mine?: Undoable }

export async function carryOut(store: Store, plan: Plan): Promise<Result<Kept, Trouble>> {
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
  const mismatch = again.ok ? wish && mismatchOf(wish, after) : unreadable(again.refusal)
  const fileChanged = written !== undefined && before?.hash !== after?.hash
  if (mismatch === undefined) return accept({ path, before, after, fileChanged })
  if (written === undefined) return refuse({ failed: declined(changedMeanwhile(path)), isStale: true }) // not by us
  return refuse({ failed: unverified(path, mismatch, again.ok), mine: { path, before, expected: written } })
}

const unreadable = (refusal: StoreRefusal): Mismatch => ({ expected: 'a file', actual: explainStore(refusal) })

const changedMeanwhile = (path: string): string =>
  explainStore({ code: 'changed-meanwhile', path, expected: 'any', found: null })

function mismatchOf(wish: Wish, after: Content | undefined): Mismatch | undefined {
  if (after === undefined) return { expected: 'a file', actual: 'no file' }
  const mismatch = wish.check(after)
  if (mismatch !== undefined || sameBytes(after.bytes, wish.bytes)) return mismatch
  return { expected: `the ${wish.bytes.length} bytes written`, actual: `${after.bytes.length} bytes that differ` }
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && Buffer.compare(one, other) === 0
