/**
 * A sheet as lines that know where they stand: section, part, the label they carry and the place of its value. Every
 * reader and every edit works on these, so a value is changed exactly where it was read.
 */
import { indentOf } from '../../../campaign/markdown/bullet.ts'
import { toHeading } from '../../../campaign/markdown/document.ts'
import { cellsOf, isDelimiterRow, isRow } from '../../../campaign/markdown/table.ts'
import { frontMatterEnd, hiddenRanges, isWithin } from '../../../campaign/markdown/hidden.ts'
import { foldWords, withoutMarkup } from '../../../campaign/text/fold.ts'
import { linesOf } from '../../../campaign/text/lines.ts'

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

/** One spelling for a heading or label: no marks, no brackets, no case. */
export const foldLabel = (words: string): string =>
  words && foldWords(withoutMarkup(words).replaceAll(/\([^)]*\)/g, ' ')).replace(/\s*:$/, '')

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
type Standing = { section: string; part: string; group: string; depth: number }

const placed = ({ section, part, group }: Standing): Pick<SheetLine, 'section' | 'part' | 'group'> => ({
  section,
  part,
  group,
})

function standUnder(standing: Standing, level: number, title: string): void {
  if (level <= 2) standing.section = level === 2 ? foldLabel(title) : ''
  if (level <= 3) standing.part = level === 3 ? foldLabel(title) : ''
  Object.assign(standing, { group: '', depth: -1 })
}

function rowOf(text: string, start: number, line: string): Pick<SheetLine, 'label' | 'value' | 'cells'> {
  const cells = cellsOf(line).map(cell => spanOf(text, start + cell.start, start + cell.end))
  return { label: foldLabel(cells[0]?.text ?? ''), value: cells[1] ?? spanOf(text, start, start), cells }
}

function wordsOf(text: string, start: number, line: string): Pick<SheetLine, 'kind' | 'label' | 'value' | 'cells'> {
  const label = labelled.exec(line)
  const bullet = bulleted.exec(line)
  const from = start + (label ?? bullet ?? [''])[0].length
  return {
    kind: bullet ? 'bullet' : line.trim() === '' ? 'blank' : 'text',
    label: foldLabel(label?.[1] ?? ''),
    value: spanOf(text, from, start + line.length),
    cells: [],
  }
}

export function sheetLines(text: string): readonly SheetLine[] {
  const hidden = hiddenRanges(text)
  const front = frontMatterEnd(text)
  const standing: Standing = { section: '', part: '', group: '', depth: -1 }
  const lines: SheetLine[] = []
  let number = 0
  for (const { start, stop, end, text: line } of linesOf(text)) {
    number += 1
    if (start < front || isWithin(hidden, start)) continue // code, comments and front matter are only shown
    lines.push(lineOf(text, { number, start, stop, end, text: line }, standing))
  }
  return lines
}

function lineOf(
  text: string,
  place: Pick<SheetLine, 'number' | 'start' | 'stop' | 'end' | 'text'>,
  standing: Standing,
): SheetLine {
  const heading = toHeading(place.number === 1 ? place.text.replace(/^\ufeff/, ' ') : place.text)
  if (heading) {
    standUnder(standing, heading.level, heading.title)
    const value = { start: place.start, end: place.stop, text: heading.title }
    return { ...place, ...placed(standing), kind: 'heading', label: `h${heading.level}`, value, cells: [] }
  }
  if (isRow(place.text)) {
    const kind = isDelimiterRow(place.text) ? 'rule-row' : 'row'
    return { ...place, ...placed(standing), kind, ...rowOf(text, place.start, place.text) }
  }
  const words = wordsOf(text, place.start, place.text)
  regroup(standing, words, indentOf(/^\s*/.exec(place.text)?.[0] ?? ''))
  return { ...place, ...placed(standing), ...words }
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
