/** What the Oracle has before it while it plays one beat, and the few ways it acts: each of them is a move. */
import type { Json } from '../../../core/json.ts'
import type { Stream } from '../../../core/random.ts'
import type { FifthWorld } from '../../../rules/fifth/model/world.ts'
import type { Move, Outcome } from '../../../table/moves.ts'
import type { GmSees } from '../../../table/ports.ts'
import type { OracleWorld } from '../world/world.ts'
import type { OracleMemory } from './memory.ts'

/** A part of a beat: it yields moves, is handed outcomes, and answers with a value. */
export type Play<Value = void> = AsyncGenerator<Move, Value, Outcome>

export type Desk = {
  readonly sees: GmSees
  readonly world: OracleWorld
  /** The game's world after the last ruling; changed only by `rule`. */
  game: FifthWorld
  /** What will be remembered when the beat is over. */
  memory: OracleMemory
  /** The Oracle's own chance, for words and for what no rule decides: seeded by the table's seed and the beat. */
  readonly chance: Stream
  /** What is to be told in this beat, in order; told together where one narrative reads better than three. */
  readonly telling: string[]
}

export type Ruled = Extract<Outcome, { readonly outcome: 'ruled' }>

/** Asks the rules. A refusal comes back as a value, and nothing has changed. */
export async function* rule(
  desk: Desk,
  name: string,
  input: Readonly<Record<string, Json>>,
): Play<Ruled | Extract<Outcome, { readonly outcome: 'refused' | 'dropped' }>> {
  const outcome = yield { tag: 'RULE', name, input }
  if (outcome.outcome === 'ruled') {
    desk.game = outcome.world as unknown as FifthWorld // the table plays fifth, so its world is this
    return outcome
  }
  return outcome.outcome === 'refused' || outcome.outcome === 'dropped'
    ? outcome
    : { outcome: 'dropped', why: 'The table answered something else.' }
}
