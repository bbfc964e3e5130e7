/** The Attack action, and the strike of the other hand. */
import { isCharmedBy, isPresent, speedOf } from '../checks/state.ts'
import type { Attack } from '../model/action.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { hasTrait } from '../model/traits.ts'
import type { FifthWorld } from '../model/world.ts'
import type { Cover } from './armour.ts'
import { canReach } from './best-attack.ts'
import { closeIn } from './move.ts'
import type { Permission } from './permit.ts'
import { permitAction, permitBonusAction, permitTurn, refusal } from './permit.ts'
import { distanceBetween, feetOf } from './reach.ts'
import { enemiesOf } from './sides.ts'
import { strike } from './strike.ts'

export type TurnAttack = {
  readonly who: CreatureId
  readonly target: CreatureId
  readonly attack: Attack
  readonly cover?: Cover
  readonly helps?: readonly string[]
  readonly hinders?: readonly string[]
  readonly isMerciful?: boolean
  readonly isSmite?: boolean
}

const noReasons: readonly string[] = []

/** The first strike takes the action; the others of it come out of what is left. */
export function attackInTurn(deed: Deed, ask: TurnAttack): Permission {
  const isFurther = (deed.world.fight?.turn?.attacksLeft ?? 0) > 0
  const denied =
    (isFurther ? permitTurn(deed.world, ask.who) : permitAction(deed.world, ask.who)) ?? permitTarget(deed.world, ask)
  if (denied !== null) return denied
  const isReached = reachFor(deed, ask)
  if (isReached !== null) return isReached
  const attacker = creatureIn(deed.world, ask.who)
  if (attacker.life !== 'alive') return null // an opportunity attack on the way in has felled them
  if (!isFurther) happen(deed, { type: 'action-used', who: ask.who, what: 'attack', attacks: attacksOf(attacker) })
  const {
    who,
    target,
    attack,
    cover = 'none',
    helps = noReasons,
    hinders = noReasons,
    isMerciful = false,
    isSmite = false,
  } = ask
  strike(deed, { who, target, attack, cover, helps, hinders, isMerciful, isSmite, usesTurn: true })
  return null
}

const attacksOf = ({ attacksPerAction, buffs }: Creature): number =>
  attacksPerAction + (buffs.some(({ modifiers }) => modifiers.some(({ kind }) => kind === 'extra-attack')) ? 1 : 0)

/** They are there, alive, in the open, and no friend by magic. */
export function permitTarget(
  world: FifthWorld,
  { who, target, cover }: Pick<TurnAttack, 'who' | 'target' | 'cover'>,
): Permission {
  const attacker = creatureIn(world, who)
  const other = creatureIn(world, target)
  if (!isPresent(world, other))
    return refusal(
      'target-gone',
      `${other.name} is ${other.life === 'dead' ? 'dead' : 'gone'}.`,
      namesThere(world, who),
    )
  if (isCharmedBy(attacker, target))
    return refusal(
      'charmed',
      `${attacker.name} is charmed by ${other.name} and cannot attack them.`,
      namesThere(world, who).filter(name => name !== other.name),
    )
  if (cover === 'total')
    return refusal('total-cover', `${other.name} is behind total cover.`, ['move', ...namesThere(world, who)])
  return null
}

const namesThere = (world: FifthWorld, who: CreatureId): readonly string[] =>
  enemiesOf(world, who).map(({ name }) => name)

/** Steps up to a melee target if one move does it; refuses if nothing does. */
function reachFor(deed: Deed, { who, target, attack }: TurnAttack): Permission {
  const distance = distanceBetween(deed.world, who, target)
  if (canReach(attack, feetOf[distance])) return null
  const [attacker, other] = [creatureIn(deed.world, who), creatureIn(deed.world, target)]
  const canStep = distance === 'near' && speedOf(attacker) > 0 && deed.world.fight?.turn?.hasMoved !== true
  if (attack.kind === 'melee' && canStep) return closeIn(deed, who, target)
  const others = attacker.attacks
    .filter(one => canReach(one, feetOf[distance]))
    .map(({ name }) => `attack with ${name}`)
  return refusal('out-of-reach', `${other.name} is ${distance}, out of reach of ${attack.name}.`, [
    ...others,
    'move',
    'dash',
  ])
}

/** Two light weapons: the bonus action strikes with the other, without the ability's bonus to damage. */
export function attackOffHand(deed: Deed, ask: TurnAttack): Permission {
  const { who, attack } = ask
  const denied = permitBonusAction(deed.world, who) ?? permitTarget(deed.world, ask)
  if (denied !== null) return denied
  const attacker = creatureIn(deed.world, who)
  const first = attacker.attacks.find(({ name }) => name === deed.world.fight?.turn?.struckWith)
  const areLight = first?.properties.includes('light') === true && attack.properties.includes('light')
  if (!areLight || first.kind !== 'melee' || (first.name === attack.name && !hasTwo(attacker, attack.name)))
    return refusal(
      'no-second-weapon',
      `${attacker.name} needs a strike with a light melee weapon and another light weapon in the other hand.`,
      ['attack', 'end-turn'],
    )
  const isReached = reachFor(deed, ask)
  if (isReached !== null) return isReached
  happen(deed, { type: 'bonus-action-used', who, what: 'off-hand attack' })
  const isMaster = hasTrait(attacker, 'Two-Weapon Fighting')
  strike(deed, { ...ask, attack: isMaster ? attack : withoutModifier(attack), usesTurn: false })
  return null
}

const hasTwo = ({ items }: Creature, weapon: string): boolean =>
  items.some(({ name, count }) => name.toLowerCase() === weapon.toLowerCase() && count >= 2)

/** A bonus is left out; a penalty is not. */
const withoutModifier = (attack: Attack): Attack => ({
  ...attack,
  damage: attack.damage.map(({ dice, type }) => ({ dice: dice.replace(/\+\d+$/, ''), type })),
})
