/** The record of a run: `run.json` in the run's own folder. */
import { own } from '../core/own.ts'
import { accept, type Result } from '../core/result.ts'
import type { Failed } from './answer.ts'
import type { JsonObject } from './json-value.ts'
import type { Ledger } from './ledger.ts'
import { baseName, runFolderOf } from './place.ts'

export type RunRecord = { readonly path: string; readonly folder: string; readonly isNamed: boolean }

/** Where it stands, and whether the folder's name already says which run it is. */
export function recordOf(ledger: Ledger, runId: string, targetDir: string | undefined): Result<RunRecord, Failed> {
  const folder = runFolderOf(ledger, 'data.targetDir', targetDir ?? `${ledger.profile.runs}/${runId}`)
  if (!folder.ok) return folder
  return accept({ path: `${folder.value}/run.json`, folder: folder.value, isNamed: baseName(folder.value) === runId })
}

/** Why a record is not this run's; undefined when it is, or does not say. */
export function otherRun(record: JsonObject, runId: string): string | undefined {
  const id = own(record, 'runId')
  return id === undefined || id === runId ? undefined : `The record is of run ${JSON.stringify(id)}, not of ${runId}.`
}
