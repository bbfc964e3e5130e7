/** Damage dice, thrown and told. */
import type { DamageDice, Wound } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import type { Effect } from '../model/effect.ts'
import { doubleDice, fellIn, throwDice } from '../model/throw.ts'

/** A critical doubles the dice, not what is added. */
export function throwDamage(
  deed: Deed,
  damage: readonly DamageDice[],
  how: { by: string; from: string; isCritical: boolean },
): readonly Wound[] {
  const wounds: Wound[] = []
  for (const { dice, type } of damage) {
    const roll = throwDice(deed, how.isCritical ? doubleDice(dice) : dice)
    const amount = Math.max(0, roll.total)
    wounds.push({ amount, type })
    deed.rolls.push({
      purpose: `${how.from} damage`,
      who: how.by,
      ...fellIn(roll),
      total: amount,
      outcome: type,
      rule: how.isCritical ? 'Damage: the dice of a critical hit are doubled' : 'Damage',
    })
  }
  return wounds
}

/** All the damage parts of an effect. */
export function rollDamage(deed: Deed, effect: Effect, by: string, isCritical: boolean): readonly Wound[] {
  const wounds: Wound[] = []
  for (const part of effect.parts) {
    if (part.kind !== 'damage') continue
    const { typeInstead } = effect
    const damage =
      typeInstead === undefined ? part.damage : part.damage.map(({ dice }) => ({ dice, type: typeInstead }))
    wounds.push(...throwDamage(deed, damage, { by, from: effect.name, isCritical }))
  }
  return wounds
}
