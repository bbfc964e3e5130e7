/**
 * The table: what it adds to the minds it waits for. Waits are real timers, and the critical path is what was truly
 * slept on it, so that a busy machine makes both sides slower alike. The engine's own cost is held against one call of the
 * model layer with its own mock model: what a table adds should be no more than asking a model twice for nothing.
 */
import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { assert } from '../src/core/result.ts'
import { instantAt } from '../src/core/time.ts'
import { folderStore } from '../src/store/folder.ts'
import { memoryStore } from '../src/store/memory.ts'
import type { Store } from '../src/store/port.ts'
import { beginning } from '../src/table/chronicle/chain.ts'
import { Chronicle } from '../src/table/chronicle/chronicle.ts'
import type { Entry } from '../src/table/chronicle/entry.ts'
import { Passages } from '../src/table/chronicle/pieces.ts'
import { printLine } from '../src/table/chronicle/segment.ts'
import { recovering } from '../src/table/recover.ts'
import type { Move, Outcome } from '../src/table/moves.ts'
import { openTable } from '../src/table/open-table.ts'
import { usualLimits, type Cast } from '../src/table/ports.ts'
import type { Table } from '../src/table/table.ts'
import { coinRules } from '../src/table/testing/coin-rules.ts'
import { plainFold } from '../src/table/testing/plain-fold.ts'
import { countingClock, scriptedCast } from '../src/table/testing/scripted.ts'
import { median } from './measure.ts'
import type { BenchRow } from './row.ts'

const companions = ['ada', 'bo', 'cy', 'dee'] as const

const campaign: Readonly<Record<string, string>> = {
  'overview.md': '# The Fen\n\n## Setting\nA wet place.\n',
  'story-state.md': '# Story State\n\n## NPCs\n- Rook - at the pier\n\n## Secrets\n- The bell has no clapper\n',
  ...Object.fromEntries(companions.map(name => [`party/${name}.md`, `# ${name}\n`])),
}

/** Beside this file, because a temp folder may be memory, where a sync costs nothing. */
const here = dirname(fileURLToPath(import.meta.url))

export async function benchTable(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(here, '.table-'))
  try {
    return [
      await benchLatency(join(folder, 'latency')),
      ...(await benchOverhead(10_000)),
      await benchAppend(join(folder, 'append')),
      await benchTogether(),
      ...(await benchStart(join(folder, 'start'))),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function sit(store: Store, cast: Cast): Promise<Table> {
  const door = { show: () => undefined, hear: () => new Promise<undefined>(() => undefined) }
  const ports = { store, cast, door, clock: countingClock(), ruleset: coinRules, limits: usualLimits }
  const opened = await openTable({ ...ports, campaign: 'the-fen', human: null, seed: '1' })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  return opened.value
}

const asking: Move = {
  tag: 'AWAIT_PLAYERS',
  characters: companions.map(name => ({
    name,
    requestType: 'QUICK_REACTION',
    sceneContext: 'The pier.',
    request: 'React.',
  })),
}

function lay(root: string, texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Milliseconds that were truly slept. */
async function slept(ms: number): Promise<number> {
  const start = performance.now()
  await sleep(ms)
  return performance.now() - start
}

/** Four companions of different speed, and writers that are slower than all of them together. */
async function benchLatency(root: string): Promise<BenchRow> {
  lay(root, campaign)
  const store = folderStore(root)
  let path = 0
  let slowest = 0
  const base = scriptedCast({ beats: [[]] })
  async function* gm(): AsyncGenerator<Move, void, Outcome> {
    path += await slept(100)
    slowest = 0
    yield asking
    path += slowest
    path += await slept(100)
    yield { tag: 'NARRATIVE', text: 'They nod.' }
  }
  const table = await sit(store, {
    ...base,
    gm,
    companion: async ({ view }) => {
      const took = await slept(60 + 30 * companions.findIndex(name => name === view.role.character))
      slowest = Math.max(slowest, took)
      return 'I nod.'
    },
    narrator: async sees => (await sleep(400), sees.narratives),
    journal: async (sees, ask) => (await sleep(400), base.journal(sees, ask)),
  })
  const ratios: { readonly ours: number; readonly peer: number }[] = []
  for (let beat = 0; beat < 8; beat += 1) {
    path = 0
    const start = performance.now()
    await table.say('I look')
    ratios.push({ ours: performance.now() - start, peer: path })
  }
  await table.close()
  store.close()
  const [ours, peer] = [median(ratios.map(one => one.ours)), median(ratios.map(one => one.peer))]
  return row(
    'a beat with four companions / its critical path (GM, slowest companion, GM); writers run behind',
    ours,
    peer,
    1.05,
  )
}

/** A beat as most are: told, rolled, told, and something recorded; every fiftieth asks the whole party. */
const ordinary = (beat: number): readonly Move[] => [
  ...(beat % 25 === 0 ? [{ tag: 'OPEN_SCENE', title: `Scene ${beat}`, location: 'Pier', time: 'dusk' } as const] : []),
  { tag: 'NARRATIVE', text: `The tide is at ${beat}.` },
  { tag: 'RULE', name: 'toss', input: { who: 'ada' } },
  ...(beat % 50 === 0 ? [asking] : []),
  { tag: 'NARRATIVE', text: `It turns at ${beat}. What do you do?` },
  { tag: 'RECORD', state: [`NPC: Rook - at ${beat}`], knowledge: [`SITUATION: We are at ${beat}`] },
]

/** Only what the player waits for is timed: each beat begins when the writers are done and the table has come to rest. */
async function benchOverhead(beats: number): Promise<readonly BenchRow[]> {
  let beat = 0
  async function* gm(): AsyncGenerator<Move, void, Outcome> {
    for (const move of ordinary(beat)) yield move
  }
  const table = await sit(memoryStore(campaign), { ...scriptedCast({ beats: [[]] }), gm })
  const times: number[] = []
  for (beat = 1; beat <= beats; beat += 1) {
    const start = performance.now()
    await table.say('I look')
    times.push(performance.now() - start)
    await table.save()
    await breath()
  }
  await table.close()
  const window = 500
  const [first, last] = [median(times.slice(10, 10 + window)), median(times.slice(-window))]
  const slope = ((last - first) / beats) * 1_000_000
  return [
    row(
      'a beat with an instant cast, on memory / one generateText call with its own mock model',
      median(times),
      await generateTextMs(),
      2,
    ),
    row(
      `a beat at ${beats.toLocaleString('en-US')} / at 10: ${slope.toFixed(1)} us more per 1,000 beats`,
      last,
      first,
      1.5,
    ),
  ]
}

/** The model layer alone: nothing is sent, nothing is thought. */
async function generateTextMs(): Promise<number> {
  const { generateText } = await import('ai')
  const { MockLanguageModelV3 } = await import('ai/test')
  const usage = {
    inputTokens: { total: 10, noCache: 10, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: 3, text: 3, reasoning: undefined },
  }
  const model = new MockLanguageModelV3({
    doGenerate: async () => ({
      content: [{ type: 'text', text: 'They nod.' }],
      finishReason: { unified: 'stop', raw: 'stop' },
      usage,
      warnings: [],
    }),
  })
  const times: number[] = []
  for (let count = 0; count < 600; count += 1) {
    const start = performance.now()
    await generateText({ model, prompt: 'I look' })
    times.push(performance.now() - start)
  }
  return median(times.slice(100))
}

const fact = (count: number): Entry => ({ type: 'step', beat: count, key: 'move/1', value: 'x'.repeat(300) })

async function benchAppend(root: string): Promise<BenchRow> {
  mkdirSync(root)
  const store = folderStore(root)
  const opened = await Chronicle.open(store, 'ours', plainFold)
  assert(opened.ok, 'a new chronicle opens')
  const fd = openSync(join(root, 'bare.jsonl'), 'a')
  const [ours, bare]: [number[], number[]] = [[], []]
  const warmUp = 2000 // an evening appends thousands: what counts is the code once the compiler has seen it
  for (let count = 1; count <= warmUp + 1000; count += 1) {
    const { bytes } = printLine(beginning, new Passages(), { entries: [fact(count)] })
    const mine = async (): Promise<void> => {
      const start = performance.now()
      await opened.value.chronicle.append(fact(count))
      ours.push(performance.now() - start)
    }
    if (count % 2 === 0) await mine() // nobody always runs in the wake of the other
    const start = performance.now()
    writeSync(fd, bytes)
    fdatasyncSync(fd)
    bare.push(performance.now() - start)
    if (count % 2 === 1) await mine()
  }
  closeSync(fd)
  store.close()
  return row(
    'a fact appended to the chronicle / bare write and fdatasync of the same bytes',
    median(ours.slice(warmUp)),
    median(bare.slice(warmUp)),
    1.2,
  )
}

/** Eight facts that are told in the same moment. */
async function benchTogether(): Promise<BenchRow> {
  const memory = memoryStore()
  let syncs = 0
  const counting: Store = {
    ...memory,
    append: (...args) => {
      syncs += 1
      return memory.append(...args)
    },
  }
  const opened = await Chronicle.open(counting, 'ours', plainFold)
  assert(opened.ok, 'a new chronicle opens')
  await Promise.all(Array.from({ length: 8 }, (_, count) => opened.value.chronicle.append(fact(count))))
  return { ...row('syncs for eight facts told together / one', syncs, 1, 1), unit: 'syncs' }
}

/** Fifty thousand lines of a run that is still open, in a campaign of two thousand files. */
async function benchStart(root: string): Promise<readonly BenchRow[]> {
  const pages = Array.from({ length: 1990 }, (_, at) => [
    `npcs/person-${at}.md`,
    `# Person ${at}\n\n## Appearance\n\nTall, and ${at} years old.\n\n### Secrets (GM only)\n\nHid ${at} crowns in a wall.\n`,
  ])
  lay(root, { ...campaign, ...(Object.fromEntries(pages) as Record<string, string>) })
  const first = folderStore(root)
  const before = await sit(first, scriptedCast({ beats: [[]] }))
  await before.close()
  const opened = await Chronicle.open(first, before.runId, recovering(coinRules))
  assert(opened.ok, 'the chronicle opens')
  const { state } = before.standing
  for (let beat = 2; beat <= 10_001; beat += 1) {
    if (beat % 1000 === 2) await opened.value.chronicle.append(...lines(beat, Math.min(1000, 10_002 - beat), state))
  }
  first.close()
  const store = folderStore(root)
  const start = performance.now()
  const table = await sit(store, scriptedCast({ beats: [[{ tag: 'NARRATIVE', text: 'Tall people come by.' }]] }))
  const ours = performance.now() - start
  const told = performance.now()
  await table.say('I look')
  const firstBeat = performance.now() - told
  await table.close()
  store.close()
  return [
    row('start with 2,000 files and a 50,000-line chronicle / one second', ours, 1000, 1),
    {
      ...row('the first beat after that start, which reads the secrets / one second', firstBeat, 1000, 1),
      bar: 'shown',
    },
  ]
}

/** Five lines a beat. */
function lines(from: number, count: number, state: Table['standing']['state']): readonly Entry[] {
  const at = instantAt(Date.UTC(2026, 0, 25))
  return Array.from({ length: count }, (_, index) => from + index).flatMap((beat): readonly Entry[] => [
    { type: 'beat-opened', beat, incoming: { tag: 'PLAYER_ACTION', character: 'ada', action: 'I look' }, at },
    { type: 'step', beat, key: 'move/1', value: { tag: 'NARRATIVE', text: `The tide is at ${beat}.` } },
    { type: 'step', beat, key: 'move/1/told', value: { present: [...companions], leaks: [] } },
    { type: 'step', beat, key: 'move/2', value: { tag: 'NARRATOR_NOTE', from: 'gm', note: 'Mind the tide.' } },
    { type: 'beat-closed', beat, state, jobs: [] },
  ])
}

function row(name: string, ours: number, peer: number, limit: number): BenchRow {
  const ratio = ours / peer
  return { name, ours, peer, unit: 'ms', ratio, bar: `at most ${limit}x`, met: ratio <= limit }
}
