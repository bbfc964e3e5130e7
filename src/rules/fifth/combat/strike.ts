/** One attack, from the roll to the wound. Who may make it, and when, is decided before. */
import type { Ability } from '../model/abilities.ts'
import type { Attack } from '../model/action.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { DamageDice, Wound } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { maxHitPointsOf } from '../model/body.ts'
import { creatureIn } from '../model/folds.ts'
import { hasTrait } from '../model/traits.ts'
import { throwDice } from '../model/throw.ts'
import { applyEffect } from './apply-effect.ts'
import type { Cover } from './armour.ts'
import { afterHit, followUp, giftDamage } from './gift-blow.ts'
import { hurt } from './hurt.ts'
import { distanceBetween, feetOf } from './reach.ts'
import { throwDamage } from './roll-damage.ts'
import { smiteDamage } from './smite.ts'
import { weaponDamage } from './style.ts'
import { escalateForCriticals } from './tier.ts'
import type { Hit } from './to-hit.ts'
import { rollToHit } from './to-hit.ts'
import { hasFriendAt } from './trait-edges.ts'

export type Strike = {
  readonly who: CreatureId
  readonly target: CreatureId
  readonly attack: Attack
  /** False for reactions and legendary actions: they are not taken out of a turn. */
  readonly usesTurn: boolean
  readonly cover?: Cover
  readonly helps?: readonly string[]
  readonly hinders?: readonly string[]
  /** In a melee whoever strikes may choose to knock out; nobody does that with an arrow. */
  readonly isMerciful?: boolean
  /** A paladin's slot goes into the blow, if it lands (Divine Smite). */
  readonly isSmite?: boolean
}

const none: readonly string[] = []

export function strike(deed: Deed, ask: Strike): Hit {
  const { who, target, attack, usesTurn, cover = 'none', helps = none, hinders = none } = ask
  const distance = distanceBetween(deed.world, who, target)
  const reach =
    attack.kind === 'melee' && distance === 'engaged' ? 'melee' : attack.range === undefined ? attack.kind : 'ranged'
  const isLong = attack.range !== undefined && feetOf[distance] > attack.range.normal
  const { name, bonus } = attack
  const rolled = rollToHit(deed, {
    who,
    target,
    with: name,
    bonus,
    reach,
    isWeapon: true,
    isLong,
    cover,
    helps,
    hinders,
  })
  const { hit, critical } = rolled
  happen(deed, { type: 'attack-made', who, target, with: name, hit, critical, usesTurn })
  if (critical) escalateForCriticals(deed)
  if (hit) land(deed, ask, reach, rolled)
  return rolled
}

function land(deed: Deed, ask: Strike, reach: 'melee' | 'ranged', hit: Hit): void {
  wound(deed, reach === 'melee' ? ask : { ...ask, isMerciful: false }, hit)
  afterHit(deed, ask, reach)
  const next = followUp(deed, ask)
  if (next !== undefined) strike(deed, { ...next, usesTurn: false })
}

function wound(deed: Deed, { who, target, attack, isMerciful = false, isSmite = false }: Strike, hit: Hit): void {
  const smite = isSmite && attack.kind === 'melee' ? smiteDamage(deed, who, target) : []
  const attacker = creatureIn(deed.world, who)
  const damage = [
    ...weaponDamage(attacker, attack),
    ...sneakDamage(deed, attacker, target, attack, hit),
    ...slayerDamage(deed, attacker, target, attack),
    ...extraDamage(attacker, target),
    ...giftDamage(deed, { who, target, attack }, hit),
    ...smite,
  ]
  const isCritical = hit.critical
  const wounds = withBonus(
    deed,
    attacker,
    throwDamage(deed, damage, { by: attacker.name, from: attack.name, isCritical }),
    attack,
  )
  hurt(deed, { target, wounds, from: attack.name, by: who, materials: attack.materials, isCritical, isMerciful })
  if (attack.onHit !== undefined && creatureIn(deed.world, target).life !== 'dead')
    applyEffect(deed, { effect: attack.onHit, source: who, targets: [target] })
}

/** A hunter who brings down giants: once a turn, a die more for whoever is hurt already. */
function slayerDamage(deed: Deed, attacker: Creature, target: CreatureId, attack: Attack): readonly DamageDice[] {
  const [first] = attack.damage
  const prey = creatureIn(deed.world, target)
  if (first === undefined || deed.world.fight?.turn?.hasSneakAttacked === true) return []
  if (prey.hitPoints >= maxHitPointsOf(prey) || !hasTrait(attacker, 'Colossus Slayer')) return []
  happen(deed, { type: 'sneak-attack-used', who: attacker.id }) // one mark for both: nobody has learned both
  return [{ dice: '1d8', type: first.type }]
}

/** Enlarged, reduced, or with an enchanted blade: more or less of the weapon's own damage, never below one. */
function withBonus(deed: Deed, { buffs }: Creature, wounds: readonly Wound[], attack: Attack): readonly Wound[] {
  const dice = buffs.flatMap(({ modifiers }) =>
    modifiers.flatMap(modifier =>
      modifier.kind === 'bonus' && modifier.on === 'damage' && isOfBody(modifier.ability, attack)
        ? [modifier.dice]
        : [],
    ),
  )
  const [first, ...others] = wounds
  if (dice.length === 0 || first === undefined) return wounds
  const more = dice.reduce((sum, one) => sum + throwDice(deed, one).total, 0)
  return [{ ...first, amount: Math.max(1, first.amount + more) }, ...others]
}

/** A bonus for one ability is for blows struck with it, hand to hand (Rage). */
const isOfBody = (ability: Ability | undefined, attack: Attack): boolean =>
  ability === undefined || (attack.kind === 'melee' && attack.ability === ability)

/** Marks and blessings on the attacker's weapon. */
function extraDamage({ buffs }: Creature, target: CreatureId): readonly DamageDice[] {
  if (buffs.length === 0) return []
  return buffs.flatMap(({ modifiers }) =>
    modifiers.flatMap(modifier =>
      modifier.kind === 'extra-damage' && (modifier.vs === undefined || modifier.vs === target)
        ? [{ dice: modifier.dice, type: modifier.type }]
        : [],
    ),
  )
}

/** Once a turn, with a finesse or ranged weapon, with advantage or a friend at the target's throat. */
function sneakDamage(
  deed: Deed,
  attacker: Creature,
  target: CreatureId,
  attack: Attack,
  hit: Hit,
): readonly DamageDice[] {
  const { sneakAttack } = attacker
  const [first] = attack.damage
  if (sneakAttack === undefined || first === undefined || deed.world.fight?.turn?.hasSneakAttacked === true) return []
  if (attack.kind !== 'ranged' && !attack.properties.includes('finesse')) return []
  if (!hit.hadAdvantage && !hasFriendAt(deed.world, attacker, creatureIn(deed.world, target))) return []
  happen(deed, { type: 'sneak-attack-used', who: attacker.id })
  return [{ dice: sneakAttack, type: first.type }]
}
