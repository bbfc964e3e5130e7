import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { outletOn } from '../outlet/outlet.ts'
import { askerOn } from './asker.ts'

test('what is typed ahead answers the next question, and the end of input answers none', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const ask = askerOn(input, outletOn(output))
  input.write('coast\ngrim\nlast')
  expect(await ask('Where?\n  1. coast\n> ')).toBe('coast')
  expect(await ask('How? > ')).toBe('grim')
  input.end()
  expect(await ask('What? > ')).toBe('last')
  expect(await ask('Why? > ')).toBeUndefined()
  expect(String(output.read())).toBe('Where?\n  1. coast\n> How? > What? > ')
})
