/**
 * How well the leak check does on campaigns it has not met: each labelled campaign is judged by a model that all the others
 * taught. The model of them all, as it stands in `src/table/leaks/worth.ts`, is printed beside.
 */
import { labelled } from '../test/leaks/labelled.ts'
import { fit, scoreOf } from './leaks/logistic.ts'
import { names, rowsOf, type Labelled } from './leaks/rows.ts'
import type { BenchRow } from './row.ts'

/** So many of a thousand innocent sentences may be held back. */
const mostHeldBack = 5

type Judged = { readonly kind: Labelled['kind']; readonly score: number }

const best = ({ isPlain, candidates }: Labelled, score: (row: readonly number[]) => number): number =>
  isPlain ? Infinity : candidates.reduce((most, row) => Math.max(most, score(row)), -Infinity)

function leaveOneOut(sets: readonly (readonly Labelled[])[]): readonly Judged[] {
  return sets.flatMap(set => {
    const model = fit(sets.filter(other => other !== set).flat())
    return set.map(one => ({ kind: one.kind, score: best(one, row => scoreOf(model, row)) }))
  })
}

/** The score that so few innocent sentences are above, not counting those that are found by name. */
function barOf(judged: readonly Judged[]): number {
  const innocent = judged.filter(({ kind }) => kind === 'innocent')
  const scores = innocent.map(({ score }) => score).filter(Number.isFinite).toSorted((one, other) => other - one) // prettier-ignore
  return scores[Math.floor((innocent.length * mostHeldBack) / 1000)] ?? 0
}

const share = (some: number, all: number): number => (all === 0 ? 0 : some / all)

export function benchLeaks(): readonly BenchRow[] {
  const sets = labelled().map(rowsOf)
  const judged = leaveOneOut(sets)
  const bar = barOf(judged)
  const model = fit(sets.flat())
  const worth = [...names, 'news'].map((name, at) => `${name}: ${(model.weights[at] ?? 0).toFixed(2)}`)
  process.stderr.write(
    `${worth.join(', ')}, bar: ${(bar - model.constant).toFixed(2)} (${bar.toFixed(2)} beyond even)\n`,
  )
  const found = judged.filter(({ score }) => score > bar)
  const of = (kind: Labelled['kind'], list: readonly Judged[]): number => list.filter(one => one.kind === kind).length
  const told = judged.length - of('innocent', judged)
  const row = (name: string, ours: number, least: number): BenchRow => ({ name, ours, peer: least, unit: 'share', ratio: share(ours, least), bar: `at least ${least}`, met: ours >= least }) // prettier-ignore
  return [
    row(`recall out of sample, ${told} tellings`, share(found.length - of('innocent', found), told), 0.75),
    row('of those told bluntly', share(of('blunt', found), of('blunt', judged)), 0.9),
    row('of those in other words', share(of('near', found), of('near', judged)), 0.6),
    row(`precision out of sample, ${of('innocent', judged)} innocent`, share(found.length - of('innocent', found), found.length), 0.97), // prettier-ignore
  ]
}
