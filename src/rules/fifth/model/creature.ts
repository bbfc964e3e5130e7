/**
 * Somebody the rules know: a character from its sheet, or a monster. Plain JSON, so what is held is what is saved. Numbers
 * are those without buffs and conditions: `armourOf`, `attackModeOf` and their like in `combat/` say what counts right now.
 */
import { slugOf } from '../../../core/id.ts'
import type { Id } from '../../../core/id.ts'
import type { Ability, AbilityScores, Skill } from './abilities.ts'
import type { Action, Attack } from './action.ts'
import type { Defence } from './damage.ts'
import type { Gift } from './gift.ts'
import type { Buff, Condition, ConditionHeld, Until } from './lasting.ts'

export type CreatureId = Id<'creature'>

/** The id a name is known by; an empty name is nobody's. */
export const creatureIdOf = (name: string): CreatureId => (slugOf(name) || 'nameless') as CreatureId

/** The party, those against it, and whoever stands by. */
export type Side = 'party' | 'foes' | 'others'

export type Size = 'tiny' | 'small' | 'medium' | 'large' | 'huge' | 'gargantuan'
export const sizes: readonly Size[] = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan']

/** Where it stands in the theatre of the mind; who is in whose face is kept by the fight. */
export type Zone = 'near' | 'far'

export type SpellLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type Slot = { readonly max: number; readonly used: number }
export type Slots = Readonly<Partial<Record<SpellLevel, Slot>>>

export type Spellcasting = {
  readonly ability: Ability
  readonly saveDc: number
  readonly attackBonus: number
  readonly slots: Slots
  /** Warlocks: few slots, all of one level, back after a short rest. */
  readonly pact?: { readonly level: SpellLevel; readonly max: number; readonly used: number }
  /** Spell names as the SRD has them, in lower case with hyphens (`fire-bolt`). */
  readonly cantrips: readonly string[]
  /** What can be cast now: prepared by those who prepare, known by those who know. */
  readonly prepared: readonly string[]
  /** A spellbook, or all there is to prepare from. */
  readonly known: readonly string[]
  readonly canCastRituals?: true
  /** The level cantrips grow with, where it is not the creature's own. */
  readonly level?: number
  /** What is in a monster's blood takes no slot: so many times a day, or without a number at will. */
  readonly innate?: Readonly<Record<string, { readonly perDay?: number }>>
}

export type DeathSaves = { readonly successes: number; readonly failures: number }
export type HitDice = { readonly die: number; readonly max: number; readonly used: number }
export type Coins = {
  readonly cp: number
  readonly sp: number
  readonly ep: number
  readonly gp: number
  readonly pp: number
}
export type Item = { readonly name: string; readonly count: number; readonly note?: string }
export type Speeds = {
  readonly walk: number
  readonly fly?: number
  readonly swim?: number
  readonly climb?: number
  readonly burrow?: number
}

/** `dead` is for good until somebody is raised; `fled` has left the fight. */
export type Life = 'alive' | 'dying' | 'stable' | 'dead'

/** What of a body changes when it turns into another. */
export type Shape = {
  readonly size: Size
  readonly abilities: AbilityScores
  readonly armour: number
  readonly speeds: Speeds
  readonly attacks: readonly Attack[]
  readonly attacksPerAction: number
  readonly actions: readonly Action[]
}

export type Creature = {
  readonly id: CreatureId
  readonly name: string
  readonly side: Side
  /** A character makes death saves and belongs to a player; a monster dies at 0. */
  readonly isCharacter: boolean
  /** Foes of one kind share an initiative roll: `goblin`. A named foe has none and rolls alone. */
  readonly kind?: string
  readonly size: Size
  /** `undead`, `humanoid`. */
  readonly type: string
  readonly className?: string
  readonly level: number
  /** Challenge rating; for characters their level counts instead. */
  readonly rating: number
  readonly experience: number
  readonly abilities: AbilityScores
  readonly proficiency: number
  /** Whole bonuses, where they differ from the bare modifier. */
  readonly saves: Readonly<Partial<Record<Ability, number>>>
  readonly skills: Readonly<Partial<Record<Skill, number>>>
  readonly tools: Readonly<Record<string, number>>
  readonly initiative: number
  readonly armour: number
  readonly maxHitPoints: number
  readonly hitPoints: number
  readonly temporaryHitPoints: number
  readonly speeds: Speeds
  readonly resistances: readonly Defence[]
  readonly immunities: readonly Defence[]
  readonly vulnerabilities: readonly Defence[]
  readonly conditionImmunities: readonly Condition[]
  readonly attacks: readonly Attack[]
  /** How many attacks one Attack action holds. */
  readonly attacksPerAction: number
  readonly actions: readonly Action[]
  /** How many legendary actions it has each round; none for most. */
  readonly legendaryActions: number
  /** Failed saves it may turn into successes each day. */
  readonly legendaryResistances: number
  /** Once a turn, with advantage or an ally in the target's face: `3d6`. */
  readonly sneakAttack?: string
  readonly features: readonly string[]
  /** What a monster's traits do, with their numbers. */
  readonly gifts?: readonly Gift[]
  readonly spellcasting?: Spellcasting
  /** Uses gone, by the name of the action or feature; a recharging one counts 1 until it is back. */
  readonly spent: Readonly<Record<string, number>>
  readonly concentration: { readonly on: string; readonly until: Until } | null
  readonly conditions: readonly ConditionHeld[]
  readonly buffs: readonly Buff[]
  /** 0 to 6; 6 is death. */
  readonly exhaustion: number
  readonly life: Life
  readonly deathSaves: DeathSaves
  readonly hitDice: readonly HitDice[]
  readonly hasInspiration: boolean
  readonly zone: Zone
  /** It is here by somebody's spell, and goes when that ends. */
  readonly summonedBy?: { readonly who: CreatureId; readonly from: string }
  /** The own body of somebody who is a beast now (Wild Shape). */
  readonly trueShape?: Shape
  readonly items: readonly Item[]
  readonly coins: Coins
}
