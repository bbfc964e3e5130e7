/** A desk that keeps nothing: what is written goes into memory, and the proofs are compared with the recorded ones. */
import { toCampaign } from '../../campaign/folder/files.ts'
import type { Hash } from '../../core/id.ts'
import type { Entry } from '../chronicle/entry.ts'
import type { Desk } from '../jobs/desk.ts'
import type { Ports } from '../ports.ts'

export type Wrote = { readonly job: string; readonly path: string; readonly after: Hash }

export function replayDesk(ports: Ports, texts: Readonly<Record<string, string>>, wrote: Wrote[]): Desk {
  const campaign = toCampaign(texts)
  return {
    ports,
    chronicle: {
      join: async () => undefined,
      note: (entry: Entry) => {
        if (entry.type === 'wrote') wrote.push({ job: entry.job, path: entry.path, after: entry.after })
      },
    },
    contents: { keep: async () => undefined },
    began: { keep: async () => undefined },
    begun: new Map(),
    known: new Map(),
    changed: () => undefined,
    campaign: () => campaign,
  }
}
