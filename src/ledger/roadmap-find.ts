/** Where a roadmap says how far a plan is, in the shapes people write: a checkbox, a Status line, a row of a table. */
import { type RoadmapLine, roadmapLines } from './roadmap-lines.ts'
import { type Marker, markerIn } from './roadmap-marker.ts'
import { isAbout, mayName, type Wanted } from './roadmap-name.ts'
import { isRow, statusCell } from './roadmap-table.ts'

/** `isNamed` without a marker: the plan is there, and nothing beside it says how far it is. */
export type Found = { readonly markers: readonly Marker[]; readonly isNamed: boolean }

const item = /^\uFEFF?[\s>]*(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]+/
const heading = /^\uFEFF?[\s>]*#{1,6}[ \t]/
const boxInFront = /^\[(.?)\][ \t]+/u
const boxAtEnd = /[ \t]\[([ xX~/!-])\][ \t]*$/
const statusLine = /^[\s>]*(?:[-*+][ \t]+)?[*_]*status[*_]*[ \t]*:[*_]*[ \t]*/i

/** Every marker of a plan, the most telling first: checkboxes, then Status lines, then tables. */
export function findMarkers(text: string, wanted: Wanted): Found {
  const lines = roadmapLines(text)
  const live = lines.flatMap(({ text, isLive }, index) => (isLive && mayName(text, wanted) ? [{ text, index }] : []))
  const named = live.filter(({ text }) => isItemAbout(text, wanted))
  const boxes = named.flatMap(({ text, index }) => boxOf(text, index))
  const words = named
    .filter(({ text }) => boxOf(text, 0).length === 0)
    .flatMap(({ index }) => statusBelow(lines, index))
  const rows = live.flatMap(({ text, index }) => (isRow(text) ? (statusCell(lines, index, wanted) ?? []) : []))
  const cells = rows.flatMap(({ markers }) => markers)
  return { markers: [...boxes, ...words, ...cells], isNamed: named.length + rows.length > 0 }
}

function isItemAbout(text: string, wanted: Wanted): boolean {
  const [lead] = item.exec(text) ?? []
  return lead !== undefined && isAbout(text.slice(lead.length).replace(boxInFront, ''), wanted)
}

function boxOf(text: string, line: number): readonly Marker[] {
  const lead = item.exec(text)?.[0].length ?? 0
  const front = boxInFront.exec(text.slice(lead))
  if (front) return [{ line, kind: 'box', from: lead + 1, to: lead + 1 + (front[1] ?? '').length, pad: 0 }]
  const end = boxAtEnd.exec(text)
  return end ? [{ line, kind: 'box', from: end.index + 2, to: end.index + 3, pad: 0 }] : []
}

/** The first Status line that belongs to a heading or an item: before the next heading, or as long as it is indented. */
function statusBelow(lines: readonly RoadmapLine[], owner: number): readonly Marker[] {
  const top = lines[owner]?.text ?? ''
  for (let line = owner + 1; line < lines.length; line += 1) {
    const { text, isLive } = lines[line] ?? { text: '', isLive: false }
    if (!isLive || text.trim() === '') continue
    if (heading.test(text) || (!heading.test(top) && indentOf(text) <= indentOf(top))) return []
    const [label] = statusLine.exec(text) ?? []
    if (label !== undefined) return [markerIn(line, text, label.length, text.length)]
  }
  return []
}

const indentOf = (text: string): number => text.length - text.trimStart().length
