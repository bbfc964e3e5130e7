/** The odds of an expression as a page of text, 80 columns wide. */
import type { Distribution, Outcome } from './distribution.ts'

/** Up to this many values each has its own line; more are put together in ranges. */
const MAX_LINES = 25

/** What lies beyond these shares of all rolls goes into one line at either end. */
const RARE = 0.001

const WIDTH = 80

type Line = { readonly name: string; readonly chance: number }

/** A number with up to six decimals: as exact as anyone reads. */
export const printExact = (value: number): string => String(Math.round(value * 1e6) / 1e6 + 0)

/** How the numbers were found. */
export const printMethod = ({ exact, samples }: Distribution): string =>
  exact ? 'exact' : `sampled (${samples} rolls)`

/** `min 3, max 18, mean 12.244599, deviation 2.846844` */
export function printSummary({ min, max, mean, variance }: Distribution): string {
  const end = (value: number | null): string => (value === null ? 'unbounded' : printExact(value))
  return `min ${end(min)}, max ${end(max)}, mean ${printExact(mean)}, deviation ${printExact(Math.sqrt(variance))}`
}

/** One line for each value or range: its name, its chance, and a bar as long as it is likely. */
export function printHistogram(distribution: Distribution): string {
  const lines = linesOf(distribution)
  const wide = Math.max(...lines.map(({ name }) => name.length))
  const room = WIDTH - wide - '  100.00%  '.length
  const most = Math.max(...lines.map(({ chance }) => chance))
  return lines.map(line => `${printLine(line, wide)} ${bar((line.chance / most) * room)}`.trimEnd()).join('\n')
}

const printLine = ({ name, chance }: Line, wide: number): string =>
  `${name.padStart(wide)}  ${(chance * 100).toFixed(2).padStart(6)}%`

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

const bar = (length: number): string =>
  '█'.repeat(Math.floor(length)) + (eighths[Math.floor((length - Math.floor(length)) * 8)] ?? '')

function linesOf({ outcomes, tail }: Distribution): readonly Line[] {
  const few = outcomes.length <= MAX_LINES
  const lines = few ? outcomes.map(({ value, chance }) => ({ name: printExact(value), chance })) : inRanges(outcomes)
  return tail > 0 && few ? [...lines, { name: 'other', chance: tail }] : lines
}

/** The first value with more than this share of all rolls at or below it. */
function quantile(outcomes: readonly Outcome[], share: number): number {
  let so = 0
  for (const { value, chance } of outcomes) {
    so += chance
    if (so > share) return value
  }
  return outcomes.at(-1)?.value ?? 0
}

function inRanges(outcomes: readonly Outcome[]): readonly Line[] {
  const low = quantile(outcomes, RARE)
  const high = quantile(outcomes, 1 - RARE)
  const whole = outcomes.every(({ value }) => Number.isInteger(value))
  const exact = (high - low + (whole ? 1 : 0)) / (MAX_LINES - 3)
  const step = whole ? Math.max(1, Math.ceil(exact)) : exact
  const ranges = Array.from({ length: Math.max(1, Math.ceil((high - low + (whole ? 1 : 0)) / step)) }, (_, index) => ({
    from: low + index * step,
    to: low + (index + 1) * step,
  }))
  const end = ranges.at(-1)?.to ?? high
  const within = (from: number, to: number): number =>
    outcomes.reduce((sum, { value, chance }) => sum + (value >= from && value < to ? chance : 0), 0)
  const lines = [
    { name: `below ${printExact(low)}`, chance: within(Number.NEGATIVE_INFINITY, low) },
    ...ranges.map(({ from, to }) => ({ name: nameOf(from, to, whole), chance: within(from, to) })),
    { name: `from ${printExact(end)}`, chance: within(end, Number.POSITIVE_INFINITY) },
  ]
  return lines.filter(({ chance }) => chance > 0)
}

function nameOf(from: number, to: number, whole: boolean): string {
  if (!whole) return `${printShort(from)} to ${printShort(to)}`
  return to - from === 1 ? printExact(from) : `${printExact(from)} to ${printExact(to - 1)}`
}

const printShort = (value: number): string => value.toFixed(2)
