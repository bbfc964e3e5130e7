/** A whole session and its replay, compared file by file. */
import { expect } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { openTable } from '../../src/table/open-table.ts'
import { usualLimits } from '../../src/table/ports.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { countingClock } from '../../src/table/testing/scripted.ts'
import { campaign, eveningCast, eveningRules } from './evening.ts'

/** The hash of every file below a folder, without the records of runs. */
async function hashesOf(store: Store, folder = ''): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>()
  const listed = await store.list(folder)
  for (const { name, kind } of listed.ok ? listed.value : []) {
    const path = folder === '' ? name : `${folder}/${name}`
    if (path === 'runs') continue
    if (kind === 'folder') for (const [below, hash] of await hashesOf(store, path)) hashes.set(below, hash)
    else {
      const found = await store.read(path)
      hashes.set(path, (found.ok ? found.value?.hash : undefined) ?? 'unreadable')
    }
  }
  return hashes
}

export async function playEvening(seed: number, beats: number): Promise<Store> {
  const store = memoryStore(campaign)
  const door = { show: () => undefined, hear: () => new Promise<undefined>(() => undefined) }
  const ports = { store, cast: eveningCast(seed), door, clock: countingClock(), ruleset: eveningRules }
  const options = { ...ports, limits: usualLimits, campaign: 'the-fen', human: null, seed: String(seed) }
  const opened = await openTable(options)
  if (!opened.ok) throw new Error(opened.refusal)
  for (let beat = 1; beat < beats - 1; beat += 1) await opened.value.say(`I do thing ${beat}`)
  await opened.value.say('stop')
  return store
}

/** Plays `beats` of them, the first and the last included, and again from the chronicle alone. */
export async function expectReplay(seed: number, beats: number): Promise<void> {
  const store = await playEvening(seed, beats)
  const run = await readRun(store)
  if (!run.ok) throw new Error(run.refusal)
  const replayed = await replayRun(store, run.value, eveningRules)
  expect(replayed.faults).toEqual([])
  expect(replayed.beats).toBe(beats)
  const untouched = Object.keys(campaign).filter(path => !run.value.entries.some(entry => touches(entry, path)))
  const held = new Map([...(await hashesOf(store))].filter(([path]) => !untouched.includes(path)))
  expect(await hashesOf(replayed.store)).toEqual(held)
}

const touches = (entry: { readonly type: string; readonly path?: string }, path: string): boolean =>
  entry.type === 'wrote' && entry.path === path
