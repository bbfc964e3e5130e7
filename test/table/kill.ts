/** Fault 1, for the whole table: `kill -9` at random moments of an evening, and the evening comes out as if nothing was. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { assert } from '../../src/core/result.ts'
import { below, seedRng, streamOf, type Stream } from '../../src/core/random.ts'
import { folderStore } from '../../src/store/folder.ts'
import { playedIn } from '../../src/table/chronicle/entry.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun, type RunRecord } from '../../src/table/run-record.ts'
import type { Move } from '../../src/table/moves.ts'
import { bundle, quickFolder, diskFolder, start } from '../store/harness.ts'
import { shelfOf, type Shelf } from '../store/steps.ts'
import { campaign, eveningRules } from './evening.ts'

const worker = bundle(new URL('worker.ts', import.meta.url))

export type Killed = {
  readonly sessions: number
  readonly kills: number
  readonly beats: number
  readonly told: number
}

/** Evenings of a few beats, each killed again and again until it is over, as many as the kills need. */
export async function killTables(kills: number, beats: number): Promise<Killed> {
  let done: Killed = { sessions: 0, kills: 0, beats: 0, told: 0 }
  for (let seed = 1; done.kills < kills; seed += 1) {
    const stream = streamOf(seedRng(`kill ${seed}`))
    const root = lay(diskFolder())
    const life = await playAndDie(root, seed, beats, stream, kills - done.kills)
    const played = await inspect(root, seed, beats, life.told)
    done = {
      sessions: done.sessions + 1,
      kills: done.kills + life.kills,
      beats: done.beats + played,
      told: done.told + life.told.size,
    }
  }
  return done
}

function lay(root: string): string {
  for (const [path, text] of Object.entries(campaign)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

type Life = { readonly kills: number; readonly told: ReadonlySet<string> }

/** One process after the other, each ended after some narratives and some milliseconds more, until one says it is done. */
async function playAndDie(root: string, seed: number, beats: number, stream: Stream, most: number): Promise<Life> {
  const told = new Set<string>()
  for (let kills = 0; ; kills += 1) {
    const running = start([root, String(seed), String(beats)], { worker })
    const said: (string | undefined)[] = [await running.hear()]
    if (kills < most) {
      for (let lines = below(stream, 4); lines > 0 && said.at(-1) !== undefined; lines -= 1)
        said.push(await running.hear())
      setTimeout(() => void running.kill(), below(stream, 12) + below(stream, 100) / 100)
    }
    said.push(...(await running.rest()))
    for (const line of said) if (line?.startsWith('told ')) told.add(line.slice(5))
    if (said.includes('done')) return { kills, told }
    assert(kills < most, `an evening nobody kills comes to its end (seed ${seed})`)
  }
}

/** What the files say, without the record of the run. */
const pagesOf = (root: string): Shelf =>
  Object.fromEntries(Object.entries(shelfOf(root)).filter(([path]) => !path.startsWith('runs/')))

/** How many beats were played, saves aside, when all is as it should be. */
async function inspect(root: string, seed: number, beats: number, told: ReadonlySet<string>): Promise<number> {
  const store = folderStore(root)
  try {
    const run = await readRun(store)
    assert(run.ok, `the chain is whole (seed ${seed}): ${run.ok ? '' : run.refusal}`)
    onceEach(run.value, seed)
    allTold(run.value, told, seed)
    const { faults } = await replayRun(store, run.value, eveningRules)
    assert(faults.length === 0, `it replays (seed ${seed}): ${JSON.stringify(faults)}`)
    await sameAsUnkilled(root, seed, beats)
    return playedIn(run.value.entries).length
  } finally {
    store.close()
  }
}

/** No step was done twice, no beat was opened, closed or written twice. */
function onceEach({ entries }: RunRecord, seed: number): void {
  const seen = new Set<string>()
  for (const entry of entries) {
    if (entry.type === 'resumed' || entry.type === 'writing' || entry.type === 'job-failed') continue
    const key = [
      entry.type,
      'beat' in entry ? entry.beat : '',
      'key' in entry ? entry.key : '',
      'job' in entry ? entry.job : '',
      'path' in entry ? entry.path : '',
    ].join(' ')
    assert(!seen.has(key), `once is enough (seed ${seed}): ${key}`)
    seen.add(key)
  }
}

/** What a person has read is in the record. */
function allTold({ entries }: RunRecord, told: ReadonlySet<string>, seed: number): void {
  const recorded = new Set(
    entries.flatMap(entry => {
      const move = entry.type === 'step' && /^move\/\d+$/.test(entry.key) ? (entry.value as unknown as Move) : undefined
      return move?.tag === 'NARRATIVE' ? [move.text] : []
    }),
  )
  for (const text of told) assert(recorded.has(text), `it was shown, so it is recorded (seed ${seed}): ${text}`)
}

async function sameAsUnkilled(root: string, seed: number, beats: number): Promise<void> {
  const calm = lay(quickFolder())
  const said = await start([calm, String(seed), String(beats)], { worker }).rest()
  assert(said.includes('done'), `the calm evening ends (seed ${seed})`)
  const [held, wanted] = [pagesOf(root), pagesOf(calm)]
  const paths = new Set([...Object.keys(held), ...Object.keys(wanted)])
  const other = [...paths].filter(path => held[path] !== wanted[path])
  assert(
    other.length === 0,
    `the files are those of an evening nobody killed (seed ${seed}): ${other
      .map(path => `${path}\n--- killed\n${held[path]}\n--- calm\n${wanted[path]}`)
      .join('\n')}`,
  )
}
