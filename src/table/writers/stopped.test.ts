import { expect, test } from 'vitest'
import { accept, refuse } from '../../core/result.ts'
import { StoreFault, type StoreRefusal } from '../../store/port.ts'
import { reasonOf, Stopped, take } from './stopped.ts'

const gone: StoreRefusal = { code: 'not-there', path: 'tmp/gm-state-delta.md' }

test('what the store grants is taken', () => {
  expect(take(accept('the words'))).toBe('the words')
})

test('what the store refuses stops the work with the sentence a person reads', () => {
  expect(() => take(refuse(gone))).toThrow(Stopped)
  expect(() => take(refuse(gone))).toThrow('There is no "tmp/gm-state-delta.md".')
})

test('a refusal and a failing disk have a reason; a bug has none and goes on up', () => {
  expect(reasonOf(new Stopped('the story is a folder'))).toBe('the story is a folder')
  expect(reasonOf(new StoreFault('could not write', 'story-state.md', 'ENOSPC'))).toMatch(/ENOSPC/)
  const bug = new TypeError('undefined is not a function')
  expect(() => reasonOf(bug)).toThrow(bug)
})
