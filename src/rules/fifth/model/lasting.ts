/** What stays on a creature for a while: conditions and buffs, what they change, and when they end. */
import type { Ability, Skill } from './abilities.ts'
import type { DamageType } from './damage.ts'
import type { Effect } from './effect.ts'
import type { CreatureId } from './creature.ts'

export const conditions = [
  'blinded',
  'charmed',
  'deafened',
  'frightened',
  'grappled',
  'incapacitated',
  'invisible',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
] as const
export type Condition = (typeof conditions)[number]
export const isCondition = (text: string): text is Condition => (conditions as readonly string[]).includes(text)

/** How long something is to last, from now on. A round is a turn of the creature it is counted by. */
export type Lasts =
  | { readonly rounds: number; readonly at: 'start' | 'end'; readonly of: 'source' | 'target' }
  | { readonly minutes: number }
  | { readonly rest: 'short' | 'long' }
  | 'until-removed'

/**
 * When it ends. A turn is named by its round and owner, so nothing has to be counted down; outside fights the campaign's
 * minutes say it.
 */
export type Until =
  | { readonly round: number; readonly of: CreatureId; readonly at: 'start' | 'end' }
  | { readonly minute: number }
  | { readonly rest: 'short' | 'long' }
  | 'removed'

/** A save its bearer may make again at one end of each of its turns, to be rid of it. */
export type SaveEnds = { readonly ability: Ability; readonly dc: number; readonly at: 'start' | 'end' }

export type Lasting = {
  /** Who did it: fear is of somebody, a grapple is by somebody. */
  readonly source: CreatureId
  readonly until: Until
  readonly saveEnds?: SaveEnds
  /** A check of STR (Athletics) or DEX (Acrobatics) with the action gets out of it. */
  readonly escapeDc?: number
  /** It goes when its source stops concentrating. */
  readonly needsConcentration?: true
  /** The spell, action or deed it comes from. */
  readonly from: string
}

export type ConditionHeld = Lasting & { readonly condition: Condition }

export type RollKind = 'attack' | 'check' | 'save'

/** One change to the numbers, for as long as its buff lasts. */
export type Modifier =
  /** On rolls the bearer makes, or with `vs` only on those against one creature. */
  | {
      readonly kind: 'advantage' | 'disadvantage'
      readonly on: RollKind
      readonly ability?: Ability
      readonly skill?: Skill
      readonly vs?: CreatureId
    }
  /** On attacks others make against the bearer, or with `by` only on those of one creature. */
  | { readonly kind: 'advantage-against' | 'disadvantage-against'; readonly by?: CreatureId }
  /** `1d4` of Bless, `-1d4` of Bane, `2`. */
  | {
      readonly kind: 'bonus'
      readonly on: RollKind | 'damage' | 'initiative'
      readonly dice: string
      readonly ability?: Ability
      readonly skill?: Skill
    }
  | { readonly kind: 'armour-bonus'; readonly by: number }
  /** A base that replaces armour (Mage Armor: 13 and DEX), or a floor under it (Barkskin: 16). */
  | { readonly kind: 'armour-base'; readonly base: number }
  | { readonly kind: 'armour-floor'; readonly least: number }
  | { readonly kind: 'speed'; readonly times: number }
  | { readonly kind: 'resistance' | 'immunity' | 'vulnerability'; readonly type: DamageType }
  | { readonly kind: 'condition-immunity'; readonly condition: Condition }
  | { readonly kind: 'max-hit-points'; readonly by: number }
  /** Rolled with each weapon hit; with `vs` only on one creature (Hunter's Mark). */
  | { readonly kind: 'extra-damage'; readonly dice: string; readonly type: DamageType; readonly vs?: CreatureId }
  | { readonly kind: 'extra-attack' }
  | { readonly kind: 'no-reactions' }
  | { readonly kind: 'no-healing' }

export type Buff = Lasting & {
  /** Two buffs of one name do not add up: the newer replaces the older. */
  readonly name: string
  readonly modifiers: readonly Modifier[]
  /** It goes with the first roll that uses it (Help, Guidance, Inspiration). */
  readonly isOnce?: true
  /** Happens to the bearer at that end of each of its turns. */
  readonly onTurn?: { readonly at: 'start' | 'end'; readonly effect: Effect }
}
