import { expect, test } from 'vitest'
import { areSpoken, isOfTeller, reported } from './reported.ts'

const maren = { name: 'Maren Oake', short: 'Maren', pronoun: 'she' } as const
const hob = { name: 'Captain Hob', short: 'Captain', pronoun: 'he' } as const
const wren = { name: 'Wren', short: 'Wren', pronoun: 'they' } as const

test.each([
  ['She hid the key.', 'Maren Oake tells you that she hid the key.'],
  ['Her bed was made that morning.', 'Maren Oake tells you that her bed was made that morning.'],
  ['Maren was paid to keep quiet', 'Maren Oake tells you that she was paid to keep quiet.'],
  [
    'Knows the way to the mill. It is flooded.',
    'Maren Oake tells you that she knows the way to the mill. It is flooded.',
  ],
  ['The miller paid her twice.', 'Maren Oake tells you that the miller paid her twice.'],
  ['Oake drew the plan herself.', 'Maren Oake tells you that she drew the plan herself.'],
  ["Maren's brother has the boat.", 'Maren Oake tells you that her brother has the boat.'],
  ['Cobb owes her money.', 'Maren Oake tells you that Cobb owes her money.'],
])('%s', (text, told) => {
  expect(isOfTeller(text, maren)).toBe(true)
  expect(reported(text, maren)).toBe(told)
})

test('who has no he or she is named', () => {
  expect(reported('Saw the lamp go out.', wren)).toBe('Wren tells you that Wren saw the lamp go out.')
})

test('what is written in their own words, or of somebody else, is theirs to say', () => {
  expect(isOfTeller('I saw her go down to the mill.', maren)).toBe(false)
  expect(isOfTeller('The mill is flooded.', maren)).toBe(false)
  expect(isOfTeller('The lady said she would come back.', hob)).toBe(false)
})

test('one I among them, and all of them are meant to be said', () => {
  expect(areSpoken(['Lisbet had the back room. Her bed was made.', 'That pipe keeps my guests awake.'])).toBe(true)
  expect(areSpoken(['She heard "I will pay" through the wall.', 'Knows the way.'])).toBe(false)
})
