/** `update-state`: fields merged into the state file, and each of them found there again. */
import type { Answer } from '../answer.ts'
import type { Kept } from '../carry-out.ts'
import { keep } from '../change.ts'
import { writingDeed } from '../deed.ts'
import { someFields } from '../fields.ts'
import type { Json, JsonObject } from '../json-value.ts'
import type { Ledger } from '../ledger.ts'
import { mergeChange } from '../merge.ts'
import { hashesOf, holdsField, reRead, scalar } from '../proof.ts'
import { toSecond } from '../read.ts'

/** The time of the last change is the ledger's own to say; a caller that sends the whole state back is not obeyed in it. */
const stampKey = 'lastUpdatedAt'

export const updateState = writingDeed(
  someFields.refine(data => Object.keys(data).some(key => key !== stampKey), 'an object with a field to update'),
  async ({ store, clock, profile }, data) => {
    const fields = Object.fromEntries(Object.entries(data).filter(([key]) => key !== stampKey))
    const stamp = { [stampKey]: toSecond(clock.now()) }
    const kept = await keep(store, mergeChange(profile.state, { fields, stamp, blank: '{}\n' }))
    return kept.ok ? answer(profile, fields, kept.value) : kept.refusal
  },
)

function answer({ state }: Ledger['profile'], fields: JsonObject, kept: Kept): Answer {
  const after = reRead(kept)
  const names = Object.keys(fields)
  return {
    status: 'updated',
    message: kept.fileChanged
      ? `"${state}" updated: ${names.join(', ')}.`
      : `"${state}" holds these values already; nothing was written, and ${stampKey} stays as it was.`,
    phase: scalar(after, 'currentPhase'),
    plan: scalar(after, 'currentPlan'),
    proof: {
      ...hashesOf(kept),
      fileChanged: kept.fileChanged,
      fieldsVerified: names.filter(name => holdsField(after, name, fields[name] as Json)),
      reReadSuccessful: kept.after !== undefined,
    },
  }
}
