import { expect, test } from 'vitest'
import { heardOf, longestLine } from './line.ts'

test('13.22 a line is heard whole up to its length, and cut there with a word', () => {
  expect(heardOf('I open the door.')).toEqual({ line: 'I open the door.' })
  expect(heardOf('a'.repeat(longestLine))).toEqual({ line: 'a'.repeat(longestLine) })
  expect(heardOf('-'.repeat(100_000))).toEqual({
    line: '-'.repeat(longestLine),
    note: 'That was 100000 letters. The first 4000 were heard; say the rest apart.',
  })
})

test('13.22 no letter is cut in half', () => {
  expect(heardOf(`${'a'.repeat(longestLine - 1)}🐉🐉`).line).toBe('a'.repeat(longestLine - 1))
})
