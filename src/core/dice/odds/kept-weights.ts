/** Distributions of dice of which some are kept, by rank. */
import type { Pick } from '../expression.ts'
import { fromSlots } from './combine-weights.ts'
import { applyPicks } from '../resolve/pick.ts'
import type { Weights, Work } from './weights.ts'
import { constant, spend } from './weights.ts'

/** Beyond this the number of ways to roll would overflow, and chances are used instead of counts. */
const MAX_BITS = 900

/** Which ranks stay, lowest first: picks by rank choose the same ranks whatever the dice show. */
function ranksKept(picks: readonly Pick[], count: number): readonly boolean[] {
  const ranks = Array.from({ length: count }, (_, value) => ({ value, kept: true }))
  applyPicks(picks, ranks)
  return ranks.map(({ kept }) => kept)
}

/** How many of the first `n` ranks are kept, for each `n`. */
function runningCount(kept: readonly boolean[]): readonly number[] {
  const running = [0]
  for (const stays of kept) running.push((running.at(-1) ?? 0) + (stays ? 1 : 0))
  return running
}

/**
 * The sum over the kept ranks of `count` equal dice. Values are dealt out from the lowest up: of the dice not yet placed,
 * `many` show this value and take the next ranks, which can happen in (left choose many) ways. Time is polynomial, where
 * listing all rolls would not be.
 */
export function keptSum(
  one: Weights,
  count: number,
  picks: readonly Pick[],
  worth: (value: number) => number,
  work: Work,
): Weights | null {
  const worths = one.values.map(worth)
  if (one.tail > 0 || !worths.every(Number.isInteger)) return null
  if (count === 0) return constant(0)
  const running = runningCount(ranksKept(picks, count))
  const most = running.at(-1) ?? 0
  const low = most * worths.reduce((so, value) => Math.min(so, value), 0)
  const span = most * worths.reduce((so, value) => Math.max(so, value), 0) - low + 1
  if (!spend(work, (span * worths.length * (count + 1) * (count + 2)) / 2)) return null
  const scale = count * Math.log2(one.total) > MAX_BITS ? 1 / one.total : 1
  let placed = nothingPlaced(count, span, -low)
  for (const [at, value] of worths.entries()) placed = deal(placed, value, (one.counts[at] ?? 0) * scale, running)
  return fromSlots(placed[count] ?? new Float64Array(1), low)
}

/** One way to have placed no dice, with a sum of nothing. */
function nothingPlaced(count: number, span: number, zero: number): readonly Float64Array[] {
  const placed = Array.from({ length: count + 1 }, () => new Float64Array(span))
  placed[0]?.fill(1, zero, zero + 1)
  return placed
}

/** `placed[n]` counts the ways in which `n` dice lie, by their sum so far. */
function deal(
  placed: readonly Float64Array[],
  value: number,
  weight: number,
  running: readonly number[],
): readonly Float64Array[] {
  const count = placed.length - 1
  const next = placed.map(slots => slots.slice()) // none of the dice shows this value
  for (let from = 0; from < count; from += 1) {
    let ways = 1
    for (let many = 1; from + many <= count; many += 1) {
      ways = (ways * (count - from - many + 1)) / many
      const shift = value * ((running[from + many] ?? 0) - (running[from] ?? 0))
      pour(placed[from], next[from + many], shift, ways * weight ** many)
    }
  }
  return next
}

function pour(from: Float64Array | undefined, into: Float64Array | undefined, shift: number, times: number): void {
  if (from === undefined || into === undefined) return
  const [start, end] = [Math.max(0, -shift), Math.min(from.length, from.length - shift)]
  for (let at = start; at < end; at += 1) into[at + shift] = (into[at + shift] ?? 0) + (from[at] ?? 0) * times
}
