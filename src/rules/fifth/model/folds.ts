/** What the folds share: their type, and writing one creature or the fight back. */
import { assert } from '../../../core/result.ts'
import type { Creature, CreatureId } from './creature.ts'
import type { FifthWorld, Fight, Turn } from './world.ts'
import { copyFight, copyTurn, withFight, type Draft } from './patch.ts'

/** One function for every event of a family, each taking its own event. */
export type Folds<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (world: FifthWorld, event: Extract<Event, { readonly type: Type }>) => FifthWorld
}

function missing(id: CreatureId): never {
  throw new Error(`This should never happen: "${id}" is named and not there`)
}

/** An event speaks only of creatures that are there: whoever made it has looked. */
export function creatureIn(world: FifthWorld, id: CreatureId): Creature {
  return world.creatures[id] ?? missing(id)
}

export function fightIn(world: FifthWorld): Fight {
  assert(world.fight !== null, 'an event of a fight happens in one')
  return world.fight
}

/** Outside a fight nobody counts actions, so such an event changes nothing. */
export function withTurn(world: FifthWorld, who: CreatureId, change: (turn: Draft<Turn>) => void): FifthWorld {
  if (world.fight?.turn?.who !== who) return world
  const fight = copyFight(world.fight)
  const turn = copyTurn(world.fight.turn)
  change(turn)
  fight.turn = turn
  return withFight(world, fight)
}
