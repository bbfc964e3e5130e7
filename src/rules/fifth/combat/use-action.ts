/** A creature's own actions: multiattacks, breaths, legendary and lair actions. */
import { isPresent } from '../checks/state.ts'
import type { Action } from '../model/action.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { FifthWorld } from '../model/world.ts'
import { applyEffect } from './apply-effect.ts'
import { canReach } from './best-attack.ts'
import { closeIn } from './move.ts'
import type { Permission } from './permit.ts'
import { permitAction, permitBody, permitBonusAction, permitReaction, refusal } from './permit.ts'
import { distanceBetween, feetOf } from './reach.ts'
import { isReady, lairUse } from './recharge.ts'
import { strike } from './strike.ts'
import { permitTarget } from './turn-attack.ts'

export type ActionUse = { readonly who: CreatureId; readonly action: Action; readonly targets: readonly CreatureId[] }

export function useAction(deed: Deed, use: ActionUse): Permission {
  const denied = permitUse(deed.world, use)
  if (denied !== null) return denied
  const { who, action, targets } = use
  const [first] = targets
  if (action.reach === 'engaged' && first !== undefined && action.kind !== 'legendary')
    approach(deed, who, action, first)
  if (creatureIn(deed.world, who).life !== 'alive') return null // struck down on the way
  spend(deed, who, action)
  const { sequence, effect } = action
  if (sequence !== undefined) for (const step of sequence) takeStep(deed, use, step)
  if (effect !== undefined) applyEffect(deed, { effect, source: who, targets: reached(deed.world, use) })
  if (action.text !== undefined) tell(deed, `${creatureIn(deed.world, who).name}: ${action.name}. ${action.text}`)
  return null
}

function permitUse(world: FifthWorld, { who, action, targets }: ActionUse): Permission {
  const creature = creatureIn(world, who)
  const denied = permitKind(world, creature, action)
  if (denied !== null) return denied
  if (!isReady(creature, action))
    return refusal('not-ready', `${creature.name} has spent ${action.name}.`, readyNames(creature))
  if (targets.length === 0 && action.targets !== 'self')
    return refusal('no-target', `${action.name} needs a target.`, ['name one'])
  for (const target of targets) {
    const wrong = permitTarget(world, { who, target })
    if (wrong !== null) return wrong
  }
  return null
}

const readyNames = (creature: Creature): readonly string[] =>
  [...creature.actions.filter(action => isReady(creature, action)), ...creature.attacks].map(({ name }) => name)

function permitKind(world: FifthWorld, creature: Creature, action: Action): Permission {
  switch (action.kind) {
    case 'action':
      return permitAction(world, creature.id)
    case 'bonus':
      return permitBonusAction(world, creature.id)
    case 'reaction':
      return permitReaction(world, creature.id)
    case 'legendary':
      return permitLegendary(world, creature, action)
    case 'lair':
      return permitLair(world, creature)
  }
}

/** At the end of somebody else's turn, as long as there are enough left; they come back with its own turn. */
function permitLegendary(world: FifthWorld, creature: Creature, { name, cost = 1 }: Action): Permission {
  const { fight } = world
  if (fight === null) return refusal('no-fight', 'There is no fight.', ['start-fight'])
  const left = creature.legendaryActions - (fight.legendaryUsed[creature.id] ?? 0)
  if (fight.turn?.who === creature.id)
    return refusal('own-turn', `${creature.name} takes legendary actions in others' turns.`, ['an action'])
  if (fight.surprised.includes(creature.id))
    return refusal('surprised', `${creature.name} is surprised.`, ['wait for its turn'])
  if (left < cost)
    return refusal('none-left', `${name} costs ${cost}; ${creature.name} has ${left} legendary actions left.`, [
      'wait for its turn',
    ])
  return permitBody(creature)
}

function permitLair(world: FifthWorld, creature: Creature): Permission {
  if (world.fight === null) return refusal('no-fight', 'There is no fight.', ['start-fight'])
  if (creature.spent[lairUse] !== undefined)
    return refusal('lair-used', 'The lair has acted this round.', ['wait for the next round'])
  return permitBody(creature)
}

function spend(deed: Deed, who: CreatureId, { name, kind, cost = 1, recharge }: Action): void {
  if (kind === 'action') happen(deed, { type: 'action-used', who, what: name })
  if (kind === 'bonus') happen(deed, { type: 'bonus-action-used', who, what: name })
  if (kind === 'reaction') happen(deed, { type: 'reaction-used', who, what: name })
  if (kind === 'legendary') happen(deed, { type: 'legendary-action-used', who, what: name, cost })
  if (kind === 'lair') happen(deed, { type: 'use-spent', who, what: lairUse })
  if (recharge !== undefined) happen(deed, { type: 'use-spent', who, what: name })
}

/** Steps up to the first target, if that is what it takes. */
function approach(deed: Deed, who: CreatureId, { sequence }: Action, target: CreatureId): void {
  const distance = distanceBetween(deed.world, who, target)
  const { attacks } = creatureIn(deed.world, who)
  const isPointless =
    sequence?.every(step => attacks.some(one => one.name === step && canReach(one, feetOf[distance]))) ?? false
  if (distance === 'near' && !isPointless) closeIn(deed, who, target)
}

/** One attack of a multiattack, or one action within it; those out of reach are lost. */
function takeStep(deed: Deed, use: ActionUse, step: string): void {
  const { who, targets } = use
  const creature = creatureIn(deed.world, who)
  if (creature.life !== 'alive') return
  const attack = creature.attacks.find(({ name }) => name === step)
  if (attack === undefined) return takeInner(deed, use, creature, step)
  const target = targets.find(
    id => isStruck(deed.world, id) && canReach(attack, feetOf[distanceBetween(deed.world, who, id)]),
  )
  if (target !== undefined) strike(deed, { who, target, attack, usesTurn: false })
}

const isStruck = (world: FifthWorld, id: CreatureId): boolean =>
  creatureIn(world, id).life === 'alive' && isPresent(world, creatureIn(world, id))

function takeInner(deed: Deed, { who, targets }: ActionUse, creature: Creature, step: string): void {
  const inner = creature.actions.find(({ name }) => name === step)
  if (inner?.effect === undefined || !isReady(creature, inner)) return
  if (inner.recharge !== undefined) happen(deed, { type: 'use-spent', who, what: inner.name })
  applyEffect(deed, {
    effect: inner.effect,
    source: who,
    targets: reached(deed.world, { who, action: inner, targets }),
  })
}

const far = { engaged: 0, near: 1, far: 2 } as const

/** Those of the named who are close enough, no more than the area holds. */
function reached(world: FifthWorld, { who, action, targets }: ActionUse): readonly CreatureId[] {
  if (action.targets === 'self') return [who]
  const close = targets.filter(
    id => isPresent(world, creatureIn(world, id)) && far[distanceBetween(world, who, id)] <= far[action.reach],
  )
  return close.slice(0, action.targets === 'one' ? 1 : (action.most ?? close.length))
}
