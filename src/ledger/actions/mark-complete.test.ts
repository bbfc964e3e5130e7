import { expect, test } from 'vitest'
import { StoreFault, type Store } from '../../store/port.ts'
import { failing, rotting, scenario } from '../scenario.ts'

const state = 'docs/whycode-state.json'
const roadmap = 'docs/ROADMAP.md'
const progress = 'docs/progress.md'
const files = {
  [state]: '{\n  "completedPlans": [\n    "01-01"\n  ],\n  "totalPlans": 12\n}\n',
  [roadmap]: '- [x] Plan 01-01: Setup\n- [ ] Plan 01-02: Auth\n',
  [progress]: '# Log\n',
}
const thePlan = { type: 'plan', id: '01-02' }
const theTask = { type: 'task', id: 'task-005' }

test('state-agent mark-complete: a plan is complete in all three files, and each was re-read', async () => {
  const game = scenario(files)
  expect(await game.run('mark-complete', thePlan)).toEqual({
    status: 'marked-complete',
    message: 'Plan 01-02 marked complete.',
    id: '01-02',
    proof: { stateJsonUpdated: true, roadmapUpdated: true, progressLogged: true, allVerified: true },
  })
  expect(await game.files()).toEqual({
    [state]:
      '{\n  "completedPlans": [\n    "01-01",\n    "01-02"\n  ],\n  "totalPlans": 12,\n  "lastUpdatedAt": "2024-01-15T14:30:00Z"\n}\n',
    [roadmap]: '- [x] Plan 01-01: Setup\n- [x] Plan 01-02: Auth\n',
    [progress]: '# Log\n\n## [2024-01-15 14:30] Plan 01-02\nStatus: complete\nSummary: Plan 01-02 marked complete\n',
  })
})

test('state-agent mark-complete: a task that no roadmap lists is complete all the same', async () => {
  const game = scenario(files)
  expect(await game.run('mark-complete', theTask)).toEqual({
    status: 'marked-complete',
    message: 'task-005 marked complete.',
    id: 'task-005',
    proof: { stateJsonUpdated: true, roadmapUpdated: false, progressLogged: true, allVerified: true },
  })
  expect(await game.text(roadmap)).toBe(files[roadmap])
  expect(await game.text(state)).toContain('"completedTasks": [\n    "task-005"\n  ]')
})

test('a task that the roadmap lists is marked there, and its plan and summary are logged', async () => {
  const game = scenario({ ...files, [roadmap]: '- [ ] 01-02\n  - [ ] task-005: Form\n' })
  const answer = await game.run('mark-complete', { ...theTask, plan: '01-02', summary: 'Form built' })
  expect(answer.proof).toMatchObject({ roadmapUpdated: true, allVerified: true })
  expect(await game.text(roadmap)).toBe('- [ ] 01-02\n  - [x] task-005: Form\n')
  expect(await game.text(progress)).toContain('Plan 01-02 / task-005\nStatus: complete\nSummary: Form built\n')
})

test('what is complete already is answered honestly, and nothing is written twice', async () => {
  const game = scenario(files)
  await game.run('mark-complete', thePlan)
  const once = await game.files()
  expect(await game.run('mark-complete', thePlan)).toEqual({
    status: 'marked-complete',
    message: 'Plan 01-02 was complete already; nothing was written.',
    id: '01-02',
    proof: { stateJsonUpdated: false, roadmapUpdated: false, progressLogged: false, allVerified: true },
  })
  expect(await game.files()).toEqual(once)
})

test('what was complete in one file only is completed in the others', async () => {
  const game = scenario({ ...files, [state]: '{"completedPlans": ["01-01", "01-02"]}' })
  expect(await game.run('mark-complete', thePlan)).toMatchObject({
    proof: { stateJsonUpdated: false, roadmapUpdated: true, progressLogged: true, allVerified: true },
  })
})

test('a record with the id counts as listed', async () => {
  const game = scenario({ ...files, [state]: '{"completedPlans": [{"id": "01-02", "at": 1.0}]}' })
  expect((await game.run('mark-complete', thePlan)).proof).toMatchObject({ stateJsonUpdated: false })
  expect(await game.text(state)).toBe('{"completedPlans": [{"id": "01-02", "at": 1.0}]}')
})

const none = { stateJsonUpdated: false, roadmapUpdated: false, progressLogged: false, allVerified: false }

test.each([
  ['a plan nobody planned', { ...files, [roadmap]: '- [ ] Plan 01-021\n' }, { planFound: false }],
  ['no roadmap', { [state]: '{}' }, { planFound: false, fileExists: false }],
  ['a number where the list should be', { ...files, [state]: '{"completedPlans": 5}' }, {}],
  ['a broken state file', { ...files, [state]: '{' }, { validJson: false }],
])('%s fails before anything is written', async (_, before, facts) => {
  const game = scenario(before)
  expect(await game.run('mark-complete', thePlan)).toMatchObject({
    status: 'failed',
    proof: { writeAttempted: false, ...none, ...facts },
  })
  expect(await game.files()).toEqual(before)
})

test.each([
  ['the second write fails', failing(roadmap, 'EIO'), [state]],
  ['the second write leaves half a file', failing(roadmap, 'EIO', '- ['), [roadmap, state]],
  ['the third write fails', failing(progress, 'ENOSPC'), [roadmap, state]],
  [
    'the second file says something else',
    rotting(roadmap, text => text.replace('[x] Plan 01-02', '[ ] Plan 01-02')),
    [roadmap, state],
  ],
  ['the third file lost the entry', rotting(progress, () => '# Log\n'), [progress, roadmap, state]],
])('when %s, every file has its exact old bytes back', async (_, fault, rolledBack) => {
  const game = scenario(files, { fault })
  expect(await game.run('mark-complete', thePlan)).toMatchObject({
    status: 'failed',
    proof: { writeAttempted: true, verificationFailed: true, ...none, rolledBack },
  })
  expect(await game.files()).toEqual(files)
})

test('a file that did not exist is gone again', async () => {
  const before = { [roadmap]: files[roadmap] }
  const game = scenario(before, { fault: failing(progress, 'ENOSPC') })
  expect((await game.run('mark-complete', thePlan)).proof).toMatchObject({ rolledBack: [roadmap, state] })
  expect(await game.files()).toEqual(before)
})

/** After the log could not be written, nothing can. */
const dying = (store: Store): Store => {
  let isDead = false
  return {
    ...store,
    write: async (path, bytes, expected) => {
      isDead ||= path === progress
      if (isDead) throw new StoreFault('could not write', path, 'EROFS')
      return store.write(path, bytes, expected)
    },
  }
}

test('when even the way back is barred, the answer says which proofs still hold', async () => {
  const game = scenario(files, { fault: dying })
  const answer = await game.run('mark-complete', thePlan)
  expect(answer).toMatchObject({
    status: 'failed',
    error: expect.stringContaining(`"${state}" could not be put back`) as unknown,
    proof: {
      stateJsonUpdated: true,
      roadmapUpdated: true,
      progressLogged: false,
      allVerified: false,
      rolledBack: [],
      notRolledBack: [roadmap, state],
    },
  })
})

test('someone who edits the roadmap while the log fails keeps the edit', async () => {
  const edited = '- [x] Plan 01-02: Auth, and I was here\n'
  const game = scenario(files, {
    fault: store => ({
      ...store,
      write: async (path, bytes, expected) => {
        if (path !== progress) return store.write(path, bytes, expected)
        await store.write(roadmap, Buffer.from(edited), 'any')
        throw new StoreFault('could not write', path, 'ENOSPC')
      },
    }),
  })
  expect((await game.run('mark-complete', thePlan)).proof).toMatchObject({
    roadmapUpdated: true,
    rolledBack: [state],
    notRolledBack: [roadmap],
  })
  expect(await game.text(roadmap)).toBe(edited)
})
