/** A marked text in lines that fit: words are kept whole, quotes keep their bar, lists hang under their first word. */
import type { Ink, Mark, Span } from '../outlet/ink.ts'
import { spansOf } from './markup.ts'
import { cutToWidth, widthOf } from './width.ts'

export type Page = { readonly width: number; readonly ink: Ink; readonly bar: string }

/** A word may change its look in the middle: `**Orsa**:` is one word of two spans. */
type Word = { readonly spans: readonly Span[]; readonly width: number }

function wordsOf(spans: readonly Span[], width: number): readonly Word[] {
  const words: Word[] = []
  let glued: Span[] = []
  const finish = (): void => {
    if (glued.length > 0) words.push({ spans: glued, width: glued.reduce((sum, { text }) => sum + widthOf(text), 0) })
    glued = []
  }
  for (const { text, marks } of spans) {
    for (const part of text.split(/( +)/)) {
      if (part === '') continue
      if (part.trim() === '') finish()
      else glued.push({ text: part, marks })
    }
  }
  finish()
  return words.flatMap(word => (word.width <= width ? [word] : cutWord(word, width)))
}

const cutWord = ({ spans }: Word, width: number): readonly Word[] =>
  spans.flatMap(({ text, marks }) =>
    cutToWidth(text, width).map(piece => ({ spans: [{ text: piece, marks }], width: widthOf(piece) })),
  )

const marksKey = ({ marks }: Span): string => marks.join()

/** Neighbours of one look are one span, so that a line carries no more codes than it needs. */
function inked(words: readonly Word[], ink: Ink): string {
  const all = words.flatMap(({ spans }, index) => {
    const [first, ...rest] = spans
    const before = words[index - 1]?.spans.at(-1)
    if (first === undefined || before === undefined) return spans
    const isSame = marksKey(first) === marksKey(before)
    return isSame ? [{ ...first, text: ` ${first.text}` }, ...rest] : [{ text: ' ', marks: [] }, ...spans]
  })
  const joined: Span[] = []
  for (const span of all) {
    const last = joined.at(-1)
    if (last && marksKey(last) === marksKey(span)) joined[joined.length - 1] = { ...last, text: last.text + span.text }
    else joined.push(span)
  }
  return joined.map(ink).join('')
}

function fill(spans: readonly Span[], width: number, ink: Ink): readonly string[] {
  const lines: string[] = []
  let now: Word[] = []
  let columns = 0
  for (const word of wordsOf(spans, width)) {
    if (now.length > 0 && columns + 1 + word.width > width) {
      lines.push(inked(now, ink))
      now = []
      columns = 0
    }
    columns += word.width + (now.length > 0 ? 1 : 0)
    now.push(word)
  }
  return now.length > 0 ? [...lines, inked(now, ink)] : lines
}

type Shape = { readonly first: string; readonly next: string; readonly words: string; readonly marks: readonly Mark[] }

/** What a line is by how it begins. */
function shapeOf(line: string, { bar, ink }: Page): Shape {
  const quote = /^ *> ?(.*)$/.exec(line)
  if (quote) {
    const edge = ink({ text: bar, marks: ['dim'] })
    return { first: edge, next: edge, words: quote[1] ?? '', marks: [] }
  }
  const heading = /^#{1,6} +(.*)$/.exec(line)
  if (heading) return { first: '', next: '', words: heading[1] ?? '', marks: ['bold'] }
  const item = /^( *(?:[-*+]|\d{1,2}[.)]) +)(.*)$/.exec(line)
  if (item?.[1] !== undefined)
    return { first: item[1], next: ' '.repeat(item[1].length), words: item[2] ?? '', marks: [] }
  if (/^\/\S/.test(line)) return { first: '', next: '    ', words: line, marks: [] } // a command and what it does
  const indent = /^ {0,8}/.exec(line)?.[0] ?? ''
  const isAside = /^\([^()]*\)$/.test(line.trim())
  return { first: indent, next: indent, words: line.trim(), marks: isAside ? ['dim'] : [] }
}

const barWidth = (edge: string, { bar }: Page): number => (edge.includes(bar) ? widthOf(bar) : widthOf(edge))

/** `/map   the places`: what does not fit hangs under its own column. */
function columnsOf(line: string): Shape | undefined {
  const [, first = '', words = ''] = /^( *\S(?:[^ ]| (?! )){0,29} {2,})(\S.*)$/.exec(line) ?? []
  return first === '' ? undefined : { first, next: ' '.repeat(widthOf(first)), words, marks: [] }
}

function layLine(line: string, page: Page): readonly string[] {
  const columns = widthOf(line) > page.width ? columnsOf(line) : undefined
  const { first, next, words, marks } = columns ?? shapeOf(line, page)
  const room = Math.max(8, page.width - Math.max(barWidth(first, page), barWidth(next, page)))
  const spans = spansOf(words, marks)
  const isFitting = spans.reduce((sum, { text }) => sum + widthOf(text), 0) <= room
  const lines = isFitting && words !== '' ? [spans.map(page.ink).join('')] : fill(spans, room, page.ink) // columns stay
  if (lines.length === 0) return [first.trimEnd()]
  return lines.map((text, index) => `${index === 0 ? first : next}${text}`)
}

export const layOut = (text: string, page: Page): readonly string[] =>
  text.split('\n').flatMap(line => layLine(line.trimEnd(), page))
