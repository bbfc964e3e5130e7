/** Rows of a table, edited one cell at a time: the other cells keep their words and their spacing. */

export const isRow = (line: string): boolean =>
  /^\s{0,3}\|.*\|?\s*$/.test(line) && line.indexOf('|') !== line.length - 1

export const isDelimiterRow = (line: string): boolean =>
  /-/.test(line) && /^\s{0,3}\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?$/.test(line.trimEnd()) && line.includes('|')

/** Where each cell's text begins and ends in the line; `\|` is a character of a cell, not its end. Outer bars may lack. */
export function cellsOf(line: string): readonly { readonly start: number; readonly end: number }[] {
  const edges: number[] = line.trimStart().startsWith('|') ? [] : [-1]
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1
    else if (line[at] === '|') edges.push(at)
  }
  const last = edges.at(-1) ?? -1
  if (line.slice(last + 1).trim() !== '') edges.push(line.length)
  return edges.slice(0, -1).map((edge, index) => ({ start: edge + 1, end: edges[index + 1] ?? line.length }))
}

const textIn = (line: string, { start, end }: { readonly start: number; readonly end: number }): string =>
  line.slice(start, end).replaceAll('\\|', '|').trim()

export const cellText = (line: string, index: number): string => {
  const cell = cellsOf(line).at(index)
  return cell ? textIn(line, cell) : ''
}

/** The words of every cell, in one walk over the row. */
export const cellTexts = (line: string): readonly string[] => cellsOf(line).map(cell => textIn(line, cell))

/** A bar or a line break in the words would make more cells of them. */
const escapeCell = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\\?\|/g, '\\|')
    .trim()

/** The line with its last column's words changed; a row that stops short gets the cells it lacks first. */
export function withLastCell(line: string, columns: number, text: string): string {
  const cells = cellsOf(line)
  if (cells.length < columns) {
    const closed = line.trimEnd().replace(/\|?$/, '|')
    return `${closed}${'  |'.repeat(columns - cells.length - 1)} ${escapeCell(text)} |`
  }
  const cell = cells.at(columns - 1)
  return cell ? `${line.slice(0, cell.start)} ${escapeCell(text)} ${line.slice(cell.end)}`.trimEnd() : line
}

/** The line with the words of one of its cells changed; a cell it lacks is left alone. */
export function withCell(line: string, index: number, text: string): string {
  const cell = cellsOf(line).at(index)
  return cell && cellText(line, index).toLowerCase() !== text.toLowerCase()
    ? `${line.slice(0, cell.start)} ${escapeCell(text)} ${line.slice(cell.end)}`.trimEnd()
    : line
}

/** A new row of as many cells as the table has: the first, the last and those that are given filled, others left empty. */
export function newRow(
  columns: number,
  first: string,
  last: string,
  given: ReadonlyMap<number, string> = new Map(),
): string {
  const cells = Array.from({ length: Math.max(columns, 1) }, (_, index) =>
    escapeCell(index === 0 ? first : index === columns - 1 ? last : (given.get(index) ?? '')),
  )
  return `|${cells.map(cell => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`
}
