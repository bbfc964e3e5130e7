import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import { forcedMarchDc, travelDay } from './journey.ts'

test('a day on the road covers the book’s miles, half in the wild, half again in a storm', () => {
  const days = Array.from({ length: 200 }, (_, seed) => travelDay('road', 'normal', seedRng(seed)))
  for (const { miles, weather } of days) expect(miles).toBe(weather.name === 'Severe storm' ? 12 : 24)
  expect(new Set(days.map(({ miles }) => miles)).size).toBe(2)
  const wild = Array.from({ length: 50 }, (_, seed) => travelDay('wilderness', 'slow', seedRng(seed)))
  for (const { miles, event } of wild) expect([event.table, [9, 4].includes(miles)]).toEqual(['wilderness', true])
})

test('a forced march asks for more with every hour', () => {
  expect([8, 9, 10, 12].map(forcedMarchDc)).toEqual([undefined, 11, 12, 14])
})
