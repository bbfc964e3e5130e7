/** What a game adds to the words that all games share: which of its moves are tools, and what its events contradict. */
import type { Json } from '../../core/json.ts'
import type { Cast } from '../../table/ports.ts'
import type { Speaker } from './conversation/conversation.ts'
import type { GmMind } from './gm/mind.ts'
import type { SpeakerWish } from './gm/speaker.ts'
import type { Rolled, RuleEvent, Ruleset } from '../../rules/ruleset.ts'

/** What the rules decided in this beat so far. Whatever is told is held against it. */
export type Happened = {
  readonly events: readonly RuleEvent[]
  readonly rolls: readonly Rolled[]
  /** The game's world before the beat, and now. */
  readonly before: Json
  readonly now: Json
}

export type Moment = {
  readonly fight: readonly string[]
  readonly attitudes: Readonly<Record<string, string>>
}

export type GameWords = {
  readonly ruleset: Ruleset
  /** Moves that are asked for so often that each is a tool of its own; every other goes through `rule`. */
  readonly tools: readonly string[]
  /** The few of them that a model with a small window has; the rest it asks for through `rule`. */
  readonly fewTools?: readonly string[]
  /** The name of its folder in `prompts/`. */
  readonly prompts: string
  /** What it says in a conversation, where that is not what all games say. */
  readonly speaker?: (wish: SpeakerWish) => Speaker
  /** A Game Master of its own, for a game whose turns have a form; without it a model runs the table by its tools. */
  readonly gm?: (mind: GmMind) => Cast['gm']
  /** The game's own part of this very moment: the fight as it stands, and how people feel about the party, by name. */
  readonly moment?: (world: Json) => Moment
  /** What a text claims that did not happen, as sentences with the facts; none when all of it is true. */
  readonly contradictions: (text: string, happened: Happened) => readonly string[]
}
