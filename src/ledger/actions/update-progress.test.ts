import { expect, test } from 'vitest'
import { rotting, scenario } from '../scenario.ts'

const progress = 'docs/progress.md'
const seedData = { plan: '01-02', task: 'task-005', status: 'complete', summary: 'Login form implemented' }
const entry = '## [2024-01-15 14:30] Plan 01-02 / task-005\nStatus: complete\nSummary: Login form implemented\n'

test('state-agent update-progress: the entry is at the end, counted and found again', async () => {
  const game = scenario({ [progress]: '# Progress\n\nIt begins.\n' })
  expect(await game.run('update-progress', seedData)).toEqual({
    status: 'logged',
    message: 'Plan 01-02 / task-005 logged in "docs/progress.md".',
    proof: {
      beforeLineCount: 3,
      afterLineCount: 7,
      linesAdded: 4,
      entryFound: true,
      timestamp: '2024-01-15T14:30:00Z',
    },
  })
  expect(await game.text(progress)).toBe(`# Progress\n\nIt begins.\n\n${entry}`)
})

test('update-progress makes the log where there is none', async () => {
  const game = scenario()
  expect((await game.run('update-progress', seedData)).proof).toMatchObject({ beforeLineCount: 0, linesAdded: 3 })
  expect(await game.text(progress)).toBe(entry)
})

test('a last line that was never ended is ended first', async () => {
  const game = scenario({ [progress]: 'no newline' })
  expect((await game.run('update-progress', seedData)).proof).toMatchObject({ beforeLineCount: 1, linesAdded: 4 })
  expect(await game.text(progress)).toBe(`no newline\n\n${entry}`)
})

test('a log with Windows line endings stays one', async () => {
  const game = scenario({ [progress]: 'one\r\n' })
  expect((await game.run('update-progress', seedData)).proof).toMatchObject({ linesAdded: 4, entryFound: true })
  expect(await game.text(progress)).toBe(`one\r\n\r\n${entry.replaceAll('\n', '\r\n')}`)
})

test('the same entry twice in a minute is there twice, and each is found', async () => {
  const game = scenario()
  await game.run('update-progress', seedData)
  expect((await game.run('update-progress', seedData)).proof).toMatchObject({ entryFound: true, linesAdded: 4 })
  expect(await game.text(progress)).toBe(`${entry}\n${entry}`)
})

test('a summary cannot forge an entry', async () => {
  const game = scenario()
  const summary = 'done\n\n## [2024-01-15 14:30] Plan 09-09\r\nStatus: complete\u2028---\u0085# Title\u0000'
  await game.run('update-progress', { ...seedData, summary })
  expect((await game.text(progress))?.split('\n')).toEqual([
    '## [2024-01-15 14:30] Plan 01-02 / task-005',
    'Status: complete',
    'Summary: done ## [2024-01-15 14:30] Plan 09-09 Status: complete --- # Title',
    '',
  ])
})

test('half a surrogate pair is shown as unreadable instead of failing the write', async () => {
  const game = scenario()
  expect(await game.run('update-progress', { ...seedData, summary: 'a\ud800b' })).toMatchObject({ status: 'logged' })
  expect(await game.text(progress)).toContain('Summary: a\uFFFDb\n')
})

test('a plan that is more than one line is refused, because it would break the heading', async () => {
  const game = scenario()
  expect(await game.run('update-progress', { ...seedData, plan: '01\n02' })).toMatchObject({ status: 'failed' })
  expect(await game.files()).toEqual({})
})

test('an entry that is not there when the log is read again fails the action', async () => {
  const game = scenario({ [progress]: 'old\n' }, { fault: rotting(progress, () => 'old\n') })
  expect(await game.run('update-progress', seedData)).toMatchObject({
    status: 'failed',
    proof: { verificationFailed: true, expected: '## [2024-01-15 14:30] Plan 01-02 / task-005 (1)' },
  })
  expect(await game.text(progress)).toBe('old\n')
})
