/** What the Game Master's role needs of the outside: a model with patience, its game, its conversation, a purse. */
import type { GmSees } from '../../../table/ports.ts'
import type { Speaker } from '../conversation/conversation.ts'
import type { GameWords } from '../game.ts'
import type { Asking } from '../model/complete.ts'
import type { Sampling } from '../model/port.ts'
import type { Purse } from '../budget/purse.ts'
import type { Waits } from '../model/signs.ts'

export type GmMind = {
  readonly asking: Omit<Asking, 'signal' | 'hear'>
  readonly game: GameWords
  /** Whom the human plays, by name. */
  readonly human: string
  readonly purse: Purse
  /** What is said first and what follows it, made from the view and from nothing else. */
  readonly speaker: Speaker
  /** What the GM may look up, by words: passages of its own view, and what it remembers of any session. */
  readonly recall: (sees: GmSees, words: string) => Promise<string>
  readonly maxOutputTokens: number
  readonly sampling?: Sampling
  /** Told while somebody waits for it. */
  readonly waits?: Waits
  /** A model that holds little is given few tools. */
  readonly hasSmallWindow: boolean
}
