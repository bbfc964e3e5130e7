/**
 * The parts of a text where markdown means nothing: fenced code, HTML comments, front matter. A heading or a bullet in
 * there is only shown, so it neither ends a section nor is ever edited.
 */
import { isBlank, lineAt } from '../text/lines.ts'

export type Range = { readonly start: number; readonly end: number }

const fence = /^ {0,3}(`{3,}|~{3,})(.*)$/
const closes = (line: string, mark: string): boolean => {
  const match = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)
  const found = match?.[1]
  return found !== undefined && found[0] === mark[0] && found.length >= mark.length
}

/**
 * Where the front matter ends, or 0 where there is none: `---` on the first line, a key at least, and a closing line.
 * A file that merely begins with a rule and has another one further down has no front matter.
 */
export function frontMatterEnd(text: string): number {
  const first = lineAt(text, text.charCodeAt(0) === 0xfeff ? 1 : 0)
  if (first.text.trimEnd() !== '---' || isBlank(lineAt(text, first.end).text)) return 0
  let hasKey = false
  for (let start = first.end; start < text.length;) {
    const line = lineAt(text, start)
    if (/^(?:---|\.\.\.)\s*$/.test(line.text)) return hasKey ? line.end : 0
    hasKey ||= /^[^\s:#*|>-][^:]*:(?:\s|$)/.test(line.text)
    start = line.end
  }
  return 0
}

function closingLine(text: string, from: number, closed: (line: string) => boolean): number | undefined {
  for (let start = from; start < text.length;) {
    const line = lineAt(text, start)
    if (closed(line.text)) return line.end
    start = line.end
  }
  return undefined
}

/** What is never closed from some place on is not closed from any later one either, and is not looked for again. */
type Open = { readonly fences: Map<string, number>; isComment: boolean }

/** The shortest mark of its kind that found no end: a longer one finds none either. */
const isEndless = ({ fences }: Open, mark: string): boolean => mark.length >= (fences.get(mark.charAt(0)) ?? Infinity)

function hiddenFrom(text: string, start: number, open: Open): Range | undefined {
  const line = lineAt(text, start)
  const opening = fence.exec(line.text)
  const mark = opening?.[1]
  if (mark !== undefined && !(mark[0] === '`' && opening?.[2]?.includes('`'))) {
    const end = isEndless(open, mark) ? undefined : closingLine(text, line.end, inner => closes(inner, mark))
    if (end === undefined)
      open.fences.set(mark.charAt(0), Math.min(mark.length, open.fences.get(mark.charAt(0)) ?? Infinity))
    return end === undefined ? undefined : { start, end }
  }
  if (/^ {0,3}<!--/.test(line.text)) {
    const close = open.isComment ? -1 : text.indexOf('-->', start)
    open.isComment = close === -1
    return close === -1 ? undefined : { start, end: lineAt(text, close).end }
  }
  return undefined
}

/** Whether a text may hide any of itself. What does not hide anything has no part that does. */
export const mayHide = (text: string): boolean => ['```', '~~~', '<!--'].some(mark => text.includes(mark))

/**
 * Every hidden range after the front matter, in order. A fence or comment that is never closed hides nothing: someone
 * forgot the end of it, and treating the rest of the file as code would make every section after it vanish.
 */
export function hiddenRanges(text: string): readonly Range[] {
  if (!mayHide(text)) return []
  const ranges: Range[] = []
  const open: Open = { fences: new Map(), isComment: false }
  for (let start = 0; start < text.length;) {
    const code = text.charCodeAt(start)
    const may = code === 96 || code === 126 || code === 60 || code === 32 // ` ~ < space
    const range = may ? hiddenFrom(text, start, open) : undefined
    if (range) ranges.push(range)
    const feed = range ? range.end : text.indexOf('\n', start) + 1
    start = feed === 0 ? text.length : feed
  }
  return ranges
}

/** Whether a place lies in one of some sorted ranges. */
export function isWithin(ranges: readonly Range[], place: number): boolean {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (range === undefined || range.start > place) high = middle
    else if (range.end <= place) low = middle + 1
    else return true
  }
  return false
}
