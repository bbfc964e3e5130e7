/** What somebody's life was, and the comparisons that come with it. A fisher speaks of tides, a smith of iron. */
import rows from '../../../../content/oracle/trades.json' with { type: 'json' }
import { own } from '../../../core/own.ts'
import { countSigns } from '../../../english/signs.ts'
import type { Manner } from '../content/voices.ts'

type Trade = {
  /** How people of it mostly speak. */
  readonly speaks: Manner
  readonly signs: readonly string[]
  /** Bad things, as `like …` and `as much as …`. */
  readonly bad: readonly string[]
  readonly good: readonly string[]
  /** What one learns there: whole sentences. */
  readonly learned: readonly string[]
}

export const trades = rows as Readonly<Record<string, Trade>> // a test holds every voice they name to be one

/** The trade most spoken of; a farmer's child where nothing is said. */
export function tradeOf(text: string): string {
  const found = Object.entries(trades)
    .map(([trade, { signs }]) => ({ trade, score: countSigns(text, signs) }))
    .sort((one, other) => other.score - one.score)[0]
  return found === undefined || found.score === 0 ? 'farmer' : found.trade
}

/** How people of a trade mostly speak, for sheets that do not tell. */
export const mannerOf = (trade: string): Manner => own(trades, trade)?.speaks ?? 'warm'
