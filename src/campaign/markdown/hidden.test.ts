import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frontMatterEnd, hiddenRanges, isWithin, mayHide } from './hidden.ts'

const hidden = (text: string): readonly string[] => hiddenRanges(text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['---\ntitle: Fen\n---\nbody', 19],
  ['\ufeff---\r\ntitle: Fen\r\n...\r\nbody', 23],
  ['---\n---\nbody', 0],
  ['---\n\ntitle: Fen\n---\n', 0],
  ['---\nA rule above, a rule below\n---\n', 0],
  ['---\ntitle: Fen\nand no end', 0],
  ['text\n---\ntitle: Fen\n---\n', 0],
])('the front matter of %j ends at %i', (text, end) => {
  expect(frontMatterEnd(text)).toBe(end)
})

test('a fence hides what is in it, up to a mark as long as its own', () => {
  expect(hidden('a\n````md\n```\n## NPCs\n````\nb\n')).toEqual(['````md\n```\n## NPCs\n````\n'])
  expect(hidden('~~~\n```\n~~~\n')).toEqual(['~~~\n```\n~~~\n'])
})

test('a comment hides its lines', () => {
  expect(hidden('a\n<!-- one\ntwo --> rest\nb\n<!-- three -->\n')).toEqual([
    '<!-- one\ntwo --> rest\n',
    '<!-- three -->\n',
  ])
})

test.each([
  '```\nnever closed\n',
  '<!-- never closed\n',
  'inline ``` is no fence\n',
  '``` a ` b\n```\n',
  '    ```\n    ```\n',
])('%j hides nothing', text => {
  expect(hidden(text)).toEqual([])
})

test('a place is within a range or it is not, wherever the ranges stand', () => {
  const ranges = fc
    .uniqueArray(fc.nat(60), { maxLength: 12 })
    .map(places => places.toSorted((one, other) => one - other))
    .map(places =>
      Array.from({ length: places.length >> 1 }, (_, at) => ({
        start: places[2 * at] ?? 0,
        end: places[2 * at + 1] ?? 0,
      })),
    )
  fc.assert(
    fc.property(ranges, fc.nat(60), (all, place) => {
      expect(isWithin(all, place)).toBe(all.some(({ start, end }) => place >= start && place < end))
    }),
  )
})

test('no part of a text that may not hide anything does', () => {
  const text = fc.stringMatching(/^(?:`|~|<|!|-|>| |a|\n|```|<!--|-->){0,20}$/)
  fc.assert(
    fc.property(text, fc.nat(60), fc.nat(60), (whole, from, to) => {
      const part = whole.slice(from, to)
      expect(hiddenRanges(part).length > 0 && !mayHide(whole)).toBe(false)
    }),
  )
})
