/** What the Game Master's role needs of the outside: a model with patience, its game, its prompt, a purse. */
import type { GmSees } from '../../../table/ports.ts'
import type { GameWords } from '../game.ts'
import type { Asking } from '../model/complete.ts'
import type { ModelCall } from '../model/port.ts'
import type { Purse } from '../budget/purse.ts'

export type GmMind = {
  readonly asking: Omit<Asking, 'signal' | 'hear'>
  readonly game: GameWords
  readonly purse: Purse
  /** What is said first: all that is stable, then where things stand now. Made from the view and from nothing else. */
  readonly openWith: (sees: GmSees) => Pick<ModelCall, 'system' | 'messages'>
  /** What the GM may look up, by words: passages of its own view. */
  readonly recall: (sees: GmSees, words: string) => string
  readonly maxOutputTokens: number
}
