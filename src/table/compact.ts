/**
 * What the Game Master looks back on, held to a budget. Between beats, when the history has outgrown it, the older part
 * is let go (it is in the scenes and the state files, which are in the view) and the Game Master is told so once, with
 * where things stand.
 */
import type { TableState } from './chronicle/entry.ts'
import type { MessageOf } from './protocol/message.ts'

/** Four characters to a token counts a little too many, which is the safe side. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4)

export type Compacted = {
  readonly history: readonly string[]
  /** There is more that is not shown: the Game Master goes on from this. */
  readonly refresh?: MessageOf<'CONTEXT_REFRESH'>
}

const summaryLength = 400

/** The end of the last narrative, cut at a word, as a reminder of where it stopped. */
export function reminderOf(history: readonly string[]): string {
  const last = history.at(-1) ?? ''
  return last.length <= summaryLength ? last : `… ${last.slice(-summaryLength).replace(/^\S*\s/, '')}`
}

/** The newest narratives that fit; at least the last one, however long it is. */
export function compact(history: readonly string[], budget: number, campaign: string, state: TableState): Compacted {
  let room = budget
  let from = history.length
  while (from > 0) {
    const cost = tokensOf(history[from - 1] ?? '')
    if (cost > room && from < history.length) break
    room -= cost
    from -= 1
  }
  if (from === 0) return { history }
  const { number, slug } = state.scene
  return {
    history: history.slice(from),
    refresh: {
      tag: 'CONTEXT_REFRESH',
      campaign,
      currentScene: `${number}-${slug}`,
      lastNarrativeSummary: reminderOf(history),
    },
  }
}
