import { expect, test } from 'vitest'
import { refuse } from '../../core/result.ts'
import { type Store, StoreFault } from '../../store/port.ts'
import { profiles } from '../profile.ts'
import { scenario } from '../scenario.ts'

const targetDir = 'docs/runs/2026-01-25T14-33-05Z'
const seedData = {
  runId: '2026-01-25T14-33-05Z',
  sourceState: 'docs/whycode-state.json',
  sourceLoopDir: 'docs/loop-state',
  targetDir,
}
const files = {
  'docs/whycode-state.json': '{"a": 1}',
  'docs/loop-state/01-01.json': '{}',
  'docs/loop-state/deep/er.txt': 'x',
  'docs/ROADMAP.md': '- [ ] 01-01',
}

test('state-agent archive-run: state and loop folder are moved, and found where they went', async () => {
  const game = scenario(files)
  expect(await game.run('archive-run', seedData)).toEqual({
    status: 'success',
    message: `"docs/whycode-state.json" and "docs/loop-state" moved; "${targetDir}" is there.`,
    targetDir,
    proof: {
      targetDirExists: true,
      moved: [
        { from: 'docs/whycode-state.json', to: `${targetDir}/whycode-state.json`, files: 1, bytes: 8 },
        { from: 'docs/loop-state', to: `${targetDir}/loop-state`, files: 2, bytes: 3 },
      ],
      missing: [],
      fileChanged: true,
      reReadSuccessful: true,
      verified: true,
    },
  })
  expect(await game.files()).toEqual({
    [`${targetDir}/whycode-state.json`]: '{"a": 1}',
    [`${targetDir}/loop-state/01-01.json`]: '{}',
    [`${targetDir}/loop-state/deep/er.txt`]: 'x',
    'docs/ROADMAP.md': '- [ ] 01-01',
  })
})

test('only the run need be named; the rest is the profile’s', async () => {
  const game = scenario({ 'state.json': '{}', 'loop-state/a': 'b' }, { profile: profiles.campaign })
  expect(await game.run('archive-run', { runId: 'r1' })).toMatchObject({ status: 'success' })
  expect(await game.files()).toEqual({ 'runs/r1/state.json': '{}', 'runs/r1/loop-state/a': 'b' })
})

test('missing sources are told and are no failure, and the folder is made all the same', async () => {
  const game = scenario({ 'docs/ROADMAP.md': '' })
  expect(await game.run('archive-run', seedData)).toMatchObject({
    status: 'success',
    proof: {
      targetDirExists: true,
      moved: [],
      missing: ['docs/whycode-state.json', 'docs/loop-state'],
      fileChanged: false,
    },
  })
  expect(await game.files()).toEqual({ 'docs/ROADMAP.md': '' })
})

test.each([
  ['a state that is archived there', { [`${targetDir}/whycode-state.json`]: 'old' }],
  ['a loop folder that is archived there', { [`${targetDir}/loop-state/x`]: 'old' }],
])('%s is never written over', async (_, there) => {
  const before = { ...files, ...there }
  const game = scenario(before)
  expect(await game.run('archive-run', seedData)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('exists already and is kept') as unknown,
    proof: { writeAttempted: false },
  })
  expect(await game.files()).toEqual(before)
})

test.each([
  [{ sourceState: 'docs/ROADMAP.md' }, '"docs/ROADMAP.md" would be moved away with it'],
  [{ sourceLoopDir: 'docs' }, 'would be moved away with it'],
  [{ sourceLoopDir: 'docs/runs' }, '"docs/runs" would be moved away with it'],
  [{ sourceState: 'docs/loop-state' }, 'should be a file'],
  [{ sourceState: '../state.json' }, '".." could lead out'],
  [{ targetDir: '/etc' }, 'outside the root'],
  [{ runId: '../..' }, "a run's id without slashes"],
])('%j is refused, and nothing is moved', async (data, why) => {
  const game = scenario(files)
  expect(await game.run('archive-run', { ...seedData, ...data })).toMatchObject({
    status: 'failed',
    error: expect.stringContaining(why) as unknown,
  })
  expect(await game.files()).toEqual(files)
})

const stopping =
  (how: (from: string, to: string) => ReturnType<Store['move']> | undefined) =>
  (store: Store): Store => ({
    ...store,
    move: async (from, to) => how(from, to) ?? store.move(from, to),
  })

test('when the second move fails, the first is moved back', async () => {
  const fault = stopping(from => {
    if (from === 'docs/loop-state') throw new StoreFault('could not move', from, 'EXDEV')
    return undefined
  })
  const game = scenario(files, { fault })
  expect(await game.run('archive-run', seedData)).toMatchObject({
    status: 'failed',
    error: 'could not move (EXDEV): docs/loop-state',
    proof: { writeAttempted: true, faultCode: 'EXDEV', rolledBack: ['docs/whycode-state.json'] },
  })
  expect(await game.files()).toEqual(files)
})

test('when even that fails, the answer says what stands where', async () => {
  const fault = stopping(from =>
    from === 'docs/whycode-state.json' ? undefined : Promise.resolve(refuse({ code: 'not-there', path: from })),
  )
  expect((await scenario(files, { fault }).run('archive-run', seedData)).proof).toMatchObject({
    rolledBack: [],
    notRolledBack: ['docs/whycode-state.json'],
  })
})

test('a move that loses a file on the way is found out', async () => {
  const fault = (store: Store): Store => ({
    ...store,
    move: async (from, to) => {
      const moved = await store.move(from, to)
      if (from === 'docs/loop-state') await store.remove(`${to}/deep/er.txt`, 'any')
      return moved
    },
  })
  expect(await scenario(files, { fault }).run('archive-run', seedData)).toMatchObject({
    status: 'failed',
    proof: { verificationFailed: true, expected: '2 files, 3 bytes', actual: '1 files, 2 bytes' },
  })
})
