/** What somebody means to do with a turn. A line of words is one or more of these, in order. */
import type { CreatureId } from '../../../rules/fifth/model/creature.ts'
import type { Skill } from '../../../rules/fifth/model/abilities.ts'

export type Gain = 'opening' | 'prone' | 'blinded' | 'restrained' | 'frightened' | 'away' | 'fall' | 'nothing'
export type Harm = { readonly dice: string; readonly type: string }

export type Order =
  | {
      readonly kind: 'attack'
      readonly targets: readonly CreatureId[]
      readonly weapon?: string
      readonly isMerciful: boolean
      readonly isThrown: boolean
      readonly isSmite: boolean
      /** Nothing else is meant for the bonus action. */
      readonly isLast: boolean
    }
  | { readonly kind: 'cast'; readonly spell: string; readonly targets: readonly CreatureId[]; readonly slot?: number }
  | { readonly kind: 'feature'; readonly feature: string; readonly targets: readonly CreatureId[] }
  | { readonly kind: 'item'; readonly item: string; readonly targets: readonly CreatureId[] }
  | { readonly kind: 'tend' | 'help' | 'grapple'; readonly target?: CreatureId }
  | { readonly kind: 'shove'; readonly target?: CreatureId; readonly how: 'prone' | 'away' }
  | { readonly kind: 'approach'; readonly target?: CreatureId }
  | { readonly kind: 'retreat' | 'dash' | 'dodge' | 'disengage' | 'hide' | 'stand' | 'escape' | 'flee' | 'hold' }
  | { readonly kind: 'parley'; readonly manner: 'persuade' | 'threaten' | 'deceive'; readonly words: string }
  | { readonly kind: 'surrender' | 'quick' | 'look' }
  | { readonly kind: 'speak'; readonly words: string }
  | {
      readonly kind: 'improvise'
      readonly what: string
      readonly skill: Skill
      readonly gains: readonly Gain[]
      readonly harm?: Harm
      readonly target?: CreatureId
      /** Those who have their share of it beside the one it is meant for. */
      readonly others?: readonly CreatureId[]
      readonly isMerciful?: boolean
    }
  | { readonly kind: 'nothing' }
