/** Lists, and the brackets of other languages that mean the same. */
import type { Json } from '../../../core/json.ts'
import type { Cursor } from './cursor.ts'
import { skipDividers } from './dividers.ts'
import { isRecord } from './draft.ts'
import { bracesClosed, isKeyAt, isQuotedKeyAt } from './look-ahead.ts'
import { readFields, readFieldValue } from './read-record.ts'
import { deeper, nothing, type Maybe, type Place } from './place.ts'
import { giveUp } from './unreadable.ts'

/** `[ ... ]`, and Python's `( ... )`, which around one value are only brackets. */
export function readList(place: Place): Json {
  const { cursor } = place
  const isTuple = cursor.take('(')
  if (!isTuple) cursor.take('[')
  const start = cursor.at
  const items = readItems(place, isTuple ? ')' : ']')
  const [only] = items
  return isTuple && items.length === 1 && only !== undefined && !endsInComma(cursor, start) ? only : items
}

/** `(5,)` is a list of one. */
const endsInComma = ({ text, at }: Cursor, start: number): boolean =>
  /,\s*\)?$/.test(text.slice(Math.max(start, at - 20), at))

/** Items up to the bracket that ends them. */
export function readItems(place: Place, end = ']'): readonly Json[] {
  const { cursor } = place
  const within = deeper(place, 'list')
  const items: Json[] = []
  for (;;) {
    skipDividers(cursor)
    if (cursor.isAtEnd || cursor.take(end) || cursor.take(']')) break
    if (isRecord(items.at(-1)) && cursor.match(braceTooMany) !== undefined) continue
    if (cursor.next === '}') {
      if (place.within === 'record' && !isMistaken(place)) break
      cursor.at += 1 // meant as the list's own end, or of no use to anybody
      if (place.within === 'record' || (place.within === 'list' && typeof items.at(-1) !== 'object')) break
      continue
    }
    if (place.within === 'record' && isForgotten(cursor, items)) break
    const before = cursor.at
    const item = readItem(within)
    if (cursor.at === before) giveUp('nobody can tell what this is')
    if (item !== nothing) items.push(item)
  }
  return items
}

/** Behind a record and before the end of the list. */
const braceTooMany = /\}(?=\s{0,100}\])/y

/** A brace where a bracket was meant: a key follows it, and braces enough to end every record that is open. */
function isMistaken({ cursor, depth, lists }: Place): boolean {
  const { text, at } = cursor
  const comma = cursor.pastBlanks(at + 1)
  if (text[comma] !== ',' || !isKeyAt(cursor, comma + 1)) return false
  return bracesClosed(cursor, at + 1) >= depth - lists
}

/** A key behind items that are no records goes on with the record around a list that nobody closed. */
const isForgotten = (cursor: Cursor, items: readonly Json[]): boolean =>
  items.length > 0 && isQuotedKeyAt(cursor, cursor.at)

/** An item, or the fields of a record whose braces were forgotten. */
function readItem(place: Place): Maybe {
  const { cursor } = place
  const item = place.read(place, 'item')
  cursor.skip()
  if (typeof item !== 'string' || cursor.next !== ':') return item
  cursor.at += 1
  const within = deeper(place, 'record')
  return readFields(within, true, new Map([[item, readFieldValue(within)]]))
}
