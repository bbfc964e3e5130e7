/** Damage: its thirteen types, how much of it, and what bodies are proof against. */

export const damageTypes = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const
export type DamageType = (typeof damageTypes)[number]

/** `2d6+3` of one type. A critical hit doubles the dice in it and leaves the rest. */
export type DamageDice = { readonly dice: string; readonly type: DamageType }

/** So much of one type, already rolled. */
export type Wound = { readonly amount: number; readonly type: DamageType }

/** What a weapon may be made of, or have on it, that matters to a hide. */
export type Material = 'magical' | 'silvered' | 'adamantine'

/** Proof against one type of damage, unless what deals it has one of these properties. */
export type Defence = { readonly type: DamageType; readonly unless?: readonly Material[] }
