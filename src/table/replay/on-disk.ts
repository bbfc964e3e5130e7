/** What stands on the disk, held against the proofs of a run. */
import type { Store } from '../../store/port.ts'
import type { Entry } from '../chronicle/entry.ts'
import type { ReplayFault } from './replay.ts'

type Proven = { readonly beat: number; readonly hash: string | null }

/** Every file that is other than the run last proved or found it; scratch files are not the story. */
export async function faultsOnDisk(store: Store, entries: readonly Entry[]): Promise<readonly ReplayFault[]> {
  const proven = new Map<string, Proven>()
  for (const entry of entries) {
    if (entry.type === 'wrote') proven.set(entry.path, { beat: entry.beat, hash: entry.after })
    if (entry.type === 'edited') proven.set(entry.path, { beat: entry.beat, hash: entry.hash })
  }
  const faults: ReplayFault[] = []
  for (const [path, { beat, hash }] of proven) {
    const found = path.startsWith('tmp/') ? undefined : await store.read(path)
    if (!found || (found.ok && (found.value?.hash ?? null) === hash)) continue
    const isGone = found.ok && found.value === undefined
    faults.push({ beat, what: `on the disk ${path} ${isGone ? 'is gone' : 'is not what was proven then'}` })
  }
  return faults
}
