import { expect, test } from 'vitest'
import { type Store, StoreFault } from '../../store/port.ts'
import { profiles } from '../profile.ts'
import { scenario } from '../scenario.ts'

const runs = 'docs/runs'

test('state-agent list-runs: the newest first, and what could not be read is named', async () => {
  const game = scenario({
    [`${runs}/a/run.json`]:
      '{"startedAt": "2026-01-02T00:00:00Z", "name": "Second", "flags": ["x"], "big": {"not": "told"}}',
    [`${runs}/b/run.json`]: '{"startedAt": "2026-01-03T00:00:00+02:00"}',
    [`${runs}/c/run.json`]: '{"startedAt": "2026-01-01T00:00:00Z"}',
    [`${runs}/2026-01-25T14-33-05Z/run.json`]: '{"startedAt": "UNKNOWN"}',
    [`${runs}/z/run.json`]: '{"startedAt": 5}',
    [`${runs}/empty/notes.md`]: '',
    [`${runs}/broken/run.json`]: '{',
    [`${runs}/README.md`]: '',
  })
  const answer = await game.run('list-runs', { targetDir: runs })
  expect(answer).toMatchObject({
    status: 'success',
    proof: {
      targetDirExists: true,
      foldersFound: 7,
      runsRead: 5,
      withoutRunJson: ['empty'],
      brokenRunJson: [{ folder: 'broken', error: expect.stringContaining('line 1, column 2') as unknown }],
    },
  })
  expect(answer).toHaveProperty('runs', [
    { runId: '2026-01-25T14-33-05Z', folder: '2026-01-25T14-33-05Z', startedAt: 'UNKNOWN' },
    { runId: 'b', folder: 'b', startedAt: '2026-01-03T00:00:00+02:00' },
    { runId: 'a', folder: 'a', name: 'Second', startedAt: '2026-01-02T00:00:00Z', flags: ['x'] },
    { runId: 'c', folder: 'c', startedAt: '2026-01-01T00:00:00Z' },
    { runId: 'z', folder: 'z', startedAt: 5 },
  ])
})

test('where no run was ever made, the list is empty and that is no failure', async () => {
  expect(await scenario().run('list-runs')).toMatchObject({
    status: 'success',
    runs: [],
    proof: { targetDirExists: false },
  })
})

test('a campaign keeps its runs beside itself', async () => {
  const game = scenario({ 'runs/r/run.json': '{}' }, { profile: profiles.campaign })
  expect(await game.run('list-runs')).toMatchObject({ runs: [{ runId: 'r' }] })
})

test('a file where the folder should be is told', async () => {
  expect(await scenario({ 'docs/runs': 'x' }).run('list-runs')).toMatchObject({ status: 'failed' })
})

test('a record the disk cannot read costs one run and no more', async () => {
  const fault = (store: Store): Store => ({
    ...store,
    read: async path => {
      if (path === `${runs}/bad/run.json`) throw new StoreFault('could not read', path, 'EIO')
      return store.read(path)
    },
  })
  const game = scenario({ [`${runs}/bad/run.json`]: '{}', [`${runs}/good/run.json`]: '{}' }, { fault })
  expect(await game.run('list-runs')).toMatchObject({
    runs: [{ runId: 'good' }],
    proof: { brokenRunJson: [{ folder: 'bad', error: `could not read (EIO): ${runs}/bad/run.json` }] },
  })
})
