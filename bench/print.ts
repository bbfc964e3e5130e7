/** The bench table: aligned columns that fit 120, long words wrapped inside their cell. */
import type { BenchRow } from './row.ts'

export type Measured = BenchRow & { readonly bench: string }

const widths = { what: 38, bar: 20 }

/** Three digits that count, and thousands set apart. */
export function printNumber(value: number): string {
  if (!Number.isFinite(value)) return '-'
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Words in lines of at most `width`; a word longer than that stands alone. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A row that only shows a number has no bar to meet. */
const isShown = ({ bar }: BenchRow): boolean => /^(?:shown|told)/.test(bar)

export const verdictOf = (row: BenchRow): string => (isShown(row) ? '' : row.met ? 'met' : 'NOT MET')

type Cells = readonly (readonly string[])[]

const cellsOf = (row: Measured): Cells => [
  [row.bench],
  wrap(row.name, widths.what),
  [`${printNumber(row.ours)} ${row.unit}`],
  [row.peer === 0 ? '-' : `${printNumber(row.peer)} ${row.unit}`], // nobody to be measured against
  [row.peer === 0 ? '-' : `${printNumber(row.ratio)}x`],
  wrap(row.bar, widths.bar),
  [verdictOf(row)],
]

const heads: Cells = [['bench'], ['what'], ['ours'], ['peer'], ['ratio'], ['bar'], ['']]
const isNumber = (column: number): boolean => column >= 2 && column <= 4

function printCells(cells: Cells, size: readonly number[]): readonly string[] {
  const height = Math.max(...cells.map(cell => cell.length))
  return Array.from({ length: height }, (_, at) =>
    cells
      .map((cell, column) => {
        const text = cell[at] ?? ''
        return isNumber(column) ? text.padStart(size[column] ?? 0) : text.padEnd(size[column] ?? 0)
      })
      .join('  ')
      .trimEnd(),
  )
}

export function printTable(rows: readonly Measured[]): string {
  const all = [heads, ...rows.map(cellsOf)]
  const size = heads.map((_, column) => Math.max(...all.flatMap(cells => cells[column] ?? []).map(text => text.length)))
  const rule = size.map(width => '-'.repeat(width)).join('  ')
  const [head = [], ...body] = all.map(cells => printCells(cells, size))
  return [...head, rule, ...body.flat()].map(line => `${line}\n`).join('')
}

/** The sentence below the table. */
export function printSummary(rows: readonly Measured[]): string {
  const barred = rows.filter(row => !isShown(row))
  const met = barred.filter(row => row.met).length
  return `${met} of ${barred.length} bars met; every ratio was measured in this run.\n`
}
