/** The twelve actions, by the names they are called with. */
import { appendRequirements } from './actions/append-requirements.ts'
import { archiveRun } from './actions/archive-run.ts'
import { getState } from './actions/get-state.ts'
import { initRun } from './actions/init-run.ts'
import { listRuns } from './actions/list-runs.ts'
import { markComplete } from './actions/mark-complete.ts'
import { syncReference } from './actions/sync-reference.ts'
import { updateProgress } from './actions/update-progress.ts'
import { updateRoadmap } from './actions/update-roadmap.ts'
import { updateRun } from './actions/update-run.ts'
import { updateState } from './actions/update-state.ts'
import { writeJson } from './actions/write-json.ts'
import type { Deed } from './deed.ts'

export const actions: Readonly<Record<string, Deed>> = {
  'update-state': updateState,
  'update-roadmap': updateRoadmap,
  'update-progress': updateProgress,
  'get-state': getState,
  'mark-complete': markComplete,
  'sync-reference': syncReference,
  'write-json': writeJson,
  'archive-run': archiveRun,
  'init-run': initRun,
  'list-runs': listRuns,
  'update-run': updateRun,
  'append-requirements': appendRequirements,
}
