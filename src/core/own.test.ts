import { expect, test } from 'vitest'
import { own } from './own.ts'

test('a key that is there is found', () => expect(own({ gate: 3 }, 'gate')).toBe(3))

test('what every object inherits is not there', () => {
  for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(own<unknown>({ gate: 3 }, key)).toBeUndefined()
  }
})
