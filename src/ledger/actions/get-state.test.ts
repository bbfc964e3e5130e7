import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const state = 'docs/whycode-state.json'

test('state-agent get-state: the summary and the proof of reading, and never the file', async () => {
  const game = scenario({
    [state]: JSON.stringify({
      currentPhase: 5,
      currentPlan: '02-03',
      status: 'in_progress',
      completedPlans: ['01-01', '01-02', '01-03', '02-01', '02-02'],
      totalPlans: 12,
      lastUpdatedAt: '2024-01-15T14:30:00Z',
      secret: 'stays in the file',
    }),
  })
  expect(await game.run('get-state')).toEqual({
    status: 'success',
    message: '"docs/whycode-state.json" read.',
    state: { phase: 5, plan: '02-03', status: 'in_progress', completedPlans: 5, totalPlans: 12 },
    proof: { fileExists: true, validJson: true, lastUpdatedAt: '2024-01-15T14:30:00Z' },
  })
})

test.each([
  [{}, { phase: null, plan: null, status: null, completedPlans: 0, totalPlans: null }],
  [
    { completedPlans: 5, totalPlans: ['a', 'b'] },
    { completedPlans: 5, totalPlans: 2 },
  ],
  [
    { completedPlans: { '01-01': true }, totalPlans: 'many' },
    { completedPlans: 1, totalPlans: null },
  ],
  [
    { status: { nested: true }, currentPhase: 'two' },
    { status: null, phase: 'two' },
  ],
])('a state file in the wild, %j, is counted as far as it can be', async (file, state_) => {
  const game = scenario({ [state]: JSON.stringify(file) })
  expect(await game.run('get-state')).toMatchObject({ status: 'success', state: state_ })
})

test('get-state of no file fails, and says that there is none', async () => {
  expect(await scenario().run('get-state')).toMatchObject({ status: 'failed', proof: { fileExists: false } })
})

test('get-state of a broken file fails with the place, and leaves it broken', async () => {
  const game = scenario({ [state]: '{"a": 1,\n "b" 2}' })
  expect(await game.run('get-state')).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('line 2, column 6') as unknown,
    proof: { fileExists: true, validJson: false },
  })
})

test('get-state of a file that is not text fails', async () => {
  const game = scenario()
  await game.store.write(state, new Uint8Array([0xff, 0xfe, 0x00]), 'any')
  expect(await game.run('get-state')).toMatchObject({ status: 'failed', proof: { fileExists: true } })
})

test('get-state works while another process holds the lock', async () => {
  const game = scenario({ [state]: '{}' })
  await game.store.lock('ledger')
  expect(await game.run('get-state')).toMatchObject({ status: 'success' })
})
