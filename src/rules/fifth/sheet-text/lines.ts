/**
 * A sheet as lines that know where they stand: section, part, the label they carry and the place of its value. Every
 * reader and every edit works on these, so a value is changed exactly where it was read.
 */
import { indentOf } from '../../../campaign/markdown/bullet.ts'
import { toHeading } from '../../../campaign/markdown/document.ts'
import { cellsOf, isDelimiterRow, isRow } from '../../../campaign/markdown/table.ts'
import { frontMatterEnd, hiddenRanges, isWithin, type Range } from '../../../campaign/markdown/hidden.ts'
import { type Line, linesOf } from '../../../campaign/text/lines.ts'
import { memo } from '../../../core/memo.ts'
import { dataOn, type Field, fieldsBelow, fieldsInRow, fieldsOn } from './fields.ts'
import { foldLabel, type Span, spanOf } from './span.ts'

export type SheetLine = {
  readonly number: number
  readonly start: number
  /** Past the words, before the line's ending. */
  readonly stop: number
  /** Past the line's ending. */
  readonly end: number
  readonly text: string
  /** A `field` is one of several on its line, or in another shape; a `datum` stands in front matter or a block of data. */
  readonly kind: 'heading' | 'row' | 'rule-row' | 'bullet' | 'text' | 'blank' | 'field' | 'datum'
  /** The `##` it stands under, folded, without what is in brackets: `combat stats`. */
  readonly section: string
  /** The `###` it stands under: `attacks`. */
  readonly part: string
  /** The last label that had no value of its own on its line: what a list of bullets is about. */
  readonly group: string
  readonly label: string
  /** What the label says, or the whole of a bullet or of a plain line. */
  readonly value: Span
  readonly cells: readonly Span[]
}

/** `**Label**: …`, `**Label:** …`, `**Label** (why): …`, with or without a bullet. A bold word alone is no label. */
const labelled = /^\s{0,12}(?:[-*+•]\s+)?\*\*([^*]+?)(?::\*\*|\*\*\s*(?:\([^)]*\))?\s*:)\s*/
const bulleted = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/

/** `depth` is the indent of the bullet that opened the group, or -1 where a plain line did. */
type Standing = { section: string; part: string; group: string; depth: number; hasRule: boolean }

function standUnder(standing: Standing, level: number, title: string): void {
  if (level <= 2) standing.section = level === 2 ? foldLabel(title) : ''
  if (level <= 3) standing.part = level === 3 ? foldLabel(title) : ''
  standing.group = ''
  standing.depth = -1
  standing.hasRule = false
}

/** What is read off a line by itself, wherever it stands. */
type Words = Pick<SheetLine, 'kind' | 'label' | 'value' | 'cells'>

function rowOf(text: string, { start, text: line }: Line, kind: 'row' | 'rule-row'): Words {
  const cells = cellsOf(line).map(cell => spanOf(text, start + cell.start, start + cell.end))
  return { kind, label: foldLabel(cells[0]?.text ?? ''), value: cells[1] ?? spanOf(text, start, start), cells }
}

function wordsOf(text: string, { start, stop, text: line }: Line): Words {
  const label = labelled.exec(line)
  const bullet = bulleted.exec(line)
  const value = spanOf(text, start + (label ?? bullet ?? [''])[0].length, stop)
  const kind = bullet ? 'bullet' : line.trim() === '' ? 'blank' : 'text'
  return { kind, label: foldLabel(label?.[1] ?? ''), value, cells: [] }
}

/**
 * One edit looks at the same sheet a dozen times, and the next one at what it left. Fields in other shapes come last, so
 * that a line with a label of its own counts first.
 */
export const sheetLines = memo(16, (text): readonly SheetLine[] => {
  const hidden = hiddenRanges(text)
  const front = frontMatterEnd(text)
  const standing: Standing = { section: '', part: '', group: '', depth: -1, hasRule: false }
  const lines: SheetLine[] = []
  const data: SheetLine[] = []
  const nest = { key: '', indent: 0 }
  let number = 0
  for (const line of linesOf(text)) {
    number += 1
    const isData = line.start < front || isWithin(hidden, line.start) // code and comments are only shown
    if (!isData) lines.push(lineOf(text, line, number, standing))
    else if (isDataLine(text, line, front, hidden))
      data.push(...dataOn(text, line, nest).map(field => fieldLine(line, number, 'datum', field)))
  }
  const named = lines.map((line, at) => (isHead(lines, at) ? { ...line, label: '' } : line))
  return [...named, ...otherFields(text, named), ...data]
})

/**
 * `| HP | AC |` over `| 31 | 17 |`: the head of a table names what stands below it, and not what stands beside it. Two
 * columns of words are pairs, though, whatever row comes first.
 */
function isHead(lines: readonly SheetLine[], at: number): boolean {
  const cells = lines[at]?.kind === 'row' && lines[at + 1]?.kind === 'rule-row' ? (lines[at]?.cells ?? []) : []
  const named = cells.filter(({ text }) => text !== '').length
  return named >= 3 || (named > 0 && /^\**[+−-]?\d/.test(lines[at + 2]?.cells[0]?.text ?? ''))
}

/** In front matter, and in a block that says it holds data: `statblock`, `yaml`. A comment or a program holds none. */
function isDataLine(text: string, line: Line, front: number, hidden: readonly Range[]): boolean {
  if (/^\s*(?:---|```|~~~|\.\.\.)/.test(line.text)) return false
  if (line.start < front) return true
  const block = hidden.find(({ start, end }) => start <= line.start && line.start < end)
  return (
    block !== undefined &&
    /^ {0,3}(?:`{3,}|~{3,})\s*(?:statblock|ya?ml|stats|character|sheet)\b/i.test(
      text.slice(block.start, block.start + 40),
    )
  )
}

/** A field is no part of any section: whoever reads a section's lines reads the line it stands on. */
const elsewhere = { section: '~', part: '~', group: '', cells: [] } as const

const fieldLine = (
  { start, stop, end, text }: Pick<Line, 'start' | 'stop' | 'end' | 'text'>,
  number: number,
  kind: 'field' | 'datum',
  { label, value }: Field,
): SheetLine => ({ number, start, stop, end, text, kind, ...elsewhere, label, value })

const shortLabel = /::|^[^:]{1,40}:|\b(?:HP|AC|Hit Points|Armou?r Class)\b/

/** A quick look that spares most lines the careful one: a number with a colon or with bold words beside it may be a field. */
const mayHoldField = (line: string): boolean =>
  shortLabel.test(line) || (/\d/.test(line) && (line.includes(':') || line.includes('**')))

function otherFields(text: string, lines: readonly SheetLine[]): readonly SheetLine[] {
  return lines.flatMap((line, at) => {
    if (line.kind === 'row')
      return fieldsOfRow(text, lines, at).map(field => fieldLine(line, line.number, 'field', field))
    if ((line.kind !== 'text' && line.kind !== 'bullet') || !mayHoldField(line.text)) return []
    return fieldsOn(text, line).map(field => fieldLine(line, line.number, 'field', field))
  })
}

function fieldsOfRow(text: string, lines: readonly SheetLine[], at: number): readonly Field[] {
  const line = lines[at]
  if (!line) return []
  const head = lines[at - 1]?.kind === 'rule-row' ? lines[at - 2] : undefined
  const below = head?.kind === 'row' ? fieldsBelow(head.cells, line.cells) : []
  return [...below, ...fieldsInRow(line.cells), ...fieldsOn(text, line)]
}

/** Without the marks of a quote before it; what stands in a quote is read like anything else. */
function unquoted(line: Line): Line {
  const mark = /^\s{0,3}(?:>\s?)+/.exec(line.text)?.[0].length ?? 0
  return mark === 0 ? line : { ...line, start: line.start + mark, text: line.text.slice(mark) }
}

function readLine(text: string, quoted: Line, number: number, standing: Standing): Words {
  const line = unquoted(quoted)
  const heading = toHeading(number === 1 ? line.text.replace(/^\ufeff/, ' ') : line.text)
  if (heading) {
    standUnder(standing, heading.level, heading.title)
    const value = { start: line.start, end: line.stop, text: heading.title }
    return { kind: 'heading', label: `h${heading.level}`, value, cells: [] }
  }
  if (isRow(line.text)) {
    const isRule = !standing.hasRule && isDelimiterRow(line.text) // the second one is a row of dashes: no slots at all
    standing.hasRule ||= isRule
    return rowOf(text, line, isRule ? 'rule-row' : 'row')
  }
  standing.hasRule = false
  const words = wordsOf(text, line)
  regroup(standing, words, indentOf(/^\s*/.exec(line.text)?.[0] ?? ''))
  return words
}

/** Written out field by field: this runs for every line of every edit, and copying objects was most of its time. */
function lineOf(text: string, line: Line, number: number, standing: Standing): SheetLine {
  const { kind, label, value, cells } = readLine(text, line, number, standing)
  const { start, stop, end } = line
  const { section, part, group } = standing
  return { number, start, stop, end, text: line.text, kind, section, part, group, label, value, cells }
}

/** A label on a line of its own, or a bullet that is nothing but a label, opens a group; what is level with it ends it. */
function regroup(
  standing: Standing,
  { kind, label, value }: Pick<SheetLine, 'kind' | 'label' | 'value'>,
  indent: number,
): void {
  if (kind === 'blank') return
  if (kind === 'bullet' && indent > standing.depth && standing.group !== '') {
    if (label !== '' && value.text === '') Object.assign(standing, { group: label, depth: indent })
    return
  }
  const opens = label !== '' && (kind === 'text' || value.text === '')
  Object.assign(standing, opens ? { group: label, depth: kind === 'text' ? -1 : indent } : { group: '', depth: -1 })
}
