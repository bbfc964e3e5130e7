import { expect, test } from 'vitest'
import { instantAt } from '../core/time.ts'
import { entriesIn, entryLines, hasCompletion, ownerOf } from './progress.ts'

const now = instantAt(Date.parse('2024-01-15T14:30:59Z'))

test('an entry is three lines, with the minute it was written in', () => {
  expect(entryLines({ plan: '01-02', task: 'task-005', status: 'complete', summary: 'Done' }, now)).toEqual([
    '## [2024-01-15 14:30] Plan 01-02 / task-005',
    'Status: complete',
    'Summary: Done',
  ])
  expect([ownerOf({ plan: '1' }), ownerOf({ task: 't' })]).toEqual(['Plan 1', 't'])
})

test('an entry is found only whole, and as often as it is there', () => {
  const lines = ['## [x] A', 'Status: y', 'Summary: z']
  const text = lines.join('\n')
  expect(entriesIn(`\uFEFF${text}\n\n${text.replaceAll('\n', '\r\n')}`, lines)).toBe(2)
  expect(entriesIn(`${text} and more`, lines)).toBe(0)
  expect(entriesIn('## [x] A\nStatus: y', lines)).toBe(0)
})

test('a completion is an entry of that owner that says complete', () => {
  const log = '## [2024-01-15 14:30] Plan 01-02\nStatus: complete\n\n## [2024-01-15 14:30] Plan 01-03\nStatus: failed\n'
  expect(hasCompletion(log, 'Plan 01-02')).toBe(true)
  expect(hasCompletion(log, 'Plan 01-03')).toBe(false)
  expect(hasCompletion(log, '01-02')).toBe(false)
  expect(hasCompletion('Summary: ## [2024-01-15 14:30] Plan 01-02\nStatus: complete', 'Plan 01-02')).toBe(false)
})
