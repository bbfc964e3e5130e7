/**
 * One process at a time, and never while a table is open on the same folder. Waiting has an end, and a lock that cannot
 * be had is an answer that names its holder.
 */
import { explainStore, type Lock, type Store, StoreFault } from '../store/port.ts'
import { campaignLock, lockWithin } from '../store/wait.ts'
import { type Answer, declined } from './answer.ts'

/** Other ledgers are done soon, so they are waited for; a table is open for hours, so it is not. */
export const withLock = (store: Store, turn: () => Promise<Answer>): Promise<Answer> =>
  holding(store, 'ledger', 10_000, () => holding(store, campaignLock, 500, turn))

async function holding(store: Store, name: string, limitMs: number, turn: () => Promise<Answer>): Promise<Answer> {
  const lock = await lockWithin(store, name, limitMs)
  if (!lock.ok) return declined(explainStore(lock.refusal))
  try {
    return await turn()
  } finally {
    await letGo(lock.value)
  }
}

/** What was proven stays true when the lock cannot be let go of; and it frees itself when this process ends. */
async function letGo(lock: Lock): Promise<void> {
  try {
    await lock.release()
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
  }
}
