/** JSON as values: what counts as one, when two are the same, and how one is shown in half a line. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** Deeper than this is no state file but an attack on the stack; everything that walks a value stops here. */
export const deepest = 200

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether this would come back from a file as it went in. `Infinity` would come back as `null`, so it would not. */
export function isJson(value: unknown, depth = 0): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth >= deepest || !isPlain(value)) return false
  return Object.values(value).every(inner => isJson(inner, depth + 1))
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

export const isJsonObject = (value: unknown): value is JsonObject => isObject(value) && isJson(value)

/** The same value, whatever the order of its keys. Only own keys count, so `__proto__` is a key like any other. */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) return sameItems(one, other)
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
  )
}

/** For a value that is known to be JSON: a look at its outside is enough. */
export const isRecord = (value: Json | undefined): value is JsonObject => isObject(value)

const sameItems = (one: readonly Json[], other: readonly Json[]): boolean =>
  one.length === other.length && one.every((item, index) => sameJson(item, other[index]))

const showable = 80

/** A value as a proof shows it: never so much that it gives the file away. */
export function brief(value: Json | undefined): string {
  if (value === undefined) return '(absent)'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > showable ? `${text.slice(0, showable)}…` : text
}
