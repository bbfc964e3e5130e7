/** What a Game Master looks back on: what was told within a budget, the beats themselves, and what was left for this session. */
import type { TableState } from './chronicle/entry.ts'
import { compact, type Compacted } from './compact.ts'
import type { Before, GmSees } from './ports.ts'
import type { TableParts } from './table-parts.ts'

const nothing: Before = { summary: '', nextHook: '', edited: [] }

/** `edited` is what somebody has changed while nobody sat at the table. */
export function pastOf(
  { knowledge, chronicle, historyTokens, campaignName }: TableParts,
  state: TableState,
  edited: readonly string[],
): Compacted & Pick<GmSees, 'beats' | 'before'> {
  const { before = nothing } = chronicle.fold.origin
  return {
    ...compact(knowledge.history, historyTokens, campaignName, state),
    beats: knowledge.beats,
    before: { ...before, edited: [...before.edited, ...edited] },
  }
}
