import { expect, test } from 'vitest'
import { rotting, scenario } from '../scenario.ts'

const target = 'docs/requirements/pending.json'
const seedData = {
  target,
  runId: '2026-01-25T14-33-05Z',
  planId: '04-01',
  requirements: ['Set TWILIO_ACCOUNT_SID', 'Set TWILIO_AUTH_TOKEN'],
}
const item = (requirement: string, planId = '04-01') => ({
  runId: seedData.runId,
  planId,
  timestamp: '2024-01-15T14:30:00Z',
  requirement,
})

test('state-agent append-requirements: the items are at the end, counted and found again', async () => {
  const game = scenario()
  expect(await game.run('append-requirements', seedData)).toMatchObject({
    status: 'updated',
    target,
    proof: { beforeCount: 0, afterCount: 2, itemsAdded: 2, itemsFound: 2, fileChanged: true, verified: true },
  })
  const items = [item('Set TWILIO_ACCOUNT_SID'), item('Set TWILIO_AUTH_TOKEN')]
  expect(await game.text(target)).toBe(`${JSON.stringify({ items }, undefined, 2)}\n`)
})

test('other keys and other items keep their bytes', async () => {
  const game = scenario({ [target]: '{\n  "owner": "Ann",\n  "items": [\n    {"mine": 1.0}\n  ],\n  "z": 1e5\n}\n' })
  await game.run('append-requirements', { ...seedData, requirements: ['A'] })
  expect(await game.text(target)).toMatch(
    /^{\n {2}"owner": "Ann",\n {2}"items": \[\n {4}{"mine": 1.0},\n {4}{\n {6}"runId": .*"z": 1e5\n}\n$/s,
  )
})

test('the same requirement of the same plan and run is listed once; of another plan it is another', async () => {
  const game = scenario()
  await game.run('append-requirements', { ...seedData, requirements: ['A', 'A', ' A '] })
  expect((await game.run('append-requirements', { ...seedData, requirements: ['A'] })).proof).toMatchObject({
    beforeCount: 1,
    afterCount: 1,
    itemsAdded: 0,
    itemsFound: 1,
    fileChanged: false,
    verified: true,
  })
  await game.run('append-requirements', { ...seedData, requirements: ['A'], planId: '04-02' })
  expect(JSON.parse((await game.text(target)) ?? '')).toEqual({ items: [item('A'), item('A', '04-02')] })
})

test('a file without a list of items gets one', async () => {
  const game = scenario({ [target]: '{"owner": "Ann"}' })
  expect((await game.run('append-requirements', seedData)).proof).toMatchObject({ beforeCount: 0, itemsAdded: 2 })
})

test.each([
  ['broken JSON', { [target]: '{"items": [}' }, {}, 'line 1, column 12'],
  ['a list in place of the file', { [target]: '[]' }, {}, 'does not hold a JSON object'],
  ['items that are no list', { [target]: '{"items": 3}' }, {}, 'should be a list, and it is 3'],
  ['no requirements', {}, { requirements: [] }, 'and it is an empty list'],
  [
    'a requirement without words',
    {},
    { requirements: [' '] },
    '"data.requirements.0" should be a requirement in words',
  ],
  ['no plan', {}, { planId: null }, '"data.planId" should be'],
  [
    'the state file as target',
    { 'docs/whycode-state.json': '{}' },
    { target: 'docs/whycode-state.json' },
    'never replaced',
  ],
])('%s fails and leaves everything as it is', async (_, files, data, why) => {
  const game = scenario(files)
  expect(await game.run('append-requirements', { ...seedData, ...data })).toMatchObject({
    status: 'failed',
    error: expect.stringContaining(why) as unknown,
    proof: { writeAttempted: false },
  })
  expect(await game.files()).toEqual(files)
})

test('an item that is gone when the file is read again fails the action', async () => {
  const game = scenario({}, { fault: rotting(target, text => text.replace('AUTH_TOKEN', 'NOTHING')) })
  expect((await game.run('append-requirements', seedData)).proof).toMatchObject({
    verificationFailed: true,
    expected: 'requirement: Set TWILIO_AUTH_TOKEN',
  })
  expect(await game.files()).toEqual({})
})
