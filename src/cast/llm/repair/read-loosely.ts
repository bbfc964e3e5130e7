/** A whole text, of which a record or a list is the part that matters. */
import type { Json } from '../../../core/json.ts'
import { isQuote } from './read-string.ts'
import { readFields, readStructure, startAt } from './read-value.ts'
import { giveUp } from './unreadable.ts'

/** Reads the records and lists of a text, with or without words around them; throws `Unreadable`. */
export function readLoosely(text: string): Json {
  const start = text.search(/[{[(]/)
  const first = start === -1 ? -1 : text[start] === '(' && /\S/.test(text.slice(0, start)) ? text.search(/[{[]/) : start
  if (first === -1) giveUp('there is neither a record nor a list in it')
  const place = startAt(text, first)
  const { cursor } = place
  const values: Json[] = []
  let isAdjacent = false
  while (!cursor.isAtEnd) {
    const from = cursor.at
    const value = readStructure(place) ?? []
    values.push(isRecord(value) ? readOn(place, value) : value)
    isAdjacent = /[\w{[]/.test(cursor.next)
    const next = nextStructure(text, cursor.at)
    if (next === -1 || next <= from) break
    if (next === cursor.at && /^[{[]\s*[}\]]/.test(text.slice(next, next + 20)))
      giveUp('something stands right behind it')
    cursor.at = next
  }
  const told = values.filter(value => !isEmpty(value))
  if (isAdjacent) giveUp('something stands right behind it')
  if (told.length === 0 && /\S/.test(text.slice(0, first))) giveUp('there is nothing in it')
  const [only] = told
  if (only === undefined) return values[0] ?? giveUp('there is nothing in it')
  return told.length === 1 ? only : told
}

type Place = ReturnType<typeof startAt>

/** A record that was closed too early: after a comma its fields go on. */
function readOn(place: Place, value: Readonly<Record<string, Json>>): Json {
  const { cursor } = place
  const comma = cursor.pastBlanks(cursor.at)
  if (cursor.text[comma] !== ',') return value
  const after = cursor.pastBlanks(comma + 1)
  if (!isQuote(cursor.text[after] ?? '')) return value
  cursor.at = after
  return readFields(place, Object.entries(value))
}

/** Another record or list directly behind, with nothing but blanks, commas and fences between. */
function nextStructure(text: string, at: number): number {
  const between = /[\s,]*(?:```[^`{[]*```\w*)?[\s,`]*/y
  between.lastIndex = at
  const next = at + (between.exec(text)?.[0].length ?? 0)
  return text[next] === '{' || text[next] === '[' ? next : -1
}

const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: Json): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0
