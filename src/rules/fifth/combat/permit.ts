/** Who may do what, now. A refusal says why not, and what may be done instead. */
import { helplessBy, isIncapacitated, speedOf } from '../checks/state.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import { creatureIn } from '../model/folds.ts'
import type { FifthWorld, Fight } from '../model/world.ts'
import type { RuleRefusal } from '../../ruleset.ts'

/** Nothing stands against it. */
export type Permission = RuleRefusal | null

export const refusal = (code: string, why: string, allowed: readonly string[]): RuleRefusal => ({ code, why, allowed })

/** It is a fight, it is their turn, and they can lift a finger. */
export function permitTurn(world: FifthWorld, who: CreatureId): Permission {
  const { fight } = world
  const creature = creatureIn(world, who)
  if (fight === null) return refusal('no-fight', 'There is no fight.', ['start-fight'])
  if (fight.turn?.who !== who) return outOfTurn(world, fight, creature)
  return permitBody(creature)
}

export function permitBody(creature: Creature): Permission {
  if (!isIncapacitated(creature)) return null
  const why = `${creature.name} is ${helplessBy(creature) ?? 'incapacitated'} and cannot act.`
  return refusal('incapacitated', why, ['end-turn', 'what others can do about it'])
}

function outOfTurn(world: FifthWorld, { turn }: Fight, creature: Creature): RuleRefusal {
  const current = turn === null ? undefined : creatureIn(world, turn.who)
  const whose = current === undefined ? 'nobody' : current.name
  return refusal('out-of-turn', `It is not ${creature.name}'s turn; it is ${whose}'s.`, [
    `a move by ${whose}`,
    'end-turn',
    `a reaction by ${creature.name}`,
  ])
}

export function permitAction(world: FifthWorld, who: CreatureId): Permission {
  const turn = permitTurn(world, who)
  if (turn !== null || world.fight?.turn?.hasActed !== true) return turn
  return refusal('action-used', `${creatureIn(world, who).name} has used the action of this turn.`, leftOf(world.fight))
}

export function permitBonusAction(world: FifthWorld, who: CreatureId): Permission {
  const turn = permitTurn(world, who)
  if (turn !== null || world.fight?.turn?.hasBonusActed !== true) return turn
  return refusal(
    'bonus-action-used',
    `${creatureIn(world, who).name} has used the bonus action of this turn.`,
    leftOf(world.fight),
  )
}

export function permitMove(world: FifthWorld, who: CreatureId): Permission {
  const turn = permitTurn(world, who)
  if (turn !== null) return turn
  const creature = creatureIn(world, who)
  if (speedOf(creature) === 0) return refusal('cannot-move', `${creature.name}'s speed is 0.`, stillOptions(creature))
  if (world.fight?.turn?.hasMoved !== true) return null
  return refusal('movement-used', `${creature.name} has moved already this turn.`, leftOf(world.fight))
}

const stillOptions = (creature: Creature): readonly string[] =>
  creature.conditions.some(({ condition }) => condition === 'grappled')
    ? ['escape', 'attack', 'end-turn']
    : ['attack', 'end-turn']

export function permitReaction(world: FifthWorld, who: CreatureId): Permission {
  const { fight } = world
  if (fight === null) return refusal('no-fight', 'There is no fight.', ['start-fight'])
  const creature = creatureIn(world, who)
  const body = permitBody(creature)
  if (body !== null) return body
  const cannot = creature.buffs.some(({ modifiers }) => modifiers.some(({ kind }) => kind === 'no-reactions'))
  if (!cannot && !fight.reacted.includes(who) && !fight.surprised.includes(who)) return null
  return refusal('reaction-used', `${creature.name} has no reaction until its next turn.`, ['wait for its turn'])
}

/** What is left of the turn. */
export function leftOf({ turn }: Fight): readonly string[] {
  if (turn === null) return ['next-turn']
  return [
    ...(turn.hasActed ? [] : ['an action (attack, cast, dash, dodge, …)']),
    ...(turn.attacksLeft > 0 ? [`${turn.attacksLeft} more ${turn.attacksLeft === 1 ? 'attack' : 'attacks'}`] : []),
    ...(turn.hasBonusActed ? [] : ['a bonus action']),
    ...(turn.hasMoved ? [] : ['a move']),
    'end-turn',
  ]
}
