import { expect, test } from 'vitest'
import { slugOf, toHash } from './id.ts'

test('a hash is 64 lower-case hexadecimal digits, and nothing else is', () => {
  const hash = 'ab'.repeat(32)
  expect(toHash(hash)).toBe(hash)
  for (const text of ['', hash.slice(1), `${hash}0`, hash.toUpperCase(), `${hash}\n`, 'g'.repeat(64)]) {
    expect(toHash(text)).toBeUndefined()
  }
})

test.each([
  ['Tilda Brandt', 'tilda-brandt'],
  ["The Miller's Daughter", 'the-millers-daughter'],
  ['Señor Ünther', 'senor-unther'],
  ['  -- Gate & Tower!  ', 'gate-tower'],
  ['Мельница', 'мельница'],
  ['../../etc/passwd', 'etc-passwd'],
  ['', ''],
])('%s makes the file name %s', (name, slug) => expect(slugOf(name)).toBe(slug))
