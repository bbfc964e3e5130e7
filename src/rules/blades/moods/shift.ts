/** Changing the mood: by a row of the table, or not at all. */
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import { moodOf } from '../model/world.ts'
import { waysFrom } from './specs.ts'
import { moodTable } from './table.ts'
import type { Payloads, Trigger } from './triggers.ts'

const rowFor = (deed: Deed, trigger: Trigger) =>
  moodTable.find(row => row.trigger === trigger && row.from.includes(moodOf(deed.world)))

/** Whether this may happen now. */
export const canShift = (deed: Deed, trigger: Trigger): boolean => {
  const row = rowFor(deed, trigger)
  return row !== undefined && row.guard?.(deed.world) === undefined
}

export function shift<Key extends Trigger>(deed: Deed, trigger: Key, payload: Payloads[Key], reason: string): Played {
  const from = moodOf(deed.world)
  const row = rowFor(deed, trigger)
  if (!row) {
    return no('wrong-mood', `That cannot happen in ${from}.`, waysFrom[from])
  }
  const why = row.guard?.(deed.world)
  if (why !== undefined) return no('not-now', why)
  const phase = row.next(deed.world, payload)
  const to = phase.kind === 'playing' || phase.kind === 'between' ? phase.mood.kind : phase.kind
  happen(deed, { type: 'mood-changed', trigger, from, to, phase, reason })
  return null
}
