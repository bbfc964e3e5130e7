import { expect, test } from 'vitest'
import { prose, type Part } from '../../../table/parts.ts'
import { toldOnce } from './once.ts'

const seen = (text: string): Part => ({ kind: 'seen', of: 'hat', text })

test('a sentence stands once in a beat, and a fact without new words stays a fact', () => {
  const told = toldOnce([prose('The hat is wet. It drips.'), seen('It drips.'), seen('A strip is tucked in it. It drips.')], []) // prettier-ignore
  expect(told.map(({ text }) => text)).toEqual(['The hat is wet. It drips.', '', 'A strip is tucked in it.'])
  expect(told[1]?.kind).toBe('seen')
})

test('what was told earlier in the beat is not told again, whatever its capitals', () => {
  expect(toldOnce([prose('the hat IS wet!')], [prose('The hat is wet.')])[0]?.text).toBe('')
})

test('people may say again what was said', () => {
  const said: Part = { kind: 'said', who: 'Wren', act: 'say', text: 'No.' }
  expect(toldOnce([said, said], [said])).toEqual([said, said])
})
