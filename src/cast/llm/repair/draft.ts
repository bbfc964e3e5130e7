/** A record while it is read. */
import type { Json } from '../../../core/json.ts'
import { giveUp } from './unreadable.ts'

export type Draft = {
  readonly fields: Map<string, Json>
  /** Keys without a value. */
  readonly lost: (string | number)[]
  last: string | undefined
  isClosed: boolean
}

/** Keys without a value are a set where there is nothing else, and else their values are unknown. */
export function recordOf({ fields, lost, isClosed }: Draft): Json {
  if (fields.size === 0 && lost.length > 0) return isClosed ? lost : giveUp('a key has no value')
  const unknown = lost.map(String).filter(key => !fields.has(key))
  return Object.fromEntries([...fields, ...unknown.map(key => [key, null] as const)])
}

export const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
