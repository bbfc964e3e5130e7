import { describe, expect, test } from 'vitest'
import { cases, fits } from './testing/evening.ts'
import { understand } from './understand.ts'

/** The share of lines that are understood whole: verb, targets, what it is about, manner, what comes next. */
const shareOf = (isHeldOut: boolean): number => {
  const some = cases.filter(one => one.isHeldOut === isHeldOut)
  return some.filter(({ line, horizon, expected }) => fits(understand(line, horizon), expected)).length / some.length
}

describe('what players type', () => {
  test('is nearly always understood, and so are lines nobody had in mind', () => {
    expect(cases.length).toBeGreaterThan(400)
    expect(shareOf(false)).toBeGreaterThan(0.95)
    expect(shareOf(true)).toBeGreaterThan(0.9)
  })
})
