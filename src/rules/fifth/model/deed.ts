/**
 * One move while it is being made: the world so far, chance so far, and what has happened. It lives inside one call, as a
 * `Stream` does; what leaves is a `MoveDone`. Every function that lets something happen takes the deed first, so a spell,
 * a dragon's breath and an opportunity attack can be parts of one another.
 */
import type { Chance } from '../../../core/dice/roll-value.ts'
import type { Rng } from '../../../core/random.ts'
import { assert } from '../../../core/result.ts'
import type { MoveDone, Rolled } from '../../ruleset.ts'
import type { FifthEvent } from './events.ts'
import { fold } from './fold.ts'
import type { FifthWorld } from './world.ts'

export type Deed = {
  world: FifthWorld
  /** A generator in play; in tests also dice that fall as told. */
  chance: Chance
  readonly events: FifthEvent[]
  readonly rolls: Rolled[]
  readonly facts: string[]
}

export const beginDeed = (world: FifthWorld, chance: Chance): Deed => ({
  world,
  chance,
  events: [],
  rolls: [],
  facts: [],
})

/** It has happened: the world of the deed is the one after it. */
export function happen(deed: Deed, event: FifthEvent): void {
  deed.events.push(event)
  deed.world = fold(deed.world, event)
}

export const tell = (deed: Deed, fact: string): void => void deed.facts.push(fact)

const isRng = (chance: Chance): chance is Rng => Array.isArray(chance)

/** The generator of a move, for whoever draws with it directly; they put back the one after. */
export function rngIn({ chance }: Deed): Rng {
  assert(isRng(chance), 'a move is made with a generator')
  return chance
}

/** Takes over what another deed, begun from this one's world and chance, has done. */
export function absorb(deed: Deed, other: Deed): void {
  deed.world = other.world
  deed.chance = other.chance
  deed.events.push(...other.events)
  deed.rolls.push(...other.rolls)
  deed.facts.push(...other.facts)
}

/** What the move answers with. */
export const doneOf = (deed: Deed): MoveDone<FifthEvent> => ({
  events: deed.events,
  rolls: deed.rolls,
  facts: deed.facts,
  rng: rngIn(deed),
})
