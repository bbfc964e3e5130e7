/** Our own reader: records and lists as a model writes them when it forgets a bracket, a comma, a colon or a quote. */
import type { Cursor } from './cursor.ts'
import { readBare } from './read-bare.ts'
import { readList } from './read-list.ts'
import { readRecord } from './read-record.ts'
import { readEscaped, readString } from './read-string.ts'
import { isQuote } from './quotes.ts'
import type { Role } from './inside-text.ts'
import { deeper, nothing, type Maybe, type Place } from './place.ts'

/** A text with a letter before it, as Python marks its kinds, is the same text. */
const prefix = /[bruf]{1,2}(?=(["'])(?!\s*(?:[,}\]]|$)))/iy
export const call = /[A-Za-z_$][\w$.]{0,40}\s?\(/y
const prose = /\([^()"'\n]{0,100}\)\s{0,20}[^\s,}\])]/y

/** Words in round brackets in the middle of other words. */
export const isProseAt = (cursor: Cursor, from: number): boolean => cursor.sees(prose, from)

export function readValue(place: Place, role: Role): Maybe {
  const { cursor } = place
  cursor.match(prefix)
  const { next } = cursor
  if (next === '{') return readRecord(place)
  if (next === '[' || (next === '(' && !isProseAt(cursor, cursor.at))) return readList(place)
  if (isQuote(next)) return readString(cursor, role)
  const escaped = readEscaped(cursor)
  if (escaped !== undefined) return escaped
  const called = readCall(place)
  return called === undefined ? readPlain(place, role) : called
}

function readPlain({ cursor }: Place, role: Role): Maybe {
  const bare = readBare(cursor, role)
  return bare === undefined ? nothing : bare
}

/** A value in the brackets of a call, such as a database writes around its own kinds. */
function readCall(place: Place): Maybe | undefined {
  const { cursor } = place
  const start = cursor.at
  if (cursor.match(call) === undefined) return undefined
  cursor.skip()
  if (cursor.sees(scalar)) {
    const value = readValue(deeper(place, 'list'), 'item')
    if (isCallEnded(cursor)) return value
  }
  cursor.at = start
  return undefined
}

export function isCallEnded(cursor: Cursor): boolean {
  cursor.skip()
  const isClosed = cursor.take(')')
  const follows = cursor.text[cursor.past(cursor.at)] ?? ''
  return isClosed ? /^$|[,;}\])]/.test(follows) : /^$|[}\]]/.test(follows)
}

/** Only what holds nothing else, so that nothing is ever read twice and twice again. */
export const scalar = /["'\d-]|(?:true|false|null)\b/y
