/**
 * What a sitting shows itself through: a terminal, a pipe, or JSON lines. The sitting decides what is said and when;
 * a face only knows how it looks.
 */
import type { Sign } from '../../cast/llm/model/signs.ts'
import type { NarrativeStyle } from '../../campaign/style/narrative-style.ts'
import type { OpenClock } from '../../table/board.ts'
import type { TableEvent } from '../../table/ports.ts'

/** A line a player sees at a glance before it is their turn. */
export type Glance = {
  readonly who: string
  /** The game's own words for the character: hit points, conditions. */
  readonly parts: readonly string[]
  readonly scene: string
  readonly clocks: readonly OpenClock[]
}

/** What the door itself says, beside what the table shows. */
export type DoorEvent =
  | { readonly type: 'welcome'; readonly text: string }
  /** Where we were, when a session goes on. */
  | { readonly type: 'previously'; readonly text: string }
  /** It is the player's turn now. */
  | { readonly type: 'turn'; readonly glance: Glance; readonly options: readonly string[] }
  /** What the player said, where nobody has seen it typed. */
  | {
      readonly type: 'said'
      readonly text: string
      /** Whose words they are, where they are not the player's own. */
      readonly who?: string
      readonly isWhisper?: true
      /** It answers a question in the middle of a beat. */
      readonly isAnswer?: true
    }
  /** The answer to a command. */
  | { readonly type: 'answer'; readonly command: string; readonly text: string; readonly files?: readonly string[] }
  /** The session is left as it is, to be gone on with. */
  | { readonly type: 'left'; readonly text: string }

export type Shown = (TableEvent | DoorEvent) & { readonly beat?: number }

/** Somebody who watches may say something, and is not waited for. */
export type Prompt = { readonly who: string; readonly asks: 'turn' | 'question' | 'watch' }

export type Face = {
  readonly show: (event: Shown) => void
  /** The next line; undefined when there will be none any more, or when the signal says that nobody waits for it. */
  readonly ask: (prompt: Prompt, signal: AbortSignal) => Promise<string | undefined>
  /** When everything that was shown has been seen, as far as that can be known. */
  readonly settled: () => Promise<void>
  /** Called once with what is to happen when a person wants to leave, or says something before it is their turn. */
  readonly onInterrupt: (leave: () => void, early: (line: string) => boolean) => void
  /** How the story is told from now on, where it is shown to be read. */
  readonly tellIn?: (style: NarrativeStyle) => void
  /** What Tab makes of a line that was begun, where somebody types. */
  readonly completeWith?: (complete: (line: string) => readonly string[]) => void
  /** Something is awaited from now on, until the next thing is shown; and whom or what, where that is known. */
  readonly busy: (sign?: Sign) => void
  readonly close: () => Promise<void>
}
