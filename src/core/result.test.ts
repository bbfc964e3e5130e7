import { expect, test } from 'vitest'
import { accept, assert, refuse } from './result.ts'

test('an answer is a value, whichever way it goes', () => {
  expect(accept(3)).toEqual({ ok: true, value: 3 })
  expect(refuse({ code: 'clock-full' })).toEqual({ ok: false, refusal: { code: 'clock-full' } })
})

test('a bug is not an answer', () => {
  expect(() => assert(true, 'clocks have sizes')).not.toThrow()
  expect(() => assert(false, 'clocks have sizes')).toThrow('This should never happen: clocks have sizes')
})
