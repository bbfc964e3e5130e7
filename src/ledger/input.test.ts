import { expect, test } from 'vitest'
import { readInput } from './input.ts'

test('an action is read from its text', () => {
  expect(readInput(' {"action": "get-state"}\n', 1)).toEqual({ ok: true, value: { action: 'get-state' } })
})

test.each([
  ['', 1, 'There is no action: the input is empty.'],
  ['{"action": }', 1, 'This is not valid JSON: a value was expected, and "}" came at line 1, column 12.'],
  ['{"action": }', 7, 'This is not valid JSON: a value was expected, and "}" came at line 7, column 12.'],
  [
    '{"n": [12345678901234567890]}',
    1,
    'The number 12345678901234567890 cannot be kept exactly; send it as text, in quotes.',
  ],
])('%j on line %i is answered with its fault', (text, firstLine, error) => {
  expect(readInput(text, firstLine)).toEqual({
    ok: false,
    refusal: { status: 'failed', error, proof: { writeAttempted: false } },
  })
})

test('a long number that a double holds exactly is taken', () => {
  expect(readInput('{"n": 9007199254740992000}', 1).ok).toBe(true)
})
