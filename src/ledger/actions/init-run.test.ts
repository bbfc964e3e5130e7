import { expect, test } from 'vitest'
import type { Json } from '../json-value.ts'
import { rotting, scenario } from '../scenario.ts'

const runId = '2026-01-25T14-33-05Z'
const targetDir = `docs/runs/${runId}`
const meta = { startedAt: 'ISO', version: '2.1.x', flags: [] }
const seedData = { runId, targetDir, meta }

test('state-agent init-run: the record is there and matches', async () => {
  const game = scenario()
  expect(await game.run('init-run', seedData)).toMatchObject({
    status: 'success',
    runId,
    proof: {
      targetDirExists: true,
      runJsonExists: true,
      matches: true,
      beforeHash: null,
      fileChanged: true,
      reReadSuccessful: true,
      verified: true,
    },
  })
  expect(JSON.parse((await game.text(`${targetDir}/run.json`)) ?? '')).toEqual(meta)
})

test('without an id or a start, the clock gives both', async () => {
  const game = scenario()
  expect(await game.run('init-run', {})).toMatchObject({ status: 'success', runId: '2024-01-15T14-30-00Z' })
  expect(await game.text('docs/runs/2024-01-15T14-30-00Z/run.json')).toBe(
    '{\n  "startedAt": "2024-01-15T14:30:00Z"\n}\n',
  )
})

test('a folder that is not called by the id has the id in its record', async () => {
  const game = scenario()
  await game.run('init-run', { ...seedData, targetDir: 'docs/runs/sms' })
  expect(JSON.parse((await game.text('docs/runs/sms/run.json')) ?? '')).toEqual({ runId, ...meta })
})

test('the same again is harmless; something else is refused and kept out', async () => {
  const game = scenario()
  await game.run('init-run', { runId, meta: { version: '1' } })
  const before = await game.files()
  expect((await game.run('init-run', { runId, meta: { version: '1' } })).proof).toMatchObject({ fileChanged: false })
  expect(await game.run('init-run', { runId, meta: { version: '2' } })).toMatchObject({
    status: 'failed',
    proof: { writeAttempted: false, runJsonExists: true, matches: false },
  })
  await game.run('update-run', { runId, patch: { name: 'Mine' } })
  expect(await game.run('init-run', { runId, meta: { version: '1' } })).toMatchObject({ status: 'failed' })
  expect(Object.keys(await game.files())).toEqual(Object.keys(before))
})

test.each<[Json, string]>([
  [{ runId: 'a/b' }, "a run's id without slashes"],
  [{ runId: '..' }, "a run's id without slashes"],
  [{ runId: 5 }, "a run's id"],
  [{ runId, meta: [] }, '"data.meta" should be a JSON object, and it is an empty list.'],
  [{ runId, meta: { runId: 'other' } }, 'The record is of run "other"'],
  [{ runId, targetDir: '../out' }, '".." could lead out'],
])('%j is refused', async (data, why) => {
  const game = scenario()
  expect(await game.run('init-run', data)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining(why) as unknown,
  })
  expect(await game.files()).toEqual({})
})

test('a record that changed before it was re-read fails the action, and is taken back', async () => {
  const game = scenario({}, { fault: rotting(`${targetDir}/run.json`, text => text.replace('2.1.x', '2.1.y')) })
  expect(await game.run('init-run', seedData)).toMatchObject({
    status: 'failed',
    proof: { expected: 'version: 2.1.x', actual: 'version: 2.1.y' },
  })
  expect(await game.files()).toEqual({})
})
