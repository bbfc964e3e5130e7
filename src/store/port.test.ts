import { expect, test } from 'vitest'
import { explainStore, StoreFault, type StoreRefusal } from './port.ts'

const refusals: readonly StoreRefusal[] = [
  { code: 'path-outside', path: '../a', why: '".." is no name' },
  { code: 'not-a-file', path: 'scenes' },
  { code: 'not-a-folder', path: 'a.md' },
  { code: 'not-there', path: 'b.md' },
  { code: 'not-text', path: 'c.md', line: 3 },
  { code: 'name-clash', path: 'mira.md', there: 'Mira.md' },
  { code: 'changed-meanwhile', path: 'd.md', expected: 'absent', found: null },
  { code: 'exists-already', path: 'e.md' },
  { code: 'locked', name: 'campaign', holder: 'process 7 on this machine' },
]

test.each(refusals)('$code names what it is about, and offers a way on', refusal => {
  const words = explainStore(refusal)
  expect(words).toContain('path' in refusal ? refusal.path : refusal.holder)
  expect(words.split('. ').length).toBeGreaterThan(1)
})

test('a fault carries the path, the code and the cause', () => {
  const cause = new Error('no space left')
  const fault = new StoreFault('could not write', 'a.md', 'ENOSPC', { cause })
  expect(fault).toMatchObject({ message: 'could not write (ENOSPC): a.md', path: 'a.md', code: 'ENOSPC', cause })
})
