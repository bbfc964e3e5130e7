/**
 * The smallest pieces that are kept or cut as one: a bullet, a labelled line, a quote, a row, a paragraph. A piece
 * knows what hangs on it, so that the list under a secret label goes with the label.
 */
import { isRule, toBullet } from '../markdown/bullet.ts'
import { isDelimiterRow, isRow } from '../markdown/table.ts'
import { isBlank, linesOf, type Line } from '../text/lines.ts'
import { fenceOf, goesOn, indentIn, isIntroducing, isQuote, isUnderline, labelIn, type Label } from './line-shapes.ts'

export type Unit = {
  readonly start: number
  /** Where its own words end. */
  readonly stop: number
  /** Where everything ends that hangs on it: the children of a bullet, the list under a label, the rows of a table. */
  readonly end: () => number // asked only of what is cut, because it looks ahead
  readonly label?: Label | undefined
}

/** A unit in lines: the first one past its own words, and the first one past all that hangs on it. */
type Span = { readonly stop: number; readonly end?: () => number; readonly label?: Label | undefined }

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
  return { stop: close === -1 ? at + 1 : close + 1 }
}

function bulletSpan(lines: Lines, at: number, indent: number, words: string): Span {
  const stop = whileLines(lines, at + 1, line => goesOn(line))
  const below = (): number => whileLines(lines, stop, line => isBlank(line) || indentIn(line) > indent)
  return { stop, end: () => withoutBlanks(lines, stop, below()), label: labelIn(words) }
}

const isNext = (line: string): boolean => isRule(line) || (indentIn(line) < 4 && labelIn(line) !== undefined)

/** A label with no words of its own speaks for all that follows, up to the next label or rule; so does a colon. */
function wordsSpan(lines: Lines, at: number, label?: Label): Span {
  const stop = whileLines(lines, at + 1, line => goesOn(line))
  const hasMore = label?.isEmpty === true || isIntroducing(lines[stop - 1]?.text ?? '')
  const isBelow = (line: string): boolean => !isNext(line) && (hasMore || (label !== undefined && !isBlank(line)))
  return { stop, end: () => withoutBlanks(lines, stop, whileLines(lines, stop, isBelow)), label }
}

function titleSpan(lines: Lines, at: number): Span {
  const isTitle = ({ text }: Line, index: number): boolean =>
    index > at + 2 && isUnderline(text) && goesOn(lines[index - 1]?.text)
  const end = (): number => {
    const next = lines.findIndex(isTitle)
    return next === -1 ? lines.length : next - 1
  }
  return { stop: at + 2, end, label: { title: lines[at]?.text.trim() ?? '', isEmpty: true } }
}

function spanAt(lines: Lines, at: number): Span {
  const line = lines[at]?.text ?? ''
  const mark = fenceOf(line)
  if (mark !== undefined) return fenceSpan(lines, at, mark)
  if (isQuote(line)) return { stop: whileLines(lines, at + 1, next => isQuote(next) || goesOn(next)) }
  if (isRow(line)) {
    const isHead = isDelimiterRow(lines[at + 1]?.text ?? '')
    return isHead ? { stop: at + 1, end: () => whileLines(lines, at + 1, isRow) } : { stop: at + 1 }
  }
  const bullet = toBullet(line)
  if (bullet) return bulletSpan(lines, at, bullet.indent, bullet.text)
  if (goesOn(line) && isUnderline(lines[at + 1]?.text)) return titleSpan(lines, at)
  return wordsSpan(lines, at, labelIn(line))
}

/** The units of a stretch of text without headings. */
export function* unitsOf(body: string): Generator<Unit, void> {
  const lines = [...linesOf(body)]
  for (let at = 0; at < lines.length;) {
    if (isBlank(lines[at]?.text ?? '')) {
      at += 1
      continue
    }
    const { stop, end = () => stop, label } = spanAt(lines, at)
    const place = (index: number): number => lines[index]?.start ?? body.length
    yield { start: place(at), stop: place(stop), end: () => place(Math.max(stop, end())), label }
    at = stop
  }
}
