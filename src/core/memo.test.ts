import { expect, test } from 'vitest'
import { memo } from './memo.ts'

test('a text is read once, until there are too many to hold', () => {
  const read: string[] = []
  const length = memo(2, text => read.push(text) && text.length)
  expect(['one', 'three', 'one', 'three'].map(length)).toEqual([3, 5, 3, 5])
  expect(read).toEqual(['one', 'three'])
  expect([length('seven'), length('one')]).toEqual([5, 3])
  expect(read).toEqual(['one', 'three', 'seven', 'one'])
})
