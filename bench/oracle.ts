/**
 * The Oracle: what a player waits for at each turn, on a real folder with every file written, and how many turns that
 * makes a second. The player types anything, because that is what the slowest turns come from.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as breath } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { folderStore } from '../src/store/folder.ts'
import { sitDown } from '../test/oracle/sitting.ts'
import { RandomPlayer } from '../test/oracle/players/random-player.ts'
import type { TableEvent } from '../src/table/ports.ts'
import { median } from './measure.ts'
import type { BenchRow } from './row.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** Before these a fresh process is still compiling; an evening is longer than that. */
const warmUp = 20
const turns = 400
const goalMs = 30

export async function benchOracle(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(here, '.oracle-')) // beside this file: a temp folder may be memory, where syncing is free
  try {
    cpSync(join(here, '..', 'content', 'campaigns', 'borrowed-water'), folder, { recursive: true })
    return rowsOf(await playTurns(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Milliseconds until the answer is there, until all that follows is on the disk too, and of the processor's time. */
type Timed = {
  readonly answered: number
  readonly written: number
  /** With what the table does while the player reads, which nobody waits for. */
  readonly whole: number
  readonly worked: number
}

async function playTurns(folder: string): Promise<readonly Timed[]> {
  const store = folderStore(folder)
  const player = new RandomPlayer('bench')
  let sitting = await sitDown({ store, human: 'maren-okell', seed: 'bench' })
  let shown: readonly TableEvent[] = sitting.shown
  const times: Timed[] = []
  while (times.length < warmUp + turns) {
    if (sitting.table.standing.state.isEnded)
      sitting = await sitDown({ store, human: 'maren-okell', seed: times.length })
    const line = player.next(shown)
    if (line.trim() === '') continue
    const before = process.cpuUsage()
    const rest = performance.now()
    await breath() // no player types sooner than that
    const start = performance.now()
    shown = await sitting.say(line)
    const answered = performance.now() - start
    await sitting.table.save()
    const end = performance.now()
    const { user, system } = process.cpuUsage(before)
    times.push({ answered, written: end - start, whole: end - rest, worked: (user + system) / 1000 })
  }
  await sitting.table.close()
  store.close()
  return times.slice(warmUp)
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN

function rowsOf(times: readonly Timed[]): readonly BenchRow[] {
  const [answered, written] = [times.map(one => one.answered), times.map(one => one.written)]
  const seconds = times.reduce((sum, { whole }) => sum + whole, 0) / 1000
  return [
    told('a turn with the Oracle until it is answered, p50', median(answered), 'ms'),
    judged('a turn with the Oracle until it is answered, p99', percentile(answered, 0.99)),
    told('the same until every file of it is written and proven, p50', median(written), 'ms'),
    judged('the same until every file of it is written and proven, p99', percentile(written, 0.99)),
    told('turns a second with every file written', times.length / seconds, 'turns/s'),
    told("the processor's time for such a turn, p50", median(times.map(one => one.worked)), 'ms'),
  ]
}

const told = (name: string, ours: number, unit: string): BenchRow => ({
  name,
  ours,
  peer: 0,
  unit,
  ratio: 1,
  bar: 'told, not judged',
  met: true,
})

const judged = (name: string, ours: number): BenchRow => ({
  name,
  ours,
  peer: goalMs,
  unit: 'ms',
  ratio: ours / goalMs,
  bar: `under ${goalMs} ms`,
  met: ours < goalMs,
})
