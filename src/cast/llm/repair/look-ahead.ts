/** What can be told from the next few characters. Every look has an end, which keeps reading linear. */
import type { Cursor } from './cursor.ts'

const farthest = 100
const sign = '\\s{0,20}(?:/\\*[^*]{0,60}\\*/\\s{0,20})?(?::(?!//)|=>|=(?=[\\s"\']))'
const quotedKey = `(?:"{1,3}[^"\\n]{0,${farthest}}"{1,3}|'{1,3}[^'\\n]{0,${farthest}}'{1,3}|[\\u201c\\u201e][^\\u201c\\u201d\\n]{0,${farthest}}[\\u201c\\u201d]|\`[^\`\\n]{0,${farthest}}\`)${sign}`
const bareKey = `[\\p{L}\\p{N}_$][\\p{L}\\p{N}_$.-]{0,60}["']?${sign}`
const strayWords = `(?:(?:[\\p{L}_][\\p{L}\\p{N}_']{0,30}|""|"""")\\s{1,20}){0,3}`

const key = new RegExp(`\\s{0,${farthest}}(?:${strayWords}${quotedKey}|${bareKey})`, 'uy')
const keyInQuotes = new RegExp(`\\s{0,${farthest}}${quotedKey}`, 'uy')
const keyAndValue = new RegExp(
  `${quotedKey}\\s{0,20}(?:["'{[\\d-]|(?:true|false|null|True|False|None)\\s{0,20}[,}])`,
  'uy',
)

/** A key and its colon, after at most a few words that are no part of anything. */
export const isKeyAt = (cursor: Cursor, from: number): boolean => cursor.sees(key, from)

const strayBefore = new RegExp(`(?:[\\p{L}_][\\p{L}\\p{N}_']{0,30}\\s{1,20}){1,3}(?=${quotedKey})`, 'uy')

/** Past words that are no part of anything, if a key in quotes comes right behind them. */
export const skipStrayWords = (cursor: Cursor): boolean => cursor.match(strayBefore) !== undefined

const keyWithoutQuotes = new RegExp(`[\\p{L}_$][\\p{L}\\p{N}_$]{0,60}${sign}`, 'uy')

/** A key that nobody put quotes around. */
export const isBareKeyAt = (cursor: Cursor, from: number): boolean => cursor.sees(keyWithoutQuotes, from)

/** A key in quotes and nothing less. */
export const isQuotedKeyAt = (cursor: Cursor, from: number): boolean => cursor.sees(keyInQuotes, from)

/** A key in quotes with its value: nobody says that in the middle of a sentence. */
export const isFieldAt = (cursor: Cursor, from: number): boolean => cursor.sees(keyAndValue, from)

const item = /\s{0,20}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}')\s{0,20}(?:[,\]}]|(?<=\s)["'\d]|$)/y

/** A text in quotes that is followed by what follows an item. */
export const isItemAt = (cursor: Cursor, from: number): boolean => cursor.sees(item, from)

const plainValue = /(?:-?\d[\d._eE+-]*|true|false|null|True|False|None)\s{0,20}(?:[,\]}]|$)|[{[]/y

/** A number, a word that means something, a record or a list. */
export const isPlainValueAt = (cursor: Cursor, from: number): boolean => cursor.sees(plainValue, from)

/** A bracket ends something only where more structure, or nothing, comes after it. */
export function isBracketLast(cursor: Cursor, bracket: number): boolean {
  const follows = cursor.text[cursor.past(bracket + 1)] ?? ''
  return follows === '' || ',]};)`'.includes(follows)
}

/** How many more braces are closed than opened from a place on, as far as anybody looks. */
export function bracesClosed({ text }: Cursor, from: number): number {
  const rest = text.slice(from, from + 5000)
  return rest.split('}').length - rest.split('{').length
}
