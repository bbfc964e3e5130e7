/** What a model's answer has cost, where a step holds one. */
import type { Json } from '../../core/json.ts'

type Recorded = { readonly answer?: { readonly model?: unknown; readonly dollars?: unknown } }

export function dollarsIn(value: Json): number {
  const { answer } = (typeof value === 'object' && value !== null ? value : {}) as Recorded
  return typeof answer?.model === 'string' && typeof answer.dollars === 'number' ? Math.max(0, answer.dollars) : 0
}
