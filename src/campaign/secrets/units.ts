/**
 * The smallest pieces that are kept or cut as one: a bullet, a labelled line, a quote, a row, a paragraph. A piece
 * knows what hangs on it, so that the list under a secret label goes with the label.
 */
import { isRule, toBullet } from '../markdown/bullet.ts'
import { isDelimiterRow, isRow } from '../markdown/table.ts'
import { isBlank, linesOf, type Line } from '../text/lines.ts'
import { fenceOf, goesOn, indentIn, isQuote, isUnderline, labelIn, type Label } from './line-shapes.ts'

export type Unit = {
  readonly start: number
  /** Where its own words end. */
  readonly stop: number
  /** Where everything ends that hangs on it: the children of a bullet, the list under a label, the rows of a table. */
  readonly end: number
  readonly label?: Label | undefined
}

/** A unit in lines: the first one past its own words, and the first one past all that hangs on it. */
type Span = { readonly stop: number; readonly end: number; readonly label?: Label | undefined }

type Lines = readonly Line[]

const whileLines = (lines: Lines, from: number, holds: (line: string) => boolean): number => {
  let at = from
  for (let line = lines[at]; line !== undefined && holds(line.text); line = lines[at]) at += 1
  return at
}

/** Blank lines at the end belong to nobody. */
const withoutBlanks = (lines: Lines, from: number, to: number): number => {
  let at = to
  while (at > from && isBlank(lines[at - 1]?.text ?? '')) at -= 1
  return at
}

function fenceSpan(lines: Lines, at: number, mark: string): Span {
  const close = lines.findIndex(({ text }, index) => index > at && fenceOf(text)?.startsWith(mark) === true)
  const end = close === -1 ? at + 1 : close + 1
  return { stop: end, end }
}

function bulletSpan(lines: Lines, at: number, indent: number, words: string): Span {
  const stop = whileLines(lines, at + 1, line => goesOn(line))
  const below = whileLines(lines, stop, line => isBlank(line) || indentIn(line) > indent)
  return { stop, end: withoutBlanks(lines, stop, below), label: labelIn(words) }
}

/** A label with no words of its own speaks for all that follows, up to the next label or rule. */
function labelSpan(lines: Lines, at: number, label: Label): Span {
  const stop = whileLines(lines, at + 1, line => goesOn(line))
  const isNext = (line: string): boolean => isRule(line) || (indentIn(line) < 4 && labelIn(line) !== undefined)
  const below = whileLines(lines, stop, line => !isNext(line) && (label.isEmpty || !isBlank(line)))
  return { stop, end: withoutBlanks(lines, stop, below), label }
}

function titleSpan(lines: Lines, at: number): Span {
  const next = lines.findIndex(
    ({ text }, index) => index > at + 2 && isUnderline(text) && goesOn(lines[index - 1]?.text),
  )
  const end = next === -1 ? lines.length : next - 1
  return { stop: at + 2, end, label: { title: lines[at]?.text.trim() ?? '', isEmpty: true } }
}

function spanAt(lines: Lines, at: number): Span {
  const line = lines[at]?.text ?? ''
  const mark = fenceOf(line)
  if (mark !== undefined) return fenceSpan(lines, at, mark)
  if (isQuote(line)) {
    const end = whileLines(lines, at + 1, next => isQuote(next) || goesOn(next))
    return { stop: end, end }
  }
  if (isRow(line)) {
    const isHead = isDelimiterRow(lines[at + 1]?.text ?? '')
    return { stop: at + 1, end: isHead ? whileLines(lines, at + 1, isRow) : at + 1 }
  }
  const bullet = toBullet(line)
  if (bullet) return bulletSpan(lines, at, bullet.indent, bullet.text)
  const label = labelIn(line)
  if (label) return labelSpan(lines, at, label)
  if (goesOn(line) && isUnderline(lines[at + 1]?.text)) return titleSpan(lines, at)
  const end = whileLines(lines, at + 1, next => goesOn(next))
  return { stop: end, end }
}

/** The units of a stretch of text without headings; `offset` is where it stands in its file. */
export function* unitsOf(body: string, offset: number): Generator<Unit, void> {
  const lines = [...linesOf(body)]
  for (let at = 0; at < lines.length;) {
    if (isBlank(lines[at]?.text ?? '')) {
      at += 1
      continue
    }
    const { stop, end, label } = spanAt(lines, at)
    const place = (index: number): number => offset + (lines[index]?.start ?? body.length)
    yield { start: place(at), stop: place(stop), end: place(Math.max(stop, end)), label }
    at = stop
  }
}
