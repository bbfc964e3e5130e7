/** One process at a time. Waiting has an end, and a lock that cannot be had is an answer that names its holder. */
import { setTimeout as wait } from 'node:timers/promises'
import { explainStore, type Lock, type Store, StoreFault } from '../store/port.ts'
import { type Answer, declined } from './answer.ts'

const name = 'ledger'
const patienceMs = 10_000
const pauseMs = 20

export async function withLock(store: Store, turn: () => Promise<Answer>): Promise<Answer> {
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    const lock = await store.lock(name)
    if (lock.ok) {
      try {
        return await turn()
      } finally {
        await letGo(lock.value)
      }
    }
    if (lock.refusal.code !== 'locked' || waitedMs >= patienceMs) return declined(explainStore(lock.refusal))
    await wait(pauseMs)
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
