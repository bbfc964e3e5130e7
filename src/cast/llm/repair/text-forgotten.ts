/** Texts whose last quote was forgotten: where they stop can be told from what comes next. */
import type { InsideText } from './inside-text.ts'
import { isFieldAt, isItemAt, isQuotedKeyAt } from './look-ahead.ts'
import type { Extent } from './text-extent.ts'

/** Whether the quote here opens the next key or item, so that the end of this text was forgotten. */
export function opensNext(inside: InsideText, at: number): boolean {
  const { cursor, role, start, text } = inside
  const before = inside.lastBefore(at)
  const mark = text[before] ?? ''
  if (before < start || inside.isEmbedding) return false
  if (tornBefore(inside, at) !== undefined) return mark === '[' ? isItemAt(cursor, at) : isQuotedKeyAt(cursor, at)
  if (mark === '+' && role !== 'key') return isItemAt(cursor, at)
  switch (role) {
    case 'key':
      return opensValue(inside, before) || (mark === ',' && isNextKey(inside, at))
    case 'field':
      return mark === ',' ? isQuotedKeyAt(cursor, at) : before < at - 1 && isFieldAt(cursor, at)
    case 'item':
      if (mark !== ',') return false
      return isClosing(text[inside.lastBefore(before)]) ? isQuotedKeyAt(cursor, at) : isItemAt(cursor, at)
  }
}

const isNextKey = (inside: InsideText, at: number): boolean =>
  inside.colonBefore(at) !== undefined && isQuotedKeyAt(inside.cursor, at)

/** A colon, or a colon and a bracket. */
function opensValue(inside: InsideText, at: number): boolean {
  const mark = inside.text[at] ?? ''
  return mark === ':' || (/[{[]/.test(mark) && inside.text[inside.lastBefore(at)] === ':')
}

/** Where the brackets stand that end one record or list and open the next, right before a place. */
function tornBefore({ role, start, text }: InsideText, at: number): number | undefined {
  const from = Math.max(start, at - 60)
  const found = (role === 'item' ? tornItem : torn).exec(text.slice(from, at))
  return found ? from + found.index : undefined
}

const torn = /\s*[}\]][\s}\]]*(?:,|\n)\s*[{[]\s*$/
const tornItem = /\s*(?:[}\]][\s}\]]*)?,\s*[{[]\s*$/

/** The words stop before the divider and before the brackets that are not theirs. */
export function extentBefore(inside: InsideText, at: number): Extent {
  const stop = (inside.role === 'key' ? inside.colonBefore(at) : undefined) ?? tornBefore(inside, at)
  if (stop !== undefined) return upTo(inside, firstComma(inside, stop) ?? stop)
  const last = inside.lastBefore(at)
  return withoutTail(inside, /[,+]/.test(inside.text[last] ?? '') ? last : last + 1, 'forgotten')
}

const upTo = (inside: InsideText, stop: number): Extent => ({
  end: inside.lastBefore(stop) + 1,
  next: stop,
  how: 'forgotten',
})

/** In a list that was closed the commas still divide. */
function firstComma({ role, start, text }: InsideText, stop: number): number | undefined {
  if (role !== 'item' || !/\s|[}\]]/.test(text[stop] ?? '')) return undefined
  const comma = text.slice(start, stop).indexOf(',')
  return comma === -1 ? undefined : start + comma
}

/** The end of everything came first. Where brackets were closed, commas still divide items, and keys fields. */
export function extentToEnd(inside: InsideText): Extent {
  const { role, start, text } = inside
  const whole = inside.lastBefore(text.length) + 1
  const colon = role === 'key' ? inside.colonBefore(whole) : undefined
  if (colon !== undefined) return { end: inside.lastBefore(colon) + 1, next: colon, how: 'unended' }
  const extent = withoutTail(inside, whole, 'unended')
  if (extent.next >= whole || role === 'key') return extent
  const comma = start + text.slice(start, extent.end).search(role === 'item' ? /,/ : commaAndKey)
  return comma >= start ? { end: comma, next: comma, how: 'unended' } : extent
}

/** A comma, and then a key without quotes, and the beginning of a value. */
const commaAndKey = /,\s{0,20}[\p{L}_$][\p{L}\p{N}_$]{0,60}\s{0,20}:\s{0,20}(?=["'{[\d-]|true|false|null)/u

/** Without the closing brackets at the end that nothing in the text opened, and the commas between them. */
function withoutTail(inside: InsideText, from: number, how: Extent['how']): Extent {
  let end = from
  for (let left = inside.unmatched; left > 0 && end > inside.start;) {
    const last = inside.lastBefore(end)
    const mark = inside.text[last]
    if (!isClosing(mark) && mark !== ',') break
    if (mark !== ',') left -= 1
    end = last
  }
  if (end < from && inside.text[inside.lastBefore(end)] === ',') end = inside.lastBefore(end) // it divided nothing
  return { end: Math.max(inside.start, inside.lastBefore(end) + 1), next: end, how }
}

const isClosing = (mark: string | undefined): boolean => mark === ']' || mark === '}'
