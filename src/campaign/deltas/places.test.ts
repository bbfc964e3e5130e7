import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWords, holdsWords, needleOf, type Needle } from '../text/fold.ts'
import { placesOf, placesWithin } from './places.ts'

const needle = (words: string): Needle => needleOf(words) ?? { run: '', isStart: false, isEnd: false }

/** Where some words may stand in a text. */
const within = (text: string, words: string): readonly number[] => {
  const { run } = needle(words)
  return [...placesWithin(placesOf(text, [needle(words)]).get(run) ?? [], 0, text, needle(words))]
}

test('a needle finds every line that holds the words', () => {
  const word = fc.stringMatching(/^[a-zA-Zé' -]{1,8}$/)
  fc.assert(
    fc.property(word, word, word, (before, words, after) => {
      const text = `${before} ${words} ${after}`
      fc.pre(needleOf(words) !== undefined && holdsWords(foldWords(text), foldWords(words)))
      expect(within(text, words).length).toBeGreaterThan(0)
    }),
  )
})

test('places come in order, and a name within a longer word is not one', () => {
  expect(within('Rook met rook.\nRookery\nROOK', 'Rook')).toEqual([0, 9, 23])
})

test('several names are found in one reading, also where one begins within another', () => {
  const places = placesOf('Rookery, Okeri, ROOK', ['rook', 'oke', 'rookery'].map(needle))
  expect([...places]).toEqual([
    ['rook', [0, 16]],
    ['oke', [2, 9]],
    ['rookery', [0]],
  ])
})

test('of the places in a text those in a part of it are told from the part’s own beginning', () => {
  const text = 'Rook\nOdo\nRook\nRook\n'
  const all = placesOf(text, [needle('Rook')]).get('rook') ?? []
  expect([...placesWithin(all, 5, text.slice(5, 14), needle('Rook'))]).toEqual([4])
})
