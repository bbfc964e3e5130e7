import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Store, StoreFault } from '../store/port.ts'
import { actions } from './actions.ts'
import { runAction, runText } from './run-action.ts'
import { scenario } from './scenario.ts'

test('there are twelve actions', () => {
  expect(Object.keys(actions)).toHaveLength(12)
})

test.each([
  [{ action: 'update-sate', data: {} }, 'There is no action "update-sate". Did you mean "update-state"?'],
  [{ action: 'constructor' }, 'There is no action "constructor". There are: update-state,'],
  [{ action: 5 }, '"action" should be one of update-state,'],
  [{}, '"action" should be one of update-state,'],
  [[], 'An action is a JSON object'],
  ['get-state', 'An action is a JSON object'],
  [undefined, 'An action is a JSON object'],
  [{ action: 'update-state' }, '"data" is missing; it should be'],
  [{ action: 'update-state', data: [] }, '"data" should be a JSON object, and it is an empty list.'],
  [
    { action: 'update-state', data: {} },
    '"data" should be an object with at least one field, and it is an empty object.',
  ],
  [{ action: 'update-state', data: { lastUpdatedAt: 'now' } }, '"data" should be an object with a field to update'],
  [{ action: 'update-state', data: { when: new Date() } }, 'JSON values only'],
  [
    { action: 'mark-complete', data: { type: 'phase', id: '1' } },
    '"data.type" should be "plan" or "task", and it is "phase".',
  ],
  [{ action: 'write-json', data: { target: 'a.json' } }, '"data.json" is missing; it should be a JSON value.'],
  [
    { action: 'update-progress', data: { plan: '1' } },
    '"data.status" is missing; it should be a word, such as "complete". "data.summary" is missing',
  ],
])('%j is failed with a clear error, and nothing is written', async (input, why) => {
  const game = scenario({ 'docs/whycode-state.json': '{}' })
  expect(await runAction(game.ledger, input)).toEqual({
    status: 'failed',
    error: expect.stringContaining(why) as unknown,
    proof: { writeAttempted: false },
  })
  expect(await game.files()).toEqual({ 'docs/whycode-state.json': '{}' })
})

test('text is an action too, and bad text is told with its place', async () => {
  const { ledger } = scenario({ 'docs/whycode-state.json': '{}' })
  expect(await runText(ledger, '{"action": "get-state"}')).toMatchObject({ status: 'success' })
  expect(await runText(ledger, '{"action": "get-state"', 3)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('line 3, column 23') as unknown,
  })
})

test('actions asked at once are done one after the other, and none is lost', async () => {
  const game = scenario()
  const asked = Array.from({ length: 50 }, (_, index) =>
    game.run('mark-complete', { type: 'task', id: `task-${index}` }),
  )
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe('marked-complete')
  const state = JSON.parse((await game.text('docs/whycode-state.json')) ?? '') as { completedTasks: string[] }
  expect(state.completedTasks).toEqual(Array.from({ length: 50 }, (_, index) => `task-${index}`))
})

test('a disk that cannot even be read is an answer', async () => {
  const fault = (store: Store): Store => ({
    ...store,
    read: async path => {
      throw new StoreFault('could not read', path, 'EIO', { cause: new Error('i/o error') })
    },
  })
  expect(await scenario({}, { fault }).run('get-state')).toEqual({
    status: 'failed',
    error: 'could not read (EIO): docs/whycode-state.json, because: i/o error',
    proof: {
      writeAttempted: false,
      reReadSuccessful: false,
      faultCode: 'EIO',
      faultPath: 'docs/whycode-state.json',
    },
  })
})

test('a lock that cannot be taken, or not be let go of, is no exception either', async () => {
  const barred = (store: Store): Store => ({
    ...store,
    lock: async name => {
      throw new StoreFault('could not lock', name, 'EROFS')
    },
  })
  expect(await scenario({}, { fault: barred }).run('update-state', { a: 1 })).toMatchObject({
    status: 'failed',
    proof: { faultCode: 'EROFS' },
  })
  const clinging = (store: Store): Store => ({
    ...store,
    lock: async () => ({
      ok: true,
      value: {
        release: async () => {
          throw new StoreFault('could not release', 'ledger', 'EIO')
        },
      },
    }),
  })
  expect(await scenario({}, { fault: clinging }).run('update-state', { a: 1 })).toMatchObject({ status: 'updated' })
})

test('a bug is not an answer', async () => {
  const fault = (store: Store): Store => ({
    ...store,
    read: async () => {
      throw new TypeError('a bug')
    },
  })
  await expect(scenario({}, { fault }).run('get-state')).rejects.toThrow('a bug')
})

test('another process that is about to finish is waited for', async () => {
  const game = scenario()
  const lock = await game.store.lock('ledger')
  const asked = game.run('update-state', { a: 1 })
  setTimeout(() => void (lock.ok && lock.value.release()), 30)
  expect(await asked).toMatchObject({ status: 'updated' })
})

const anything = fc.record(
  { action: fc.constantFrom(...Object.keys(actions)), data: fc.anything({ withNullPrototype: true, maxDepth: 3 }) },
  { requiredKeys: ['action'] },
)

test('whatever comes in, an answer with a proof comes out', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async input => {
      const answer = await runAction(scenario({ 'docs/ROADMAP.md': '- [ ] 1' }).ledger, input)
      expect(answer.proof).toBeTypeOf('object')
      expect('error' in answer).toBe(answer.status === 'failed')
    }),
    { numRuns: 500 },
  )
})
