/**
 * What a body does by itself, with its numbers: read once from a monster's traits when it comes to the table, and plain
 * data from then on. Traits without numbers are names among the features (`hasTrait`).
 */
import type { Ability } from './abilities.ts'
import type { Creature } from './creature.ts'
import type { DamageDice, DamageType } from './damage.ts'
import type { Effect } from './effect.ts'
import type { Condition } from './lasting.ts'

export type Gift =
  /** At the start of its turn, unless one of these has hurt it since the last. Some cannot die while it goes on. */
  | {
      readonly kind: 'regeneration'
      readonly amount: number
      readonly stoppedBy: readonly DamageType[]
      readonly isDeathless?: true
      readonly isShyOfSun?: true
    }
  /** A blow of no more than this does not fell it, once between rests. */
  | { readonly kind: 'relentless'; readonly atMost: number }
  /** After closing in, a hit with this deals more, knocks down, and lets it strike again at whoever lies there. */
  | {
      readonly kind: 'charge'
      readonly with: string
      readonly damage: readonly DamageDice[]
      readonly effect?: Effect
      readonly next?: string
    }
  /** Whoever stands by when it dies. */
  | {
      readonly kind: 'death-burst'
      readonly name: string
      readonly ability: Ability
      readonly dc: number
      readonly isHalved: boolean
      readonly damage: readonly DamageDice[]
      readonly conditions: readonly Condition[]
      readonly feet: number
    }
  | { readonly kind: 'absorption'; readonly type: DamageType }
  /** More damage for a weapon that hits: against the surprised, or once a turn beside a friend or with advantage. */
  | { readonly kind: 'extra-damage'; readonly dice: string; readonly when: 'surprise' | 'friend' | 'sneak' }
  /** Whoever hits it in a melee is hurt. */
  | { readonly kind: 'heat'; readonly name: string; readonly damage: DamageDice }
  /** How long it holds its breath; some do so where others breathe. */
  | { readonly kind: 'breath'; readonly minutes: number; readonly isOnLand: boolean }
  /** Whoever it fells, it goes on to the next with this. */
  | { readonly kind: 'rampage'; readonly with: string }

export function giftOf<Kind extends Gift['kind']>(
  { gifts }: Pick<Creature, 'gifts'>,
  kind: Kind,
): Extract<Gift, { readonly kind: Kind }> | undefined {
  return gifts?.find((gift): gift is Extract<Gift, { readonly kind: Kind }> => gift.kind === kind)
}

/** Down, and about to get up again: whoever fights it has not won yet. */
export const isRising = (creature: Pick<Creature, 'gifts' | 'life'>): boolean =>
  creature.life === 'dying' && giftOf(creature, 'regeneration')?.isDeathless === true
