/**
 * A sheet as lines that know where they stand: section, part, the label they carry and the place of its value. Every
 * reader and every edit works on these, so a value is changed exactly where it was read.
 */
import { indentOf } from '../../../campaign/markdown/bullet.ts'
import { toHeading } from '../../../campaign/markdown/document.ts'
import { cellsOf, isDelimiterRow, isRow } from '../../../campaign/markdown/table.ts'
import { frontMatterEnd, hiddenRanges, isWithin } from '../../../campaign/markdown/hidden.ts'
import { foldWords, withoutMarkup } from '../../../campaign/text/fold.ts'
import { type Line, linesOf } from '../../../campaign/text/lines.ts'
import { memo } from '../../../core/memo.ts'

/** Words of the file and where they are in it. */
export type Span = { readonly start: number; readonly end: number; readonly text: string }

export type SheetLine = {
  readonly number: number
  readonly start: number
  /** Past the words, before the line's ending. */
  readonly stop: number
  /** Past the line's ending. */
  readonly end: number
  readonly text: string
  readonly kind: 'heading' | 'row' | 'rule-row' | 'bullet' | 'text' | 'blank'
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

/** One spelling for a heading or label: no marks, no brackets, no case. All sheets have much the same. */
export const foldLabel = memo(
  2_000,
  (words): string => words && foldWords(withoutMarkup(words).replaceAll(/\([^)]*\)/g, ' ')).replace(/\s*:$/, ''),
)

/** The words between two places, without the white space around them. */
export function spanOf(text: string, start: number, end: number): Span {
  const words = text.slice(start, end)
  const from = start + (words.length - words.trimStart().length)
  const trimmed = words.trim()
  return { start: from, end: from + trimmed.length, text: trimmed }
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

/** One edit looks at the same sheet a dozen times, and the next one at what it left. */
export const sheetLines = memo(16, (text): readonly SheetLine[] => {
  const hidden = hiddenRanges(text)
  const front = frontMatterEnd(text)
  const standing: Standing = { section: '', part: '', group: '', depth: -1, hasRule: false }
  const lines: SheetLine[] = []
  let number = 0
  for (const line of linesOf(text)) {
    number += 1
    if (line.start < front || isWithin(hidden, line.start)) continue // code, comments and front matter are only shown
    lines.push(lineOf(text, line, number, standing))
  }
  return lines
})

function readLine(text: string, line: Line, number: number, standing: Standing): Words {
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
