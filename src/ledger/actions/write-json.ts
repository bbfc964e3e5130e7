/** `write-json`: a JSON file written whole, and compared value by value with what was asked for. */
import { z } from 'zod'
import { accept } from '../../core/result.ts'
import { keep } from '../change.ts'
import { writingDeed } from '../deed.ts'
import { json, path } from '../fields.ts'
import { printJson } from '../json-edit.ts'
import { explainJson, scanJson } from '../json-scan.ts'
import { type Json, sameJson } from '../json-value.ts'
import { jsonTargetOf } from '../place.ts'
import { hashesOf, textAfter } from '../proof.ts'
import { textChange } from '../text-change.ts'

const schema = z.object({ target: path, json }, 'an object with "target" and "json"')

export const writeJson = writingDeed(schema, async (ledger, data) => {
  const target = jsonTargetOf(ledger, 'data.target', data.target)
  if (!target.ok) return target.refusal
  const text = printJson(data.json)
  const change = textChange(target.value, () => accept({ text, check: after => mismatchOf(after, data.json) }))
  const kept = await keep(ledger.store, change)
  if (!kept.ok) return kept.refusal
  const again = scanJson(textAfter(kept.value))
  return {
    status: 'success',
    message: `"${target.value}" ${kept.value.fileChanged ? 'written' : 'holds exactly this already'}.`,
    target: target.value,
    proof: {
      ...hashesOf(kept.value),
      bytes: kept.value.after?.bytes.length ?? 0,
      fileChanged: kept.value.fileChanged,
      reReadSuccessful: kept.value.after !== undefined,
      validJson: again.ok,
      deepEqual: again.ok && sameJson(again.value.value, data.json),
    },
  }
})

function mismatchOf(after: string, wanted: Json) {
  const again = scanJson(after)
  if (!again.ok) return { expected: 'valid JSON', actual: explainJson(again.refusal) }
  return sameJson(again.value.value, wanted) ? undefined : { expected: 'the JSON that was given', actual: 'other JSON' }
}
