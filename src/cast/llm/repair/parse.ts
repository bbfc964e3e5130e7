import type { Json } from '../../../core/json.ts'

/** JSON and nothing else; undefined for anything else. */
export function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text, text.includes('-0') ? withoutSign : undefined) as Json
  } catch {
    return undefined
  }
}

/** Zero has no sign: a value that is saved and read again must be the same value. */
const withoutSign = (_: string, value: Json): Json => (value === 0 ? 0 : value)
