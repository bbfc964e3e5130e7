/** Distributions of a single die under a plan, and of the chain of dice that it may set off. */
import { hitsAny } from '../compare.ts'
import type { DieKind, Plan, Point } from '../expression.ts'
import { MAX_TAIL } from '../limits.ts'
import type { Case } from './combine-weights.ts'
import { TABLE_COST, add, mapped, mix } from './combine-weights.ts'
import type { Weights, Work } from './weights.ts'
import { constant, facesOf, spend, weighSorted } from './weights.ts'

/** A distribution cut in two by compare points, with the counts of both parts. */
type Split = {
  readonly hit: Weights | null
  readonly miss: Weights | null
  readonly hits: number
  readonly misses: number
}

function splitBy(points: readonly Point[], one: Weights, die: DieKind): Split {
  const pairs = one.values.map((value, at) => ({ value, count: one.counts[at] ?? 0 }))
  const hit = pairs.filter(({ value }) => hitsAny(points, value, die))
  const miss = pairs.filter(({ value }) => !hitsAny(points, value, die))
  return { hit: gather(hit, one), miss: gather(miss, one), hits: countAll(hit), misses: countAll(miss) }
}

type Pair = { readonly value: number; readonly count: number }

const countAll = (pairs: readonly Pair[]): number => pairs.reduce((sum, { count }) => sum + count, 0)

/** Part of a distribution; an end that is open stays open in the part that reaches it. */
function gather(pairs: readonly Pair[], of: Weights): Weights | null {
  if (pairs.length === 0) return null
  const part = weighSorted(
    pairs.map(({ value }) => value),
    pairs.map(({ count }) => count),
  )
  const openLow = of.min === null && part.values[0] === of.values[0]
  const openHigh = of.max === null && part.values.at(-1) === of.values.at(-1)
  const tail = openLow || openHigh ? of.tail : 0
  return { ...part, min: openLow ? null : part.min, max: openHigh ? null : part.max, tail }
}

/** Once, the second throw stays whatever it is; until, it is thrown until it no longer matches. */
function rerolled(points: readonly Point[] | null, until: boolean, one: Weights, die: DieKind): Weights {
  if (points === null) return one
  const { hit, miss, hits, misses } = splitBy(points, one, die)
  if (hit === null) return one
  const fresh = until ? (splitBy(points, facesOf(die), die).miss ?? facesOf(die)) : facesOf(die)
  if (miss === null) return fresh
  const cases = [
    { chance: misses, of: miss },
    { chance: hits, of: fresh },
  ]
  return mix(cases)
}

/** One die after rerolling and clamping, from what it showed before. */
export function settled(plan: Plan, one: Weights, die: DieKind): Weights | null {
  const again = rerolled(plan.reroll, true, rerolled(plan.rerollOnce, false, one, die), die)
  if (plan.least === null && plan.most === null) return again
  const { least: floor, most: ceiling } = plan
  const clamp = (value: number): number =>
    Math.min(Math.max(value, floor ?? value), ceiling ?? Number.POSITIVE_INFINITY)
  const [least, most] = [again.min === null ? plan.least : undefined, again.max === null ? plan.most : undefined]
  return mapped(again, clamp, {
    tail: again.tail,
    ...(least === undefined ? {} : { min: least }),
    ...(most === undefined ? {} : { max: most }),
  })
}

/** What a thrown die brings to the total, given the distribution of what it shows. */
export type Bring = (shown: Weights) => Weights | null

/**
 * The sum of a die and everything that explodes from it. A die that hits brings a `hit` and goes on, one that misses
 * brings a `miss` and ends, so the sum of the further dice S satisfies S = miss, or hit + S: mean and variance solve that
 * exactly, and the list of values stops where only `MAX_TAIL` is left.
 */
export function chained(plan: Plan, die: DieKind, bring: Bring, work: Work): Weights | null {
  const explode = plan.explode
  if (explode === null) return bring(facesOf(die))
  const { hit, miss, hits, misses } = splitBy(explode.when, facesOf(die), die)
  if (hit === null || miss === null) return bring(facesOf(die))
  const less = explode.how === '!p' || explode.how === '!!p' ? 1 : 0
  const later = (shown: Weights): Weights | null => bring(shifted(shown, -less))
  const [first, last, firstOnly, furtherHit] = [bring(hit), later(miss), bring(miss), later(hit)]
  if (!first || !last || !firstOnly || !furtherHit) return null
  const further = series({ hit: furtherHit, miss: last, hits, misses }, work)
  const exploded = further && add(first, further, work)
  return exploded && eitherOf(exploded, hits, firstOnly, misses)
}

const shifted = (one: Weights, by: number): Weights => ({
  ...one,
  values: one.values.map(value => value + by),
  mean: one.mean + by,
  min: one.min === null ? null : one.min + by,
  max: one.max === null ? null : one.max + by,
})

const square = ({ mean, variance }: Weights): number => variance + mean * mean

type Ends = { readonly hit: Weights; readonly miss: Weights; readonly hits: number; readonly misses: number }

/** S = miss, or hit + S. Mean and variance are solved in whole counts, so they stay exact. */
function series({ hit, miss, hits, misses }: Ends, work: Work): Weights | null {
  const mean = (misses * miss.mean + hits * hit.mean) / misses
  const squared = (misses * square(miss) + hits * (square(hit) + 2 * hit.mean * mean)) / misses
  const min = (hit.min ?? -1) < 0 ? null : miss.min
  const max = (hit.max ?? 1) > 0 ? null : miss.max
  const cases = seriesCases(hit, miss, hits / (hits + misses), work)
  return cases && mix(cases.cases, { mean, variance: squared - mean * mean, min, max, tail: cases.tail })
}

type Cases = { readonly cases: readonly Case[]; readonly tail: number }

/** No hit and then a miss, one hit and then a miss, and so on, until only the tail is left. */
function seriesCases(hit: Weights, miss: Weights, chance: number, work: Work): Cases | null {
  const cases: Case[] = []
  let hits: Weights | null = constant(0)
  let left = 1
  for (; left > MAX_TAIL; left *= chance) {
    const sum: Weights | null = hits && add(hits, miss, work)
    if (sum === null || !spend(work, sum.values.length * TABLE_COST)) return null
    cases.push({ chance: left * (1 - chance), of: sum })
    hits = hits && add(hits, hit, work)
  }
  return { cases, tail: left }
}

function eitherOf(one: Weights, ones: number, other: Weights, others: number): Weights {
  const all = ones + others
  const mean = (ones * one.mean + others * other.mean) / all
  const squared = (ones * square(one) + others * square(other)) / all
  const cases = [
    { chance: ones / all, of: one },
    { chance: others / all, of: other },
  ]
  return mix(cases, { mean, variance: squared - mean * mean })
}
