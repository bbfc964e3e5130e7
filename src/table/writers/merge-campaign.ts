/** Both writers over one campaign, while nobody else has it. */
import { knowledgeWriter, stateWriter } from '../../campaign/deltas/writers.ts'
import type { MergeOptions, Writer } from '../../campaign/deltas/types.ts'
import { nameOnSheet } from '../../campaign/party.ts'
import { accept, type Result } from '../../core/result.ts'
import type { Store, StoreRefusal } from '../../store/port.ts'
import { campaignLock, lockWithin } from '../../store/wait.ts'
import { readSheets } from '../views/sheets.ts'
import { objectionIn } from './objection.ts'
import { previewWriter, waiting, type Preview } from './preview-writer.ts'
import { runWriter, type Written } from './run-writer.ts'
import { reasonOf } from './stopped.ts'

const chosen = (only: Writer['name'] | undefined): readonly Writer[] =>
  [stateWriter, knowledgeWriter].filter(writer => only === undefined || writer.name === only)

/** The party's names; a sheet that cannot be read gives none, because a merge does not depend on it. */
export const partyNames = async (store: Store): Promise<readonly string[]> =>
  (await readSheets(store)).map(({ fileName, text }) => nameOnSheet(fileName, text))

/** A delta that cannot be read is the writer's to tell of. */
const waitingText = async (store: Store, writer: Writer): Promise<string | undefined> => {
  try {
    return await waiting(store, writer, undefined)
  } catch (fault) {
    reasonOf(fault)
    return undefined
  }
}

export async function mergeCampaign(
  store: Store,
  only: Writer['name'] | undefined,
  options: MergeOptions,
  limitMs: number,
): Promise<Result<readonly Written[], StoreRefusal>> {
  const lock = await lockWithin(store, campaignLock, limitMs)
  if (!lock.ok) return lock
  try {
    const party = options.party ?? (await partyNames(store))
    const written: Written[] = []
    for (const writer of chosen(only)) {
      const objection = await objectionIn(store, writer, await waitingText(store, writer))
      written.push(await runWriter(store, writer, { ...options, party, ...objection }))
    }
    return accept(written)
  } finally {
    await lock.value.release()
  }
}

/** What the writers would do. It takes no lock and writes nothing. */
export async function previewCampaign(
  store: Store,
  only: Writer['name'] | undefined,
  options: MergeOptions,
): Promise<readonly Preview[]> {
  const party = options.party ?? (await partyNames(store))
  return Promise.all(chosen(only).map(writer => previewWriter(store, writer, { ...options, party })))
}
