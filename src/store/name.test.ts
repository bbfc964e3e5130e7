import { expect, test } from 'vitest'
import { meaningOf } from './name.ts'

const [composed, decomposed] = ['Míra'.normalize('NFC'), 'Míra'.normalize('NFD')]

test('the very name is meant first, whatever else looks like it', () => {
  expect(meaningOf(composed, [decomposed, composed])).toEqual({ kind: 'there', name: composed })
})

test('another Unicode form means the one that is there', () => {
  expect(meaningOf(composed, ['other', decomposed])).toEqual({ kind: 'there', name: decomposed })
})

test('where two forms are there already and neither was asked for, nobody guesses', () => {
  const angstroms = ['\u212b', 'A\u030a'] // the sign and the letters; asked for is the one composed letter
  expect(meaningOf('\u00c5', angstroms)).toEqual({ kind: 'clash', there: '\u212b' })
})

test('another case clashes, in either form', () => {
  expect(meaningOf(composed.toUpperCase(), [decomposed])).toEqual({ kind: 'clash', there: decomposed })
  expect(meaningOf('mira', [decomposed])).toEqual({ kind: 'free' })
})
