/** What stands there without quotes: numbers, the few words that mean something, and text. */
import type { Json } from '../../../core/json.ts'
import type { Cursor } from './cursor.ts'
import type { Word } from './draft.ts'
import { decode } from './escapes.ts'
import { isItemAt, isKeyAt, isPlainValueAt, isQuotedKeyAt } from './look-ahead.ts'
import { isQuote } from './quotes.ts'
import type { Role } from './inside-text.ts'

const number = /-?(?:(?:0|[1-9][\d_]*)(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d*)?|-(?=\s{0,20}(?:[,}\]]|$))/y
const word = /[A-Za-z]{2,9}/y

const words: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['none', null],
  ['undefined', null],
])

/** As programs spell them: all small, all large, or with a large letter first. */
const spelling = /^(?:[a-z]+|[A-Z]+|[A-Z][a-z]+)$/

/** Undefined when there is nothing to read: a lone minus before the end. */
export function readBare(cursor: Cursor, role: Role): Json | undefined {
  const meaning = readNumber(cursor, role) ?? readMeaning(cursor, role)
  return meaning === undefined ? readWords(cursor, role) : meaning
}

function readNumber(cursor: Cursor, role: Role): number | undefined {
  const start = cursor.at
  const digits = cursor.match(number)
  if (digits === undefined) return undefined
  if (isEnd(cursor, role) && !(role === 'field' && cursor.sees(thousands))) return valueOf(digits)
  cursor.at = start
  return undefined
}

/** As far as it was written; a sign alone is zero, and zero has none. */
const valueOf = (digits: string): number =>
  digits === '-' ? 0 : Number(digits.replaceAll('_', '').replace(/\.?(?:[eE][+-]?)?$/, '')) + 0

function readMeaning(cursor: Cursor, role: Role): Json | undefined {
  const start = cursor.at
  const said = cursor.match(word) ?? ''
  const meant = spelling.test(said) ? meaningOf(said.toLowerCase(), cursor.isAtEnd) : undefined
  if (meant !== undefined && isEnd(cursor, role)) return meant
  cursor.at = start
  return undefined
}

/** A single word that stood alone. */
export function meaningOfWord(said: string): Word {
  if (/^-?\d+(?:\.\d+)?$/.test(said)) return Number(said)
  const meant = spelling.test(said) ? meaningOf(said.toLowerCase(), false) : undefined
  return meant === undefined ? said : meant
}

/** At the end of everything, the beginning of such a word is that word. */
function meaningOf(said: string, isCut: boolean): Word | undefined {
  if (words.has(said) || !isCut) return words.get(said)
  for (const [whole, meant] of words) if (whole.startsWith(said)) return meant
  return undefined
}

/** Whether nothing more belongs to the number or word that ends here; a quote nobody opened is passed. */
function isEnd(cursor: Cursor, role: Role): boolean {
  const { text, at } = cursor
  if (cursor.sees(strayQuote)) {
    cursor.at += 1
    return true
  }
  const after = cursor.past(at)
  const follows = text[after] ?? ''
  if (follows === '' || ',;}])'.includes(follows) || text.slice(at, after).includes('\n')) return true
  if (cursor.sees(/\.\.\.|\u2026/y, after)) return true
  if (role === 'field') return isKeyAt(cursor, after)
  return after > at && (isQuote(follows) || isPlainValueAt(cursor, after) || cursor.sees(moreNumbers, after))
}

/** Digits go on right behind the comma: one number, as people write them. */
const thousands = /,\d{3}(?!\d)/y
const strayQuote = /"\s{0,20}(?:[,}\])]|$)/y
const moreNumbers = /(?:-?\d+|true|false|null|True|False|None)\s/y

/** Text up to what ends it: in a field a comma ends it only before another key, since sentences hold commas. */
function readWords(cursor: Cursor, role: Role): Json | undefined {
  const start = cursor.at
  const open: string[] = []
  for (; !cursor.isAtEnd; cursor.at += 1) {
    const { next } = cursor
    if (next === '\n' || (open.length === 0 && endsWords(cursor, role, start))) break
    if (next === '{' || next === '(') open.push(next === '{' ? '}' : ')')
    else if (next === open.at(-1)) open.pop()
    else if (next === ']') break
  }
  const said = cursor.text.slice(start, cursor.at).trim()
  if (said === '' || said === '-') return undefined
  return /.["']$/.test(said) ? decode(said.slice(0, -1).trimEnd()) : said // only its first quote is missing
}

function endsWords(cursor: Cursor, role: Role, start: number): boolean {
  const { next, at } = cursor
  if (next === '}' || next === ']' || next === ')') return true
  if (next === ',') return role === 'item' || isEndingComma(cursor)
  if (at === start) return false
  if (cursor.sees(commentAhead)) return true
  if (next === '{') return isQuotedKeyAt(cursor, at + 1)
  return isQuote(next) && (role === 'field' ? isKeyAt(cursor, at) : isItemAt(cursor, at))
}

const commentAhead = /\/\*|(?<=\s)(?:\/\/|# )/y

function isEndingComma(cursor: Cursor): boolean {
  const after = cursor.past(cursor.at + 1)
  const follows = cursor.text[after] ?? ''
  return follows === '' || follows === '}' || cursor.sees(/\.\.\./y, after) || isKeyAt(cursor, after)
}
