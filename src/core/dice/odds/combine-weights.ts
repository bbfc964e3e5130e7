/** Distributions of things made from other things that are independent of each other. */
import type { Known, Weights, Work } from './weights.ts'
import { constant, spend, weigh, weighSorted } from './weights.ts'

/** A step through a table takes about this many times as long as one through an array. */
export const TABLE_COST = 50

/** Totals beyond this are scaled down before they are multiplied, so that no count overflows. */
const LARGE = 2 ** 400
const EASE = 2 ** -350

type Both = (one: number, other: number) => number
const plus: Both = (one, other) => one + other

/** Two ends together; open if either is. */
const bothOf = (both: Both, one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : both(one, other)

/** The sum of two. */
export function add(one: Weights, other: Weights, work: Work): Weights | null {
  const known: Known = {
    mean: one.mean + other.mean,
    variance: one.variance + other.variance,
    min: bothOf(plus, one.min, other.min),
    max: bothOf(plus, one.max, other.max),
    tail: one.tail + other.tail,
  }
  const low = (one.values[0] ?? 0) + (other.values[0] ?? 0)
  const span = (one.values.at(-1) ?? 0) + (other.values.at(-1) ?? 0) - low + 1
  const whole = one.values.every(Number.isInteger) && other.values.every(Number.isInteger)
  if (!whole) return combine(one, other, plus, work, known)
  const [few, many] = one.values.length < other.values.length ? [one, other] : [other, one]
  const width = (many.values.at(-1) ?? 0) - (many.values[0] ?? 0) + 1
  if (!spend(work, span + few.values.length * width)) return null
  return fromSlots(convolve(eased(few), eased(many), low, span), low, known)
}

function eased(weights: Weights): Weights {
  if (weights.total <= LARGE) return weights
  return { ...weights, counts: weights.counts.map(count => count * EASE), total: weights.total * EASE }
}

/** Slot `n` counts the sums of `low + n`. */
function convolve(one: Weights, other: Weights, low: number, span: number): Float64Array {
  const slots = new Float64Array(span)
  const start = other.values[0] ?? 0
  const others = toSlots(other, start)
  for (const [at, value] of one.values.entries()) {
    const from = value + start - low
    const count = one.counts[at] ?? 0
    for (let to = 0; to < others.length; to += 1) slots[from + to] = (slots[from + to] ?? 0) + count * (others[to] ?? 0)
  }
  return slots
}

function toSlots({ values, counts }: Weights, low: number): Float64Array {
  const slots = new Float64Array((values.at(-1) ?? 0) - low + 1)
  for (const [at, value] of values.entries()) slots[value - low] = counts[at] ?? 0
  return slots
}

export function fromSlots(slots: Float64Array, low: number, known: Known = {}): Weights {
  const values: number[] = []
  const counts: number[] = []
  slots.forEach((count, slot) => {
    if (count === 0) return
    values.push(low + slot)
    counts.push(count)
  })
  return weighSorted(values, counts, known)
}

/** The sum of so many of the same kind, by doubling. */
export function repeat(one: Weights, times: number, work: Work): Weights | null {
  let result: Weights | null = constant(0)
  let power: Weights | null = one
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result && power && add(result, power, work)
    if (left > 1) power = power && add(power, power, work)
    if (result === null) return null
  }
  return result && { ...result, mean: one.mean * times, variance: one.variance * times }
}

/** Any function of two. A result that is no number ends it: the caller knows why. */
export function combine(
  one: Weights,
  other: Weights,
  apply: Both,
  work: Work,
  known: Known = { tail: one.tail + other.tail },
): Weights | null {
  if (!spend(work, TABLE_COST * one.values.length * other.values.length)) return null
  const counted = new Map<number, number>()
  const [left, right] = [eased(one), eased(other)]
  for (const [at, value] of left.values.entries()) {
    for (const [to, second] of right.values.entries()) {
      const result = apply(value, second) + 0
      if (!Number.isFinite(result)) return null
      counted.set(result, (counted.get(result) ?? 0) + (left.counts[at] ?? 0) * (right.counts[to] ?? 0))
    }
  }
  return weigh(counted, known)
}

/** Any function of one. */
export function mapped(
  one: Weights,
  apply: (value: number) => number,
  known: Known = { tail: one.tail },
): Weights | null {
  const counted = new Map<number, number>()
  for (const [at, value] of one.values.entries()) {
    const result = apply(value) + 0
    if (!Number.isFinite(result)) return null
    counted.set(result, (counted.get(result) ?? 0) + (one.counts[at] ?? 0))
  }
  return weigh(counted, known)
}

/** Every value times a constant; the ends change places below zero. */
export function scaled(one: Weights, by: number): Weights | null {
  const end = (value: number | null): number | null => (value === null ? null : value * by + 0)
  const [min, max] = by < 0 ? [end(one.max), end(one.min)] : [end(one.min), end(one.max)]
  const known: Known = { mean: one.mean * by + 0, variance: one.variance * by * by, tail: one.tail }
  return by === 0 ? constant(0) : mapped(one, value => value * by, { ...known, min, max })
}

export type Case = { readonly chance: number; readonly of: Weights }

/** One of several distributions, each with its chance (as a share of all the chances). */
export function mix(cases: readonly Case[], known: Known = {}): Weights {
  const counted = new Map<number, number>()
  for (const [index, { chance, of }] of cases.entries()) {
    // Two cases share a whole-number total; more would overflow it, and take shares instead.
    const scale = cases.length === 2 ? chance * (cases[1 - index]?.of.total ?? 1) : chance / of.total
    for (const [at, value] of of.values.entries()) {
      counted.set(value, (counted.get(value) ?? 0) + (of.counts[at] ?? 0) * scale)
    }
  }
  return weigh(counted, { ...endsOf(cases), ...known })
}

function endsOf(cases: readonly Case[]): Known {
  const chances = cases.reduce((sum, { chance }) => sum + chance, 0)
  return {
    tail: cases.reduce((sum, { chance, of }) => sum + (chance / chances) * of.tail, 0),
    min: cases.reduce<number | null>((so, { of }) => bothOf(Math.min, so, of.min), Number.POSITIVE_INFINITY),
    max: cases.reduce<number | null>((so, { of }) => bothOf(Math.max, so, of.max), Number.NEGATIVE_INFINITY),
  }
}
