import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { needleOf } from '../text/fold.ts'
import {
  edit,
  endOfInk,
  holds,
  insertLines,
  lineIn,
  linesIn,
  linesWith,
  passageOf,
  replaceLine,
  wholeOf,
  wordsOf,
} from './passage.ts'
import { passage } from './scenario.ts'

const texts = (lines: Iterable<{ readonly text: string }>): readonly string[] => [...lines].map(({ text }) => text)

test('a passage is bytes inside and words outside', () => {
  const list = passage('- Éloi')
  expect(list.raw).toBe('- \xc3\x89loi')
  expect(wordsOf(list)).toBe('- Éloi')
  expect(lineIn(list, 0).text).toBe('- Éloi')
})

test('it knows whether something in it is hidden', () => {
  expect(passageOf('- Rook', '\n').hasHidden).toBe(false)
  expect(passageOf('```\n- Rook\n```', '\n').hasHidden).toBe(true)
})

test('lines that may hold a name come once each, code left out', () => {
  const list = passage('- Rook and Rook\n- Odo\n```\n- Rook\n```\n- rook')
  expect(texts(linesWith(list, needleOf('Rook')))).toEqual(['- Rook and Rook', '- rook'])
  expect(texts(linesWith(list, undefined))).toEqual(['- Rook and Rook', '- Odo', '- rook'])
  expect(texts(linesIn(list, wholeOf(list)))).toHaveLength(6)
})

test('the places of lines are places in the passage', () => {
  const list = passage('- Éloi\n- Rook\n')
  const [, rook] = linesIn(list, wholeOf(list))
  expect(rook && list.raw.slice(rook.start, rook.stop)).toBe('- Rook')
  expect(rook && replaceLine(list, rook, '- Öli').raw).toBe('- \xc3\x89loi\n- \xc3\x96li\n')
})

test('lines are put in with the line ends they need and no others', () => {
  expect(insertLines(passage('a\nb'), 2, ['x', 'y']).raw).toBe('a\nx\ny\nb')
  expect(insertLines(passage('a'), 1, ['x']).raw).toBe('a\nx')
  expect(insertLines(passage(''), 0, ['x']).raw).toBe('x')
  expect(insertLines(passage('a\r\n', '\r\n'), 3, ['x', 'y']).raw).toBe('a\r\nx\r\ny')
  expect(insertLines(passage('a'), 1, []).raw).toBe('a')
})

test('an edit touches its stretch alone', () => {
  expect(edit(passage('Rook the clerk'), 9, 14, 'reeve').raw).toBe('Rook the reeve')
})

test('ink ends before white space', () => {
  expect([endOfInk('a \r\n\t', 5), endOfInk('  ', 2), endOfInk('\xc3\xa0', 2)]).toEqual([1, 0, 2])
})

test('a mark is held where the whole text holds it, after whatever edits', () => {
  const text = fc.stringMatching(/^(?:[#|*_a\n-]| {2}|```){0,12}$/)
  const edits = fc.array(fc.tuple(fc.nat(40), fc.nat(6), text), { maxLength: 5 })
  fc.assert(
    fc.property(text, edits, (first, changes) => {
      let list = passage(first)
      for (const [at, length, insert] of changes) {
        const from = Math.min(at, list.raw.length)
        list = edit(list, from, Math.min(from + length, list.raw.length), insert)
        for (const mark of ['###', '|', '**', '__', '#']) expect(holds(list, mark)).toBe(list.raw.includes(mark))
      }
    }),
  )
})
