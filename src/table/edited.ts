/** What somebody changed by hand: files that are other than the last run left them. They stay as they are now. */
import { textsOf, type CampaignFiles } from '../campaign/folder/files.ts'
import type { Hash } from '../core/id.ts'
import { hashOf } from '../store/hash.ts'
import type { Store } from '../store/port.ts'
import type { Recovered } from './recover.ts'

/** Every page of the campaign that people write, as it is when a run ends. */
export const printsOf = (campaign: CampaignFiles): Readonly<Record<string, Hash>> =>
  Object.fromEntries(Object.entries(textsOf(campaign)).map(([path, text]) => [path, hashOf(Buffer.from(text))]))

export async function editedSince(store: Store, campaign: CampaignFiles, last: Recovered): Promise<readonly string[]> {
  const edited = new Set(await changedSince(store, last))
  if (last.prints) {
    const now = printsOf(campaign)
    for (const path of new Set([...Object.keys(now), ...Object.keys(last.prints)]))
      if (now[path] !== last.prints[path] && !last.known.has(path)) edited.add(path)
  }
  return [...edited].sort()
}

/** Of what the run itself has written, and was not in the middle of writing. */
async function changedSince(store: Store, { known, begun }: Recovered): Promise<readonly string[]> {
  const underway = [...begun].filter(([, { isProven }]) => !isProven).map(([key]) => key.split('/').slice(2).join('/'))
  const changed: string[] = []
  for (const [path, hash] of known) {
    if (path.startsWith('tmp/') || underway.some(key => key.endsWith(path))) continue
    const now = await store.read(path)
    if ((now.ok ? (now.value?.hash ?? null) : hash) !== hash) changed.push(path)
  }
  return changed
}
