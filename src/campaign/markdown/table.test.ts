import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOf, cellText, isDelimiterRow, isRow, newRow, withLastCell } from './table.ts'

const texts = (line: string): readonly string[] => cellsOf(line).map((_, index) => cellText(line, index))

test('a row begins with a bar and holds something', () => {
  expect(['| a | b |', '| a', '  | a |'].every(isRow)).toBe(true)
  expect(['a | b', '|', '', '- a'].some(isRow)).toBe(false)
})

test('the line under a header is dashes and bars', () => {
  expect(['|---|---|', '| :-- | --: |', '---|---', '|-|'].every(isDelimiterRow)).toBe(true)
  expect(['---', '| a | - |', '| | |', '- - -'].some(isDelimiterRow)).toBe(false)
})

test.each([
  ['| Rook | clerk |', ['Rook', 'clerk']],
  ['Rook | clerk', ['Rook', 'clerk']],
  ['| Rook | clerk', ['Rook', 'clerk']],
  ['| a \\| b | c |', ['a | b', 'c']],
  ['|  | c |', ['', 'c']],
])('%j has the cells %j', (line, cells) => {
  expect(texts(line)).toEqual(cells)
})

test('a cell that is not there is empty', () => {
  expect([cellText('| a |', 4), cellText('', 0)]).toEqual(['', ''])
})

test('only the last cell changes, and the others keep their spacing', () => {
  expect(withLastCell('|  Rook |clerk| since dusk |', 3, 'gone')).toBe('|  Rook |clerk| gone |')
  expect(withLastCell('| Rook', 3, 'gone')).toBe('| Rook|  | gone |')
})

test('words with bars and line breaks stay one cell', () => {
  expect(withLastCell('| Rook | clerk |', 2, 'a | b\n c \\| d')).toBe('| Rook | a \\| b c \\| d |')
})

test('a new row has as many cells as its table, whatever is in them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.string(), fc.string(), (columns, first, last) => {
      fc.pre(!first.includes('\\') && !last.includes('\\'))
      const row = newRow(columns, first, last)
      expect(row).not.toContain('\n')
      expect(cellsOf(row)).toHaveLength(columns)
    }),
  )
  expect(newRow(3, 'Rook', 'gone')).toBe('| Rook | | gone |')
})
