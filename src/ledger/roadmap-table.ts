/** Rows of a table: which one is about a plan, and which of its cells says how far it is. */
import type { RoadmapLine } from './roadmap-lines.ts'
import { type Marker, markerIn } from './roadmap-marker.ts'
import { isAbout, type Wanted } from './roadmap-name.ts'

type Cell = { readonly from: number; readonly to: number; readonly text: string }

const row = /^\uFEFF?[\s>]*\|/
const ruler = /^[\s>]*\|[\s:|-]*-[\s:|-]*$/
const box = /^\[.?\]$/u
const statusHeading = /^[*_]*(?:status|state)[*_]*$/i
const statusWord =
  /^[\s*_`~]*(?:pending|to ?do|planned|not started|ready|in[ _-]progress|wip|active|blocked|failed|deferred|skipped|completed?|done|\[.?\])[\s*_`~]*$/iu

export const isRow = (text: string): boolean => row.test(text)

/** Undefined when the row is about something else; no marker when no cell of it says how far the plan is. */
export function statusCell(
  lines: readonly RoadmapLine[],
  line: number,
  wanted: Wanted,
): { readonly markers: readonly Marker[] } | undefined {
  const text = lines[line]?.text ?? ''
  const cells = cellsOf(text)
  const name = cells.find(cell => cell.text !== '' && !box.test(cell.text)) // the boxes may have a column in front
  if (name === undefined || !isAbout(name.text, wanted)) return undefined
  const cell = cells[statusColumn(lines, line)] ?? cells.findLast(one => one !== name && statusWord.test(one.text))
  return { markers: cell === undefined ? [] : [markerIn(line, text, cell.from, cell.to)] }
}

function statusColumn(lines: readonly RoadmapLine[], line: number): number {
  let above = line
  while (above > 0 && row.test(lines[above]?.text ?? '') && !ruler.test(lines[above]?.text ?? '')) above -= 1
  if (!ruler.test(lines[above]?.text ?? '')) return -1
  return cellsOf(lines[above - 1]?.text ?? '').findIndex(({ text }) => statusHeading.test(text))
}

/** The stretches between bars. A bar after a backslash is a letter of the cell. */
function cellsOf(text: string): readonly Cell[] {
  const bars = [...text.matchAll(/(?<!\\)\|/g)].map(({ index }) => index)
  return bars.slice(1).map((to, column) => {
    const from = (bars[column] ?? 0) + 1
    return { from, to, text: text.slice(from, to).trim() }
  })
}
