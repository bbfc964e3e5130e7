/** `update-run`: fields merged into the record of a run that is there, such as its friendly name. */
import { z } from 'zod'
import { declined } from '../answer.ts'
import { keep } from '../change.ts'
import { writingDeed } from '../deed.ts'
import { path, runId, someFields } from '../fields.ts'
import { mergeChange } from '../merge.ts'
import { hashesOf, holdsField, reRead } from '../proof.ts'
import { otherRun, recordOf } from '../run-record.ts'

const schema = z.object(
  { runId, targetDir: path.optional(), patch: someFields },
  'an object with "runId", "targetDir" and "patch"',
)

export const updateRun = writingDeed(schema, async (ledger, { runId, targetDir, patch }) => {
  const record = recordOf(ledger, runId, targetDir)
  if (!record.ok) return record.refusal
  const no = otherRun(patch, runId) // a run keeps the id it began with
  if (no !== undefined) return declined(no)
  const merge = mergeChange(record.value.path, { fields: patch, objection: value => otherRun(value, runId) })
  const kept = await keep(ledger.store, merge)
  if (!kept.ok) return kept.refusal
  const after = reRead(kept.value)
  const names = Object.keys(patch)
  const fieldsVerified = names.filter(name => holdsField(after, name, patch[name]))
  const { fileChanged } = kept.value
  return {
    status: 'updated',
    message: fileChanged ? `Run ${runId} updated: ${names.join(', ')}.` : `Run ${runId} says so already.`,
    runId,
    proof: {
      ...hashesOf(kept.value),
      fileChanged,
      fieldsVerified,
      reReadSuccessful: kept.value.after !== undefined,
      verified: fieldsVerified.length === names.length,
    },
  }
})
