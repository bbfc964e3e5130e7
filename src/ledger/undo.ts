/** Putting files back as they were. A file is put back only over what is known to stand there. */
import type { Hash } from '../core/id.ts'
import { type Content, explainStore, type Store, StoreFault } from '../store/port.ts'
import type { Failed } from './answer.ts'
import { explainFault } from './fault.ts'

/** `expected` is the hash that was proven to stand there; after a fault nothing is, and only reading again can tell. */
export type Undoable = {
  readonly path: string
  readonly before: Content | undefined
  readonly expected: Hash | undefined
}

/** The failed answer, saying of each file whether it could be put back, the newest change first. */
export async function undo(
  store: Store,
  failed: Failed,
  changes: readonly Undoable[],
): Promise<{ readonly failed: Failed; readonly standing: readonly string[] }> {
  const rolledBack: string[] = []
  const stuck: { readonly path: string; readonly why: string }[] = []
  for (const change of changes.toReversed()) {
    const outcome = await restore(store, change)
    if (outcome === 'put back') rolledBack.push(change.path)
    else if (outcome !== 'untouched') stuck.push({ path: change.path, why: outcome.why })
  }
  if (changes.length === 0) return { failed, standing: [] }
  const notRolledBack = stuck.map(({ path }) => path)
  const told = stuck.map(({ path, why }) => ` "${path}" could not be put back: ${why}`).join('')
  const proof = { ...failed.proof, rolledBack, ...(stuck.length > 0 ? { notRolledBack } : {}) }
  return { failed: { ...failed, error: `${failed.error}${told}`, proof }, standing: notRolledBack }
}

async function restore(
  store: Store,
  { path, before, expected }: Undoable,
): Promise<'put back' | 'untouched' | { readonly why: string }> {
  try {
    // The guard holds here too: an edit that someone else made since then is worth more than our wish to go back.
    const now = expected ?? (await hashNow(store, path))
    if (now === (before?.hash ?? 'absent')) return 'untouched'
    const put = before === undefined ? await store.remove(path, now) : await store.write(path, before.bytes, now)
    return put.ok ? 'put back' : { why: explainStore(put.refusal) }
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    return { why: explainFault(fault) }
  }
}

async function hashNow(store: Store, path: string): Promise<Hash | 'absent'> {
  const now = await store.read(path)
  if (!now.ok) throw new StoreFault(explainStore(now.refusal), path, 'UNREADABLE')
  return now.value?.hash ?? 'absent'
}
