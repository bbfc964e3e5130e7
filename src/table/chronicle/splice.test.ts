import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spliceBetween, spliced } from './splice.ts'

const text = fc.string({ maxLength: 60 }).map(words => words.repeat(60))

test('whatever two versions are, the splice between them makes one of the other', () => {
  fc.assert(
    fc.property(text, text, text, text, (front, old, fresh, back) => {
      const [before, after] = [Buffer.from(front + old + back), Buffer.from(front + fresh + back)]
      const splice = spliceBetween(before, after)
      expect(Buffer.from(spliced(before, splice))).toEqual(after)
      expect(splice.middle.length).toBeLessThanOrEqual(Buffer.byteLength(fresh))
    }),
  )
})

test('an entry at the end of a long journal is kept as that entry', () => {
  const journal = Buffer.from('The tide was out.\n'.repeat(5000))
  const splice = spliceBetween(journal, Buffer.concat([journal, Buffer.from('It came back.\n')]))
  expect([splice.start, Buffer.from(splice.middle).toString()]).toEqual([journal.length, 'It came back.\n'])
})
