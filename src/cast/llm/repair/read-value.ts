/** Our own reader: records and lists as a model writes them when it forgets a bracket, a comma, a colon or a quote. */
import type { Json } from '../../../core/json.ts'
import { Cursor } from './cursor.ts'
import { readBare } from './read-bare.ts'
import { isQuote, readString, type Role } from './read-string.ts'
import { giveUp } from './unreadable.ts'

/** Deeper than any move goes, and far from the end of the stack. */
export const deepest = 100

/** Nothing stood where a value was meant. */
const nothing = Symbol('nothing')
type Maybe = Json | typeof nothing

type Place = { readonly cursor: Cursor; readonly depth: number; readonly isInRecord: boolean }

function deeper({ cursor, depth }: Place, isInRecord: boolean): Place {
  if (depth >= deepest) giveUp('it is nested too deep')
  return { cursor, depth: depth + 1, isInRecord }
}

function readValue(place: Place, role: Role): Maybe {
  const { cursor } = place
  cursor.skip()
  const { next } = cursor
  if (next === '{') return readRecord(place)
  if (next === '[' || next === '(') return readList(place)
  if (isQuote(next)) return readString(cursor, role)
  const bare = readBare(cursor, role)
  return bare === undefined ? nothing : bare
}

/** `{ … }`, or the braces a model puts around a set. */
function readRecord(place: Place): Maybe {
  const { cursor } = place
  cursor.take('{')
  const within = deeper(place, true)
  cursor.skip()
  if (cursor.next === '{') return readDoubled(within)
  if (cursor.next === ']') return nothing // an opening brace that nothing came of
  return readFields(within, [])
}

/** `{{ … }}`, as templates write it. */
function readDoubled(place: Place): Maybe {
  const inner = readRecord(place)
  place.cursor.skip()
  if (!place.cursor.take('}') && !place.cursor.isAtEnd) giveUp('a record stands where a key was meant')
  return inner
}

export function readFields(place: Place, fields: [string, Json][]): Json {
  const { cursor } = place
  const members: Json[] = []
  for (;;) {
    skipDividers(cursor)
    if (cursor.isAtEnd || cursor.next === ']') break
    if (cursor.take('}')) return fields.length === 0 && members.length > 0 ? members : recordOf(fields, members)
    if (cursor.next === '[') {
      lengthen(place, fields)
      continue
    }
    const before = cursor.at
    const field = readField(place)
    if (cursor.at === before) giveUp('nobody can tell what this is')
    if (field === undefined) continue
    if ('member' in field) members.push(field.member)
    else fields.push([field.key, field.value])
  }
  return recordOf(fields, members)
}

/** Beside fields a number or a single word alone is a remark; anything else is a key whose value is lost. */
function recordOf(fields: readonly (readonly [string, Json])[], members: readonly Json[]): Json {
  const isRemark = (member: Json): boolean =>
    typeof member === 'number' || (typeof member === 'string' && /^\w+$/.test(member))
  if (members.length > 0 && (fields.length === 0 || !members.every(isRemark))) giveUp('a key has no value')
  return Object.fromEntries(fields)
}

/** A list where a key was meant goes on with the list before it, or with nothing. */
function lengthen(place: Place, fields: [string, Json][]): void {
  const [key, list] = fields.pop() ?? []
  if (key === undefined || !Array.isArray(list)) giveUp('a list stands where a key was meant')
  const more = readList(place)
  fields.push([key, [...(list as readonly Json[]), ...(Array.isArray(more) ? (more as readonly Json[]) : [more])]])
}

type Field = { readonly key: string; readonly value: Json } | { readonly member: Json }

function readField(place: Place): Field | undefined {
  const { cursor } = place
  const key = isQuote(cursor.next) ? readString(cursor, 'key') : readBareKey(cursor)
  cursor.skip()
  if (typeof key === 'string' && isQuote(cursor.next) && cursor.isKeyAhead(cursor.at)) return undefined // a comment
  if (cursor.isAtEnd) return undefined // a key that was cut off before it meant anything
  if (cursor.take(':') || cursor.take('=>') || cursor.take('=')) {
    const value = readFieldValue(place)
    return { key: String(key), value: value === nothing ? null : value }
  }
  if (cursor.next === ',' || cursor.next === '}') return { member: key }
  if (key === '' || cursor.next === ']') giveUp('a key has no value')
  const value = readFieldValue(place)
  return { key: String(key), value: value === nothing ? null : value }
}

function readFieldValue(place: Place): Maybe {
  const { cursor } = place
  cursor.skip()
  return cursor.isAtEnd || cursor.next === ',' || cursor.next === '}' ? null : readValue(place, 'field')
}

const bareKey = /[^\s:={}[\],"'()]+/y
const wholeNumber = /^-?\d+$/

function readBareKey(cursor: Cursor): string | number {
  const found = cursor.match(bareKey) ?? giveUp('a key was meant here')
  cursor.skip()
  return wholeNumber.test(found) && cursor.next !== ':' ? Number(found) : found
}

/** `[ … ]`, and Python's `( … )`, which around one value are only brackets. */
function readList(place: Place): Json {
  const { cursor } = place
  const isTuple = cursor.take('(')
  if (!isTuple) cursor.take('[')
  const within = deeper(place, false)
  const items: Json[] = []
  let divided = 0
  for (;;) {
    divided += skipDividers(cursor)
    if (cursor.isAtEnd || cursor.take(isTuple ? ')' : ']') || cursor.take(']')) break
    if (cursor.next === '}') {
      if (place.isInRecord && !isMistaken(cursor)) break
      cursor.at += 1 // meant as the list's own end, or of no use to anybody
      if (place.isInRecord) break
      continue
    }
    if (cursor.match(/\.\.\.|…/y)) continue
    const before = cursor.at
    const item = readItem(within)
    if (cursor.at === before) giveUp('nobody can tell what this is')
    if (item !== nothing) items.push(item)
  }
  const [only] = items
  return isTuple && items.length === 1 && divided === 0 && only !== undefined ? only : items
}

/** A brace where a bracket was meant: another key of the record around the list follows it. */
function isMistaken(cursor: Cursor): boolean {
  const comma = cursor.pastBlanks(cursor.at + 1)
  return cursor.text[comma] === ',' && cursor.isKeyAhead(comma + 1)
}

/** An item, or the fields of a record whose braces were forgotten. */
function readItem(place: Place): Maybe {
  const { cursor } = place
  const item = readValue(place, 'item')
  cursor.skip()
  if (typeof item !== 'string' || cursor.next !== ':') return item
  cursor.at += 1
  const value = readFieldValue({ ...place, isInRecord: true })
  return { [item]: value === nothing ? null : value }
}

/** How many commas stood there. */
function skipDividers(cursor: Cursor): number {
  let count = -1
  do {
    count += 1
    cursor.skip()
  } while (cursor.take(',') || cursor.take(';'))
  return count
}

export const startAt = (text: string, at: number): Place => {
  const cursor = new Cursor(text)
  cursor.at = at
  return { cursor, depth: 0, isInRecord: false }
}

export function readStructure(place: Place): Json | undefined {
  const value = readValue(place, 'item')
  return value === nothing ? undefined : value
}
