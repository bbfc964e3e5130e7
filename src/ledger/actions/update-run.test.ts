import { expect, test } from 'vitest'
import { rotting, scenario } from '../scenario.ts'

const runId = '2026-01-25T14-33-05Z'
const targetDir = `docs/runs/${runId}`
const record = `${targetDir}/run.json`
const seedData = { runId, targetDir, patch: { name: 'SMS Notifications Run' } }

test('state-agent update-run: the patch is merged and verified', async () => {
  const game = scenario({ [record]: '{\n  "startedAt": "x",\n  "odd": 1.0\n}\n' })
  expect(await game.run('update-run', seedData)).toMatchObject({
    status: 'updated',
    runId,
    proof: { fileChanged: true, fieldsVerified: ['name'], reReadSuccessful: true, verified: true },
  })
  expect(await game.text(record)).toBe('{\n  "startedAt": "x",\n  "odd": 1.0,\n  "name": "SMS Notifications Run"\n}\n')
  expect((await game.run('update-run', seedData)).proof).toMatchObject({ fileChanged: false, verified: true })
})

test.each([
  ['a run that is not there', {}, seedData, `There is no "${record}".`],
  [
    'an empty patch',
    { [record]: '{}' },
    { ...seedData, patch: {} },
    'an object with at least one field, and it is an empty object',
  ],
  ['a broken record', { [record]: '{' }, seedData, 'is not valid JSON'],
  ['the record of another run', { [record]: '{"runId": "other"}' }, seedData, 'of run "other"'],
  ['a patch of the id', { [record]: '{}' }, { ...seedData, patch: { runId: 'new' } }, 'of run "new"'],
])('%s is refused', async (_, files, data, why) => {
  const game = scenario(files)
  expect(await game.run('update-run', data)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining(why) as unknown,
    proof: { writeAttempted: false },
  })
  expect(await game.files()).toEqual(files)
})

test('a patch that is not there when the record is read again fails', async () => {
  const game = scenario({ [record]: '{}' }, { fault: rotting(record, () => '{}') })
  expect((await game.run('update-run', seedData)).proof).toMatchObject({
    verificationFailed: true,
    expected: 'name: SMS Notifications Run',
    actual: 'name: (absent)',
  })
})
