/** What models were asked in a run, word for word: each recorded answer names what was sent for it. */
import type { Hash } from '../../core/id.ts'
import { isRecord } from '../../core/json.ts'
import type { Store } from '../../store/port.ts'
import { Contents } from '../chronicle/contents.ts'
import type { RunRecord } from '../run-record.ts'
import type { ReplayFault } from './replay.ts'

export type AskedOnce = {
  readonly beat: number
  /** The place of the answer in its beat. */
  readonly key: string
  readonly hash: Hash
  /** Undefined where it is not kept, or no longer what its hash says. */
  readonly text: string | undefined
}

export async function askedIn(
  store: Store,
  { runId, entries }: RunRecord,
  inBeat?: number,
): Promise<readonly AskedOnce[]> {
  const contents = new Contents(store, runId)
  const asked: AskedOnce[] = []
  for (const entry of entries) {
    if (entry.type !== 'step' || (inBeat !== undefined && entry.beat !== inBeat) || !isRecord(entry.value)) continue
    const { asked: hash } = entry.value
    if (typeof hash !== 'string') continue
    const bytes = await contents.find(hash as Hash) // held against what is found
    const text = bytes && Buffer.from(bytes).toString('utf8')
    asked.push({ beat: entry.beat, key: entry.key, hash: hash as Hash, text })
  }
  return asked
}

export const faultsOfAsked = async (store: Store, run: RunRecord): Promise<readonly ReplayFault[]> =>
  (await askedIn(store, run))
    .filter(({ text }) => text === undefined)
    .map(({ beat, key }) => ({ beat, what: `what was asked at ${key} is not kept` }))
