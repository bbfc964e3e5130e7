/** `get-state`: the summary of a state file, and never the file. */
import { z } from 'zod'
import { own } from '../../core/own.ts'
import { declined } from '../answer.ts'
import { readingDeed } from '../deed.ts'
import { type Json, type JsonObject, isRecord } from '../json-value.ts'
import { scalar } from '../proof.ts'
import { readText } from '../read.ts'
import { objectFileOf } from '../text-change.ts'

export const getState = readingDeed(z.unknown(), async ({ store, profile: { state } }) => {
  const text = await readText(store, state)
  if (!text.ok) return text.refusal
  if (text.value === undefined)
    return declined(`There is no "${state}" yet; update-state makes one.`, { fileExists: false, validJson: false })
  const file = objectFileOf(state, text.value)
  if (!file.ok) return file.refusal
  const { value } = file.value
  return {
    status: 'success',
    message: `"${state}" read.`,
    state: summaryOf(value),
    proof: { fileExists: true, validJson: true, lastUpdatedAt: scalar(value, 'lastUpdatedAt') },
  }
})

const summaryOf = (value: JsonObject): JsonObject => ({
  phase: scalar(value, 'currentPhase'),
  plan: scalar(value, 'currentPlan'),
  status: scalar(value, 'status'),
  completedPlans: countOf(own(value, 'completedPlans')) ?? 0, // no list yet means that none is complete
  totalPlans: countOf(own(value, 'totalPlans')), // and this one is simply not known
})

/** People keep a list, a record by id, or just the number. */
function countOf(value: Json | undefined): number | null {
  if (Array.isArray(value)) return value.length
  if (isRecord(value)) return Object.keys(value).length
  return typeof value === 'number' ? value : null
}
