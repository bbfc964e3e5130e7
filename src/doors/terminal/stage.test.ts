import { expect, test } from 'vitest'
import { falling, flowing } from './stage.ts'

const line = '* Ansa, Stealth check: 1d20+3 = [14]+3 = 17'

test('dice tumble before they lie, and the last thing shown is what fell', () => {
  const steps = falling(line, 80, `${line} (Success)\n`, true)
  expect(steps.slice(0, -1).every(({ text }) => /\[\d+\]$/.test(text))).toBe(true)
  expect(new Set(steps.map(({ text }) => text)).size).toBeGreaterThan(3)
  expect(steps.at(-1)?.text).toContain('[14]+3 = 17 (Success)\n')
})

test('a row of dice takes less time each, no frame is wider than the line, and what was not thrown does not fall', () => {
  const time = (isFirst: boolean): number =>
    falling(line, 80, line, isFirst).reduce((sum, { waitMs }) => sum + waitMs, 0)
  expect(time(false)).toBeLessThan(time(true) / 2)
  const narrow = falling(line, 20, line, true).slice(0, -1)
  expect(narrow.every(({ text }) => text.length < 20)).toBe(true)
  expect(falling('* The tide turns', 80, 'x', true)).toEqual([{ text: 'x', waitMs: 0 }])
})

test('a text that flows is the same text', () => {
  const text = 'The pier is dark.\n\nSomething moves below it, and it is not the water.\n'
  expect(
    flowing(text)
      .map(step => step.text)
      .join(''),
  ).toBe(text)
})
