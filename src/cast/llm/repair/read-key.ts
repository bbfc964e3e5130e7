/** Keys, with their quotes, without them, or with half of them. */
import type { Cursor } from './cursor.ts'
import { isQuote } from './quotes.ts'
import { readEscaped, readString } from './read-string.ts'
import { giveUp } from './unreadable.ts'

export type Key = { readonly key: string; readonly isQuoted: boolean }

const keyWord = `(?:(?!\\/[/*])[^\\s:={}[\\],"'()\\u2018-\\u201d])+`
/** Several words only right before their colon. */
const bareKey = new RegExp(`${keyWord}(?:[ \\t]+${keyWord}){0,4}(?=["']?\\s{0,20}:)|${keyWord}`, 'y')
const unopened = /["'\u201d\u2019](?=\s{0,20}[:=])/y

export function readKey(cursor: Cursor): Key {
  if (isQuote(cursor.next)) return { key: readString(cursor, 'key'), isQuoted: true }
  const escaped = readEscaped(cursor)
  if (escaped !== undefined) return { key: escaped, isQuoted: true }
  const key = cursor.match(bareKey) ?? giveUp('a key was meant here')
  cursor.match(unopened)
  return { key, isQuoted: false }
}
