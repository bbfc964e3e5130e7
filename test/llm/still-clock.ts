/** Time that stands still, and passes for one seat of the table when a test says so. */
import type { SetAlarm, StreamLimits } from '../../src/cast/llm/model/spoken-model.ts'

/** So many turns of the loop without a word, and nothing more is on its way over loopback. */
const quietTurns = 12

export type StillClock = {
  readonly limitsOf: (seat: string) => StreamLimits
  /** The server has gone quiet for this seat: what it sent is heard, and then the time is up. */
  readonly pass: (seat: string) => void
}

export function stillClock(): StillClock {
  const due = new Set<string>()
  const rings = new Map<string, { readonly ring: () => void; heard: number }>()
  const wait = (seat: string, left = quietTurns, heard = rings.get(seat)?.heard): void => {
    const now = rings.get(seat)
    if (!due.has(seat) || now === undefined) return
    if (left > 0) {
      setImmediate(() => (rings.get(seat)?.heard === heard ? wait(seat, left - 1, heard) : wait(seat)))
      return
    }
    due.delete(seat)
    rings.delete(seat)
    now.ring()
  }
  let heardInAll = 0
  const alarmOf =
    (seat: string): SetAlarm =>
    (_ms, ring) => {
      const mine = { ring, heard: (heardInAll += 1) }
      rings.set(seat, mine)
      return {
        again: () => {
          mine.heard = heardInAll += 1
        },
        off: () => {
          if (rings.get(seat) === mine) rings.delete(seat)
        },
      }
    }
  return {
    limitsOf: seat => ({ firstMs: 180_000, nextMs: 60_000, alarm: alarmOf(seat) }),
    pass: seat => {
      due.add(seat)
      wait(seat)
    },
  }
}
