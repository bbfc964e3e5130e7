import { expect, test } from 'vitest'
import { rotting, scenario } from '../scenario.ts'

const roadmap = 'docs/ROADMAP.md'
const text =
  '# Roadmap\r\n\r\n- [x] Plan 01-01: Setup\r\n- [ ] Plan 01-02: Auth implementation\r\n\r\n## Phase 2: Build\r\nStatus: Pending\r\n'

test('state-agent update-roadmap: the marker is on the line that was re-read', async () => {
  const game = scenario({ [roadmap]: text })
  expect(await game.run('update-roadmap', { plan: '01-02', status: 'complete' })).toEqual({
    status: 'updated',
    message: 'plan 01-02 marked complete in "docs/ROADMAP.md".',
    plan: '01-02',
    marked: 'complete',
    proof: {
      planFound: true,
      markerUpdated: true,
      verificationLine: '- [x] Plan 01-02: Auth implementation',
      reReadSuccessful: true,
    },
  })
  expect(await game.text(roadmap)).toBe(text.replace('[ ] Plan 01-02', '[x] Plan 01-02'))
})

test('update-roadmap marks a phase, by number or by name', async () => {
  const game = scenario({ [roadmap]: text })
  expect(await game.run('update-roadmap', { phase: 2, status: 'in-progress' })).toMatchObject({
    status: 'updated',
    phase: '2',
    marked: 'in_progress',
    proof: { phaseFound: true, markerUpdated: true, verificationLine: 'Status: In Progress' },
  })
  expect(await game.run('update-roadmap', { phase: '02', status: 'done' })).toMatchObject({ marked: 'complete' })
  expect(await game.text(roadmap)).toBe(text.replace('Status: Pending', 'Status: Complete'))
})

test('a marker that says so already is answered honestly', async () => {
  const game = scenario({ [roadmap]: text })
  expect(await game.run('update-roadmap', { plan: '01-01', status: 'complete' })).toMatchObject({
    status: 'updated',
    message: 'plan 01-01 was marked complete in "docs/ROADMAP.md" already; nothing was written.',
    proof: { planFound: true, markerUpdated: false, verificationLine: '- [x] Plan 01-01: Setup' },
  })
})

test.each([
  [
    { plan: '09-09', status: 'complete' },
    { planFound: false, markerUpdated: false, writeAttempted: false },
  ],
  [
    { phase: '9', status: 'complete' },
    { phaseFound: false, markerUpdated: false, writeAttempted: false },
  ],
])('what is not in the roadmap fails: %j', async (data, proof) => {
  const game = scenario({ [roadmap]: text })
  expect(await game.run('update-roadmap', data)).toMatchObject({ status: 'failed', proof })
  expect(await game.text(roadmap)).toBe(text)
})

test('without a roadmap there is nothing to mark, and none is made', async () => {
  const game = scenario()
  expect(await game.run('update-roadmap', { plan: '01-02', status: 'complete' })).toMatchObject({
    status: 'failed',
    proof: { planFound: false, fileExists: false },
  })
  expect(await game.files()).toEqual({})
})

test.each([
  [{ plan: '01-02' }, '"data.status" is missing; it should be one of pending, in_progress, blocked, failed, complete.'],
  [{ plan: 5, status: 'complete' }, '"data.plan" should be a plan\'s id, such as "01-02", and it is 5.'],
  [{ status: 'complete' }, '"data.plan" is missing; it should be a plan\'s id, such as "01-02".'],
  [
    { plan: '01-02', status: 'great' },
    '"data.status" should be one of pending, in_progress, blocked, failed, complete, and it is "great".',
  ],
  [{ phase: true, status: 'complete' }, '"data.phase" should be a phase, such as 2 or "02", and it is true.'],
])('%j is answered with what is wrong in it', async (data, error) => {
  expect(await scenario({ [roadmap]: text }).run('update-roadmap', data)).toEqual({
    status: 'failed',
    error,
    proof: { writeAttempted: false },
  })
})

test('a roadmap that lost the mark before it was re-read fails the action', async () => {
  const game = scenario({ [roadmap]: text }, { fault: rotting(roadmap, () => text) })
  expect(await game.run('update-roadmap', { plan: '01-02', status: 'complete' })).toMatchObject({
    status: 'failed',
    proof: {
      verificationFailed: true,
      expected: 'plan 01-02: complete',
      actual: '- [ ] Plan 01-02: Auth implementation',
    },
  })
})
