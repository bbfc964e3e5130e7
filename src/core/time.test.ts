import { expect, test } from 'vitest'
import { instantAt, toInstant, toMinute, toRunId } from './time.ts'

const noon = instantAt(Date.UTC(2026, 0, 25, 12, 3, 5, 70))

test('an instant is what a clock said, in UTC', () => {
  expect(noon).toBe('2026-01-25T12:03:05.070Z')
  expect(toInstant(noon)).toBe(noon)
  expect(toInstant('2026-01-25T12:03:05Z')).toBe('2026-01-25T12:03:05Z')
})

test('nothing else is an instant', () => {
  for (const text of ['', 'yesterday', '2026-01-25', '2026-13-01T00:00:00Z', '2026-01-25T12:03:05+01:00', ` ${noon}`]) {
    expect(toInstant(text)).toBeUndefined()
  }
})

test('as the progress log and as a folder name', () => {
  expect(toMinute(noon)).toBe('2026-01-25 12:03')
  expect(toRunId(noon)).toBe('2026-01-25T12-03-05Z')
})
