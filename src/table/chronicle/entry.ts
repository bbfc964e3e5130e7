/**
 * What a chronicle is made of. Every fact of a run is here before anyone is told it: what the player said, what minds
 * answered, what the dice showed, which bytes went into which file. What can be worked out from these is not recorded.
 */
import type { Hash } from '../../core/id.ts'
import type { Json } from '../../core/json.ts'
import type { Instant } from '../../core/time.ts'
import type { Due } from '../../memory/due.ts'
import type { Kept } from '../../memory/summary.ts'
import type { Board } from '../board.ts'
import type { Part } from '../parts.ts'
import type { Before } from '../ports.ts'
import type { Message } from '../protocol/message.ts'

/** Work that goes on behind the beat: a file to be written from what the beat was about. */
export type Job = { readonly id: string; readonly kind: string; readonly input: Json }

/** What a player said to begin a beat, and who was near enough to notice. */
export type Line = { readonly who: string; readonly words: string; readonly near: readonly string[] }

/** The table's own state at the end of a beat; the game's world is the fold of its events. */
export type TableState = {
  readonly scene: {
    readonly number: string
    readonly slug: string
    readonly location: string
    readonly time: string
    /** Nothing was told in it yet, so a scene that is opened now takes its number. */
    readonly isFresh: boolean
  }
  /** Who is with whom: one list while the party is together. */
  readonly groups: Readonly<Record<string, readonly string[]>>
  /** What some of a divided party know until they meet the others. */
  readonly apart?: readonly {
    readonly members: readonly string[]
    readonly lines: readonly string[]
    readonly told?: string
    /** One of them keeps it, though they are together. */
    readonly isKept?: true
  }[]
  /** Exchanges since the whole party was last asked. */
  readonly exchanges: number
  /** Companions acted since the last journals. */
  readonly hasJournalsDue: boolean
  /** Narratives that wait for a journal because a fight is on, by who was there. */
  readonly unwritten: readonly {
    readonly present: readonly string[]
    readonly text: string
    readonly parts?: readonly Part[]
    readonly line?: Line
  }[]
  /** What companions answered meanwhile, for the log; absent where nothing waits. */
  readonly answered?: readonly { readonly character: string; readonly response: string }[]
  /** Delta lines that wait for the same reason: one comprehensive delta is worth ten. */
  readonly held: { readonly state: readonly string[]; readonly knowledge: readonly string[] }
  readonly humanMode: 'HUMAN_RELAY' | 'AUTONOMOUS'
  readonly isEnded: boolean
  /** What the Game Master keeps in mind between beats; its own business, and the next run's to begin with. */
  readonly memory: Json
  readonly board: Board
  /** Promises, debts, names and grudges that are not settled; absent where an older Gloam wrote it. */
  readonly due?: readonly Due[]
  /** What of the scene that is played is worth keeping once it is over. */
  readonly kept?: Kept
}

/** A line of play that is left: the last beat it shares with the one that is gone on with, its own last, its segment. */
export type LeftLine = { readonly from: number; readonly to: number; readonly segment: number }

export type Entry =
  | {
      readonly type: 'run-opened'
      readonly runId: string
      readonly campaign: string
      readonly ruleset: string
      readonly mode: string
      readonly seed: string
      readonly human: string | null
      /** Which session of the campaign it is; absent where an older Gloam began it. */
      readonly session?: number
      /** The party by file name, with the names on their sheets. */
      readonly party: readonly { readonly id: string; readonly title: string }[]
      /** What the files said when the run began: everything after is told by events. */
      readonly world: Json
      readonly state: TableState
      readonly at: Instant
      /** What the run before has left, where there was one. */
      readonly before?: Before
    }
  | { readonly type: 'resumed'; readonly at: Instant; readonly note: string }
  | { readonly type: 'beat-opened'; readonly beat: number; readonly incoming: Message; readonly at: Instant }
  /** Something that came from outside and is never asked for again: `key` is its place in the beat. */
  | { readonly type: 'step'; readonly beat: number; readonly key: string; readonly value: Json }
  /** A file was found other than the run left it. */
  | { readonly type: 'edited'; readonly beat: number; readonly path: string; readonly hash: Hash | null }
  /** A file is about to be changed; both versions are kept by their hash. */
  | {
      readonly type: 'writing'
      readonly beat: number
      readonly job: string
      readonly path: string
      readonly before: Hash | null
      readonly after: Hash
    }
  /** The change is proven. */
  | {
      readonly type: 'wrote'
      readonly beat: number
      readonly job: string
      readonly path: string
      readonly before: Hash | null
      readonly after: Hash
      readonly bytes: number
    }
  | { readonly type: 'job-failed'; readonly beat: number; readonly job: string; readonly reason: string }
  | { readonly type: 'job-done'; readonly beat: number; readonly job: string }
  | {
      readonly type: 'beat-closed'
      readonly beat: number
      readonly state: TableState
      readonly jobs: readonly Job[]
    }
  /** Play went back to the end of a beat; what came after is a branch of this name. */
  | {
      readonly type: 'rewound'
      readonly to: number
      readonly branch: string
      readonly at: Instant
      readonly left: LeftLine
    }
  /** Play went over to the end of a branch; the line that was left is a branch of this name. */
  | {
      readonly type: 'switched'
      readonly onto: string
      readonly branch: string
      readonly at: Instant
      readonly left: LeftLine
    }
  /** A line that was left is called otherwise from now on. */
  | { readonly type: 'named'; readonly branch: string; readonly as: string; readonly at: Instant }
  | {
      readonly type: 'run-closed'
      readonly at: Instant
      readonly summary: string
      readonly nextHook: string
      /** What people wrote, by file, as it stood then. */
      readonly prints?: Readonly<Record<string, Hash>>
    }

/** A beat of the person's wish to save: nothing is played in it, and whoever looks back passes it over. */
export const isSaving = (incoming: Message): boolean =>
  incoming.tag === 'SESSION_COMMAND' && incoming.command === 'save'

/** The beats that were played, oldest first. */
export const playedIn = (entries: readonly Entry[]): readonly Extract<Entry, { type: 'beat-opened' }>[] =>
  entries.filter(entry => entry.type === 'beat-opened').filter(({ incoming }) => !isSaving(incoming))

/** What puts play at another place of the run. */
export type Mark = Extract<Entry, { type: 'rewound' | 'switched' }>

export const isMark = (entry: Entry): entry is Mark => entry.type === 'rewound' || entry.type === 'switched'

/** What changes which lines there are, or what they are called. */
export type Branching = Mark | Extract<Entry, { type: 'named' }>

export const isBranching = (entry: Entry): entry is Branching => isMark(entry) || entry.type === 'named'

export type RunOpened = Extract<Entry, { type: 'run-opened' }>
