/** A game, as the doors seat it: its rules, who plays it without a model, and its words for one. The doors know no game by name. */
import type { GameWords } from '../cast/llm/game.ts'
import type { Making, Stage } from '../rules/making.ts'
import type { Reference } from '../rules/reference.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import type { Cast } from '../table/ports.ts'

export type Game = {
  /** What a campaign's preferences call it: `game: fifth`. */
  readonly id: string
  /** What people at a table call it: `D&D`. */
  readonly shortTitle: string
  readonly rules: Ruleset
  /** Whose work it rests on, for the credits of every door. */
  readonly credits: string
  /** How its characters and campaigns are made, where a door need not know more of it than its questions. */
  readonly making?: () => Promise<Making>
  /** What it lends to campaigns made of settings and troubles. */
  readonly stage?: () => Promise<Stage>
  /** Its rules, to look something up in. */
  readonly reference?: () => Promise<Reference>
  /** Minds that need no model. They are loaded when somebody sits down. */
  readonly oracle: (seed: string | number) => Promise<Cast>
  /** What a model is told of it; a game without is played by the Oracle alone. */
  readonly words?: () => Promise<GameWords>
}

/** A game's own world and events are its own business: outside, a world is JSON and an event has a type. */
export const anyRules = (rules: unknown): Ruleset => rules as Ruleset
