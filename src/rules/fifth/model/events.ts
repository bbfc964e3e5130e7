/** What can have happened. Every one says its result, never "roll!": replaying needs no chance. */
import type { Rng } from '../../../core/random.ts'
import type { Creature, Coins, CreatureId, Item, Life, Shape, SpellLevel, Zone } from './creature.ts'
import type { DamageType } from './damage.ts'
import type { Buff, Condition, ConditionHeld } from './lasting.ts'
import type { Attitude, HouseRules, Place, Readied, Tier } from './world.ts'

type Who = { readonly who: CreatureId }

export type BodyEvent =
  /** `hitPoints` and `temporary` are what is left; `amount` is what got through, `lost` what the temporary ones took. */
  | (Who & {
      readonly type: 'damage-taken'
      readonly amount: number
      readonly types: readonly DamageType[]
      readonly hitPoints: number
      readonly temporary: number
      readonly by?: CreatureId
      readonly isCritical?: true
    })
  | (Who & { readonly type: 'hit-points-restored'; readonly amount: number; readonly hitPoints: number })
  | (Who & { readonly type: 'temporary-hit-points-gained'; readonly temporary: number })
  | (Who & { readonly type: 'condition-gained'; readonly held: ConditionHeld })
  /** Without a source, all of that name. */
  | (Who & {
      readonly type: 'condition-ended'
      readonly condition: Condition
      readonly source?: CreatureId
      readonly from?: string
    })
  | (Who & { readonly type: 'buff-gained'; readonly buff: Buff })
  | (Who & { readonly type: 'buff-ended'; readonly name: string })
  | (Who & { readonly type: 'exhaustion-changed'; readonly level: number })
  | (Who & { readonly type: 'concentration-begun'; readonly on: string; readonly until: ConditionHeld['until'] })
  | (Who & {
      readonly type: 'concentration-broken'
      readonly on: string
      readonly why: 'damage' | 'another' | 'incapacitated' | 'ended'
    })
  | (Who & { readonly type: 'dropped'; readonly life: Exclude<Life, 'alive' | 'dead'> })
  | (Who & {
      readonly type: 'death-save-made'
      readonly face: number
      readonly successes: number
      readonly failures: number
    })
  | (Who & { readonly type: 'died'; readonly why: string })
  | (Who & { readonly type: 'stabilised' })
  | (Who & { readonly type: 'revived'; readonly hitPoints: number })
  | (Who & { readonly type: 'shape-changed'; readonly into: string; readonly shape: Shape })
  | (Who & { readonly type: 'shape-regained' })

export type PowerEvent =
  | (Who & { readonly type: 'slot-spent'; readonly level: SpellLevel; readonly isPact?: true })
  | (Who & {
      readonly type: 'slots-restored'
      readonly level: SpellLevel
      readonly count: number
      readonly isPact?: true
    })
  /** One use, or so many points of a pool. */
  | (Who & { readonly type: 'use-spent'; readonly what: string; readonly count?: number })
  | (Who & { readonly type: 'uses-restored'; readonly what: readonly string[] })
  | (Who & { readonly type: 'spells-prepared'; readonly spells: readonly string[] })
  | (Who & { readonly type: 'inspiration-changed'; readonly has: boolean })
  | (Who & { readonly type: 'hit-dice-spent'; readonly die: number; readonly count: number })
  | (Who & { readonly type: 'hit-dice-restored'; readonly die: number; readonly count: number })
  | { readonly type: 'rested'; readonly rest: 'short' | 'long'; readonly who: readonly CreatureId[] }
  | { readonly type: 'time-passed'; readonly minutes: number }

export type OrderEvent =
  | {
      readonly type: 'fight-began'
      readonly tier: Tier
      readonly order: readonly Place[]
      readonly surprised: readonly CreatureId[]
      readonly far: readonly CreatureId[]
      readonly isSunlit?: true
    }
  | { readonly type: 'tier-changed'; readonly tier: Tier; readonly why: string }
  | { readonly type: 'round-began'; readonly round: number }
  | (Who & { readonly type: 'moved'; readonly zone: Zone })
  | (Who & { readonly type: 'engaged'; readonly with: CreatureId })
  | (Who & { readonly type: 'disengaged'; readonly from: readonly CreatureId[] })
  | (Who & { readonly type: 'delayed'; readonly after: CreatureId })
  | { readonly type: 'joined'; readonly place: Place }
  | (Who & { readonly type: 'morale-checked'; readonly held: boolean })
  | (Who & { readonly type: 'fled' })
  | { readonly type: 'fight-ended'; readonly outcome: 'victory' | 'defeat' | 'truce' | 'flight' }

export type TurnEvent =
  | (Who & { readonly type: 'turn-began'; readonly round: number })
  | (Who & { readonly type: 'turn-ended' })
  | (Who & { readonly type: 'action-used'; readonly what: string; readonly attacks?: number })
  | (Who & { readonly type: 'bonus-action-used'; readonly what: string })
  | (Who & { readonly type: 'reaction-used'; readonly what: string })
  | (Who & {
      readonly type: 'attack-made'
      readonly target: CreatureId
      readonly with: string
      readonly hit: boolean
      readonly critical: boolean
      readonly usesTurn: boolean
    })
  | (Who & { readonly type: 'sneak-attack-used' })
  | (Who & { readonly type: 'legendary-action-used'; readonly what: string; readonly cost: number })
  | (Who & { readonly type: 'movement-used'; readonly towards?: CreatureId })
  | (Who & { readonly type: 'dashed' })
  | (Who & { readonly type: 'withdrew' })
  /** Another action in the same turn (Action Surge). */
  | (Who & { readonly type: 'action-regained' })
  | (Who & { readonly type: 'readied'; readonly readied: Readied })
  | (Who & { readonly type: 'ready-spent' })

export type StoryEvent =
  | { readonly type: 'creature-added'; readonly creature: Creature }
  | (Who & { readonly type: 'creature-removed' })
  | (Who & { readonly type: 'item-gained'; readonly item: Item; readonly isMajor?: true })
  | (Who & { readonly type: 'item-lost'; readonly item: Item })
  /** Coins may be negative: what was paid. */
  | (Who & { readonly type: 'gold-changed'; readonly coins: Coins; readonly why: string })
  | (Who & { readonly type: 'experience-gained'; readonly amount: number })
  /** The creature and its sheet after levelling; what was picked, and the chance it was picked with, so that a sheet edited by hand meanwhile can be given the same level. */
  | (Who & {
      readonly type: 'level-gained'
      readonly level: number
      readonly creature: Creature
      readonly sheet: string
      readonly picks: Readonly<Record<string, string | readonly string[]>>
      readonly rng: Rng
    })
  | { readonly type: 'attitude-changed'; readonly name: string; readonly attitude: Attitude; readonly isFixed: boolean }
  | (Who & {
      readonly type: 'secret-kept'
      readonly secret: string
      readonly discovered: string
      readonly hook: string
    })
  | { readonly type: 'table-rolled'; readonly table: string; readonly entry: string }
  | { readonly type: 'house-rules-set'; readonly rules: HouseRules }

export type FifthEvent = BodyEvent | PowerEvent | OrderEvent | TurnEvent | StoryEvent
