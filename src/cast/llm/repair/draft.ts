/** A record while it is read. */
import type { Json } from '../../../core/json.ts'
import { giveUp } from './unreadable.ts'

export type Word = string | number | boolean | null
export type Lost = { readonly word: Word; readonly isQuoted: boolean }

export type Draft = {
  readonly fields: Map<string, Json>
  /** What stood where a key was meant, and had no value. */
  readonly lost: Lost[]
  last: string | undefined
  isClosed: boolean
}

/** Words alone are a set. Beside fields those in quotes are keys whose values are unknown, and the others remarks. */
export function recordOf({ fields, lost, isClosed }: Draft): Json {
  if (fields.size === 0 && lost.length > 0)
    return isClosed ? lost.map(({ word }) => word) : giveUp('a key has no value')
  const unknown = lost
    .filter(({ isQuoted }) => isQuoted)
    .map(({ word }) => String(word))
    .filter(key => !fields.has(key))
  return Object.fromEntries([...fields, ...unknown.map(key => [key, null] as const)])
}

export const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
