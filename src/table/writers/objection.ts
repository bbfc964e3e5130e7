/**
 * What speaks against a line for the party. `LEARNED` says that it knows something from now on; `NPC: Harwick -
 * murdered the abbot` says nothing of the kind, so it is held against the secrets the party does not hold.
 */
import type { DeltaItem, MergeOptions, Writer } from '../../campaign/deltas/types.ts'
import { isTaught, parseDelta } from '../../campaign/deltas/parse.ts'
import type { Store } from '../../store/port.ts'
import type { FoundLeak, LeakCheck } from '../beat/context.ts'
import { explainLeaks } from '../beat/withheld.ts'
import { Knowledge } from '../knowledge.ts'
import { leakCheck } from '../leak-check.ts'
import { firstState } from '../start.ts'
import { readCampaign } from '../views/read.ts'

export const wordsOf = ({ text, children }: DeltaItem): string => [text, ...children].join('\n')

export const objectionOf = (leaks: readonly FoundLeak[]): string | undefined =>
  leaks.length === 0 ? undefined : `${explainLeaks(leaks)}. If the party learns it now, write it as LEARNED.`

/** What a line for a page that everybody reads would give away. */
export const objectionBy =
  (leaks: LeakCheck, party: readonly string[]) =>
  (item: DeltaItem): string | undefined =>
    isTaught(item) ? undefined : objectionOf(leaks(wordsOf(item), party))

/** The same for a campaign that nobody plays now; it is read only where a delta has such a line. */
export async function objectionIn(
  store: Store,
  writer: Writer,
  delta: string | undefined,
): Promise<Pick<MergeOptions, 'objection'>> {
  const items = delta === undefined || !writer.isPublic ? [] : parseDelta(delta, writer).items
  if (items.every(isTaught)) return {}
  const { campaign } = await readCampaign(store)
  const knowledge = new Knowledge(campaign)
  const state = firstState(campaign, knowledge.party)
  const views = knowledge.views(
    () => state,
    () => [],
  )
  return {
    objection: objectionBy(
      leakCheck(() => campaign, views),
      knowledge.party,
    ),
  }
}
