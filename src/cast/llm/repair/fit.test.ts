import { describe, expect, test } from 'vitest'
import type { Json } from '../../../core/json.ts'
import type { Shape } from '../../../rules/shape.ts'
import { fitToShape } from './fit.ts'

const check: Shape = {
  kind: 'record',
  about: 'a check',
  fields: {
    skill: { kind: 'choice', about: 'which skill', options: ['stealth', 'sleight-of-hand'] },
    dc: { kind: 'number', about: 'how hard', min: 1, max: 30 },
    who: { kind: 'list', about: 'who rolls', of: { kind: 'text', about: 'a name', max: 20 }, max: 3 },
    isHidden: { kind: 'flag', about: 'whether players see it', optional: true },
  },
}

const fitted = (value: Json): unknown => {
  const fit = fitToShape(value, check)
  return fit.ok ? fit.value : fit.refusal
}

const whole = { skill: 'stealth', dc: 12, who: ['Wren'] }

test('what fits is left as it is', () => {
  expect(fitted({ ...whole, isHidden: true })).toEqual({ ...whole, isHidden: true })
})

test.each([
  ['a number in quotes', { ...whole, dc: '12' }],
  ['one name where a list was asked for', { ...whole, who: 'Wren' }],
  ['a choice in other letters', { ...whole, skill: 'Stealth' }],
  ['a field nobody asked for', { ...whole, because: 'it is dark' }],
  ['an optional field that is null', { ...whole, isHidden: null }],
  ['a list around one number', { ...whole, dc: [12] }],
  ['names in other letters', { Skill: 'stealth', DC: 12, who: ['Wren'] }],
  ['a record in a list', [whole]],
  ['a record as text', JSON.stringify(whole)],
])('%s', (_, value) => {
  expect(fitted(value)).toEqual(whole)
})

test('words that mean yes or no', () => {
  expect(fitted({ ...whole, isHidden: 'No' })).toEqual({ ...whole, isHidden: false })
  expect(fitted({ ...whole, skill: 'Sleight of Hand' })).toEqual({ ...whole, skill: 'sleight-of-hand' })
})

describe('what would be a guess is refused with a sentence', () => {
  test.each([
    [{ ...whole, dc: 'hard' }, 'dc must be a number from 1 up to 30'],
    [{ ...whole, dc: '99' }, 'dc must be a number from 1 up to 30'],
    [{ ...whole, skill: 'sneak' }, 'skill must be one of: stealth, sleight-of-hand'],
    [{ skill: 'stealth', who: [] }, 'dc is missing: how hard'],
    [{ ...whole, who: ['a', 'b', 'c', 'd'] }, 'who may have at most 3 items'],
    [{ ...whole, isHidden: 'perhaps' }, 'isHidden must be true or false'],
    ['stealth', 'it must be a record of fields'],
    [null, 'it must be a record of fields'],
  ])('%j', (value, sentence) => {
    expect(fitted(value)).toBe(sentence)
  })
})

test('a name that every object has is no field of ours', () => {
  expect(fitted({ ...whole, constructor: 'x', toString: 'y' })).toEqual(whole)
})
