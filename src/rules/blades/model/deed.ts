/** A move at work: what it has decided so far. It lives inside one call; what leaves that call is events, rolls and facts. */
import { below, rngOf, streamOf, type Rng, type Stream } from '../../../core/random.ts'
import type { MoveDone, Rolled, RuleRefusal } from '../../ruleset.ts'
import type { BladesEvent } from './events.ts'
import { fold } from './fold.ts'
import type { BladesWorld } from './world.ts'

export type Deed = {
  world: BladesWorld
  readonly stream: Stream
  readonly events: BladesEvent[]
  readonly rolls: Rolled[]
  readonly facts: string[]
}

export const deedOf = (world: BladesWorld, rng: Rng): Deed => ({
  world,
  stream: streamOf(rng),
  events: [],
  rolls: [],
  facts: [],
})

/** Something happened: the world knows it at once, and so does whoever looks next. */
export function happen(deed: Deed, event: BladesEvent): void {
  deed.events.push(event)
  deed.world = fold(deed.world, event)
}

export const rollDie = ({ stream }: Deed): number => below(stream, 6) + 1
export const rollDice = (deed: Deed, count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, () => rollDie(deed))

export const doneWith = ({ events, rolls, facts, stream }: Deed): MoveDone<BladesEvent> => ({
  events,
  rolls,
  facts,
  rng: rngOf(stream),
})

/** Null when it was done; a refusal changes nothing, whatever the deed had decided by then. */
export type Played = RuleRefusal | null

export const no = (code: string, why: string, allowed: readonly string[] = []): RuleRefusal => ({ code, why, allowed })
