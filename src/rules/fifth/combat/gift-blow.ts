/** What a monster's gifts add to a blow of its own, and what they answer to one that lands on it. */
import type { Attack } from '../model/action.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { DamageDice } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { giftOf, type Gift } from '../model/gift.ts'
import { has } from '../checks/state.ts'
import { applyEffect } from './apply-effect.ts'
import { hurt } from './hurt.ts'
import { engage } from './movement.ts'
import { permitBonusAction } from './permit.ts'
import { distanceBetween, engagedWith } from './reach.ts'
import { throwDamage } from './roll-damage.ts'
import { enemiesOf } from './sides.ts'
import type { Hit } from './to-hit.ts'
import { hasFriendAt, isSurprised } from './trait-edges.ts'

export type Landed = { readonly who: CreatureId; readonly target: CreatureId; readonly attack: Attack }

const chargeOf = ({ world }: Deed, { who, target, attack }: Landed): Extract<Gift, { kind: 'charge' }> | undefined => {
  const gift = giftOf(creatureIn(world, who), 'charge')
  const turn = world.fight?.turn
  return gift?.with === attack.name && turn?.who === who && turn.closedOn === target ? gift : undefined
}

/** Dice of the blow itself, which a critical doubles. */
export function giftDamage(deed: Deed, landed: Landed, hit: Hit): readonly DamageDice[] {
  const attacker = creatureIn(deed.world, landed.who)
  if (attacker.gifts === undefined) return []
  return [...(chargeOf(deed, landed)?.damage ?? []), ...extraDamage(deed, attacker, landed, hit)]
}

function extraDamage(deed: Deed, attacker: Creature, { target, attack }: Landed, hit: Hit): readonly DamageDice[] {
  const gift = giftOf(attacker, 'extra-damage')
  const [first] = attack.damage
  if (gift === undefined || first === undefined) return []
  const [{ world }, prey] = [deed, creatureIn(deed.world, target)]
  const dice = [{ dice: gift.dice, type: first.type }]
  if (gift.when === 'surprise') return isSurprised(world, prey) ? dice : []
  if (world.fight?.turn?.hasSneakAttacked === true) return []
  const isOpen = hasFriendAt(world, attacker, prey) || (gift.when === 'sneak' && hit.hadAdvantage)
  if (!isOpen) return []
  happen(deed, { type: 'sneak-attack-used', who: attacker.id }) // one mark for all that comes once a turn
  return dice
}

/** What a hit does besides: the knock-down of a charge, and the heat of whoever was struck. */
export function afterHit(deed: Deed, landed: Landed, reach: 'melee' | 'ranged'): void {
  const { who, target } = landed
  const effect = chargeOf(deed, landed)?.effect
  if (effect !== undefined && creatureIn(deed.world, target).life !== 'dead')
    applyEffect(deed, { effect, source: who, targets: [target] })
  const heat = giftOf(creatureIn(deed.world, target), 'heat')
  if (heat === undefined || reach !== 'melee') return
  const by = creatureIn(deed.world, target).name
  const wounds = throwDamage(deed, [heat.damage], { by, from: heat.name, isCritical: false })
  hurt(deed, { target: who, wounds, from: heat.name, by: target })
}

/** The blow a bonus action adds: at whoever a charge knocked down, or, for those in a rampage, at the next. */
export function followUp(deed: Deed, landed: Landed): Landed | undefined {
  const { who, target } = landed
  const attacker = creatureIn(deed.world, who)
  if (attacker.gifts === undefined || attacker.life !== 'alive') return undefined
  const fallen = creatureIn(deed.world, target)
  const charge = chargeOf(deed, landed)
  const isDown = fallen.life === 'alive' && has(fallen, 'prone')
  if (charge?.next !== undefined && isDown) return spendOn(deed, who, target, charge.next, 'charge')
  const rampage = giftOf(attacker, 'rampage')
  if (rampage === undefined || fallen.life === 'alive' || landed.attack.kind !== 'melee') return undefined
  const next = nextPrey(deed, who)
  return next && spendOn(deed, who, next, rampage.with, 'Rampage')
}

/** In reach, or near for somebody who stands free: half a move, without turning a back on anybody. */
function nextPrey({ world }: Deed, who: CreatureId): CreatureId | undefined {
  const able = enemiesOf(world, who).filter(({ life }) => life === 'alive')
  const held = engagedWith(world, who)
  const inReach = able.find(({ id }) => held.includes(id))
  return (inReach ?? able.find(({ id }) => distanceBetween(world, who, id) === 'near'))?.id
}

function spendOn(deed: Deed, who: CreatureId, target: CreatureId, name: string, what: string): Landed | undefined {
  const attacker = creatureIn(deed.world, who)
  const attack = attacker.attacks.find(one => one.name === name)
  if (attack === undefined || permitBonusAction(deed.world, who) !== null) return undefined
  happen(deed, { type: 'bonus-action-used', who, what })
  engage(deed, who, target)
  tell(deed, `${attacker.name} goes on (${what}).`)
  return { who, target, attack }
}
