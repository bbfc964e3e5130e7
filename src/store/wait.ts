/** Waiting for a lock, with an end. */
import { setTimeout } from 'node:timers/promises'
import { refuse, type Result } from '../core/result.ts'
import { explainStore, type Lock, type Store, type StoreRefusal } from './port.ts'

/** Whoever changes a campaign holds this one while it does: a table, a merge, a rewind, the ledger. */
export const campaignLock = 'campaign'

const pauseMs = 50

/** The lock as soon as its holder lets go, or the refusal that names the holder when the limit has passed. */
export async function lockWithin(store: Store, name: string, limitMs: number): Promise<Result<Lock, StoreRefusal>> {
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    const lock = await store.lock(name)
    if (lock.ok || lock.refusal.code !== 'locked' || waitedMs >= limitMs) return lock
    await setTimeout(pauseMs)
  }
}

/** Work on a campaign that nobody else changes meanwhile. */
export async function whileHeld<Value>(
  store: Store,
  limitMs: number,
  work: () => Promise<Result<Value, string>>,
): Promise<Result<Value, string>> {
  const lock = await lockWithin(store, campaignLock, limitMs)
  if (!lock.ok) return refuse(explainStore(lock.refusal))
  try {
    return await work()
  } finally {
    await lock.value.release()
  }
}
