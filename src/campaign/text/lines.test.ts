import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginsWith, eolOf, isBlank, lineAround, lineAt, lineEndsIn, linesOf, splice } from './lines.ts'

const ragged = fc
  .array(fc.constantFrom('Rook', '', ' ', '\n', '\r\n', '\r', '\u2028'), { maxLength: 20 })
  .map(parts => parts.join(''))

test('a file keeps the line ending most of it has; a new one has \\n', () => {
  expect(eolOf('')).toBe('\n')
  expect(eolOf('one line')).toBe('\n')
  expect(eolOf('a\r\nb\r\nc\n')).toBe('\r\n')
  expect(eolOf('a\r\nb\n')).toBe('\n')
})

test('a line is its words without its ending', () => {
  expect(lineAt('a\r\nRook\r\n', 3)).toEqual({ start: 3, stop: 7, end: 9, text: 'Rook' })
  expect(lineAt('Rook', 0)).toEqual({ start: 0, stop: 4, end: 4, text: 'Rook' })
  expect(lineAt('\r\n', 0)).toEqual({ start: 0, stop: 0, end: 2, text: '' })
})

test('the line around a place is the line that holds it', () => {
  const text = 'Rook\n\nOdo\n'
  expect([0, 3, 4].map(place => lineAround(text, place).text)).toEqual(['Rook', 'Rook', 'Rook'])
  expect(lineAround(text, 5).text).toBe('')
  expect(lineAround(text, 7).text).toBe('Odo')
})

test('all lines together are the text, with nothing between them', () => {
  fc.assert(
    fc.property(ragged, text => {
      const lines = [...linesOf(text)]
      expect(lines.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
      for (const { start, stop, text: words } of lines) {
        expect(text.slice(start, stop)).toBe(words)
        expect(lineAround(text, start).text).toBe(words)
      }
    }),
  )
})

test('white space of any kind is blank', () => {
  expect([' \t', '', '\u00a0'].every(isBlank)).toBe(true)
  expect(isBlank(' .')).toBe(false)
})

test('a splice changes its own stretch and nothing else', () => {
  expect(splice('Rook the clerk', 9, 14, 'reeve')).toBe('Rook the reeve')
  expect(splice('Rook', 4, 4, ' again')).toBe('Rook again')
})

test('line ends are counted between two places', () => {
  const text = 'Rook\n\r\nOdo\n'
  expect(lineEndsIn(text, 0, text.length)).toBe(3)
  expect(lineEndsIn(text, 4, 5)).toBe(1)
  expect(lineEndsIn(text, 5, 6)).toBe(0)
  expect(lineEndsIn('', 0, 0)).toBe(0)
})

test('a text begins with what it began with', () => {
  fc.assert(fc.property(ragged, ragged, (one, other) => beginsWith(one, other) === one.startsWith(other)))
  fc.assert(fc.property(ragged, ragged, (one, other) => beginsWith(one + other, one)))
})
