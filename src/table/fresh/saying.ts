/** A Game Master that answers with a text and nothing else: it is waited for so long, and what it said is on record. */
import { within } from '../beat/within.ts'
import type { FreshMind, Heard, TextGm } from './port.ts'
import { Suspended } from '../suspended.ts'

/** `gmMs` is for one of them. The table's own limit is for all that are asked between two moves, so it is longer. */
export const saying =
  (mind: TextGm, gmMs: number): FreshMind =>
  () =>
    async function* (sees, ask) {
      yield* [] // whoever speaks in texts makes no moves
      return ask.step('said', async (): Promise<Heard> => {
        let suspended: Suspended | undefined
        const waited = await within(gmMs, ask.signal, async signal => {
          try {
            return await mind(sees, { ...ask, signal })
          } catch (cause) {
            if (cause instanceof Suspended) suspended = cause
            throw cause
          }
        })
        if (suspended) throw suspended // it is not silence: the answer comes in another process
        if (!waited.ok) return { said: '', why: waited.reason }
        const said = waited.value.trim()
        return { said, why: said === '' ? 'an empty answer' : '' }
      })
    }
