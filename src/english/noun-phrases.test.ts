import { expect, test } from 'vitest'
import { nounOf } from './noun-phrases.ts'

test.each([
  ['felt', 'felt'],
  ['saw', 'saw'],
  ['rose', 'rose'],
  ['loaves', 'loaf'],
  ['pails', 'pail'],
  ['glass', 'glass'],
])('14.7 what a thing is called is no form of a deed: %s', (word, noun) => {
  expect(nounOf(word)).toBe(noun)
})
