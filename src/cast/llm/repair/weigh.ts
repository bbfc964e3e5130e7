/**
 * Of two readings of the same broken text, the better is the one that left less structure lying about in its words and
 * made up less that nobody wrote.
 */
import type { Json } from '../../../core/json.ts'

/** Quotes beside colons, commas and brackets: a text that swallowed its neighbours. */
const swallowed = /"\s*[:+#]|"\s*,\s*\S|[{[]\s*["'{[\d]|```|\/\*|^\s*[:("]|["']\s*$|\\"/

/** What a bare number or word looks like when it was taken for text. */
const bareNumber = /^-?\d[\d_]*(?:\.[\d_]+)?$/
const bareWord = /^(?:true|false|null|none)$/i

/** Longer texts are not looked for; the question would cost more than the answer is worth. */
const longestSought = 200

/** How odd a reading of a text looks; the less the better. */
export const oddityOf = (value: Json, text: string): number =>
  oddityIn(value, text) + lostOf(value, text) + mixedIn(value, text)

/** Words in quotes that a reading does not hold any more. */
function lostOf(value: Json, text: string): number {
  const held = JSON.stringify(value)
  let lost = 0
  for (const [, words] of text.matchAll(plainlyQuoted)) if (words !== undefined && !held.includes(words)) lost += 1
  return lost
}

const plainlyQuoted = /["']([^"'\\\n:,{}[\]]{2,60})["']/g

/** A list nobody opened, of records beside words or nothing: prose, or a stray bracket, was taken for an item. */
function mixedIn(value: Json, text: string): number {
  if (!Array.isArray(value) || /^\s*\[/.test(text)) return 0
  const items = value as readonly Json[]
  const held = items.filter(item => typeof item === 'object' && item !== null && Object.keys(item).length > 0)
  return held.length > 0 ? items.length - held.length : 0
}

function oddityIn(value: Json, text: string): number {
  if (typeof value === 'string') return oddityOfText(value, text)
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + oddityIn(item as Json, text), 0)
  return Object.entries(value).reduce(
    (sum, [key, held]) => sum + (key.includes('"') ? 2 : 0) + oddityIn(key, text) + oddityIn(held, text),
    0,
  )
}

function oddityOfText(said: string, text: string): number {
  if (swallowed.test(said)) return 2
  if (bareNumber.test(said) || bareWord.test(said)) return isQuotedIn(said, text) ? 0 : 1
  return said.length <= longestSought && !text.includes('\\') && !text.includes(said) ? 1 : 0
}

const isQuotedIn = (said: string, text: string): boolean => text.includes(`"${said}"`) || text.includes(`'${said}'`)
