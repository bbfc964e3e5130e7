import { expect, test } from 'vitest'
import { countSigns, hasSign } from './signs.ts'

test.each([
  ['He sailed the sea', ['sail*', 'sea'], 2],
  ['A folk hero of the folk', ['folk hero'], 1],
  ['hot-headed, hot', ['hot head*'], 1],
  ['Seas', ['sea'], 0],
  ['', ['a*'], 0],
])('signs in %s', (text, signs, count) => {
  expect(countSigns(text, signs)).toBe(count)
  expect(hasSign(text, signs)).toBe(count > 0)
})
