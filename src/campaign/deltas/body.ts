/** A section's body in parts: blank lines, what is said, and the blank lines and rules that close it. */
import { isRule, toBullet } from '../markdown/bullet.ts'
import { toHeading } from '../markdown/document.ts'
import { hiddenRanges, isWithin } from '../markdown/hidden.ts'
import { isRow } from '../markdown/table.ts'
import { isBlank, type Line, lineAround, linesOf } from '../text/lines.ts'
import { endOfInk, type Ending } from './passage.ts'

/** `ending` is what the last line of the content ends with, where there is content; `tail` is what follows. */
export type Body = {
  readonly lead: string
  readonly content: string
  readonly ending: Ending
  readonly tail: string
}

/** What a line ends with, at the start of a text. */
const endingOf = (text: string): Ending => (text.startsWith('\r\n') ? '\r\n' : text.startsWith('\n') ? '\n' : '')

/** A list, a table or a heading below a rule is content; a line or two of prose is a footer. */
const isFooter = ({ text }: Line): boolean => isBlank(text) || (!toBullet(text) && !isRow(text) && !toHeading(text))

/** The last line that is a rule, where nothing but footer text stands below it. */
function closingRule(lines: readonly Line[]): Line | undefined {
  const last = lines.findLast(line => isRule(line.text) || !isFooter(line))
  return last && isRule(last.text) ? last : undefined
}

/** Past the last line that says anything, spaces at its end included, its line ending not. */
function endOfWords(raw: string, to: number): number {
  const end = endOfInk(raw, to)
  return end === 0 ? 0 : Math.min(lineAround(raw, end).stop, to)
}

/** A closing rule stands near the end; further up, a rule divides what is said. */
const reach = 4000

/** `isFileEnd` allows footer text below the closing rule; elsewhere only a rule with nothing after it is a separator. */
export function splitBody(raw: string, isFileEnd: boolean): Body {
  let end = endOfWords(raw, raw.length)
  const near = end <= reach ? 0 : raw.indexOf('\n', end - reach) + 1
  const lines = [...linesOf(raw.slice(near, end))]
  const hidden = hiddenRanges(raw)
  for (;;) {
    const last = lines.at(-1)
    const rule = isFileEnd ? closingRule(lines) : last && isRule(last.text) ? last : undefined
    if (rule === undefined || isWithin(hidden, near + rule.start)) break
    end = endOfWords(raw, near + rule.start)
    while (lines.length > 0 && (lines.at(-1)?.start ?? 0) >= end - near) lines.pop()
  }
  const begin = /^(?:[ \t]*\r?\n)*/.exec(raw.slice(0, Math.min(end, reach)))?.[0].length ?? 0
  if (end <= begin) return { lead: '', content: '', ending: '', tail: raw }
  const ending = endingOf(raw.slice(end, end + 2))
  return { lead: raw.slice(0, begin), content: raw.slice(begin, end), ending, tail: raw.slice(end + ending.length) }
}
