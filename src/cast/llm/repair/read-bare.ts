/** What stands there without quotes: numbers, the few words that mean something, and text. */
import type { Json } from '../../../core/json.ts'
import type { Cursor } from './cursor.ts'
import type { Role } from './read-string.ts'

const number = /-?(?:0|[1-9][\d_]*)(?:\.[\d_]*)?(?:[eE][+-]?\d*)?/y

const words: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
  ['null', null],
  ['None', null],
  ['NULL', null],
  ['Null', null],
  ['undefined', null],
])

/** Undefined when there is nothing to read: a lone minus before the end. */
export function readBare(cursor: Cursor, role: Role): Json | undefined {
  return readNumber(cursor) ?? readWords(cursor, role)
}

function readNumber(cursor: Cursor): number | undefined {
  const start = cursor.at
  const digits = cursor.match(number)
  if (digits === undefined) return undefined
  if (isEndedBy(cursor, cursor.at)) {
    // A quote that was never opened is no part of a number.
    if (cursor.next === '"') cursor.at += 1
    return Number(digits.replaceAll('_', '').replace(/\.?(?:[eE][+-]?)?$/, ''))
  }
  cursor.at = start
  return undefined
}

function isEndedBy({ text }: Cursor, at: number): boolean {
  const next = text[at] ?? ''
  if (next === '"') return /^"\s*(?:[,}\])]|$)/.test(text.slice(at, at + 20))
  return next === '' || /[\s,}\])/]/.test(next) ? !/^\s*\/[^/*]/.test(text.slice(at, at + 4)) : false
}

/** Text up to what ends it: in a field a comma ends it only before another key, since sentences hold commas. */
function readWords(cursor: Cursor, role: Role): Json | undefined {
  const { text } = cursor
  const start = cursor.at
  let open = 0
  let hasBracket = false
  for (; cursor.at < text.length; cursor.at += 1) {
    const { next } = cursor
    if (next === '{') open += 1
    else if (next === '(') hasBracket = true
    else if (next === '}' && open > 0) open -= 1
    else if (next === '}' || next === ']' || next === '\n' || (next === ')' && !hasBracket)) break
    else if (next === ',' && open === 0 && (doesCommaEnd(cursor, role) || isWord(text, start, cursor.at))) break
    else if (next === '"' && role === 'field' && cursor.at > start && cursor.isKeyAhead(cursor.at)) break
  }
  const said = text.slice(start, cursor.at).trim().replace(/"$/, '').trimEnd()
  if (said === '' || (said === '-' && cursor.isAtEnd)) return undefined
  return words.has(said) ? words.get(said) : said
}

const longestWord = 12
const isWord = (text: string, start: number, end: number): boolean =>
  end - start <= longestWord && words.has(text.slice(start, end).trim())

function doesCommaEnd(cursor: Cursor, role: Role): boolean {
  if (role === 'item') return true
  const after = cursor.pastBlanks(cursor.at + 1)
  return after >= cursor.text.length || cursor.text[after] === '}' || cursor.isKeyAhead(after)
}
