/** Text in quotes of any kind. */
import type { Cursor } from './cursor.ts'
import { decode } from './escapes.ts'
import type { Role } from './inside-text.ts'
import { isItemAt, isKeyAt, isPlainValueAt } from './look-ahead.ts'
import { closersOf, isQuote } from './quotes.ts'
import { extentOf, type Extent, type Opening } from './text-extent.ts'

/** Texts that stand side by side with a plus between them are one text. */
export function readString(cursor: Cursor, role: Role): string {
  let said = readOne(cursor, role)
  if (role === 'key') return said
  while (isJoined(cursor)) said += readOne(cursor, role)
  return said
}

function isJoined(cursor: Cursor): boolean {
  const plus = cursor.past(cursor.at)
  if (cursor.text[plus] !== '+') return false
  const next = cursor.past(plus + 1)
  const isOpened = isQuote(cursor.text[next] ?? '')
  if (isOpened || next >= cursor.text.length) cursor.at = next // else it was cut off before the other half
  return isOpened
}

const escaped = /\\+"([^\n]{0,2000}?)\\+"(?=\s{0,20}(?:[,:}\]]|$))/y

/** A text between escaped quotes, as it stands in JSON that was itself in a text. */
export const readEscaped = (cursor: Cursor): string | undefined =>
  cursor.next === '\\' ? cursor.match(escaped)?.replaceAll(/^\\+"|\\+"$/g, '') : undefined

function readOne(cursor: Cursor, role: Role): string {
  const opened = cursor.at
  let start = opened + 1
  while (cursor.text[start] === cursor.next) start += 1
  const width = start - opened
  if (width % 2 === 0 && isNothingSaid(cursor, start, role)) {
    cursor.at = start
    return ''
  }
  const opening = { role, start, closers: closersOf(cursor.next), width, quoted: 0 }
  return width === 1 ? readWithin(cursor, opening) : readDoubled(cursor, opening)
}

/** A pair of quotes is an empty text where what follows it could follow one. */
function isNothingSaid(cursor: Cursor, from: number, role: Role): boolean {
  const after = cursor.past(from)
  const follows = cursor.text[after] ?? ''
  if (follows === '' || /[,}\]):;=+]/.test(follows)) return true
  if (role === 'item') return after > from && (isItemAt(cursor, after) || isPlainValueAt(cursor, after))
  if (role === 'key') return isQuote(follows)
  return (after > from || isQuote(follows)) && isKeyAt(cursor, after)
}

/** Quotes that are doubled at both ends, or else one too many, or else a quotation at the very beginning. */
function readDoubled(cursor: Cursor, opening: Opening): string {
  const doubled = extentFrom(cursor, opening)
  if (doubled?.how === 'closed') return take(cursor, opening, doubled)
  const quote = cursor.next
  const said = readWithin(cursor, { ...opening, width: 1, quoted: 1 })
  return said.includes(quote) ? quote + said : said
}

const readWithin = (cursor: Cursor, opening: Opening): string =>
  take(cursor, opening, extentFrom(cursor, opening) ?? extentToMark(cursor, opening))

/** Undefined where an earlier text has looked for such an end in vain: looking again and again would take forever. */
function extentFrom(cursor: Cursor, opening: Opening): Extent | undefined {
  const kind = `${opening.role} ${opening.closers} ${opening.width}`
  if (cursor.unended.has(kind)) return undefined
  const extent = extentOf(cursor, opening)
  if (extent.how !== 'unended') return extent
  cursor.unended.add(kind)
  return closedByOther(cursor, opening) ?? extent
}

/** Of the two plain quotes, the one that did not open the text may have been meant to end it. */
function closedByOther(cursor: Cursor, opening: Opening): Extent | undefined {
  const other = otherQuote[cursor.next]
  if (other === undefined || opening.role === 'key') return undefined
  const extent = extentOf(cursor, { ...opening, closers: other, width: 1 })
  return extent.how === 'closed' && extent.next < cursor.text.length ? extent : undefined
}

const otherQuote: Readonly<Record<string, string>> = { '"': "'", "'": '"' }

function extentToMark({ text }: Cursor, { start }: Opening): Extent {
  mark.lastIndex = start
  const end = mark.exec(text)?.index ?? text.length
  return { end, next: end, how: 'unended' }
}

const mark = /[,\]}\n:]/g

function take(cursor: Cursor, { start }: Opening, { end, next, how }: Extent): string {
  const words = cursor.text.slice(start, end)
  cursor.at = next
  return decode(how === 'forgotten' ? words.replace(/(?<=[^\\\s])(?:["']|(?<!\u201c.*)\u201d)$/, '') : words) // the other quote was meant
}
