/**
 * Where a text in quotes ends. Models forget to escape the quotes inside, or to close the last one, so every quote is
 * judged by what stands around it: it ends the text, or it opens the next thing because the end was forgotten, or it is
 * one of the words.
 */
import type { Cursor } from './cursor.ts'
import { InsideText, type Role } from './inside-text.ts'
import { isItemAt, isKeyAt, isQuotedKeyAt } from './look-ahead.ts'
import { endsAt, pastStray } from './text-end.ts'
import { extentBefore, extentToEnd, opensNext } from './text-forgotten.ts'

/** The words are from the start up to `end`; reading goes on at `next`. */
export type Extent = {
  readonly end: number
  readonly next: number
  /** By a quote; or the quote was forgotten, as what comes next shows; or the end of everything came first. */
  readonly how: 'closed' | 'forgotten' | 'unended'
}

export type Opening = {
  readonly role: Role
  readonly start: number
  /** The marks that may end the text, and how many of them opened it. */
  readonly closers: string
  readonly width: number
  /** How many quotations began with the text itself. */
  readonly quoted: number
}

const notable = /[\\\n:{}[\]()"'`\u2018-\u201e\u00ab\u00bb\u00b4]/g

export function extentOf(cursor: Cursor, { role, start, closers, width, quoted }: Opening): Extent {
  const inside = new InsideText(cursor, role, start, quoted)
  const { text } = cursor
  notable.lastIndex = start
  for (let found = notable.exec(text); found; found = notable.exec(text)) {
    const at = found.index
    const [mark] = found
    if (mark === '\\') {
      if (closers.includes(text[at + 1] ?? ' ')) inside.hear(at, at + 1)
      notable.lastIndex = at + 2
    } else if (closers.includes(mark)) {
      const last = lastOfRun(text, at)
      const extent = width > 1 ? judgeWide(inside, at, last, width) : judge(inside, at, last)
      if (extent) return extent
      notable.lastIndex = last + 1
    } else if (mark === '\n' && role !== 'item' && isQuotedKeyAt(cursor, at)) return extentBefore(inside, at)
    else inside.weigh(mark, at)
  }
  return extentToEnd(inside)
}

function lastOfRun(text: string, at: number): number {
  let last = at
  while (text[last + 1] === text[at]) last += 1
  return last
}

/** One quote, or several in a row up to `last`. */
function judge(inside: InsideText, at: number, last: number): Extent | undefined {
  const isForgotten = opensNext(inside, at)
  if (last === at && isForgotten && inside.role === 'field') return extentBefore(inside, at)
  const closed = last > at ? judgeSeveral(inside, at, last) : judgeOne(inside, at)
  if (closed) return closed
  if (isForgotten) return extentBefore(inside, at)
  if (last === at) inside.hear(at)
  return undefined
}

const judgeOne = (inside: InsideText, at: number): Extent | undefined =>
  endsAt(inside, at) ? { end: at, next: pastStray(inside, at), how: 'closed' } : undefined

/** Two quotes are an end and a beginning, or the end of a quotation and of the text, or one too many. */
function judgeSeveral(inside: InsideText, at: number, last: number): Extent | undefined {
  if (isEndAndBeginning(inside, at, last)) return { end: at, next: at + 1, how: 'closed' }
  const isMeant = inside.quoted > 0 || inside.isMeasure(at)
  inside.hear(at, last) // the first of them may close a quotation
  if (!endsAt(inside, last)) return undefined
  return { end: isMeant ? last : at, next: last + 1, how: 'closed' }
}

function isEndAndBeginning({ cursor, role }: InsideText, at: number, last: number): boolean {
  if (role === 'field') return last === at + 1 && isKeyAt(cursor, last)
  return isItemAt(cursor, at + 1) || (role === 'key' && !cursor.sees(colon, last + 1))
}

const colon = /\s{0,20}[:=]/y

/** Of a text that several quotes opened, fewer are no end; where they look like one, it was no such text. */
function judgeWide(inside: InsideText, at: number, last: number, width: number): Extent | undefined {
  const isEnd = endsAt(inside, last)
  if (last - at + 1 < width) return isEnd ? { end: at, next: at, how: 'forgotten' } : undefined
  if (!isEnd || (inside.role === 'key' && !inside.cursor.sees(colon, last + 1))) return undefined
  return { end: last + 1 - width, next: last + 1, how: 'closed' }
}
