/** A small evening at the pier in which every role is asked, each a model of its own name, over real HTTP. */
import { assert } from '../../src/core/result.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import type { Entry } from '../../src/table/chronicle/entry.ts'
import { openTable } from '../../src/table/open-table.ts'
import { usualLimits, type Cast, type Limits } from '../../src/table/ports.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import type { Table } from '../../src/table/table.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock, scriptedDoor, type ScriptedDoor } from '../../src/table/testing/scripted.ts'
import { filled, isAfterTools } from './all-models.ts'
import type { ScriptedAnswer } from './script.ts'
import type { Heard } from './server.ts'
import { pier } from './sitting.ts'

export const line = 'I toss the silver coin'

/** The calls of the evening's second beat, in the order in which they come. */
export const places = ['first', 'after a tool', 'companion', 'narrator', 'journal', 'decisions'] as const
export type Place = (typeof places)[number]

export const ferry = (): Store => memoryStore(pier)

/** Where in the evening a request belongs; undefined in the opening beat. */
export function placeOf({ model, body }: Heard): Place | undefined {
  const [role = ''] = model.split(':')
  if (role === 'gm') {
    if (isAfterTools({ body } as Heard)) return 'after a tool'
    return body.includes(line) ? 'first' : undefined
  }
  if (role === 'companion') return 'companion'
  if (role === 'narrator') return body.includes('Ada flicks') ? 'narrator' : undefined
  return role === 'journal-keeper' ? 'journal' : 'decisions'
}

const askBo = {
  name: 'ask_party',
  takes: { requests: [{ name: 'Bo', kind: 'quick', situation: 'Dusk.', question: 'Heads?' }] },
}

const answers: Readonly<Record<Exclude<Place, 'journal' | 'decisions'>, ScriptedAnswer>> = {
  first: { text: 'Ada flicks the coin.\n\nIt turns.', calls: [{ name: 'toss', takes: { who: 'ada' } }, askBo] },
  'after a tool': { text: 'It lands, and all look.\n\nNobody speaks.' },
  companion: { text: '"Heads, as ever."' },
  narrator: { text: 'The coin flew, and it fell.' },
}

/** What a model in good health says. */
export function healthy(heard: Heard): ScriptedAnswer {
  const place = placeOf(heard)
  if (place === 'journal' || place === 'decisions') return filled(heard, 'Coin')
  if (place !== undefined) return answers[place]
  return heard.model === 'narrator'
    ? { text: 'The pier groaned.' }
    : { text: 'The pier creaks.\n\nOsk lights his lamp.' }
}

export const sitDown = async (
  store: Store,
  cast: Cast,
  door: ScriptedDoor = scriptedDoor(),
  limits: Limits = usualLimits,
): Promise<Table> => {
  const ports = { store, cast, door, clock: countingClock(), ruleset: coinRules, limits }
  const opened = await openTable({ ...ports, campaign: 'pier', human: 'ada', seed: '7' })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  return opened.value
}

/** The two beats, or what is left of them on a store where some of it was played. */
export async function playOn(store: Store, cast: Cast, door: ScriptedDoor = scriptedDoor()): Promise<void> {
  const table = await sitDown(store, cast, door)
  try {
    if (table.beat < 2) await table.say(line)
  } finally {
    await table.close()
  }
}

const isAnswer = (entry: Entry): boolean => {
  const value =
    entry.type === 'step' ? (entry.value as { readonly answer?: { readonly model?: unknown } } | null) : null
  return typeof value?.answer?.model === 'string'
}

/** The answers a chronicle holds: what was paid for, and need never be paid for again. */
export async function answersIn(store: Store): Promise<number> {
  const run = await readRun(store)
  return run.ok ? run.value.entries.filter(isAnswer).length : 0
}

/** What a replay without any model finds wrong with the run; nothing is the promise. */
export async function replayFaults(store: Store): Promise<readonly unknown[]> {
  const run = await readRun(store)
  assert(run.ok, run.ok ? '' : run.refusal)
  return (await replayRun(store, run.value, coinRules)).faults
}

/** Every file of the campaign with its text; the records of runs only where they are asked for. */
export async function filesOf(store: Store, folder = '', isAll = false): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {}
  const listed = await store.list(folder)
  for (const { name, kind } of listed.ok ? listed.value : []) {
    const path = folder === '' ? name : `${folder}/${name}`
    if (path === 'runs' && !isAll) continue
    if (kind === 'folder') Object.assign(files, await filesOf(store, path, isAll))
    else files[path] = await textOf(store, path)
  }
  return files
}

async function textOf(store: Store, path: string): Promise<string> {
  const found = await store.read(path)
  return found.ok && found.value ? Buffer.from(found.value.bytes).toString('utf8') : ''
}

/** Blocks that stand in a scene more than once: something was written twice. */
export const twiceIn = (text: string): readonly string[] =>
  text.split(/\n\s*\n/).filter((block, at, all) => block.trim().length > 5 && all.indexOf(block) !== at)
