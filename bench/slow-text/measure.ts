/** How the time grows with the length: doubling what comes in should double what it takes. */
import type { Shape } from './shapes.ts'

/** One way in, and one shape of text to put into it. */
export type Case = { readonly entry: string; readonly shape: number }

/** The longest text that was tried, the processor's time for it, and how much more that is than for half of it. */
export type Growth = { readonly length: number; readonly ms: number; readonly ratio: number; readonly isSlow: boolean }

/** Below this a difference is the machine's. */
const noticeableMs = 60
/** Twice is linear; four times is a square. */
const mostRatio = 3

/** From the shortest on, so that what runs away is found while it still comes back. */
export function growthOf(take: (text: string) => unknown, shape: Shape, lengths: readonly number[]): Growth {
  let growth: Growth = { length: 0, ms: 0, ratio: 1, isSlow: false }
  for (const length of lengths) {
    const ms = workMs(take, shape.of(length))
    const isNear = growth.length > 0 && ms > noticeableMs && ms > mostRatio * growth.ms
    growth = isNear
      ? judged(take, shape, length)
      : { length, ms, ratio: growth.ms > 0 ? ms / growth.ms : 1, isSlow: false }
    if (growth.isSlow) return growth
  }
  return growth
}

/** The best of three for both lengths: what disturbs a measurement only ever makes it longer. */
function judged(take: (text: string) => unknown, shape: Shape, length: number): Growth {
  const best = (text: string): number => Math.min(...[1, 2, 3].map(() => workMs(take, text)))
  const [half, ms] = [best(shape.of(length / 2)), best(shape.of(length))]
  const ratio = ms / Math.max(half, 0.1)
  return { length, ms, ratio, isSlow: ms > noticeableMs && ratio > mostRatio }
}

let salt = 0

/** The processor's time, which others on the machine do not lengthen. What was read once may be remembered, so each text is a new one. */
function workMs(take: (text: string) => unknown, text: string): number {
  salt += 1
  const before = process.cpuUsage()
  take(`${text}${salt % 10}`)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
