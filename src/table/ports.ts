/**
 * The world outside the table, as the table knows it: minds that think, a door people come through, a store, a clock.
 * Everything the table waits for is behind one of these, so a whole session runs in a test in milliseconds.
 */
import type { Json } from '../core/json.ts'
import type { Due } from '../memory/due.ts'
import type { SummaryWords } from '../memory/summary.ts'
import type { Clock } from '../core/time.ts'
import type { Bout, Glimpse, Happening, Rolled, Ruleset } from '../rules/ruleset.ts'
import type { Store } from '../store/port.ts'
import type { Board } from './board.ts'
import type { TableState } from './chronicle/entry.ts'
import type { Incoming, Move, Outcome } from './moves.ts'
import type { Part } from './parts.ts'
import type { CharacterRequest, Option } from './protocol/message-gm.ts'
import type { MessageOf } from './protocol/message.ts'
import type { Steps } from './steps.ts'
import type { RoleKind } from './views/role.ts'
import type { Passage, View } from './views/view.ts'

/** What a mind is given beside what it may see: an end to its time, and a memory for what it asks of the outside. */
export type Ask = {
  readonly signal: AbortSignal
  /** Anything a mind asks of the outside (a model, a tool) goes through here, and is never asked or paid for twice. */
  readonly step: Steps['take']
  /** Where what was asked of a model is kept, so that it can be read again; a mind outside of any run has none. */
  readonly keep?: Steps['keep']
  /** Raised when the same page is to be written again soon: whoever has not begun may write once for both. */
  readonly later?: AbortSignal
}

/** Thrown by a mind that nobody may stand in for now: the beat is left open, to be gone on with, and nothing of it is lost. */
export class BeatHeld extends Error {}

/**
 * What a mind remembers, as far as its view goes. Each passage tells when and where it was by its path (`session 3, the
 * quay`), and is to be marked as memory wherever it is shown: it is not what happens now.
 */
export type Remembers<Kind extends RoleKind> = {
  /** What bears on this moment, the best first, within so many tokens. What is in the view's own scene is not said again. */
  readonly bearing: (budget: number) => Promise<readonly Passage<Kind>[]>
  /** What speaks of these words, the best first, within so many tokens. A page whose name is asked for comes whole. */
  readonly recall: (words: string, budget?: number) => Promise<readonly Passage<Kind>[]>
  /** Promises, debts, names and grudges whose person or place is in this moment. */
  readonly due: readonly Due[]
  /** What came before, arcs first, then the last sessions, short enough for a page: everybody here may hear it told. */
  readonly story: readonly Passage<Kind>[]
}

/** A beat that is over, as the Game Master looks back on it. */
export type PastBeat = {
  readonly beat: number
  readonly incoming: Incoming
  /** What was told in it, in order. */
  readonly told: readonly string[]
  /** What this or another Game Master recorded in it under `keptKey`. */
  readonly kept?: Json
}

/** What a Game Master records under this key is handed back to it with every beat after, also after a crash or a rewind. */
export const keptKey = 'kept'

/** What the session before has left, and which files somebody has changed by hand since. */
export type Before = { readonly summary: string; readonly nextHook: string; readonly edited: readonly string[] }

export type GmSees = {
  readonly view: View<'gm'>
  /** The same with the files as they stood when the run began, whoever has left and come back since. */
  readonly atFirst: View<'gm'>
  readonly incoming: Incoming
  readonly state: TableState
  /** The game's own world, as JSON: whoever knows the game knows its shape. */
  readonly world: Json
  /** A line a character: hit points, conditions, clocks. */
  readonly status: Readonly<Record<string, readonly string[]>>
  /** What was told lately, oldest first. */
  readonly history: readonly string[]
  /** The beats before this one, oldest first, as far as anybody looks back. */
  readonly beats: readonly PastBeat[]
  readonly before: Before
  /** Older words were let go since they no longer fit: this is where things stand. */
  readonly refresh?: MessageOf<'CONTEXT_REFRESH'>
  /** What the table would have the GM think of now: a pulse check that is due, a trigger that fired. */
  readonly hints: readonly string[]
  readonly remembers: Remembers<'gm'>
}

export type CompanionSees = {
  readonly view: View<'companion'>
  readonly request: CharacterRequest
  /** The scene that is on now, which may have been opened in this beat. */
  readonly scene?: SceneMark
  /** What was asked of this companion before and what it said, for one that sits at the table all session. */
  readonly memory: readonly { readonly asked: string; readonly said: string }[]
  /** What this companion saw and heard in this beat so far. */
  readonly parts: readonly Part[]
  /** What a player said or did to begin this beat, where this companion is near enough. */
  readonly line?: PlayerLine
  /** How this companion is, at a glance. */
  readonly status?: readonly string[]
  readonly remembers: Remembers<'companion'>
}

/** What a player said to begin a beat, in their own words; null where a telling answers nobody. */
export type PlayerLine = { readonly who: string; readonly words: string }
type Lines = readonly (PlayerLine | null)[]

export type NarratorSees = {
  readonly view: View<'narrator'>
  /** The beat as it was told, and notes for whoever keeps the book. */
  readonly narratives: readonly string[]
  /** What each of them answers to, in the same order. */
  readonly lines?: Lines
  /** The same as facts with their words. */
  readonly parts: readonly Part[]
  readonly notes: readonly string[]
  readonly style: string
  readonly scene?: SceneMark
  /** Who was there, by their files, where a divided party was told of: `you` is whoever plays only where they are. */
  readonly present?: readonly string[]
}

/** Which page of the book it is about. */
export type SceneMark = { readonly number: string; readonly slug: string }

export type JournalSees = {
  readonly view: View<'journal-keeper'>
  readonly narratives: readonly string[]
  readonly lines?: Lines
  readonly parts: readonly Part[]
  readonly scene?: SceneMark
  /** Whom `you` means in what was told: the character somebody plays, by its file. */
  readonly lead?: string
}

export type JournalWords = {
  readonly title: string
  readonly happened: string
  readonly did: string
  readonly learned: string
  readonly feel: string
  readonly notes: string
}

export type DecisionsSees = {
  readonly view: View<'decision-log'>
  readonly narratives: readonly string[]
  readonly lines?: Lines
  readonly parts: readonly Part[]
  readonly responses: readonly { readonly character: string; readonly response: string }[]
  readonly scene?: SceneMark
  /** Whose words are the human's: what they say is nothing that anybody learned. */
  readonly lead?: string
}

export type DecisionWords = {
  readonly title: string
  readonly context: string
  readonly decisions: readonly {
    readonly character: string
    readonly decision: string
    readonly significance: string
  }[]
  readonly learned: readonly string[]
  readonly consequences: readonly string[]
}

/** A scene that is over, as the Game Master knows it. */
export type SummarySees = {
  readonly view: View<'gm'>
  readonly narratives: readonly string[]
  readonly parts: readonly Part[]
  readonly scene: SceneMark
}

/** What a guard is asked: a text on its way to players, and the secrets it comes near to that they do not hold. */
export type GuardSees = {
  readonly text: string
  readonly secrets: readonly { readonly path: string; readonly line: number; readonly text: string }[]
  /** What the party learns in this very beat. */
  readonly known: readonly string[]
}

/** What the human answers to a question of whoever speaks for them. */
export type AskHuman = (question: string, options: readonly Option[]) => Promise<string>

/** Who thinks in each role. Roles may be mixed: a cast is put together from functions. */
export type Cast = {
  readonly name: string
  readonly gm: (sees: GmSees, ask: Ask) => AsyncGenerator<Move, void, Outcome>
  readonly companion: (sees: CompanionSees, ask: Ask) => Promise<string>
  /** Speaks for the human, whom it may ask first. Without one the human is asked by the table. */
  readonly relay?: (sees: CompanionSees, human: AskHuman, ask: Ask) => Promise<string>
  /** The prose of the beat, block by block; none when there is nothing to tell. */
  readonly narrator: (sees: NarratorSees, ask: Ask) => Promise<readonly string[]>
  /** An entry of which nothing but a title is left is not written. */
  readonly journal: (sees: JournalSees, ask: Ask) => Promise<JournalWords>
  /** Null when nothing in the beat was a decision. */
  readonly decisions: (sees: DecisionsSees, ask: Ask) => Promise<DecisionWords | null>
  /** Which of the secrets a text tells or lets be inferred, by their place in the list. Most tables have none. */
  readonly guard?: (sees: GuardSees, ask: Ask) => Promise<readonly number[]>
  /** What is left of a scene once it is over. Without one, or where it has nothing, it is made of the facts that were told. */
  readonly summary?: (sees: SummarySees, ask: Ask) => Promise<SummaryWords | null>
}

/** What a door is shown, in order. A door shows; it decides nothing. */
export type TableEvent =
  /** `isWhisper` where nobody else hears it. */
  | {
      readonly type: 'narrative'
      readonly text: string
      /** The same as facts with their words, in order. */
      readonly parts: readonly Part[]
      readonly group?: string
      readonly isWhisper?: true
    }
  /** Somebody of the party acts: shown to other people at the table, since whoever acts has said it. */
  | { readonly type: 'acted'; readonly character: string; readonly text: string; readonly isWhisper?: true }
  | { readonly type: 'rolled'; readonly roll: Rolled }
  | {
      readonly type: 'question'
      readonly question: string
      readonly header: string
      readonly options: readonly Option[]
    }
  | { readonly type: 'spoke'; readonly character: string; readonly text: string; readonly isWhisper?: true }
  | {
      readonly type: 'status'
      readonly lines: Readonly<Record<string, readonly string[]>>
      /** The same in numbers, where the game tells them. */
      readonly glimpses?: Readonly<Record<string, Glimpse>>
      readonly bout?: Bout
      /** How many lines the Game Master recorded in this beat that no file can take; they are kept in `tmp/`. */
      readonly unmerged?: number
    }
  /** Something the rules have brought about, told after the words it belongs to. */
  | { readonly type: 'happened'; readonly happening: Happening }
  | { readonly type: 'board'; readonly board: Board }
  | { readonly type: 'suggestions'; readonly options: readonly string[] }
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'ended'; readonly summary: string; readonly nextHook: string; readonly isSaved: boolean }

/** What some of the party hear, for whoever plays them elsewhere. */
export type Overheard = {
  readonly text: string
  readonly to: readonly string[]
  readonly group?: string
  readonly isWhisper?: true
}

export type Door = {
  readonly show: (event: TableEvent) => void
  /** Told beside what is shown, where others than the human sit at other doors. */
  readonly overhear?: (heard: Overheard) => void
  /** The next line a person says; undefined when nobody will say anything any more. */
  readonly hear: (signal: AbortSignal) => Promise<string | undefined>
  /** Whoever watches has seen what was shown. A table that plays by itself waits for it, and ends when it fails. */
  readonly caughtUp?: () => Promise<void>
  /** Whoever leaves in the middle of a question finds it again. */
  readonly comesBack?: boolean
}

/**
 * Other people at the table, each in the seat of a character or beside it. They are shown what is told to those they are;
 * a character nobody sits for is played by the cast.
 */
export type People = {
  /** `audience` are the party members who perceive it. */
  readonly show: (event: TableEvent, audience: readonly string[]) => void
  readonly isHere: (character: string) => boolean
  /** Undefined when they have no answer in their time, or have gone. */
  readonly ask: (character: string, question: Question, signal: AbortSignal) => Promise<string | undefined>
}

export type Question = Extract<TableEvent, { type: 'question' }>

/** How long the table waits for whom. */
export type Limits = {
  readonly companionMs: number
  readonly gmMs: number
  readonly backgroundMs: number
  readonly shutdownMs: number
}

export const usualLimits: Limits = { companionMs: 120_000, gmMs: 300_000, backgroundMs: 120_000, shutdownMs: 30_000 }

export type Ports = {
  readonly store: Store
  readonly cast: Cast
  readonly door: Door
  readonly people?: People
  readonly clock: Clock
  readonly ruleset: Ruleset
  readonly limits: Limits
}
