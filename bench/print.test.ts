import { expect, test } from 'vitest'
import { printNumber, printSummary, printTable, verdictOf, wrap, type Measured } from './print.ts'

const row: Measured = {
  bench: 'store',
  name: 'verified write of 100 KB / bare open, write, fsync, rename, fsync folder',
  ours: 0.1234,
  peer: 12.34,
  unit: 'ms',
  ratio: 0.01,
  bar: 'linear: at most 1.3x the growth of the file',
  met: true,
}

test('numbers show three digits that count', () => {
  expect([0.0123, 1.234, 12.34, 1234567, Number.NaN].map(printNumber)).toEqual([
    '0.012',
    '1.23',
    '12.3',
    '1,234,567',
    '-',
  ])
})

test('words are wrapped and never cut', () => {
  expect(wrap('a bb ccc dddddddd e', 5)).toEqual(['a bb', 'ccc', 'dddddddd', 'e'])
})

test('the columns line up and fit a terminal', () => {
  const lines = printTable([row, { ...row, name: 'short', ours: 1_234_567, unit: 'rolls/s', met: false }]).split('\n')
  expect(lines.filter(line => line.length > 120)).toEqual([])
  const verdict = lines[2]?.indexOf('met') ?? -1
  expect(verdict).toBeGreaterThan(0)
  expect(lines.find(line => line.includes('short'))?.indexOf('NOT MET')).toBe(verdict)
})

test('a number that is only shown meets no bar and misses none', () => {
  const shown = { ...row, bar: 'shown', met: false }
  expect([verdictOf(row), verdictOf({ ...row, met: false }), verdictOf(shown)]).toEqual(['met', 'NOT MET', ''])
  expect(printTable([{ ...shown, peer: 0 }])).toMatch(/0\.123 ms +- +- +shown\n/)
  expect(printSummary([row, shown, { ...row, met: false }])).toMatch(/^1 of 2 bars met;/)
})
