/**
 * Text in quotes. A model forgets to escape the quotes inside, so a quote ends its text only where what follows would
 * make sense after an end.
 */
import type { Cursor } from './cursor.ts'
import { giveUp } from './unreadable.ts'

/** What the text is for tells what may follow it. */
export type Role = 'key' | 'field' | 'item'

const closers: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '\u201c': '\u201d"',
  '\u201d': '\u201d"',
  '\u2018': "\u2019'",
  '\u2019': "\u2019'",
  '\u00b4': "\u00b4'",
}

export const isQuote = (character: string): boolean => Object.hasOwn(closers, character)

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A run of what is never more than itself. */
const plain = /[^\p{Cc}"'`\\\u2018-\u201d\u00b4]+/uy

function take(cursor: Cursor): string {
  const { next } = cursor
  cursor.at += 1
  return next
}

export function readString(cursor: Cursor, role: Role): string {
  const ends = closers[cursor.next] ?? '"'
  const isDoubled = isDoubledAt(cursor, role)
  cursor.at += isDoubled ? 2 : 1
  const start = cursor.at
  let said = ''
  for (;;) {
    const { next } = cursor
    if (next === '') return unclosed(cursor, said, start)
    if (ends.includes(next)) {
      if (isDoubled && cursor.text[cursor.at + 1] === next) cursor.at += 1
      if (doesEnd(cursor, role)) {
        cursor.at += 1
        return said
      }
    }
    if (next === '\n' && role !== 'item' && cursor.isKeyAhead(cursor.at)) return said.trimEnd().replace(/,$/, '')
    if (next < ' ' && !'\n\r\t\b\f'.includes(next)) giveUp('a character that no text holds')
    if (next === '\\') said += readEscape(cursor)
    else said += cursor.match(plain) ?? take(cursor)
  }
}

/** `""word""`, or a quote too many before a word: what follows the pair would make no sense after an empty text. */
function isDoubledAt(cursor: Cursor, role: Role): boolean {
  const { text, at, next } = cursor
  if (text[at + 1] !== next) return false
  const follows = text[cursor.pastBlanks(at + 2)] ?? ''
  return role === 'key' ? !/^[:=,}\]"]?$/.test(follows) : /[\w(<]/.test(text[at + 2] ?? '')
}

/** The end of everything came first: brackets at the very end are the end's, and the rest is what was said. */
function unclosed(cursor: Cursor, said: string, start: number): string {
  const tail = /[\s}\]]*$/.exec(said.slice(-20))?.[0] ?? ''
  const isTail = /[}\]]/.test(tail) && tail.length < said.length
  if (isTail) cursor.at = Math.max(start, cursor.at - tail.length)
  return isTail ? said.slice(0, -tail.length) : said
}

function readEscape(cursor: Cursor): string {
  const kind = cursor.text[cursor.at + 1] ?? ''
  if (kind === 'u') {
    const digits = cursor.text.slice(cursor.at + 2, cursor.at + 6)
    const isWhole = /^[\da-fA-F]{4}$/.test(digits)
    const isCut = cursor.at + 2 + digits.length >= cursor.text.length
    if (!isWhole && !isCut) giveUp('a broken escape')
    cursor.at += 2 + digits.length
    return isWhole ? String.fromCharCode(Number.parseInt(digits, 16)) : ''
  }
  cursor.at += 2
  return Object.hasOwn(escapes, kind) ? (escapes[kind] ?? '') : kind
}

/** Whether the quote here ends its text. */
function doesEnd(cursor: Cursor, role: Role): boolean {
  const { text } = cursor
  const after = cursor.pastBlanks(cursor.at + 1)
  const follows = text[after] ?? ''
  if (follows === '') return true
  if (role === 'key') return follows === ':' || follows === '=' || follows === ',' || '}]{["'.includes(follows)
  if (follows === '}') return role === 'item' ? isCloserAhead(cursor, after) : true
  if (follows === ']') return role === 'item' || isCloserAhead(cursor, after)
  if (follows === ')') return /[\s,}\])]|^$/.test(text[after + 1] ?? '')
  if (follows === ':') return role === 'item'
  if (follows === '#' && after > cursor.at + 1) return true
  if (follows === '/' && '/*'.includes(text[after + 1] ?? ' ')) return true
  if (follows === ',') return doesCommaDivide(cursor, role, after)
  if (strayWord.test(text.slice(cursor.at + 1, cursor.at + 40))) return true
  if (role === 'field') return isQuote(follows) && cursor.isKeyAhead(after)
  return isQuote(follows) && after > cursor.at + 1 && /^[^\s"']+["']/.test(text.slice(after + 1, after + 40))
}

/** A word of comment between the last text of a record or a list and its end. */
const strayWord = /^\s+\w{1,30}\s*[}\]]/

/** A bracket of the other kind ends a text only where more structure, or nothing, comes after it. */
function isCloserAhead(cursor: Cursor, bracket: number): boolean {
  const follows = cursor.text[cursor.pastBlanks(bracket + 1)] ?? ''
  return follows === '' || ',]}'.includes(follows)
}

/** The beginning of a key, and then the end of everything. */
const isCutKey = (text: string, at: number): boolean => text.length - at < 60 && /^["'][^"']*$/.test(text.slice(at))

function doesCommaDivide(cursor: Cursor, role: Role, comma: number): boolean {
  const after = cursor.pastBlanks(comma + 1)
  const follows = cursor.text[after] ?? ''
  if (follows === '' || '}],'.includes(follows)) return true
  if (role === 'field') return '{['.includes(follows) || cursor.isKeyAhead(after) || isCutKey(cursor.text, after)
  if (isQuote(follows)) return !/[\s,.;]/.test(cursor.text[after + 1] ?? ' ') || cursor.text[after + 1] === follows
  return /[\d{[(-]/.test(follows) || /^(?:true|false|null|None|True|False)\b/.test(cursor.text.slice(after, after + 6))
}
