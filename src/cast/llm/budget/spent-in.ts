/** What a run has cost already, by the answers its chronicle holds: a budget is for the run, not for one sitting. */
import type { Entry } from '../../../table/chronicle/entry.ts'

type Recorded = { readonly answer?: { readonly model?: unknown; readonly dollars?: unknown } }

function dollarsIn(value: unknown): number {
  const { answer } = (typeof value === 'object' && value !== null ? value : {}) as Recorded
  return typeof answer?.model === 'string' && typeof answer.dollars === 'number' ? answer.dollars : 0
}

export const spentIn = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => (entry.type === 'step' ? sum + dollarsIn(entry.value) : sum), 0)
