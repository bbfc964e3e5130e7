/** The text of one section while it is being edited, with its folded twin, so that looking for a name stays cheap. */
import { isRule, toBullet } from '../markdown/bullet.ts'
import { toHeading } from '../markdown/document.ts'
import { hiddenRanges, isWithin } from '../markdown/hidden.ts'
import { isRow } from '../markdown/table.ts'
import { foldCase } from '../text/fold.ts'
import { isBlank, type Eol, type Line, lineAround, linesOf, splice } from '../text/lines.ts'

/** A place in `folded` is the same place in `text`. */
export type Passage = { readonly text: string; readonly folded: string; readonly eol: Eol }

export const passageOf = (text: string, eol: Eol): Passage => ({ text, folded: foldCase(text), eol })

export const edit = ({ text, folded, eol }: Passage, from: number, to: number, insert: string): Passage => ({
  text: splice(text, from, to, insert),
  folded: splice(folded, from, to, foldCase(insert)),
  eol,
})

/** The lines that hold the needle, each once, in order, leaving out code and comments. No needle: every line. */
export function* linesWith({ text, folded }: Passage, needle: string): Generator<Line, void> {
  const hidden = hiddenRanges(text)
  if (needle === '') {
    for (const line of linesOf(text)) if (!isWithin(hidden, line.start)) yield line
    return
  }
  for (let at = folded.indexOf(needle); at !== -1;) {
    const line = lineAround(text, at)
    if (!isWithin(hidden, line.start)) yield line
    at = folded.indexOf(needle, Math.max(line.end, at + 1))
  }
}

/** The line's own text changed, its ending kept. */
export const replaceLine = (passage: Passage, line: Line, text: string): Passage =>
  edit(passage, line.start, line.start + line.text.length, text)

/** Lines put in before a place that is the start of a line or the end of the passage. */
export function insertLines(passage: Passage, at: number, lines: readonly string[]): Passage {
  const { text, eol } = passage
  if (lines.length === 0) return passage
  const needsBreak = at > 0 && text.charCodeAt(at - 1) !== 10
  const block = lines.join(eol)
  const insert = at < text.length ? block + eol : block
  return edit(passage, at, at, needsBreak ? eol + insert : insert)
}

/** A section's body in three parts: blank lines, what is said, and the blank lines and rules that close it. */
export type Body = { readonly lead: string; readonly content: string; readonly tail: string }

/** A list, a table or a heading below a rule is content; a line or two of prose is a footer. */
const isFooter = (lines: readonly Line[]): boolean =>
  lines.every(({ text }) => isBlank(text) || (!toBullet(text) && !isRow(text) && !toHeading(text)))

/** The start of the closing rule, where nothing but footer text stands below it. */
function closingRule(lines: readonly Line[]): number | undefined {
  const rule = lines.findLastIndex(line => isRule(line.text))
  return rule !== -1 && isFooter(lines.slice(rule + 1)) ? lines[rule]?.start : undefined
}

/** Past the last line that says anything, spaces at its end included, its line ending not. */
function endOfWords(text: string, to: number): number {
  const end = text.slice(0, to).trimEnd().length
  if (end === 0) return 0
  const line = lineAround(text, end)
  return Math.min(line.start + line.text.length, to)
}

/**
 * `isFileEnd` allows footer text below the closing rule; elsewhere only a rule with nothing after it is a separator.
 * Only the last lines are looked at, so a long section costs no more than a short one.
 */
export function splitBody(text: string, isFileEnd: boolean): Body {
  let end = endOfWords(text, text.length)
  const from = Math.max(0, end - 4000)
  const tailStart = from === 0 ? 0 : text.indexOf('\n', from) + 1
  const hidden = hiddenRanges(text)
  for (;;) {
    const lines = [...linesOf(text.slice(tailStart, end))].map(line => ({
      ...line,
      start: line.start + tailStart,
      end: line.end + tailStart,
    }))
    const last = lines.at(-1)
    const rule = isFileEnd ? closingRule(lines) : last && isRule(last.text) ? last.start : undefined
    if (rule === undefined || isWithin(hidden, rule)) break
    end = endOfWords(text, rule)
  }
  const begin = /^(?:[ \t]*\r?\n)*/.exec(text.slice(0, end))?.[0].length ?? 0
  if (end <= begin) return { lead: '', content: '', tail: text }
  return { lead: text.slice(0, begin), content: text.slice(begin, end), tail: text.slice(end) }
}
