/** 13.25: a run of each format there ever was. The newest is gone on with and replayed; of the oldest it is said what it is. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { faultsOfRun } from '../../src/table/chronicle/verify.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { readRun } from '../../src/table/run-record.ts'
import { runsOf } from '../../src/table/start.ts'
import { scriptedDoor } from '../../src/table/testing/scripted.ts'
import { eveningRules } from './evening.ts'
import { sitDown } from './evening-table.ts'

/** A campaign folder as it was left by the Gloam that wrote the format: three turns were played in it. */
const leftBy = (format: number): Store =>
  memoryStore(
    JSON.parse(readFileSync(new URL(`../fixtures/runs/format-${format}.json`, import.meta.url), 'utf8')) as Record<
      string,
      string
    >,
  )

test('a run of format 1 is recognised and said so, and the campaign plays on from its files in a new run', async () => {
  const store = leftBy(1)
  const old = await readRun(store)
  expect(old).toMatchObject({ ok: false, refusal: expect.stringMatching(/recorded by an older Gloam \(format 1\)/) })
  const door = scriptedDoor()
  const table = await sitDown(store, { door })
  expect(JSON.stringify(door.shown)).toContain('older Gloam (format 1)')
  await table.say('I go on')
  await table.close()
  expect(await runsOf(store)).toHaveLength(2)
  const run = await readRun(store)
  assert(run.ok, run.ok ? '' : run.refusal)
  expect((await replayRun(store, run.value, eveningRules)).faults).toEqual([])
})

test('a run of format 2 is read, gone on with and replayed', async () => {
  const store = leftBy(2)
  const [runId = ''] = await runsOf(store)
  expect(await faultsOfRun(store, runId)).toEqual([])
  const table = await sitDown(store)
  expect([table.runId, table.beat]).toEqual([runId, 4])
  await table.say('I go on')
  expect(await table.move({ beat: 3 })).toMatchObject({ ok: true })
  await table.close()
  const run = await readRun(store)
  assert(run.ok, run.ok ? '' : run.refusal)
  expect((await replayRun(store, run.value, eveningRules)).faults).toEqual([])
})
