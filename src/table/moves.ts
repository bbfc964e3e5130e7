/**
 * What a Game Master may do, and what it is handed for it. A Game Master is an async generator: it yields moves and
 * receives their outcomes, and that is the whole contract. Messages of the protocol are moves as they are; the others
 * are what only the table itself can do: ask the rules, record a change, open a scene, divide the party.
 */
import type { Json } from '../core/json.ts'
import type { FoundLeak } from './beat/context.ts'
import type { Due } from '../memory/due.ts'
import type { Board } from './board.ts'
import type { Happening, Rolled, RuleEvent } from '../rules/ruleset.ts'
import type { Part } from './parts.ts'
import type { MessageOf } from './protocol/message.ts'

export type RuleMoveAsked = {
  readonly tag: 'RULE'
  readonly name: string
  readonly input: Readonly<Record<string, Json>>
  /** A mind wrote it in its own words, which are shown beside the dice: they are held against secrets first. */
  readonly isWritten?: true
}

/** `parts` are the facts of a telling, in order, whose words are its text; a mind outside tells in words alone. */
export type Narrate = MessageOf<'NARRATIVE'> & { readonly parts?: readonly Part[] }

/** `moment` is what it is about, as facts, beside what was told: what was said or done to those who are asked. */
export type AwaitPlayers = MessageOf<'AWAIT_PLAYERS'> & { readonly moment?: readonly Part[] }

export type Move =
  | Narrate
  | AwaitPlayers
  | MessageOf<'ASK_PLAYER' | 'STATE_UPDATED' | 'SESSION_END' | 'NARRATOR_NOTE'>
  /** A prompt to one companion that sits at the table all session long. */
  | { readonly tag: 'TO_PLAYER'; readonly to: string; readonly message: MessageOf<'GM_TO_PLAYER'> }
  /** Words that one of the party alone hears. */
  | { readonly tag: 'WHISPER'; readonly to: string; readonly text: string }
  /** What one of the party says to another, aside: they hear it, the Game Master and whoever keeps the book know of it. */
  | { readonly tag: 'TALK'; readonly from: string; readonly to: string; readonly text: string }
  | RuleMoveAsked
  /** Dice alone, where no rule of the game asks for them. */
  | {
      readonly tag: 'ROLL'
      readonly who: string
      readonly purpose: string
      readonly dice: string
      readonly dc?: number
      readonly isHidden: boolean
    }
  /** Delta lines (`NPC: Harwick - now hostile`) for the two state files. */
  | {
      readonly tag: 'RECORD'
      readonly state: readonly string[]
      readonly knowledge: readonly string[]
      /** Whose knowledge it is, while the party is divided. */
      readonly group?: string
    }
  | { readonly tag: 'OPEN_SCENE'; readonly title: string; readonly location: string; readonly time: string }
  /** Something went wrong in the telling: with the player's consent, play goes on from the end of that beat. */
  | { readonly tag: 'RETCON'; readonly to: number; readonly why: string }
  /** What the Game Master will want to know next time: handed back with every beat, and rewound with them. */
  | { readonly tag: 'REMEMBER'; readonly memory: Json }
  /** What the Game Master means to happen in this session: a part of its beat sheet, in place of the one before. */
  | { readonly tag: 'PLAN'; readonly text: string }
  /** Somebody promised something, owes it, bears a name or a grudge: it comes up when they do, until it is settled. */
  | { readonly tag: 'DUE'; readonly due: Pick<Due, 'kind' | 'who' | 'to' | 'what' | 'place' | 'when'> }
  /** Kept, paid, forgiven or broken. */
  | { readonly tag: 'SETTLED'; readonly due: Pick<Due, 'kind' | 'who' | 'to' | 'what'> }
  /** What lies open on the table: the places the party knows and the clocks it can see. */
  | { readonly tag: 'BOARD'; readonly board: Board }
  /** What the human might do next, in their own words. They may do anything else. */
  | { readonly tag: 'SUGGEST'; readonly options: readonly string[] }
  /** The party divides, or comes together again when there is one group. */
  | { readonly tag: 'GROUPS'; readonly groups: Readonly<Record<string, readonly string[]>> }

export type Outcome =
  | { readonly outcome: 'done' }
  /** It would have told players what they must not know; say it again without that. */
  | { readonly outcome: 'withheld'; readonly why: string; readonly leaks: readonly FoundLeak[] }
  /** The session is over, or the move makes no sense now. */
  | { readonly outcome: 'dropped'; readonly why: string }
  | { readonly outcome: 'answered'; readonly message: MessageOf<'PLAYER_RESPONSES' | 'PLAYER_ANSWER'> }
  | {
      readonly outcome: 'ruled'
      readonly facts: readonly string[]
      readonly rolls: readonly Rolled[]
      readonly events: readonly RuleEvent[]
      /** What of it everybody sees. */
      readonly seen: readonly Happening[]
      /** The game's world after it. */
      readonly world: Json
    }
  | { readonly outcome: 'refused'; readonly why: string; readonly allowed: readonly string[] }

/** What begins a beat: the player's words, a command, or the table's own wish to go on. */
export type Incoming = MessageOf<'PLAYER_ACTION' | 'SESSION_COMMAND' | 'CONTEXT_REFRESH' | 'MODE_SWITCH'>

/** Moves are what a chronicle holds, so they are plain values. */
export const moveAsJson = (move: Move): Json => move
