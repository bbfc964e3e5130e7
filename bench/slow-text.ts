/** Slow text: no way in takes longer for each letter because there are more of them. */
import { entries } from './slow-text/all.ts'
import { type Finding, measureAll } from './slow-text/run.ts'
import { shapes } from './slow-text/shapes.ts'
import type { BenchRow } from './row.ts'

const lengths = [8_000, 16_000, 32_000]
const limitMs = 20_000

/** One row for each way in, with its worst shape. */
export async function benchSlowText(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  for (const entry of Object.keys(entries)) {
    const cases = shapes.map((_, shape) => ({ entry, shape }))
    rows.push(rowOf(entry, await measureAll(cases, lengths, limitMs)))
  }
  return rows
}

function rowOf(entry: string, findings: readonly Finding[]): BenchRow {
  const slow = findings.filter(({ isSlow }) => isSlow)
  const [worst] = (slow.length > 0 ? slow : findings).toSorted((one, other) => msEach(other) - msEach(one))
  const shape = shapes[worst?.shape ?? 0]?.name ?? ''
  return {
    name: `${entry}, slowest with ${shape}`,
    ours: worst?.ms ?? 0,
    peer: worst?.length ?? 0,
    unit: 'ms for as many letters',
    ratio: worst?.ratio ?? 1,
    bar: `${slow.length} of ${findings.length} shapes grow beyond 3x for twice the length`,
    met: slow.length === 0,
  }
}

const msEach = ({ ms, length }: Finding): number => ms / Math.max(1, length)
