/** Whole fights, played by tactics from a seed. */
import type { Rng } from '../../src/core/random.ts'
import { beginFight } from '../../src/rules/fifth/combat/begin.ts'
import { playTurn } from '../../src/rules/fifth/combat/tactics.ts'
import type { Creature } from '../../src/rules/fifth/model/creature.ts'
import type { Deed } from '../../src/rules/fifth/model/deed.ts'
import { beginDeed } from '../../src/rules/fifth/model/deed.ts'
import type { FifthEvent } from '../../src/rules/fifth/model/events.ts'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import { emptyWorld } from '../../src/rules/fifth/model/world.ts'
import { castAsHero } from './casting.ts'

export type Simulated = {
  readonly before: FifthWorld
  readonly after: FifthWorld
  readonly events: readonly FifthEvent[]
  readonly rounds: number
  readonly outcome: 'victory' | 'defeat' | 'truce' | 'flight' | 'unfinished'
  readonly rng: Deed['chance']
}

const MOST_ROUNDS = 100

export const worldOf = (creatures: readonly Creature[]): FifthWorld => ({
  ...emptyWorld,
  creatures: Object.fromEntries(creatures.map(creature => [creature.id, creature])),
})

/** One deed for the whole fight; in play every turn is a deed of its own, with the same functions inside. */
export function simulate(creatures: readonly Creature[], rng: Rng): Simulated {
  const before = worldOf(creatures)
  const deed = beginDeed(before, rng)
  beginFight(deed, { tier: 'standard', who: creatures.map(({ id }) => id), surprised: [], far: [] })
  let rounds = 0
  while (deed.world.fight !== null && deed.world.fight.round <= MOST_ROUNDS) {
    rounds = deed.world.fight.round
    playTurn(deed, castAsHero)
  }
  const ended = deed.events.at(-1)
  const outcome = ended?.type === 'fight-ended' ? ended.outcome : 'unfinished'
  return { before, after: deed.world, events: deed.events, rounds, outcome, rng: deed.chance }
}
