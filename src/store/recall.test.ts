import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { Recall } from './recall.ts'

const [old, fresh] = [Buffer.from('old'), Buffer.from('new')]

test('what is read is believed, never what is remembered', () => {
  const recall = new Recall()
  recall.keep('a', old, hashOf(old))
  expect(recall.hashOf('a', Buffer.from('old'))).toBe(hashOf(old))
  expect(recall.hashOf('a', fresh)).toBe(hashOf(fresh))
  expect(recall.hashOf('b', old)).toBe(hashOf(old))
})

test('it forgets the oldest, and the wrong hash of large files it never knew', () => {
  const recall = new Recall()
  const mark = hashOf(Buffer.from('a mark that tells memory from hashing'))
  for (let at = 0; at < 17; at += 1) recall.keep(`file ${at}`, old, mark)
  expect(recall.hashOf('file 16', old)).toBe(mark)
  expect(recall.hashOf('file 0', old)).toBe(hashOf(old))
  const large = Buffer.alloc(2 * 1024 * 1024)
  recall.keep('large', large, mark)
  expect(recall.hashOf('large', large)).toBe(hashOf(large))
})
