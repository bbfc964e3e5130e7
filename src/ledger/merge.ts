/**
 * Merging fields into a JSON file. The merge is one level deep: a field that is named is replaced whole, every other
 * one keeps its bytes. A deeper merge could never take anything away, and a caller could not tell from its own request
 * what the file will say.
 */
import { own } from '../core/own.ts'
import { accept, refuse } from '../core/result.ts'
import { declined } from './answer.ts'
import type { Change } from './change.ts'
import { setMembers } from './json-edit.ts'
import { type JsonObject, sameJson } from './json-value.ts'
import { fieldMismatch, objectFileOf, textChange } from './text-change.ts'

export type Merge = {
  readonly fields: JsonObject
  /** Set only when something else changes, so that a time of change is one. */
  readonly stamp?: JsonObject
  /** The text to begin with where there is no file; without it, a missing file is a refusal. */
  readonly blank?: string
  /** A last word on what is there already: a sentence says why nothing may be merged into it. */
  readonly objection?: (value: JsonObject) => string | undefined
}

export const mergeChange = (path: string, { fields, stamp = {}, blank, objection }: Merge): Change =>
  textChange(path, before => {
    const text = before ?? blank
    if (text === undefined) return refuse(declined(`There is no "${path}".`, { fileExists: false }))
    const file = objectFileOf(path, text)
    if (!file.ok) return file
    const { root, value } = file.value
    const no = objection?.(value)
    if (no !== undefined) return refuse(declined(no))
    const changed = Object.entries(fields).filter(([key, wanted]) => !sameJson(own(value, key), wanted))
    if (before !== undefined && changed.length === 0)
      return accept({ text, check: after => fieldMismatch(after, fields) })
    const changes = new Map([...changed, ...Object.entries(stamp)])
    return accept({
      text: setMembers(text, root, changes),
      check: after => fieldMismatch(after, Object.fromEntries([...Object.entries(fields), ...Object.entries(stamp)])),
    })
  })
