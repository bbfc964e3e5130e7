import { expect, test } from 'vitest'
import { lineCount, newlineOf, oneLine, splitLines, withoutEnding } from './lines.ts'

test.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\nb', 2],
  ['a\r\nb\r\n', 2],
  ['\n\n', 2],
])('%j has %i lines', (text, count) => {
  expect(lineCount(text)).toBe(count)
  expect(splitLines(text).join('')).toBe(text)
})

test('an ending is taken off, and nothing else', () => {
  expect([withoutEnding('a \r\n'), withoutEnding('a\r'), withoutEnding('\n')]).toEqual(['a ', 'a\r', ''])
})

test('the ending of a file is the one it has', () => {
  expect([newlineOf('a\r\nb'), newlineOf('a\n'), newlineOf('')]).toEqual(['\r\n', '\n', '\n'])
})

test('text from a stranger becomes part of one line', () => {
  expect(oneLine(' a\r\n\tb\u2028c\u0085d\u001b[31m ')).toBe('a b c d [31m')
  expect(oneLine('half \ud83d and whole \u{1F600}')).toBe('half \uFFFD and whole \u{1F600}')
})
