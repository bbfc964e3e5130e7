/** `list-runs`: the runs there were, the newest first. A folder that records none is named in the proof, not hidden. */
import { z } from 'zod'
import { own } from '../../core/own.ts'
import { accept, type Result } from '../../core/result.ts'
import { explainStore, type Store, StoreFault } from '../../store/port.ts'
import { declined, type Failed } from '../answer.ts'
import { readingDeed } from '../deed.ts'
import { explainFault } from '../fault.ts'
import { path } from '../fields.ts'
import { isJson, isObject, type JsonObject } from '../json-value.ts'
import { boundPlaceOf, placeOf } from '../place.ts'
import { hasFolder, readText } from '../read.ts'
import { objectFileOf } from '../text-change.ts'

const schema = z.object({ targetDir: path.optional() }, 'an object with "targetDir"').nullish()

export const listRuns = readingDeed(schema, async (ledger, data) => {
  const { runs: usual } = ledger.profile
  const asked = placeOf(ledger, 'data.targetDir', data?.targetDir ?? usual)
  const targetDir = asked.ok && asked.value !== usual ? boundPlaceOf(ledger, 'data.targetDir', asked.value) : asked
  if (!targetDir.ok) return targetDir.refusal
  const isThere = await hasFolder(ledger.store, targetDir.value)
  if (!isThere.ok) return isThere.refusal
  const found = await recordsIn(ledger.store, targetDir.value)
  if (!found.ok) return found.refusal
  const runs = found.value.flatMap(({ run }) => run ?? []).sort(newestFirst)
  return {
    status: 'success',
    message: isThere.value
      ? `${runs.length} runs in "${targetDir.value}".`
      : `There is no "${targetDir.value}", and so no run.`,
    runs,
    proof: {
      targetDirExists: isThere.value,
      foldersFound: found.value.length,
      runsRead: runs.length,
      withoutRunJson: found.value.flatMap(({ folder, run, error }) => (run || error ? [] : [folder])),
      brokenRunJson: found.value.flatMap(({ folder, error }) => (error === undefined ? [] : [{ folder, error }])),
    },
  }
})

type Found = { readonly folder: string; readonly run?: Run; readonly error?: string }
type Run = JsonObject & { readonly runId: string }

async function recordsIn(store: Store, targetDir: string): Promise<Result<readonly Found[], Failed>> {
  const listed = await store.list(targetDir)
  if (!listed.ok) return { ok: false, refusal: declined(explainStore(listed.refusal)) }
  const folders = listed.value.filter(({ kind }) => kind === 'folder').map(({ name }) => name)
  return accept(await Promise.all(folders.map(folder => recordIn(store, targetDir, folder))))
}

/** One bad record costs one run of the list and no more, whether the text is broken or the disk. */
async function recordIn(store: Store, targetDir: string, folder: string): Promise<Found> {
  const path = `${targetDir}/${folder}/run.json`
  try {
    const text = await readText(store, path)
    if (!text.ok) return { folder, error: text.refusal.error }
    if (text.value === undefined) return { folder }
    const file = objectFileOf(path, text.value)
    return file.ok ? { folder, run: runOf(folder, file.value.value) } : { folder, error: file.refusal.error }
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    return { folder, error: explainFault(fault) }
  }
}

/** What one chooses a run by. The rest of a record is for those who open it. */
const told = ['name', 'startedAt', 'endedAt', 'status', 'version', 'flags', 'runType', 'completionMode']

function runOf(folder: string, record: JsonObject): Run {
  const id = own(record, 'runId')
  const fields = told.flatMap(key => {
    const value = own(record, key)
    return value === undefined || isObject(value) || !isJson(value) ? [] : [[key, value] as const]
  })
  return { runId: typeof id === 'string' ? id : folder, folder, ...Object.fromEntries(fields) }
}

/** A record that does not say when it began goes by the time in its name; one that has neither comes last. */
function newestFirst(one: Run, other: Run): number {
  const [first, second] = [beganAt(one), beganAt(other)]
  if (first !== second) return second > first ? 1 : -1
  return one.runId < other.runId ? 1 : -1
}

function beganAt(run: Run): number {
  const named = run.runId.replace(/T(\d{2})-(\d{2})-(\d{2})/, 'T$1:$2:$3')
  const times = [own(run, 'startedAt'), named].map(text => (typeof text === 'string' ? Date.parse(text) : NaN))
  return times.find(time => !Number.isNaN(time)) ?? -Infinity
}
