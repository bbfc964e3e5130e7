import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWords, holdsWords, isFreeAt, needleOf, withoutMarkup } from './fold.ts'

test('a name is the same name in any case, spacing, apostrophe and Unicode form', () => {
  expect(foldWords('  Eth’Koru \t the\u00a0Grey ')).toBe("eth'koru the grey")
  expect(foldWords('E\u0301loi')).toBe(foldWords('\u00c9loi'))
})

test('folding what is folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(foldWords(foldWords(text))).toBe(foldWords(text))
    }),
  )
})

test.each([
  ['aldric the smith', 'al', false],
  ['aldric and al', 'al', true],
  ['miranda', 'mira', false],
  ["mira's lantern", 'mira', true],
  ['the eel-wives', 'eel', true],
  ['éloi', 'loi', false],
  ['room 12', 'room 1', false],
  ['anyone at all', '', false],
])('in "%s" the words "%s" stand free: %s', (text, words, isThere) => {
  expect(holdsWords(text, words)).toBe(isThere)
})

test('the needle of a name is its longest run of plain letters', () => {
  expect(needleOf('The Eel-Wives')).toEqual({ run: 'wives', isStart: true, isEnd: true })
  expect(needleOf('Éloi')).toEqual({ run: 'loi', isStart: false, isEnd: true })
  expect(needleOf('Rook', false)).toEqual({ run: 'rook', isStart: false, isEnd: false })
  expect(needleOf('夜の王')).toBeUndefined()
})

test('letters stand free where the name had none beside them', () => {
  const needle = { run: 'rook', isStart: true, isEnd: false }
  expect([0, 7, 13].map(place => isFreeAt('Rook, Brook, Rookery', place, needle))).toEqual([true, false, true])
  expect(isFreeAt('Rookery', 0, { ...needle, isEnd: true })).toBe(false)
})

test.each([
  ['**Harwick**', 'Harwick'],
  ['_Harwick_ of `Fen`', 'Harwick of Fen'],
  ['[Harwick](npcs/harwick.md)', 'Harwick'],
  ['![map](fen.png) of Fen', 'map of Fen'],
  ['[[npcs/harwick|Harwick]] and [[Rook]]', 'Harwick and Rook'],
  ['snake_case stays', 'snake_case stays'],
])('%s is heard as "%s"', (text, heard) => {
  expect(withoutMarkup(text)).toBe(heard)
})
