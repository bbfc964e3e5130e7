/** A monster as the SRD prints it, its sentences already read for numbers. */
import type { Ability, AbilityScores, Skill } from '../model/abilities.ts'
import type { Size } from '../model/creature.ts'
import type { DamageDice, Defence } from '../model/damage.ts'
import type { Condition } from '../model/lasting.ts'

/** Its shape and the one number that sizes it, in feet. */
export type Area = { readonly shape: 'cone' | 'cube' | 'cylinder' | 'line' | 'sphere'; readonly size: number }

export type MonsterAttack = {
  readonly kind: 'melee' | 'ranged' | 'melee or ranged'
  readonly isSpell?: true
  readonly bonus: number
  readonly reach?: number
  readonly range?: number
  readonly longRange?: number
}

export type MonsterSave = {
  readonly ability: Ability
  readonly dc: number
  readonly onSuccess: 'half' | 'none'
  readonly damage: readonly DamageDice[]
  readonly conditions: readonly Condition[]
  /** The victim may save again at each of its turns. */
  readonly endsOnSave?: true
}

export type MonsterUses =
  | { readonly kind: 'recharge'; readonly from: number }
  | { readonly kind: 'day'; readonly times: number }
  | { readonly kind: 'rest' }

/** A trait, action, reaction or legendary action. `text` is the whole of it; the rest is what was read in it. */
export type MonsterAction = {
  readonly name: string
  readonly text: string
  /** Only in this form: `Humanoid or Hybrid Form`. */
  readonly form?: string
  readonly uses?: MonsterUses
  /** Of a legendary action that costs more than one. */
  readonly cost?: number
  readonly attack?: MonsterAttack
  /** What a hit deals for certain. */
  readonly damage: readonly DamageDice[]
  readonly twoHanded?: DamageDice
  /** What a hit does besides, with no save. */
  readonly conditions: readonly Condition[]
  /** The DC to get out of its grip. */
  readonly escape?: number
  readonly save?: MonsterSave
  readonly area?: Area
  /** One of these, at the monster's choice. */
  readonly choices?: readonly MonsterAction[]
}

export type MonsterStep = { readonly action: string; readonly count: number }

export type Monster = {
  readonly name: string
  readonly size: Size
  readonly type: string
  readonly subtype?: string
  readonly alignment: string
  readonly armourClass: number
  readonly hitPoints: number
  readonly hitDice: string
  readonly speed: {
    readonly walk?: number
    readonly fly?: number
    readonly swim?: number
    readonly climb?: number
    readonly burrow?: number
    readonly hover?: true
  }
  readonly abilities: AbilityScores
  readonly saves: Readonly<Partial<Record<Ability, number>>>
  readonly skills: Readonly<Partial<Record<Skill, number>>>
  readonly vulnerabilities: readonly Defence[]
  readonly resistances: readonly Defence[]
  readonly immunities: readonly Defence[]
  /** What depends on more than the stuff of a weapon, as sentences. */
  readonly otherDefences: readonly string[]
  readonly conditionImmunities: readonly (Condition | 'exhaustion')[]
  readonly senses: {
    readonly blindsight?: number
    readonly darkvision?: number
    readonly tremorsense?: number
    readonly truesight?: number
    readonly isBlindBeyond?: true
    readonly passivePerception: number
  }
  /** None for those who speak and understand nothing. */
  readonly languages?: string
  /** Challenge rating: 0.125 to 30. */
  readonly challenge: number
  readonly experience: number
  readonly proficiency: number
  readonly traits: readonly MonsterAction[]
  /** It picks one routine a turn; each step names an action of its own. */
  readonly multiattack?: { readonly text: string; readonly routines: readonly (readonly MonsterStep[])[] }
  readonly actions: readonly MonsterAction[]
  readonly reactions: readonly MonsterAction[]
  readonly legendary: readonly MonsterAction[]
  readonly lair?: string
}
