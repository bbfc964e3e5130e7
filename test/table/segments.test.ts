/** A run of many segments: whatever dies while one is begun, while play goes back or over, the next start finds it whole. */
import { describe, expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { Segments } from '../../src/table/chronicle/segments.ts'
import { faultsOfRun } from '../../src/table/chronicle/verify.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { switchTo } from '../../src/table/rewind/rewind.ts'
import { mortal } from '../fresh/mortal.ts'
import { textsIn } from '../oracle/players/judge-play.ts'
import { campaign, eveningRules } from './evening.ts'
import { noon, pagesOf, sitDown } from './evening-table.ts'

const small = { segmentBytes: 1 }
const lines = ['I look', 'I listen', 'I leave', 'I sing']
const cloned = async (store: Store): Promise<Store> => memoryStore(Object.fromEntries(await textsIn(store, '')))

async function evening(): Promise<Store> {
  const store = memoryStore(campaign)
  const table = await sitDown(store, small)
  for (const line of lines) await table.say(line)
  await table.close()
  return store
}

async function expectWhole(store: Store): Promise<string> {
  const run = await readRun(store)
  assert(run.ok, run.ok ? '' : run.refusal)
  expect(await faultsOfRun(store, run.value.runId)).toEqual([])
  expect((await replayRun(store, run.value, eveningRules)).faults).toEqual([])
  return run.value.runId
}

test('13.25 a run of many segments gives the files of a run of one, and replays', async () => {
  const store = await evening()
  const runId = await expectWhole(store)
  expect((await new Segments(store, runId).numbers()).length).toBeGreaterThan(2)
  const whole = memoryStore(campaign)
  const table = await sitDown(whole)
  for (const line of lines) await table.say(line)
  await table.close()
  expect(await pagesOf(store)).toEqual(await pagesOf(whole))
})

/** Goes on with what a process left that dies at its n-th touch of the disk, for every n there is. */
async function sweep(start: Store, act: (store: Store) => Promise<void>, inspect: (store: Store) => Promise<void>) {
  for (let life = 1; ; life += 1) {
    const store = await cloned(start)
    const isDead = await act(mortal(store, life)).then(
      () => false,
      () => true,
    )
    await inspect(store)
    if (!isDead) return life
  }
}

describe('a process that dies at any touch of the disk', () => {
  test('while it plays on over the end of a segment', async () => {
    const start = await evening()
    const calm = await cloned(start)
    const goOn = async (store: Store): Promise<void> => {
      const table = await sitDown(store, small)
      while (table.beat < lines.length + 2) await table.say(`I do thing ${table.beat}`)
      await table.close()
    }
    await goOn(calm)
    const expected = await pagesOf(calm)
    const touches = await sweep(start, goOn, async store => {
      await goOn(store)
      expect(await pagesOf(store)).toEqual(expected)
      await expectWhole(store)
    })
    expect(touches).toBeGreaterThan(15)
  }, 120_000)

  test('while it takes back two turns', async () => {
    const start = await evening()
    const before = await pagesOf(start)
    const back = async (store: Store): Promise<void> => {
      const table = await sitDown(store, small)
      const gone = await table.move({ beat: lines.length - 1 })
      assert(gone.ok, gone.ok ? '' : gone.refusal)
      await table.close()
    }
    const calm = await cloned(start)
    await back(calm)
    const after = await pagesOf(calm)
    await sweep(start, back, async store => {
      const table = await sitDown(store, small)
      const isBack = table.beat === lines.length - 1
      await table.close()
      expect(await pagesOf(store)).toEqual(isBack ? after : before)
      await expectWhole(store)
    })
  }, 120_000)

  test('while it goes over to a branch', async () => {
    const start = await evening()
    const first = await pagesOf(start)
    const table = await sitDown(start, small)
    await table.move({ beat: 2 })
    await table.say('I swim')
    await table.close()
    const second = await pagesOf(start)
    const wish = { clock: { now: () => noon }, ruleset: eveningRules }
    const over = async (store: Store): Promise<void> => {
      const gone = await switchTo('line-1', { store, ...wish })
      assert(gone.ok, gone.ok ? '' : gone.refusal)
    }
    await sweep(start, over, async store => {
      const again = await sitDown(store, small)
      const isOver = again.beat === lines.length + 1
      await again.close()
      expect(await pagesOf(store)).toEqual(isOver ? first : second)
      await expectWhole(store)
    })
  }, 120_000)
})
