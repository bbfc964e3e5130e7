/** A sitting at a table of script and memory, for tests that read like play. */
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { readText } from '../../src/store/text.ts'
import type { Move, Outcome } from '../../src/table/moves.ts'
import { openTable, type TableOptions } from '../../src/table/open-table.ts'
import type { GmSees } from '../../src/table/ports.ts'
import { readRun } from '../../src/table/run-record.ts'
import type { Table } from '../../src/table/table.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import {
  countingClock,
  scriptedCast,
  scriptedDoor,
  type Script,
  type ScriptedBeat,
  type ScriptedDoor,
} from '../../src/table/testing/scripted.ts'

export const files: Readonly<Record<string, string>> = {
  'overview.md': '# The Warehouse\n\n## Setting\nA harbour town.\n',
  'party/aldric-vane.md': '# Aldric Vane\n',
  'party/tilda-brannock.md': '# Tilda Brannock\n',
  'party/grimjaw-ironforge.md': '# Grimjaw Ironforge\n',
}

/** So short that nobody waits, and long enough for whoever answers at once. */
export const tinyLimits = { companionMs: 40, gmMs: 60, backgroundMs: 40, shutdownMs: 60 }

export type Sitting = {
  readonly store: Store
  readonly door: ScriptedDoor
  readonly table: Table
  /** What came of each move after the opening words, of the beats that were given as moves. */
  readonly outcomes: Outcome[]
  readonly gmSaw: GmSees[]
  readonly told: () => readonly string[]
  readonly notices: () => readonly string[]
  readonly page: (path: string) => Promise<string | undefined>
  /** `beat-opened`, `step move/1`, `wrote scenes/…`: the order in which it was recorded. */
  readonly record: () => Promise<readonly string[]>
}

type Wish = {
  readonly store?: Store
  readonly beats: readonly ScriptedBeat[]
  readonly companions?: Script['companions']
  readonly lines?: readonly string[]
  readonly options?: Partial<TableOptions>
}

/** The moves in order, with what came of them written down. */
const watched = (beat: ScriptedBeat, outcomes: Outcome[], gmSaw: GmSees[]): ScriptedBeat =>
  async function* (sees) {
    gmSaw.push(sees)
    if (typeof beat === 'function') return yield* beat(sees)
    for (const move of beat) outcomes.push(yield move)
  }

export async function sitDown({
  store = memoryStore(files),
  beats,
  companions,
  lines,
  options,
}: Wish): Promise<Sitting> {
  const [outcomes, gmSaw]: [Outcome[], GmSees[]] = [[], []]
  const door = scriptedDoor(lines)
  const script = beats.map(beat => watched(beat, outcomes, gmSaw))
  const opened = await openTable({
    store,
    door,
    cast: scriptedCast({ beats: script, ...(companions ? { companions } : {}) }),
    clock: countingClock(),
    ruleset: coinRules,
    limits: tinyLimits,
    campaign: 'the-warehouse',
    human: 'aldric-vane',
    seed: '7',
    ...options,
  })
  if (!opened.ok) throw new Error(opened.refusal)
  outcomes.splice(0) // those of the opening words are nobody's question
  return {
    store,
    door,
    table: opened.value,
    outcomes,
    gmSaw,
    told: () => door.shown.flatMap(event => (event.type === 'narrative' ? [event.text] : [])),
    notices: () => door.shown.flatMap(event => (event.type === 'notice' ? [event.text] : [])),
    page: path => pageOf(store, path),
    record: () => recordOf(store),
  }
}

async function pageOf(store: Store, path: string): Promise<string | undefined> {
  const found = await readText(store, path)
  return found.ok ? found.value?.text : undefined
}

async function recordOf(store: Store): Promise<readonly string[]> {
  const run = await readRun(store)
  if (!run.ok) throw new Error(run.refusal)
  return run.value.entries.map(entry =>
    [entry.type, 'key' in entry ? entry.key : '', 'path' in entry ? entry.path : ''].filter(Boolean).join(' '),
  )
}

export const says = (text: string, group?: string): Move => ({
  tag: 'NARRATIVE',
  text,
  ...(group === undefined ? {} : { group }),
})

type RequestType = Extract<Move, { tag: 'AWAIT_PLAYERS' }>['characters'][number]['requestType']

export const asks = (names: Readonly<Record<string, string>>, requestType: RequestType = 'QUICK_REACTION'): Move => ({
  tag: 'AWAIT_PLAYERS',
  characters: Object.entries(names).map(([name, sceneContext]) => ({
    name,
    requestType,
    sceneContext,
    request: 'Brief reaction or [VETO].',
  })),
})

export const ends: Move = { tag: 'SESSION_END', summary: 'They came.', stateSaved: true, nextHook: 'The tunnel.' }
