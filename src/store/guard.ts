/** The guard of a write: what the caller believes stands there, held against what does. */
import type { Hash } from '../core/id.ts'
import type { Expected, StoreRefusal } from './port.ts'

/** Undefined when the belief holds. */
export function guard(path: string, expected: Expected, found: Hash | null): StoreRefusal | undefined {
  if (expected === 'any' || expected === (found ?? 'absent')) return undefined
  return { code: 'changed-meanwhile', path, expected, found }
}
