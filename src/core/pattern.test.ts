import fc from 'fast-check'
import { expect, test } from 'vitest'
import { literally } from './pattern.ts'

test('13.22 whatever somebody is called, the pattern of it finds them, with and without code points', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), name => {
      for (const flags of ['', 'u', 'i']) expect(new RegExp(`^${literally(name)}$`, flags).test(name)).toBe(true)
    }),
  )
  expect(() => new RegExp(literally('a*(b[c'), 'u')).not.toThrow()
})
