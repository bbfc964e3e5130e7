/**
 * A logistic regression over secrets that might be told: of a telling the one that fits best counts, of an innocent sentence
 * the three that come nearest. Which those are is asked again after every fit. No chance is in it.
 */
import type { Labelled } from './rows.ts'

export type Model = { readonly weights: readonly number[]; readonly constant: number }

type Case = { readonly row: readonly number[]; readonly isTold: boolean; readonly counts: number }

const rounds = 4
const steps = 12
const ridge = 3

export const scoreOf = ({ weights, constant }: Model, row: readonly number[]): number =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), constant)

const casesOf = (all: readonly Labelled[], by: (row: readonly number[]) => number): readonly Case[] =>
  all.flatMap(({ kind, candidates }) => {
    const isTold = kind !== 'innocent'
    const nearest = candidates.toSorted((one, other) => by(other) - by(one)).slice(0, isTold ? 1 : 3)
    return nearest.map((row, at) => ({ row, isTold, counts: isTold || at === 0 ? 1 : 0.5 }))
  })

const times = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

type Equation = { readonly left: readonly number[]; readonly right: number }

const minus = (one: Equation, other: Equation, by: number): Equation => ({
  left: one.left.map((value, at) => value - by * (other.left[at] ?? 0)),
  right: one.right - by * other.right,
})

/** Of as many equations as there are unknowns, each with the most on its diagonal, what all of them say. */
function solve(equations: readonly Equation[]): readonly number[] {
  let rows = equations
  for (const [at] of equations.entries()) {
    const pivot = rows[at]
    if (pivot === undefined) break
    const most = pivot.left[at] ?? 1
    rows = rows.map((row, other) => (other === at ? row : minus(row, pivot, (row.left[at] ?? 0) / most)))
  }
  return rows.map(({ left, right }, at) => right / (left[at] ?? 1))
}

const isLikely = (score: number): number => 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, score))))

/** Newton's steps, with a ridge on all but the constant, which is the last. */
function regression(cases: readonly Case[], width: number): readonly number[] {
  const ridges = Array.from({ length: width + 1 }, (_, at) => (at < width ? ridge : ridge / 3000))
  let found: readonly number[] = ridges.map(() => 0)
  for (let step = 0; step < steps; step += 1) {
    const now = found
    const slopes = ridges.map((one, at) => one * (now[at] ?? 0))
    const curves = ridges.map((one, at) => ridges.map((_, other) => (at === other ? one : 0)))
    for (const { row, isTold, counts } of cases) {
      const likely = isLikely(times(row, now))
      const [off, steep] = [counts * (likely - (isTold ? 1 : 0)), counts * likely * (1 - likely)]
      row.forEach((value, at) => {
        slopes[at] = (slopes[at] ?? 0) + off * value
        const curve = curves[at] ?? []
        for (let other = 0; other <= width; other += 1) curve[other] = (curve[other] ?? 0) + steep * value * (row[other] ?? 0) // prettier-ignore
      })
    }
    const by = solve(curves.map((left, at) => ({ left, right: slopes[at] ?? 0 })))
    found = now.map((value, at) => value - (by[at] ?? 0))
  }
  return found
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

export function fit(all: readonly Labelled[]): Model {
  const rows = all.flatMap(({ candidates }) => candidates)
  const columns = (rows[0] ?? []).map((_, at) => rows.map(row => row[at] ?? 0))
  const means = columns.map(mean)
  const spreads = columns.map((column, at) => Math.sqrt(mean(column.map(one => (one - (means[at] ?? 0)) ** 2))) || 1)
  const levelled = (row: readonly number[]): readonly number[] => [
    ...row.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
    1,
  ]
  let model: Model = { weights: means.map((_, at) => (at === 0 ? 1 : 0)), constant: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const now = model
    const cases = casesOf(all, row => scoreOf(now, row)).map(one => ({ ...one, row: levelled(one.row) }))
    const found = regression(cases, means.length)
    const weights = spreads.map((spread, at) => (found[at] ?? 0) / spread)
    model = { weights, constant: (found[means.length] ?? 0) - times(weights, means) }
  }
  return model
}
