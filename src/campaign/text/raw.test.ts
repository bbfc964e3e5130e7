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

test('long texts come back too, with a half surrogate in them or without', () => {
  const long = 'Eth’koru — 🜂 é, and more. '.repeat(500)
  expect(toRaw(long)).toBe(Buffer.from(long, 'utf8').toString('latin1'))
  for (const text of [long, `\ufeff${long}`, `${long}\ud800${long}`]) expect(fromRaw(toRaw(text))).toBe(text)
})
