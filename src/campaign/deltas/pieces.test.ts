import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splice } from '../text/lines.ts'
import { pieceAt, piecesOf, spliced, type Piece } from './pieces.ts'

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

test('an edit leaves what it does not touch where it was', () => {
  const pieces = spliced(piecesOf('Rook\nOdo\nPim\n'), 5, 8, 'Odo the reeve')
  expect(pieces).toEqual([
    { text: 'Rook\n', origin: 0, start: 0 },
    { text: 'Odo the reeve\n', origin: undefined, start: 5 },
    { text: 'Pim\n', origin: 9, start: 19 },
  ])
})

test('a place is in one piece, and the end is in the last', () => {
  const pieces = spliced(piecesOf('Rook\nPim'), 5, 5, 'Odo\n')
  expect([0, 4, 5, 9, 12].map(place => pieceAt(pieces, place).text)).toEqual([
    'Rook\n',
    'Rook\n',
    'Odo\n',
    'Pim',
    'Pim',
  ])
  expect(pieceAt(piecesOf(''), 0).text).toBe('')
})

test('whatever is edited, the pieces are the text, in whole lines, and know where they come from', () => {
  const scrap = fc
    .array(fc.constantFrom('\n', '\r\n', 'a', 'Rook', ' ', '- '), { maxLength: 12 })
    .map(all => all.join(''))
  const cut = fc.tuple(fc.nat(1000), fc.nat(1000), scrap)
  fc.assert(
    fc.property(scrap, fc.array(cut, { maxLength: 8 }), (first, cuts) => {
      let [text, pieces] = [first, piecesOf(first)]
      for (const [one, other, insert] of cuts) {
        const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b)
        text = splice(text, from, to, insert)
        pieces = spliced(pieces, from, to, insert)
        expect(textOf(pieces)).toBe(text)
        expect(pieces.filter(({ text: words, start }) => !text.startsWith(words, start))).toEqual([])
        expect(pieces.slice(0, -1).filter(({ text: words }) => !words.endsWith('\n'))).toEqual([])
        expect(
          pieces.filter(({ text: words, origin }) => !first.startsWith(words, origin ?? 0) && origin !== undefined),
        ).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})
