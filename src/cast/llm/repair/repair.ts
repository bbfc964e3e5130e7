/** Reads the JSON that a model meant. */
import type { Json } from '../../../core/json.ts'

/** `as-is`: it was JSON. `mended`: it was not, and this is what was meant. */
export type Read =
  | { readonly ok: true; readonly value: Json; readonly how: 'as-is' | 'mended' }
  | { readonly ok: false; readonly refusal: string }

export function repairJson(text: string): Read {
  try {
    return { ok: true, value: JSON.parse(text) as Json, how: 'as-is' }
  } catch {
    return { ok: false, refusal: 'it is not JSON' }
  }
}
