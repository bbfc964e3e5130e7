/** What the Oracle has before it while it plays one beat, and the few ways it acts: each of them is a move. */
import type { Json } from '../../../core/json.ts'
import type { Stream } from '../../../core/random.ts'
import { printRolled } from '../../../rules/fifth/checks/print.ts'
import type { FifthWorld } from '../../../rules/fifth/model/world.ts'
import type { Rolled } from '../../../rules/ruleset.ts'
import type { Move, Outcome } from '../../../table/moves.ts'
import type { Part } from '../../../table/parts.ts'
import type { GmSees } from '../../../table/ports.ts'
import type { OracleWorld } from '../../../campaign/played/world.ts'
import type { OracleMemory } from './memory.ts'
import type { Wish } from './wishes.ts'

/** A part of a beat: it yields moves, is handed outcomes, and answers with a value. */
export type Play<Value = void> = AsyncGenerator<Move, Value, Outcome>

/** Something companions would have a word on: how much it weighs, what it is, and whose business it is most. */
export type Moment = {
  readonly weight: 1 | 2 | 3
  readonly what: string
  readonly who?: string
  /** Their advice is asked for, not only their reaction. */
  readonly isCounsel?: true
  /** The very words that are put to them, for them to answer. */
  readonly put?: string
  /** Others of the company whom it is put to as well. */
  readonly also?: readonly string[]
  /** Why what they were told to do is not done: theirs to say. */
  readonly bar?: string
}

/** Some of the company are to have a word: on what was just told, and on what is handed to them beside it. */
export type Call = {
  readonly ids: readonly string[]
  readonly wanted: 'answer' | 'react' | 'counsel'
  /** Said to all of them: then one or two speak. */
  readonly isAll: boolean
  readonly beside: readonly Part[]
}

export type Desk = {
  readonly sees: GmSees
  readonly world: OracleWorld
  /** The game's world after the last ruling; changed only by `rule`. */
  game: FifthWorld
  /** What will be remembered when the beat is over. */
  memory: OracleMemory
  /** As it was when the beat began: what is new is the difference. */
  readonly before: { readonly game: FifthWorld; readonly memory: OracleMemory }
  /** The Oracle's own chance, for words and for what no rule decides: seeded by the table's seed and the beat. */
  readonly chance: Stream
  /** What is to be told in this beat, in order; told together where one narrative reads better than three. */
  readonly telling: Part[]
  /** What was told already in this beat. */
  readonly told: Part[]
  /** Who acts: the human's character, or whoever leads at a table that plays by itself. By file name. */
  actor: string
  /** Whether the one who acts is spoken to as `you`. */
  isYou: boolean
  /** Delta lines on their way: what the party learns, and what the Game Master notes. */
  readonly learned: string[]
  readonly noted: string[]
  readonly moments: Moment[]
  /** Who of the company is called on to speak when the beat is told, and for what. */
  readonly calls: Call[]
  /** How the party is divided now, as the table was last told. */
  groups: Readonly<Record<string, readonly string[]>>
  /** What was done in this beat that may be done again and again, by the keys of conditions. */
  readonly deeds: string[]
  /** How often the table held something back in this beat; it ends a beat that goes on like that. */
  withheld: number
  /** Something happened that is worth writing down now. */
  isSavePoint: boolean
  /** The party has slept: threats that wait for it move. */
  hasRested: boolean
  /** Somebody was asked already in this beat. */
  hasAsked: boolean
  /** What the same line goes on to do: where it comes to blows, that belongs to the first turn. */
  next: readonly Wish[]
  /** What was named is not here: what hangs on it cannot be done. */
  isMissed: boolean
  /** What to suggest instead of what the place suggests: a question was put. */
  offered: readonly string[]
}

export type Ruled = Extract<Outcome, { readonly outcome: 'ruled' }>
type Denied = Extract<Outcome, { readonly outcome: 'refused' | 'dropped' }>

const mostRolls = 6

const withRolls = (before: readonly string[], rolls: readonly Rolled[]): readonly string[] =>
  [...before, ...rolls.map(roll => `${roll.who}, ${printRolled(roll).replaceAll('*', '')}`)].slice(-mostRolls)

/** Asks the rules. A refusal comes back as a value, and nothing has changed. */
export async function* rule(desk: Desk, name: string, input: Readonly<Record<string, Json>>): Play<Ruled | Denied> {
  const outcome = yield { tag: 'RULE', name, input }
  if (outcome.outcome === 'ruled') {
    desk.game = outcome.world as unknown as FifthWorld // the table plays fifth, so its world is this
    if (outcome.rolls.length > 0) keep(desk, { rolled: withRolls(desk.memory.rolled, outcome.rolls) })
    return outcome
  }
  return outcome.outcome === 'refused' || outcome.outcome === 'dropped'
    ? outcome
    : { outcome: 'dropped', why: 'The table answered something else.' }
}

/** Changes what will be remembered. */
export function keep(desk: Desk, change: Partial<OracleMemory>): void {
  desk.memory = { ...desk.memory, ...change }
}
