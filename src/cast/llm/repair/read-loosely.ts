/** A whole text, of which the records and lists are the part that matters. */
import type { Json } from '../../../core/json.ts'
import { Cursor } from './cursor.ts'
import { isRecord } from './draft.ts'
import { isQuotedKeyAt } from './look-ahead.ts'
import { readItems } from './read-list.ts'
import { readFields } from './read-record.ts'
import { nothing, type Maybe, type Place } from './place.ts'
import { call, isCallEnded, isProseAt, readValue, scalar } from './read-value.ts'
import { giveUp } from './unreadable.ts'

/** Reads the records and lists of a text, with or without words around them; throws `Unreadable`. */
export function readLoosely(text: string): Json {
  const cursor = new Cursor(text)
  const place: Place = { cursor, read: readValue, depth: 0, within: 'nothing', lists: 0 }
  cursor.skip()
  const words = cursor.at
  const called = readCalled(place)
  if (called !== nothing) return called
  cursor.at = words
  const first = startOf(cursor, words)
  if (first === -1) giveUp('there is neither a record nor a list in it')
  const found: Json[] = []
  for (let at = first; at !== -1; at = nextStart(place.cursor, found)) {
    place.cursor.at = at
    const value = readValue(place, 'item')
    const whole =
      value === nothing ? [] : isRecord(value) ? readOn(place, value) : at === first ? readMore(place, value) : value
    if (place.cursor.at <= at) break
    if (!isAside(text, at, place.cursor.at)) found.push(whole)
  }
  return theOneMeant(found, text.slice(words, first))
}

/** What a page would be called back with: one call around everything. */
function readCalled(place: Place): Maybe {
  const { cursor } = place
  if (cursor.match(call) === undefined) return nothing
  cursor.skip()
  if (!/[{[]/.test(cursor.next) && !cursor.sees(scalar)) return nothing
  const value = readValue(place, 'item')
  return isCallEnded(cursor) ? value : nothing
}

function theOneMeant(found: readonly Json[], before: string): Json {
  const told = found.filter(value => !isEmpty(value))
  if (told.length === 0 && /\S/.test(before)) giveUp('there is nothing in it')
  const [only] = told
  if (only === undefined) return found[0] ?? giveUp('there is nothing in it')
  return told.length === 1 ? only : told
}

/** The first bracket; a round one only where nothing but blanks comes before it. */
function startOf(cursor: Cursor, from: number): number {
  const { text } = cursor
  const start = from + text.slice(from).search(/[{[(]/)
  if (start < from) return -1
  if (text[start] !== '(' || isProseAt(cursor, start) ? text[start] !== '(' : /^\s*$/.test(text.slice(from, start)))
    return start
  const square = text.slice(from).search(/[{[]/)
  return square === -1 ? -1 : from + square
}

/** Words in brackets, as prose has them, among other things. */
const isAside = (text: string, from: number, to: number): boolean =>
  /^[[({][^"':{}[\]\d]+[\])}]$/.test(text.slice(from, Math.min(to, from + 200))) && /[{[]/.test(text.slice(to))

/** A record that was closed too early: after a comma its fields go on. */
function readOn(place: Place, value: Readonly<Record<string, Json>>): Json {
  const { cursor } = place
  const comma = /[\s}\]]*(?:,|\n)[\s,]*/y
  if (!cursor.sees(comma) || !isQuotedKeyAtOrValue(cursor, comma.lastIndex)) return value
  cursor.at = comma.lastIndex
  return readFields({ ...place, within: 'record' }, false, new Map(Object.entries(value)))
}

/** A list that was closed too early: its items go on, and its real end is there as well. */
function readMore(place: Place, value: Json): Json {
  const { cursor } = place
  const rest = cursor.text.slice(cursor.at)
  if (!Array.isArray(value) || !/^[\s\]]*,[\s\S]*\]\s*$/.test(rest)) return value
  if (countOf(rest, ']') - countOf(rest, '[') !== 1 || !isAlike(value.at(-1) as Json, rest)) return value
  const more = readItems(place)
  return [...(value as readonly Json[]), ...more]
}

/** What comes next begins as the last item did. */
function isAlike(item: Json, rest: string): boolean {
  const begins = /[^\s\],]/.exec(rest)?.[0]
  if (typeof item !== 'object' || item === null) return begins !== '{' && begins !== '['
  return begins === (Array.isArray(item) ? '[' : '{')
}

const countOf = (text: string, mark: string): number => text.split(mark).length - 1

const isQuotedKeyAtOrValue = (cursor: Cursor, from: number): boolean =>
  isQuotedKeyAt(cursor, from) || cursor.sees(/\s*["'][^"'\n]{1,60}["']\s*["'\d{[]/y, from)

/** Another record or list: behind nothing but blanks, commas and fences, or of the same kind after some words. */
function nextStart(cursor: Cursor, found: readonly Json[]): number {
  const { text, at } = cursor
  const near = at + (between.exec(text.slice(at, at + 2000))?.[0].length ?? 0)
  if (near === at && /[\w{[]/.test(text[at] ?? '') && !/^[{[]\s*["'{[\d]/.test(text.slice(at, at + 20)))
    giveUp('something stands right behind it')
  if (/[{[]/.test(text[near] ?? '')) return near
  const far = startOf(cursor, cursor.past(near))
  if (far === -1 || found.length === 0 || /(?:```|~~~)\w*\s*$/.test(text.slice(Math.max(0, far - 40), far))) return far
  return text[far] === (Array.isArray(found[0]) ? '[' : '{') ? far : -1
}

const between = /^[\s,;}\]]*(?:```[^`{[]*```\w*)?[\s,`]*/

const isEmpty = (value: Json): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0
