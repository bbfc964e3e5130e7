import { expect, test } from 'vitest'
import { regardIn } from './manner.ts'

test('what they think of a friend is warm, cold, or neither', () => {
  expect(regardIn('I like the worrying.')).toBe('kind')
  expect(regardIn('Steals, and lies about it.')).toBe('cold')
  expect(regardIn('Tall.')).toBe('even')
})
