/**
 * How a run grows: what opening it, taking back a turn and listing it cost after 20,000 turns, held against the same
 * after 20; and how many bytes a turn with the Oracle takes, held against the lines of the first format. Turns are as
 * long as the Oracle's are; the campaign's files stay as they are, because it is the run that is measured.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assert } from '../src/core/result.ts'
import { instantAt } from '../src/core/time.ts'
import { folderStore } from '../src/store/folder.ts'
import type { Store } from '../src/store/port.ts'
import { Chronicle } from '../src/table/chronicle/chronicle.ts'
import type { Entry, TableState } from '../src/table/chronicle/entry.ts'
import { openTable } from '../src/table/open-table.ts'
import { usualLimits, type TableEvent } from '../src/table/ports.ts'
import { recovering } from '../src/table/recover.ts'
import { glanceAt } from '../src/table/replay/glance.ts'
import { readRun } from '../src/table/run-record.ts'
import type { Table } from '../src/table/table.ts'
import { coinRules } from '../src/table/testing/coin-rules.ts'
import { countingClock, scriptedCast } from '../src/table/testing/scripted.ts'
import { RandomPlayer } from '../test/oracle/players/random-player.ts'
import { sitDown } from '../test/oracle/sitting.ts'
import { benchAsked } from './growth-asked.ts'
import { median } from './measure.ts'
import type { BenchRow } from './row.ts'

const here = dirname(fileURLToPath(import.meta.url))
const [few, many] = [20, 20_000]
const rounds = 9
const together = 10

export async function benchGrowth(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(here, '.growth-'))
  try {
    const [short, long] = [await playedFor(join(folder, 'short'), few), await playedFor(join(folder, 'long'), many)]
    const [opened, undone, listed]: [number[][], number[][], number[][]] = [[], [], []]
    for (let round = 0; round < rounds; round += 1) {
      const both = [await timesOf(short), await timesOf(long)]
      opened.push(both.map(({ opening }) => opening))
      undone.push(both.map(({ undo }) => undo))
      listed.push(both.map(({ listing }) => listing))
    }
    return [
      compared('opening a run', opened),
      compared('taking back the last turn', undone),
      compared('what a list says of a run', listed),
      await benchBytes(join(folder, 'oracle')),
      await benchAsked(join(folder, 'asked')),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function compared(what: string, times: readonly (readonly number[])[]): BenchRow {
  const [peer, ours] = [median(times.map(([one = 0]) => one)), median(times.map(([, other = 0]) => other))]
  const ratio = ours / peer
  const name = `${what} after ${many.toLocaleString('en-US')} turns / after ${few}`
  return { name, ours, peer, unit: 'ms', ratio, bar: 'at most 1.5x', met: ratio <= 1.5 }
}

const campaign = { 'overview.md': '# The Fen\n', 'party/ada.md': '# Ada\n', 'party/bo.md': '# Bo\n' }

async function sit(store: Store): Promise<Table> {
  const door = { show: () => undefined, hear: () => new Promise<undefined>(() => undefined) }
  const cast = scriptedCast({ beats: [[{ tag: 'NARRATIVE', text: 'The tide turns.' }]] })
  const ports = { store, cast, door, clock: countingClock(), ruleset: coinRules, limits: usualLimits }
  const opened = await openTable({ ...ports, campaign: 'the-fen', human: 'ada', seed: '1' })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  return opened.value
}

async function playedFor(root: string, turns: number): Promise<string> {
  for (const [path, text] of Object.entries(campaign)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const store = folderStore(root)
  const table = await sit(store)
  await table.close()
  const opened = await Chronicle.open(store, table.runId, recovering(coinRules))
  assert(opened.ok, 'the run opens')
  let waiting: Entry[] = []
  for (let beat = 2; beat <= turns; beat += 1) {
    waiting.push(...turnOf(beat, table.standing.state))
    if (beat % together !== 0 && beat !== turns) continue
    await opened.value.chronicle.append(...waiting) // many turns with one sync: what is measured is what is read
    waiting = []
  }
  store.close()
  return root
}

/** Half as much is remembered as the Oracle does in the end, and a little of it changes with each turn. */
const memoryAt = (beat: number) =>
  Object.fromEntries(
    Array.from({ length: 120 }, (_, at) => [`thing ${at}`, `last seen at ${beat - ((beat - at) % 120)}`]),
  )

function turnOf(beat: number, state: TableState): readonly Entry[] {
  const memory = memoryAt(beat)
  const text = `The tide is at ${beat}, and the gulls of the hour are ${(beat * 7919) % 104_729}. `.repeat(6)
  return [
    {
      type: 'beat-opened',
      beat,
      incoming: { tag: 'PLAYER_ACTION', character: 'ada', action: `I look for the ${beat}th time` },
      at: instantAt(Date.UTC(2026, 0, 25)),
    },
    { type: 'step', beat, key: 'move/1', value: { tag: 'NARRATIVE', text } },
    { type: 'step', beat, key: 'move/1/told', value: { present: ['ada', 'bo'], leaks: [] } },
    { type: 'step', beat, key: 'move/2', value: { tag: 'REMEMBER', memory } },
    { type: 'beat-closed', beat, state: { ...state, memory }, jobs: [] },
  ]
}

/** What was taken back is played again, so that every round finds as many turns. */
async function timesOf(root: string) {
  const store = folderStore(root)
  const listing = await timed(async () => void (await glanceAt(store)))
  let table: Table | undefined
  const opening = await timed(async () => void (table = await sit(store)))
  assert(table !== undefined, 'the table is open')
  await table.say('I look')
  await table.save()
  const { beat } = table
  const sitting = table
  const undo = await timed(async () => void (await sitting.move({ beat: beat - 1 })))
  assert(table.beat === beat - 1, 'the last turn is taken back')
  await table.close()
  store.close()
  return { listing, opening, undo }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** A line of the first format: number, hash of the line before, one entry. */
const firstFormat = (entry: Entry, at: number): number =>
  Buffer.byteLength(`{"seq":${at},"prev":"${'0'.repeat(64)}","entry":${JSON.stringify(entry)}}\n`)

async function benchBytes(root: string): Promise<BenchRow> {
  cpSync(join(here, '..', 'content', 'campaigns', 'borrowed-water'), root, { recursive: true })
  const store = folderStore(root)
  const player = new RandomPlayer('growth')
  const sitting = await sitDown({ store, human: 'maren-okell', seed: 'growth' })
  let shown: readonly TableEvent[] = sitting.shown
  for (let turns = 0; turns < 200 && !sitting.table.standing.state.isEnded;) {
    const line = player.next(shown)
    if (line.trim() === '') continue
    shown = await sitting.say(line)
    turns += 1
  }
  await sitting.table.close()
  const run = await readRun(store)
  store.close()
  assert(run.ok, 'the run is whole')
  const turns = run.value.entries.filter(({ type }) => type === 'beat-closed').length
  const folder = join(root, 'runs', run.value.runId, 'chronicle')
  const ours = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / turns
  const peer = run.value.entries.reduce((sum, entry, at) => sum + firstFormat(entry, at), 0) / turns
  const ratio = ours / peer
  return {
    name: `bytes of a turn with the Oracle in the chronicle, over ${turns} turns / the same in the first format`,
    ours: ours / 1024,
    peer: peer / 1024,
    unit: 'KB',
    ratio,
    bar: 'at most 0.333x',
    met: ratio <= 1 / 3,
  }
}
