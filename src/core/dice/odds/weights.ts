/**
 * A distribution while it is being worked out: how often each value comes, as counts out of a total.
 *
 * Counts are whole numbers as long as they fit, and arithmetic on whole numbers below 2^53 is exact; past that they are
 * right to 15 digits. Mean and variance are carried along, since for sums they follow from the parts without rounding.
 */
import { assert } from '../../result.ts'
import type { DieKind } from '../expression.ts'
import type { DiceRefusal } from '../refusal.ts'

export type Weights = {
  /** Lowest first, each with its count. */
  readonly values: readonly number[]
  readonly counts: readonly number[]
  readonly total: number
  readonly mean: number
  readonly variance: number
  /** `null` where there is no end, because dice explode. */
  readonly min: number | null
  readonly max: number | null
  /** The chance of values that are not listed. */
  readonly tail: number
}

/** What is left to spend on an exact answer; `refusal` says that rolling this could be refused. */
export type Work = { left: number; refusal: DiceRefusal | null }

/** Books some steps; `false` when they are more than is left, and the answer has to be sampled. */
export function spend(work: Work, steps: number): boolean {
  work.left -= steps
  return work.left >= 0
}

/** What is known about a distribution besides its counts. */
export type Known = Partial<Pick<Weights, 'mean' | 'variance' | 'min' | 'max' | 'tail'>>

export const weigh = (counted: ReadonlyMap<number, number>, known: Known = {}): Weights => {
  const entries = [...counted].filter(([, count]) => count > 0).sort(([one], [other]) => one - other)
  return weighSorted(
    entries.map(([value]) => value),
    entries.map(([, count]) => count),
    known,
  )
}

/** The same from values that are in order already and come with counts above zero. */
export function weighSorted(values: readonly number[], given: readonly number[], known: Known = {}): Weights {
  assert(values.length > 0, 'a distribution has at least one value')
  const counts = reduced(given)
  const total = sum(counts)
  const [min, max] = [values[0] ?? 0, values.at(-1) ?? 0]
  const mean = known.mean ?? meanOf(values, counts, total)
  const variance = known.variance ?? varianceOf(values, counts, total, mean)
  return { values, counts, total, min, max, tail: 0, ...known, mean, variance }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((so, number) => so + number, 0)

function meanOf(values: readonly number[], counts: readonly number[], total: number): number {
  let weighted = 0
  for (let at = 0; at < values.length; at += 1) weighted += (values[at] ?? 0) * (counts[at] ?? 0)
  return weighted / total
}

function varianceOf(values: readonly number[], counts: readonly number[], total: number, mean: number): number {
  let weighted = 0
  for (let at = 0; at < values.length; at += 1) weighted += ((values[at] ?? 0) - mean) ** 2 * (counts[at] ?? 0)
  return weighted / total
}

/** Counts without their common factor: the smaller they are, the longer they stay exact. */
function reduced(counts: readonly number[]): readonly number[] {
  let common = 0
  for (const count of counts) {
    if (!Number.isSafeInteger(count)) return counts
    common = greatestCommon(common, count)
    if (common === 1) return counts
  }
  return counts.map(count => count / common)
}

function greatestCommon(one: number, other: number): number {
  let [large, small] = [one, other]
  while (small > 0) [large, small] = [small, large % small]
  return large
}

export const constant = (value: number): Weights => weighSorted([value], [1])

export const isConstant = ({ values, tail }: Weights): boolean => values.length === 1 && tail === 0

/** The faces of one die. */
export function facesOf({ sides, low, high }: DieKind): Weights {
  if (sides === 'F.1') return weighSorted([-1, 0, 1], [1, 4, 1])
  const values = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  return weighSorted(
    values,
    values.map(() => 1),
    { mean: (low + high) / 2, variance: (values.length ** 2 - 1) / 12 },
  )
}
