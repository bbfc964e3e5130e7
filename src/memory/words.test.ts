import { expect, test } from 'vitest'
import { isGrammar, stemOf, wordsIn } from './words.ts'

test('16 the forms of a word are one word', () => {
  for (const forms of ['hop hops hopped hopping', 'state states stated stating', 'carry carries carried carrying'])
    expect([...new Set(forms.split(' ').map(stemOf))]).toHaveLength(1)
  expect(stemOf('stolen')).toBe(stemOf('steals'))
  expect(stemOf("keeper's")).toBe(stemOf('keeper'))
})

test('16 words that only look alike stay apart', () => {
  for (const [one, other] of [
    ['need', 'ne'],
    ['ring', 'r'],
    ['glass', 'gla'],
    ['trapper', 'trap'],
    ['constructor', 'construct'],
  ] as const)
    expect(stemOf(one)).not.toBe(stemOf(other))
})

test('16 a text is its words, whatever stands between them', () => {
  expect(wordsIn('“Élan,” the keeper’s note said: 3 bells!')).toEqual([
    'élan',
    'the',
    "keeper's",
    'note',
    'said',
    '3',
    'bells',
  ])
  expect(isGrammar('whom') && !isGrammar('bell')).toBe(true)
})
