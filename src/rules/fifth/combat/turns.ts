/** Turns and rounds: who is next, what happens before they act and after, and the end of it all. */
import { helplessBy, isIncapacitated, isPresent } from '../checks/state.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn, fightIn } from '../model/folds.ts'
import type { FifthWorld } from '../model/world.ts'
import { rollDeathSave } from './dying.ts'
import { endFight } from './end.ts'
import { outcomeOf } from './sides.ts'
import { expire, passTurn } from './turn-edges.ts'
import { rechargeActions } from './recharge.ts'
import { regenerate } from './regeneration.ts'

/** Rounds in which nobody could do anything: then both sides have had enough. */
const PATIENCE = 20

/** Ends the turn that is on. */
export function endTurn(deed: Deed): void {
  const turn = fightIn(deed.world).turn
  if (turn === null) return
  passTurn(deed, turn.who, 'end')
  if (deed.world.fight !== null) happen(deed, { type: 'turn-ended', who: turn.who })
}

/** Goes on to the next creature that can act; those who cannot have their turn pass with its saves. */
export function goOn(deed: Deed): void {
  const until = fightIn(deed.world).round + PATIENCE
  while (deed.world.fight !== null) {
    if (settle(deed)) return
    const next = nextIn(deed.world)
    if (next === undefined) {
      if (deed.world.fight.round >= until) return endFight(deed, 'truce')
      happen(deed, { type: 'round-began', round: deed.world.fight.round + 1 })
    } else if (beginTurn(deed, next)) return
    else if (deed.world.fight !== null && !settle(deed)) endTurn(deed)
  }
}

/** The first in the order who has had no turn this round and is still there. */
function nextIn(world: FifthWorld): CreatureId | undefined {
  const fight = fightIn(world)
  if (fight.round === 0) return undefined
  for (const { who } of fight.order)
    if (!fight.acted.includes(who) && isPresent(world, creatureIn(world, who))) return who
  return undefined
}

/** Answers whether the creature can do anything with it. */
function beginTurn(deed: Deed, who: CreatureId): boolean {
  const fight = fightIn(deed.world)
  happen(deed, { type: 'turn-began', who, round: fight.round })
  if (fight.delayed.includes(who)) return isFree(deed, creatureIn(deed.world, who))
  regenerate(deed, who)
  expire(deed, who, 'start')
  if (creatureIn(deed.world, who).life === 'dying') rollDeathSave(deed, who)
  passTurn(deed, who, 'start')
  const creature = creatureIn(deed.world, who)
  if (creature.life === 'dead' || deed.world.fight === null) return false
  rechargeActions(deed, creature)
  return isFree(deed, creature)
}

function isFree(deed: Deed, creature: Creature): boolean {
  const isSurprised = fightIn(deed.world).surprised.includes(creature.id)
  if (!isSurprised && !isIncapacitated(creature)) {
    tell(deed, `Round ${fightIn(deed.world).round}: it is ${creature.name}'s turn.`)
    return true
  }
  tell(deed, `${creature.name} cannot act: ${isSurprised ? 'surprised' : (helplessBy(creature) ?? 'incapacitated')}.`)
  return false
}

/** Ends the fight once a side has nobody standing. Answers whether it has. */
export function settle(deed: Deed): boolean {
  if (deed.world.fight === null) return true
  const outcome = outcomeOf(deed.world, deed.world.fight)
  if (outcome === undefined) return false
  endFight(deed, outcome)
  return true
}
