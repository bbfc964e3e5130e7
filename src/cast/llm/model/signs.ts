/** Signs of life for whoever waits: who is thinking, and what a provider asks us to wait for. */
import type { Live } from './complete.ts'

export type Sign = {
  /** By name; the Game Master where it is left out. */
  readonly who?: string
  /** The provider asks for this long, or a try has failed and another is made after it. */
  readonly waitMs?: number
  readonly why?: string
}

export type Waits = (sign: Sign) => void

/** What is heard of a call that must be made again. */
export const signOf = (live: Live, who?: string): Sign | undefined =>
  live.type === 'again'
    ? { ...(who === undefined ? {} : { who }), waitMs: live.waitMs, why: live.fault.message }
    : undefined
