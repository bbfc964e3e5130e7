/** Records: their fields, and what is left of them when a brace, a key or a colon is not where it should be. */
import type { Json } from '../../../core/json.ts'
import { skipDividers } from './dividers.ts'
import { bracesClosed, isFieldAt, isKeyAt, isQuotedKeyAt, skipStrayWords } from './look-ahead.ts'
import { isQuote } from './quotes.ts'
import { isRecord, recordOf, type Draft } from './draft.ts'
import { meaningOfWord } from './read-bare.ts'
import { readKey } from './read-key.ts'
import { deeper, nothing, type Maybe, type Place } from './place.ts'
import { giveUp } from './unreadable.ts'

/** `{ ... }`, or the braces a model puts around a set. */
export function readRecord(place: Place): Maybe {
  const { cursor } = place
  cursor.take('{')
  const within = deeper(place, 'record')
  cursor.skip()
  if (cursor.next === '{') return readDoubled(within)
  if (cursor.next === ']' && place.lists > 0) return nothing // an opening brace that nothing came of
  return readFields(within, place.within === 'list', new Map())
}

/** `{{ ... }}`, as templates write it. */
function readDoubled(place: Place): Maybe {
  const inner = readRecord(place)
  const { cursor } = place
  const comma = cursor.past(cursor.at)
  if (cursor.text[comma] === ',' && isQuotedKeyAt(cursor, comma + 1) && isRecord(inner))
    return readFields(place, false, new Map(Object.entries(inner)))
  cursor.match(/\s*\}/y)
  return inner
}

/** Fields up to the brace that ends them, or to whatever shows that it was forgotten. */
export function readFields(place: Place, isItem: boolean, fields: Map<string, Json>): Json {
  const { cursor } = place
  const draft: Draft = { fields, lost: [], last: [...fields.keys()].at(-1), isClosed: false }
  for (;;) {
    skipDividers(cursor)
    if (cursor.isAtEnd) break
    if (/[{}[\]]/.test(cursor.next)) {
      if (!passBracket(place, isItem, draft)) break
    } else if (!skipStrayWords(cursor) && !readField(place, isItem, draft)) break
  }
  return recordOf(draft)
}

/** Whether the record goes on behind a bracket that stands where a key was meant. */
function passBracket(place: Place, isItem: boolean, draft: Draft): boolean {
  const { cursor, depth } = place
  switch (cursor.next) {
    case '}':
      cursor.at += 1
      draft.isClosed = true
      return false
    case '{':
      return isItem || depth === 1 ? false : giveUp('a record stands where a key was meant')
    case '[':
      lengthen(place, draft)
      return true
    default:
      return passClosingBracket(place, isItem, draft)
  }
}

function passClosingBracket(place: Place, isItem: boolean, draft: Draft): boolean {
  const { cursor } = place
  const isOurs = listLast(draft)
  if (!isOurs && place.lists > 0 && !(isItem && cursor.sees(mistakenBrace))) return false
  const isBrace = !isOurs && (isItem || isBraceMeant(place))
  cursor.at += 1
  return !isBrace // else it closes nothing
}

/** A bracket where a brace was meant: the next record of the list follows it. */
const mistakenBrace = /\](?=\s{0,100},\s{0,100}\{)/y

/** A lone bracket inside of a record of a record was meant to end the inner one. */
const isBraceMeant = ({ cursor, depth }: Place): boolean =>
  depth > 1 && !/\]\s*$/.test(cursor.text.slice(Math.max(0, cursor.at - 100), cursor.at))

/** The end of a list that nobody opened: it began with the last value. */
function listLast({ fields, lost, last }: Draft): boolean {
  const first = last === undefined ? undefined : fields.get(last)
  if (last === undefined || first === undefined || lost.length === 0) return false
  fields.set(last, [first, ...lost.splice(0).map(({ word }) => word)])
  return true
}

/** A list where a key was meant goes on with the list before it, as one of its rows if it has rows. */
function lengthen(place: Place, { fields, last }: Draft): void {
  const list = last === undefined ? undefined : fields.get(last)
  if (!Array.isArray(list)) giveUp('a list stands where a key was meant')
  const rows = list as Json[]
  const more = place.read(place, 'item')
  if (more === nothing) return
  if (Array.isArray(rows[0]) || !Array.isArray(more)) rows.push(more)
  else for (const item of more as readonly Json[]) rows.push(item)
}

/** False where a record ends: in a list a key that comes twice begins the next one, so that nothing said is lost. */
function readField(place: Place, isItem: boolean, draft: Draft): boolean {
  const { cursor } = place
  const { fields } = draft
  const before = cursor.at
  const { key, isQuoted } = readKey(cursor)
  cursor.skip()
  const isTold = cursor.match(sign) !== undefined
  if (isItem && isTold && fields.has(key)) {
    cursor.at = before
    return false
  }
  if (!isTold && isQuote(cursor.next) && isKeyAt(cursor, cursor.at)) return true // it was a remark before a key
  if (!isTold && cursor.isAtEnd && fields.has(key)) return false
  if (!isTold && !cursor.isAtEnd && ',}]'.includes(cursor.next)) {
    draft.lost.push({ word: isQuoted ? key : meaningOfWord(key), isQuoted })
    return true
  }
  if (!isTold && key === '') giveUp('a key has no value')
  fields.set(key, readFieldValue(place))
  draft.last = key
  return true
}

const sign = /=>|=|:(?:\s{0,20}:)*/y

export function readFieldValue(place: Place): Json {
  const { cursor } = place
  if (!cursor.sees(hash)) cursor.skip()
  if (cursor.isAtEnd || cursor.next === ',' || cursor.next === '}') return null
  if (isBraceMissing(place)) return readFields(deeper(place, 'record'), false, new Map())
  const value = place.read(place, 'field')
  return value === nothing ? null : value
}

/** A key where a value was meant, and a brace more at the end than there are records. */
const isBraceMissing = ({ cursor, depth, lists }: Place): boolean =>
  isFieldAt(cursor, cursor.at) && bracesClosed(cursor, cursor.at) > depth - lists

/** A colour or a number of something, and no comment. */
const hash = /\s{0,20}#\w/y
