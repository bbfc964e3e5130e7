/** Fighting styles that change what a blow does. Those that change armour or aim are numbers on the sheet. */
import { modifierOf, signed } from '../model/abilities.ts'
import type { Attack } from '../model/action.ts'
import type { Creature } from '../model/creature.ts'
import type { DamageDice } from '../model/damage.ts'
import { hasTrait } from '../model/traits.ts'

/** The weapon's own dice, as the style of its bearer has them. */
export function weaponDamage(attacker: Creature, attack: Attack): readonly DamageDice[] {
  const { damage, kind, properties } = attack
  if (kind !== 'melee' || attacker.features.length === 0) return damage
  if (properties.includes('two-handed'))
    return hasTrait(attacker, 'Great Weapon Fighting') ? damage.map(throwingLowAgain) : damage
  return hasTrait(attacker, 'Dueling') && !countsDueling(attacker, attack) ? damage.map(withTwoMore) : damage
}

/** Who fights with great weapons throws each 1 and 2 of theirs once more. */
const throwingLowAgain = ({ dice, type }: DamageDice): DamageDice => ({
  dice: dice.replace(/^\d*d\d+/, '$&ro<=2'),
  type,
})

const bonusIn = (dice: string): number => Number(/[+-]\d+$/.exec(dice)?.[0] ?? 0)

const withTwoMore = ({ dice, type }: DamageDice, at: number): DamageDice =>
  at > 0 ? { dice, type } : { dice: `${dice.replace(/[+-]\d+$/, '')}${signed(bonusIn(dice) + 2)}`, type }

/** A sheet may have added it already; and a blow with the other hand, which has no bonus, is no duel. */
function countsDueling({ abilities }: Creature, { damage: [first], ability = 'str' }: Attack): boolean {
  const modifier = modifierOf(abilities[ability])
  const bonus = bonusIn(first?.dice ?? '')
  return bonus >= modifier + 2 || bonus < modifier
}
