/** What has a price. Money is in copper pieces: 100 to the gold piece; weight is in pounds. */
import type { DamageType } from '../model/damage.ts'

type Priced = { readonly name: string; readonly costCopper: number; readonly weightPounds: number }

/** Feet. */
export type WeaponRange = { readonly normal: number; readonly long: number }

export type Weapon = Priced & {
  readonly category: 'simple' | 'martial'
  readonly kind: 'melee' | 'ranged'
  /** `1d8`; a net deals `0`. */
  readonly damage: string
  readonly damageType: DamageType
  readonly twoHandedDamage?: string
  readonly properties: readonly string[]
  readonly reach?: number
  readonly range?: WeaponRange
  readonly thrown?: WeaponRange
  readonly special?: string
}

export type Armour = Priced & {
  readonly category: 'light' | 'medium' | 'heavy' | 'shield'
  /** The base, or for a shield what it adds. */
  readonly armourClass: number
  /** How much Dexterity counts; absent: all of it. */
  readonly dexterityLimit?: number
  readonly minimumStrength?: number
  readonly hasStealthDisadvantage?: true
}

export type Gear = Priced & {
  /** `standard gear`, `artisan's tools`, `equipment pack`, `mounts and other animals`... */
  readonly category: string
  readonly text?: string
  readonly speed?: string
  readonly capacity?: string
  readonly contents?: readonly { readonly name: string; readonly quantity: number }[]
}
