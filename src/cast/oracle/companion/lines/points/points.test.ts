import { expect, test } from 'vitest'
import { manners } from '../../../voice/voice.ts'
import { onPoints } from './all.ts'
import { pointKinds } from './book.ts'

test.each(manners)('the %s have two things to say on every point, and none of them twice', manner => {
  const lines = pointKinds.map(kind => onPoints[manner][kind])
  expect(lines.every(some => some.length >= 2)).toBe(true)
  expect(new Set(lines.flat()).size).toBe(lines.flat().length)
})

test('nobody says what another manner says', () => {
  const all = manners.flatMap(manner => Object.values(onPoints[manner]).flat())
  expect(new Set(all).size).toBe(all.length)
})
