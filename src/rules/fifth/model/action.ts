/** What a creature can do in a fight: weapons it holds, and actions of its own. */
import type { Ability } from './abilities.ts'
import type { DamageDice, Material } from './damage.ts'
import type { Effect } from './effect.ts'

export const weaponProperties = [
  'ammunition',
  'finesse',
  'heavy',
  'light',
  'loading',
  'reach',
  'special',
  'thrown',
  'two-handed',
  'versatile',
] as const
export type WeaponProperty = (typeof weaponProperties)[number]

export type Attack = {
  readonly name: string
  /** A thrown weapon is melee with a range. */
  readonly kind: 'melee' | 'ranged'
  readonly bonus: number
  readonly damage: readonly DamageDice[]
  /** Feet. */
  readonly reach: number
  readonly range?: { readonly normal: number; readonly long: number }
  readonly properties: readonly WeaponProperty[]
  readonly materials: readonly Material[]
  readonly ability?: Ability
  /** What else a hit does: poison, a grapple, a knock-down. */
  readonly onHit?: Effect
}

/** `5` and `6` on a d6 at the start of its turn; or so many a day, or between rests. */
export type Recharge =
  | { readonly onRoll: number }
  | { readonly uses: number; readonly per: 'day' | 'short-rest' | 'long-rest' }

export type Action = {
  readonly name: string
  readonly kind: 'action' | 'bonus' | 'reaction' | 'legendary' | 'lair'
  /** Legendary actions cost one to three of the three there are each round. */
  readonly cost?: number
  readonly recharge?: Recharge
  /** Multiattack: which attacks or actions of its own, one after the other. */
  readonly sequence?: readonly string[]
  readonly effect?: Effect
  /** `area` reaches everybody named, up to all who stand together. */
  readonly targets: 'self' | 'one' | 'area'
  /** How many an area takes in at most. */
  readonly most?: number
  /** `engaged` needs a melee; `near` reaches about thirty to sixty feet; `far` anybody in sight. */
  readonly reach: 'engaged' | 'near' | 'far'
  /** What is left to the GM's judgement. */
  readonly text?: string
}
