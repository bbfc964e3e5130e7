import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromRaw, rawMark, toRaw } from './raw.ts'

test('plain text is its own bytes', () => {
  expect(toRaw('- Harwick')).toBe('- Harwick')
})

test('text becomes the bytes a file has, one character each', () => {
  const text = 'Eth’koru — 🜂 é'
  expect(toRaw(text)).toBe(Buffer.from(text, 'utf8').toString('latin1'))
  expect(rawMark).toBe('\xef\xbb\xbf')
})

test('every text comes back, half surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(fromRaw(toRaw(text))).toBe(text)
    }),
  )
  expect(fromRaw(toRaw('a\ud800b'))).toBe('a\ud800b')
})
