/**
 * A markdown file as headings and what stands under them. Nothing is interpreted that need not be, and
 * `printMarkdown(parseMarkdown(text))` is `text` for every text there is.
 */
import { memo } from '../../core/memo.ts'
import { foldWords, withoutMarkup } from '../text/fold.ts'
import { lineAt } from '../text/lines.ts'
import { frontMatterEnd, hiddenRanges, isWithin, type Range } from './hidden.ts'

export type Heading = { readonly level: number; readonly title: string }

/** A heading line as it was written, ending included, and the text up to the next heading of any level. */
export type Block = { readonly heading: Heading; readonly line: string; readonly body: string }

export type Markdown = {
  /** Byte order mark, front matter, and whatever stands above the first heading. */
  readonly lead: string
  readonly blocks: readonly Block[]
}

const shape = /^ {0,3}(#{1,6})(.*)$/

/** A title is looked for in everything that is said, so that it has an end; the line itself stays as it is. */
const longestTitle = 400

/** Reads a heading leniently (`##NPCs`, `## NPCs ##`), but takes `#tag` for a word, not for a title. */
export function toHeading(line: string): Heading | undefined {
  const match = shape.exec(line)
  const marks = match?.[1]
  if (!match || marks === undefined) return undefined
  const rest = match[2] ?? ''
  if (rest !== '' && !/^\s/.test(rest) && (marks.length === 1 || !/^[\p{L}\p{N}*_"'[(]/u.test(rest))) return undefined
  return {
    level: marks.length,
    title: rest
      .slice(0, longestTitle)
      .replace(/\s#+\s*$/, '')
      .trim(),
  }
}

/** What two headings are compared by: no marks, no case, no trailing colon, any kind of apostrophe. They come again. */
export const foldTitle = memo(4_000, (title): string =>
  foldWords(withoutMarkup(title.replace(/#+\s*$/, ''))).replace(/\s*:$/, ''),
)

/** Where heading lines begin, outside of everything hidden. A `#` is rare, so looking for it passes over the rest. */
function* headingStarts(text: string, from: number, hidden: readonly Range[]): Generator<number, void> {
  for (let mark = text.indexOf('#', from); mark !== -1;) {
    const start = Math.max(from, text.lastIndexOf('\n', mark) + 1) // a byte order mark is no part of its line
    const isFirst = /^ {0,3}$/.test(text.slice(start, mark))
    if (isFirst && !isWithin(hidden, start)) yield start
    const feed = text.indexOf('\n', mark)
    mark = feed === -1 ? -1 : text.indexOf('#', feed + 1)
  }
}

/** `read` decodes a heading's line where the text is given as its bytes; `hidden` is for whoever knows it already. */
export function parseMarkdown(
  text: string,
  read: (line: string) => string = same,
  hidden: readonly Range[] = hiddenRanges(text),
): Markdown {
  const front = frontMatterEnd(text)
  const from = front > 0 ? front : text.charCodeAt(0) === 0xfeff ? 1 : 0
  const found: { readonly start: number; readonly end: number; readonly heading: Heading }[] = []
  for (const start of headingStarts(text, from, hidden)) {
    const line = lineAt(text, start)
    const heading = toHeading(read(line.text))
    if (heading) found.push({ start, end: line.end, heading })
  }
  const blocks = found.map(({ start, end, heading }, index) => ({
    heading,
    line: text.slice(start, end),
    body: text.slice(end, found[index + 1]?.start ?? text.length),
  }))
  return { lead: text.slice(0, found[0]?.start ?? text.length), blocks }
}

const same = (line: string): string => line

/** Put together piece by piece: a long text is copied once, when somebody reads it, and not here. */
export function printBlocks(blocks: readonly Block[]): string {
  let text = ''
  for (const { line, body } of blocks) text += line + body
  return text
}

export const printMarkdown = ({ lead, blocks }: Markdown): string => lead + printBlocks(blocks)

/** The index past a section: the next heading of the same level or above it. Deeper headings belong to the section. */
export function sectionEnd(blocks: readonly Block[], index: number): number {
  const level = blocks[index]?.heading.level ?? 0
  const next = blocks.findIndex((block, at) => at > index && block.heading.level <= level)
  return next === -1 ? blocks.length : next
}
