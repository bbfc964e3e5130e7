/** Whether a quote ends its text: it does where what follows could follow an end. */
import type { InsideText } from './inside-text.ts'
import { isBareKeyAt, isBracketLast, isItemAt, isKeyAt, isPlainValueAt, isQuotedKeyAt } from './look-ahead.ts'
import { isQuote } from './quotes.ts'

export function endsAt(inside: InsideText, at: number): boolean {
  const { cursor, role, text } = inside
  const after = cursor.past(at + 1)
  const follows = text[after] ?? ''
  if (follows === '' || text.startsWith('```', after)) return true
  if (role === 'key') return follows === ':' || follows === '=' || isLoneKey(inside, at, after)
  switch (follows) {
    case '}':
      return (role === 'field' && inside.openOf('{') === 0) || isBracketLast(cursor, after)
    case ']':
      return (role === 'item' && inside.openOf('[') === 0) || isBracketLast(cursor, after)
    case ')':
      return inside.openOf('(') === 0 && isBracketLast(cursor, after)
    case ':':
      return role === 'item'
    case ',':
    case ';':
      return isDivided(inside, at, after)
    case '.':
      return cursor.sees(ellipsis, after)
    case '+':
      return /^$|["'`\u201c]/.test(text[cursor.past(after + 1)] ?? '')
    default:
      return role === 'field' ? endsBeforeField(inside, at, after) : endsBeforeItem(inside, at, after)
  }
}

const ellipsis = /\.{3,}\s{0,20}(?:[,}\]]|$)/y

/** A key whose colon was forgotten. */
const isLoneKey = (inside: InsideText, at: number, after: number): boolean =>
  inside.isShapedAsEnd(at) || (inside.quoted === 0 && isPlainValueAt(inside.cursor, after))

/** A comma was forgotten, or there is a remark before it. */
function endsBeforeField(inside: InsideText, at: number, after: number): boolean {
  const { cursor, text } = inside
  const isShaped = inside.isShapedAsEnd(at)
  const isKeyNext = isKeyAt(cursor, after) && (isShaped || isQuote(text[after] ?? ''))
  const isKeyRightBehind = isBareKeyAt(cursor, at + 1) && !inside.looksLikeOpening(at)
  if (isKeyNext || isKeyRightBehind) return !inside.isEmbedding
  return (isShaped && cursor.sees(recordOnNextLine, at + 1)) || pastStray(inside, at) > at + 1
}

const recordOnNextLine = /\s*\n\s*\{/y

function endsBeforeItem(inside: InsideText, at: number, after: number): boolean {
  const { cursor, text } = inside
  if (isQuote(text[after] ?? '')) return after > at + 1 && !inside.looksLikeOpening(at) && isItemAt(cursor, after)
  if (inside.quoted > 0) return false
  return isPlainValueAt(cursor, after) || (isLikelyEnd(inside, at) && cursor.sees(lostOpening, at + 1))
}

/** A word, and the quote that should have stood before it too. */
const lostOpening = /\s+[^\s"',:{}[\]][^"',:{}[\]\n]{0,60}"\s{0,20}[,\]]/y

const isLikelyEnd = (inside: InsideText, at: number): boolean => inside.isShapedAsEnd(at) && !inside.isMeasure(at)

/** Whether the comma behind a quote divides two things, and not two parts of a sentence. */
function isDivided(inside: InsideText, at: number, comma: number): boolean {
  const { cursor, role, text } = inside
  const after = cursor.past(comma + 1)
  const follows = text[after] ?? ''
  if (follows === '' || '}],{['.includes(follows) || cursor.sees(andSoOn, after)) return true
  const isShaped = inside.isShapedAsEnd(at)
  if (role === 'item') return isShaped || isItemAt(cursor, after) || isPlainValueAt(cursor, after)
  if (isKeyAt(cursor, after) || cursor.sees(cutKey, after)) return !inside.isEmbedding
  return isShaped && (isQuote(follows) || cursor.sees(lastWords, after))
}

const andSoOn = /\.\.\.|\u2026/y
/** The beginning of a key, and then the end of everything. */
const cutKey = /(?:["'][^"']{0,60}|[\w$]{1,60})$/y
/** Words without a colon up to the end of a record. */
const lastWords = /[^"'\n:{}]{1,80}[}\]]/y

/** Past a remark between the end of a value and what comes next in its record; else right behind the quote. */
export function pastStray(inside: InsideText, at: number): number {
  const { cursor, role, text } = inside
  const behind = at + 1
  if (role !== 'field' || !isLikelyEnd(inside, at) || cursor.sees(noRemark, behind)) return behind
  remark.lastIndex = behind
  const past = behind + (remark.exec(text)?.[0].length ?? 0)
  const isNext = text[past] === ',' ? isQuotedKeyAt(cursor, past + 1) : /[}\]]/.test(text[past] ?? '')
  return isNext && (text[past] === ',' || isBracketLast(cursor, past)) ? past : behind
}

const noRemark = /\s*[,}\]]/y
const remark = /(?:\s*\([^()\n]{0,60}\))?[^"'{}[\]\n,:]{0,60}/y
