/**
 * What a spell, an action or a potion does, as data. `applyEffect` in `combat/` is the only way an effect becomes events,
 * so a dragon's breath and a wizard's fire are ruled by the same lines.
 */
import type { Ability } from './abilities.ts'
import type { Creature, CreatureId } from './creature.ts'
import type { DamageDice, DamageType, Material } from './damage.ts'
import type { Condition, Lasts, Modifier } from './lasting.ts'

/** What stands between the effect and each target. Left out, `dc` and `bonus` are the source's own for spells. */
export type Gate =
  | { readonly kind: 'attack'; readonly reach: 'melee' | 'ranged'; readonly bonus?: number }
  /** `half`: a target that saves takes half the damage, rounded down, and none of the other parts. */
  | { readonly kind: 'save'; readonly ability: Ability; readonly dc?: number; readonly half?: true }

export type EffectPart =
  /** Rolled once for all targets, as the rules say for areas; with `each`, anew for every one of them. */
  | { readonly kind: 'damage'; readonly damage: readonly DamageDice[]; readonly each?: true }
  /** `plus` adds the source's spellcasting modifier. */
  | { readonly kind: 'heal'; readonly dice: string; readonly plus?: 'ability' }
  | { readonly kind: 'temporary-hit-points'; readonly dice: string; readonly plus?: 'ability' }
  | {
      readonly kind: 'condition'
      readonly condition: Condition
      readonly lasts: Lasts
      readonly saveEnds?: SaveAgain
      readonly escapeDc?: number
    }
  | {
      readonly kind: 'buff'
      readonly name: string
      readonly modifiers: readonly Modifier[]
      readonly lasts: Lasts
      readonly saveEnds?: SaveAgain
      readonly isOnce?: true
      readonly onTurn?: { readonly at: 'start' | 'end'; readonly effect: Effect }
    }
  | { readonly kind: 'end-condition'; readonly conditions: readonly Condition[] }
  /** Buffs and conditions that came from one of these names, or with no names all that are magic. */
  | { readonly kind: 'end-lasting'; readonly from?: readonly string[] }
  | { readonly kind: 'exhaustion'; readonly by: number }
  | { readonly kind: 'stabilise' }
  | { readonly kind: 'revive'; readonly hitPoints: number | 'all' }
  /** Dies if it has no more hit points than this. */
  | { readonly kind: 'slay'; readonly atMost: number }
  /** Pushed out of a melee, or drawn into one with the source. */
  | { readonly kind: 'move'; readonly to: 'away' | 'far' | 'to-source' }
  | { readonly kind: 'summon'; readonly creatures: readonly Creature[] }
  /** The source takes half of the damage just dealt as healing (Vampiric Touch). */
  | { readonly kind: 'drain' }
  /** What no number holds: the GM tells it. */
  | { readonly kind: 'text'; readonly text: string }

/** A later save; left out, the DC is that of the gate. */
export type SaveAgain = { readonly ability: Ability; readonly dc?: number; readonly at: 'start' | 'end' }

export type Effect = {
  /** `Fire Breath`, `Hold Person`. */
  readonly name: string
  readonly gate?: Gate
  readonly parts: readonly EffectPart[]
  /** What happens to those who saved, or were missed, besides half the damage. */
  readonly otherwise?: readonly EffectPart[]
  readonly needsConcentration?: true
  /** What the damage counts as; spells are magical. */
  readonly materials?: readonly Material[]
  /** Damage of the parts is of this type instead (Chromatic Orb, Dragonborn). */
  readonly typeInstead?: DamageType
}

/** One effect let loose: by whom, on whom, and the numbers the source brings. */
export type Casting = {
  readonly effect: Effect
  readonly source: CreatureId
  readonly targets: readonly CreatureId[]
}
