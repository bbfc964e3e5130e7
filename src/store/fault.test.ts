import { expect, test } from 'vitest'
import { codeOf, failure, faultFrom, telling } from './fault.ts'

test('what the system throws becomes a fault of the path, with its cause', async () => {
  const cause = failure('no space left', 'ENOSPC')
  const told = telling('could not write', 'a.md', () => Promise.reject(cause))
  await expect(told).rejects.toMatchObject({ name: 'StoreFault', code: 'ENOSPC', path: 'a.md', cause })
  expect(await telling('could not write', 'a.md', () => Promise.resolve(7))).toBe(7)
})

test('a fault that was told already keeps its own words', () => {
  const fault = faultFrom('could not append', 'log', failure('broken', 'EIO'))
  expect(faultFrom('could not play', 'campaign', fault)).toBe(fault)
})

test('what has no code is unknown', () => {
  expect([codeOf(new Error('?')), codeOf('?'), codeOf(undefined)]).toEqual(['UNKNOWN', 'UNKNOWN', 'UNKNOWN'])
})
