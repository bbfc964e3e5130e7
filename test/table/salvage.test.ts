/** 13.24: damage is told, by the line that is damaged, and what is whole is saved. */
import { describe, expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { segmentPath } from '../../src/table/chronicle/segments.ts'
import { faultsOfRun } from '../../src/table/chronicle/verify.ts'
import { glanceAt } from '../../src/table/replay/glance.ts'
import { salvage } from '../../src/table/salvage.ts'
import { runsOf } from '../../src/table/start.ts'
import { campaign } from './evening.ts'
import { play, sitDown } from './evening-table.ts'

const lines = ['I look', 'I listen', 'I leave', 'I sing', 'I dig', 'I rest']

/** An evening, and its one run. */
async function evening(segmentBytes?: number): Promise<{ readonly store: Store; readonly runId: string }> {
  const store = memoryStore(campaign)
  const table = await sitDown(store, segmentBytes === undefined ? {} : { segmentBytes })
  for (const line of lines) await table.say(line)
  await table.close()
  return { store, runId: (await runsOf(store)).at(-1) ?? '' }
}

/** Changes the lines of a segment. */
async function edit(store: Store, path: string, change: (lines: string[]) => readonly string[]): Promise<void> {
  const found = await store.read(path)
  assert(found.ok && found.value !== undefined, `${path} is there`)
  const text = Buffer.from(found.value.bytes).toString().split('\n')
  await store.write(path, Buffer.from(change(text).join('\n')), 'any')
}

const rotAt = (line: number) => (all: string[]) => all.with(line - 1, (all[line - 1] ?? '').replace(/.(.{8})$/, '~$1'))

describe('a line that rotted in the middle', () => {
  test('is named itself by whoever looks, and the run is not gone on with', async () => {
    const { store, runId } = await evening()
    const path = segmentPath(runId, 1)
    await edit(store, path, rotAt(5))
    expect(await faultsOfRun(store, runId)).toMatchObject([{ path, line: 5, why: expect.stringContaining('checksum') }])
    expect(await glanceAt(store)).toMatchObject({ ok: false, refusal: expect.stringContaining('line 5') })
    await expect(sitDown(store)).rejects.toThrow(/damaged at line 5/)
  })

  test('costs what comes after it: the lines before are a run to go on with, the rest lies aside', async () => {
    const { store, runId } = await evening()
    await edit(store, segmentPath(runId, 1), rotAt(9))
    const damaged = await store.read(segmentPath(runId, 1))
    const saved = await salvage(store)
    assert(saved.ok, saved.ok ? '' : saved.refusal)
    expect(saved.value).toMatchObject({
      isWhole: false,
      into: `${runId}-recovered`,
      aside: `damaged/${runId}`,
      known: 7,
    })
    expect(saved.value.beat).toBeLessThan(7)
    expect(await store.read(`damaged/${runId}/chronicle/00001.jsonl`)).toEqual(damaged)
    expect(await faultsOfRun(store, saved.value.into)).toEqual([])
    await play(store, 'I go on')
    expect(await runsOf(store)).toEqual([`${runId}-recovered`])
    expect(await salvage(store)).toMatchObject({ ok: true, value: { isWhole: true } })
  })

  test('in an older segment costs only the past: play goes on where it was', async () => {
    const { store, runId } = await evening(1)
    await edit(store, segmentPath(runId, 1), rotAt(2))
    expect(await faultsOfRun(store, runId)).toMatchObject([{ path: segmentPath(runId, 1), line: 2 }])
    expect(await salvage(store)).toMatchObject({ ok: true, value: { beat: 7, known: 7 } })
    const table = await sitDown(store)
    expect(table.beat).toBe(7)
    await table.say('I go on')
    await table.close()
  })
})

test('a tail that is missing is noticed, and the rest is saved', async () => {
  const { store, runId } = await evening()
  await edit(store, segmentPath(runId, 1), all => [...all.slice(0, -4), ''])
  expect(await faultsOfRun(store, runId)).toMatchObject([{ why: expect.stringContaining('its tail is missing') }])
  await expect(sitDown(store)).rejects.toThrow(/its tail is missing/)
  expect(await salvage(store)).toMatchObject({ ok: true, value: { isWhole: false } })
  await play(store, 'I go on')
})

test('a segment that is gone is missed', async () => {
  const { store, runId } = await evening(1)
  await store.remove(segmentPath(runId, 2), 'any')
  expect(await faultsOfRun(store, runId)).toMatchObject([{ path: segmentPath(runId, 2), why: 'it is missing' }])
})
