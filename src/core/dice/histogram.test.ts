import { expect, test } from 'vitest'
import { distributionOf } from './distribution.ts'
import { printHistogram, printMethod, printSummary } from './histogram.ts'
import { parseDice } from './parse.ts'

function oddsOf(source: string) {
  const parsed = parseDice(source)
  const odds = parsed.ok ? distributionOf(parsed.value) : parsed
  if (!odds.ok) throw new Error(`${source}: ${odds.refusal.code}`)
  return odds.value
}

test('a line for each value, as long as it is likely', () => {
  expect(printHistogram(oddsOf('2d4'))).toBe(
    [
      `2    6.25% ${'█'.repeat(17)}`,
      `3   12.50% ${'█'.repeat(34)}`,
      `4   18.75% ${'█'.repeat(51)}`,
      `5   25.00% ${'█'.repeat(68)}`,
      `6   18.75% ${'█'.repeat(51)}`,
      `7   12.50% ${'█'.repeat(34)}`,
      `8    6.25% ${'█'.repeat(17)}`,
    ].join('\n'),
  )
})

test('many values come in ranges, and never more than a page of 80 columns', () => {
  for (const source of ['100d6', '4d6!', '1d100000', '1d20/7*1d6', '1d6^1d6', '2d1000', '(1d4)d20-30', '6d10!>=8']) {
    const lines = printHistogram(oddsOf(source)).split('\n')
    expect(lines.length).toBeLessThanOrEqual(26)
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80)
    const sum = lines.reduce((so, line) => so + Number(/([\d.]+)%/.exec(line)?.[1]), 0)
    expect(Math.abs(sum - 100)).toBeLessThan(0.2)
  }
})

test('the summary says how the numbers were found, and where there is no end', () => {
  expect(printSummary(oddsOf('4d6kh3'))).toBe('min 3, max 18, mean 12.244599, deviation 2.846844')
  expect(printSummary(oddsOf('1d6!'))).toBe('min 1, max unbounded, mean 4.2, deviation 3.261901')
  expect(printMethod(oddsOf('4d6kh3'))).toBe('exact')
  expect(printMethod(oddsOf('4d6u'))).toBe('sampled (50000 rolls)')
})
