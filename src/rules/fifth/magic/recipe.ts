/** What a spell does, as data made from one casting of it; and at whom it may be aimed. */
import type { CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import type { Effect } from '../model/effect.ts'
import type { Through } from '../combat/apply-effect.ts'
import type { Power } from './power.ts'

export type Aim =
  /** The caster, or a place: nobody is named. */
  | { readonly at: 'self' }
  /** Up to so many, and some more with each slot level above the spell's own. */
  | { readonly at: 'creatures'; readonly count: number; readonly perSlot?: number }
  /** Each is aimed by itself, and several may fly at one. */
  | { readonly at: 'darts'; readonly count: number; readonly perSlot?: number; readonly perTier?: number }
  /** As many as the spell's area catches. */
  | { readonly at: 'area' }
  | { readonly at: 'corpse' }

export type Recipe = {
  readonly spell: string
  /** `harm` is cast at enemies, `help` at friends; `use` changes the scene more than a number. */
  readonly kind: 'harm' | 'help' | 'use'
  readonly aim: Aim
  /** What the caster has to choose from; the first is taken when nothing is said. */
  readonly choices?: readonly string[]
  readonly effect: (power: Power) => Effect
  /** The effect falls on the caster, who has marked the ones aimed at (Hunter's Mark). */
  readonly onto?: 'caster'
  /** Who of those aimed at is touched at all, where dice or hit points decide that (Sleep). */
  readonly sift?: (deed: Deed, power: Power) => readonly CreatureId[]
  /** What follows from how it went. */
  readonly after?: (deed: Deed, power: Power, outcomes: readonly Through[]) => void
  /** Done again on later turns, without a slot, for as long as the spell lasts. */
  readonly again?: {
    readonly cost: 'action' | 'bonus' | 'free'
    /** At whom, where that differs from the casting. */
    readonly aim?: Aim
    readonly effect: (power: Power) => Effect
  }
}

export const self: Aim = { at: 'self' }
export const one: Aim = { at: 'creatures', count: 1 }
export const area: Aim = { at: 'area' }
export const corpse: Aim = { at: 'corpse' }
export const upTo = (count: number): Aim => ({ at: 'creatures', count })
/** One more for each slot level above. */
export const growing = (count: number): Aim => ({ at: 'creatures', count, perSlot: 1 })

/** How many may be named. */
export function countOf(aim: Aim, { steps, tier }: Pick<Power, 'steps' | 'tier'>): number {
  if (aim.at === 'creatures') return aim.count + steps * (aim.perSlot ?? 0)
  if (aim.at === 'darts') return aim.count + steps * (aim.perSlot ?? 0) + (tier - 1) * (aim.perTier ?? 0)
  return 1
}
