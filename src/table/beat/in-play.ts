/** A beat while it is played: what it has brought about so far. It lives inside one run of a beat and is thrown away. */
import type { Json } from '../../core/json.ts'
import type { Rng } from '../../core/random.ts'
import type { Happening } from '../../rules/ruleset.ts'
import type { Line, TableState } from '../chronicle/entry.ts'
import type { Incoming } from '../moves.ts'
import type { Part } from '../parts.ts'
import type { Steps } from '../steps.ts'
import type { Aloud } from './aloud.ts'
import type { Apart } from './apart.ts'

export type Narrated = {
  readonly present: readonly string[]
  readonly group?: string
  readonly text: string
  /** Its facts, where whoever told it gave them: of words alone they are read when they are wanted, and not kept. */
  readonly parts?: readonly Part[]
  /** What it answers to: only the first telling of a beat has it. */
  readonly line?: Line
}

/** Words for some alone, the one who said them among them unless that is the Game Master. */
export type Whispered = { readonly from: string; readonly hearers: readonly string[]; readonly text: string }

export type Scene = TableState['scene']

/** What a beat changes in the world and at the table. */
export type Standing = {
  readonly world: Json
  /** The world when deltas were last written: what they tell is the difference to it. */
  readonly told: Json
  readonly rng: Rng
  readonly state: TableState
}

/** How a session ends, in the Game Master's words; `isOpen` where all players may read them. */
export type Ended = {
  readonly summary: string
  readonly nextHook: string
  readonly isSaved: boolean
  readonly isOpen: boolean
}

export type BeatInPlay = {
  readonly steps: Steps
  readonly incoming: Incoming
  readonly before: Standing
  now: Standing
  /** What was told, each with the scene it was told in. */
  readonly narrated: (Narrated & { readonly scene: Scene })[]
  readonly responses: { readonly character: string; readonly response: string }[]
  /** Where the log is not written at the end of this beat, they are kept for it. */
  answersWait: boolean
  /** What was asked of whom, and what they said. */
  readonly exchanged: { readonly character: string; readonly asked: string; readonly said: string }[]
  readonly whispers: Whispered[]
  readonly aloud: Aloud[]
  /** For whoever keeps the book, each with the number of its scene, and the group it is about. */
  readonly notes: { readonly scene: string; readonly note: string; readonly group?: string }[]
  readonly state: string[]
  readonly knowledge: string[]
  /** What the player alone learns, in a beat that is between them and the Game Master. */
  readonly alone: string[]
  /** What one group of a divided party learns. */
  readonly apart: Apart[]
  /** Events that change a file for good, such as a level gained. */
  readonly events: { readonly type: string }[]
  /** What the rules have brought about and players may see, until the words it belongs to are told. */
  readonly margin: Happening[]
  /** Characters whose veto was heard in this beat; a second one is an answer like any other. */
  readonly vetoed: Set<string>
  /** What the Game Master means to happen, where it has said so in this beat. */
  plan: string | undefined
  hasDeltas: boolean
  /** How many recorded lines will not be merged. */
  unmerged: number
  /** What the Game Master keeps of this beat for itself. */
  kept: Json | undefined
  /** The beat the player agreed to go back to. */
  retcon: number | undefined
  ending: Ended | undefined
}

export const newBeat = (steps: Steps, incoming: Incoming, before: Standing): BeatInPlay => ({
  steps,
  incoming,
  before,
  now: before,
  narrated: [],
  responses: [],
  answersWait: false,
  exchanged: [],
  whispers: [],
  aloud: [],
  notes: [],
  state: [],
  knowledge: [],
  alone: [],
  apart: [],
  events: [],
  margin: [],
  vetoed: new Set(),
  plan: undefined,
  hasDeltas: false,
  unmerged: 0,
  kept: undefined,
  retcon: undefined,
  ending: undefined,
})

/** The human has said to stop: this is the last beat, whatever the Game Master does. */
export const isLast = ({ incoming }: BeatInPlay): boolean =>
  incoming.tag === 'SESSION_COMMAND' && incoming.command === 'end'

/** Everybody who is in some group; a group that is named narrows it to that group. */
export function presentIn({ groups }: TableState, group?: string): readonly string[] {
  const chosen = group === undefined ? Object.values(groups) : [groups[group] ?? []]
  return [...new Set(chosen.flat())]
}
