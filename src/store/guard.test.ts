import { expect, test } from 'vitest'
import { guard } from './guard.ts'
import { hashOf } from './hash.ts'

const [one, other] = [hashOf(Buffer.from('one')), hashOf(Buffer.from('other'))]

test.each([
  ['any', null],
  ['any', one],
  ['absent', null],
  [one, one],
] as const)('one who expects %s is right about %s', (...[expected, found]) => {
  expect(guard('a', expected, found)).toBeUndefined()
})

test.each([
  ['absent', one],
  [one, other],
  [one, null],
] as const)('one who expects %s is wrong about %s', (...[expected, found]) => {
  expect(guard('a', expected, found)).toEqual({ code: 'changed-meanwhile', path: 'a', expected, found })
})
