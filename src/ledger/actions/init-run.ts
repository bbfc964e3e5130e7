/** `init-run`: the folder of a new run, with its record. A run that is recorded already is never recorded over. */
import { z } from 'zod'
import { accept, refuse } from '../../core/result.ts'
import { toRunId } from '../../core/time.ts'
import { type Answer, declined } from '../answer.ts'
import type { Kept } from '../carry-out.ts'
import { keep } from '../change.ts'
import { writingDeed } from '../deed.ts'
import { jsonObject, path, runId } from '../fields.ts'
import { printJson } from '../json-edit.ts'
import { type JsonObject, sameJson } from '../json-value.ts'
import type { Ledger } from '../ledger.ts'
import { hashesOf, holdsField, reRead } from '../proof.ts'
import { hasFolder, toSecond } from '../read.ts'
import { otherRun, recordOf, type RunRecord } from '../run-record.ts'
import { fieldMismatch, objectFileOf, textChange } from '../text-change.ts'

const schema = z.object(
  { runId: runId.optional(), targetDir: path.optional(), meta: jsonObject.optional() },
  'an object with "runId", "targetDir" and "meta"',
)

export const initRun = writingDeed(schema, async (ledger, data) => {
  const now = ledger.clock.now()
  const runId = data.runId ?? toRunId(now)
  const meta = data.meta ?? {}
  const record = recordOf(ledger, runId, data.targetDir)
  if (!record.ok) return record.refusal
  const no = otherRun(meta, runId)
  if (no !== undefined) return declined(no)
  // Runs are sorted by when they began, so that is never left out; nor the id, where the folder's name does not say it.
  const own = { ...(record.value.isNamed ? {} : { runId }), startedAt: toSecond(now) }
  const kept = await keep(ledger.store, recordChange(record.value.path, own, meta))
  return kept.ok ? answer(ledger, runId, record.value, meta, kept.value) : kept.refusal
})

/** A record that says the same already is left alone, so a retry is harmless; one that says more is of a run under way. */
const recordChange = (path: string, own: JsonObject, meta: JsonObject) =>
  textChange(path, before => {
    const check = (after: string) => fieldMismatch(after, meta)
    if (before === undefined) return accept({ text: printJson(withDefaults(own, meta)), check })
    const file = objectFileOf(path, before)
    if (!file.ok) return file
    const said = Object.entries(file.value.value).filter(
      ([key]) => Object.hasOwn(meta, key) || !['runId', 'startedAt'].includes(key),
    )
    if (sameJson(Object.fromEntries(said), meta)) return accept({ text: before, check })
    const error = `"${path}" holds another record, and it is kept. Use update-run, or another run id.`
    return refuse(declined(error, { runJsonExists: true, matches: false }))
  })

const withDefaults = (own: JsonObject, meta: JsonObject): JsonObject =>
  Object.fromEntries([...Object.entries(own).filter(([key]) => !Object.hasOwn(meta, key)), ...Object.entries(meta)])

async function answer(
  { store }: Ledger,
  runId: string,
  { path, folder }: RunRecord,
  meta: JsonObject,
  kept: Kept,
): Promise<Answer> {
  const after = reRead(kept)
  const isThere = await hasFolder(store, folder)
  const matches = Object.entries(meta).every(([key, value]) => holdsField(after, key, value))
  return {
    status: 'success',
    message: kept.fileChanged
      ? `Run ${runId} recorded in "${path}".`
      : `Run ${runId} was recorded in "${path}" already.`,
    runId,
    proof: {
      targetDirExists: isThere.ok && isThere.value,
      runJsonExists: kept.after !== undefined,
      matches,
      ...hashesOf(kept),
      fileChanged: kept.fileChanged,
      reReadSuccessful: kept.after !== undefined,
      verified: matches && kept.after !== undefined,
    },
  }
}
