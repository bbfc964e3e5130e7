/**
 * The fresh mode: a Game Master that is a new one at each hand-off. It is asked with a text, answers with a text, and
 * remembers nothing but the page it left in `tmp/gm-context.md`.
 */
import type { Store } from '../../store/port.ts'
import type { Move, Outcome } from '../moves.ts'
import type { Part } from '../parts.ts'
import type { Ask, Door, GmSees } from '../ports.ts'
import type { CharacterRequest } from '../protocol/message-gm.ts'
import type { RuleMoves } from '../router/rule-input.ts'
import type { View } from '../views/view.ts'
import type { QuestionShown } from './question.ts'

/** What a new Game Master is given. `prompt` names the files to read; the rest is for one that cannot open files. */
export type FreshSees = {
  readonly prompt: string
  /** Where the prompt says that the campaign's files are. */
  readonly folder: string
  /** It reads the campaign before anything else. */
  readonly isReload: boolean
  readonly view: View<'gm'>
  /** What the one before left, if anything. */
  readonly gmContext: string | undefined
  /** The companions' answers that wait to be woven in, as they stand in `tmp/`. */
  readonly responses: readonly { readonly path: string; readonly text: string }[]
}

/** A Game Master outside: asked with a text, it answers with a text. */
export type TextGm = (sees: FreshSees, ask: Ask) => Promise<string>

/** What one has said. Nothing said is silence, and `why` says what there is to say of it. */
export type Heard = {
  readonly said: string
  readonly why: string
  /** All that it had to say it has told in moves. */
  readonly isTold?: true
  /** What those who are asked are asked about, as facts. */
  readonly moment?: readonly Part[]
}

/** One Game Master while it has the word: what it asks of the rules are moves, and in the end there is its text. */
export type Spoken = AsyncGenerator<Move, Heard, Outcome>

/** Who is the Game Master in a beat: each call is a new one. */
export type FreshMind = (beat: GmSees) => (sees: FreshSees, ask: Ask) => Spoken

export type FreshPorts = {
  readonly store: Store
  readonly campaign: string
  /** Where the campaign's folder is, as a Game Master is told it: `campaigns/lantern-fen`. */
  readonly folder: string
  /** What is played: `D&D`. */
  readonly game: string
  /** The human's character by its file, or null when nobody at the table is human. */
  readonly human: string | null
  readonly show: Door['show']
  /** The first one has spoken before the table was opened, so what lies in `tmp/` is its own and no leftover. */
  readonly isMidway?: boolean
  /**
   * Called before some are asked: whoever cannot have their answers yet leaves the beat open here. It answers with the
   * words of the human among them, or with none; `answer` is told those, also when the beat is gone on with.
   */
  readonly ready?: (asked: readonly CharacterRequest[], ask: Ask) => Promise<string>
  readonly answer?: (words: string) => void
  /** Called before a question is put to the human: whoever has no answer yet leaves the beat open here. */
  readonly asks?: (question: QuestionShown, ask: Ask) => Promise<void>
  /** What may be asked of the rules. */
  readonly rules?: RuleMoves
}
