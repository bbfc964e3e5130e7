import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const known = ['update-state', 'get-state', 'list-runs', 'write-json']

test.each([
  ['update-sate', 'update-state'],
  ['Update State', 'update-state'],
  ['get_state', 'get-state'],
  ['list-run', 'list-runs'],
  ['delete-everything', undefined],
  ['', undefined],
  ['x'.repeat(100_000), undefined],
])('%s probably means %s', (asked, meant) => {
  expect(nearest(asked, known)).toBe(meant)
})
