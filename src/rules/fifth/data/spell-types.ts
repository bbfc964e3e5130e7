/** A spell as the SRD prints it, and what its prose says of attacks, saves, areas and dice. */
import type { Ability } from '../model/abilities.ts'
import type { DamageType } from '../model/damage.ts'
import type { Area } from './monster-types.ts'

export type School =
  | 'Abjuration'
  | 'Conjuration'
  | 'Divination'
  | 'Enchantment'
  | 'Evocation'
  | 'Illusion'
  | 'Necromancy'
  | 'Transmutation'

/** Dice by the level of the slot, or for cantrips by the level of the caster. `MOD` is the spellcasting modifier. */
export type SpellDice = {
  readonly kind: 'damage' | 'heal'
  /** Of the first dice; absent where the caster chooses. */
  readonly type?: DamageType
  readonly by: 'slot' | 'character'
  readonly at: Readonly<Record<string, string>>
}

export type Spell = {
  readonly name: string
  /** 0 is a cantrip. */
  readonly level: number
  readonly school: School
  readonly castingTime: string
  /** Of a reaction: what it answers. */
  readonly trigger?: string
  readonly range: string
  readonly components: readonly ('V' | 'S' | 'M')[]
  readonly material?: string
  readonly duration: string
  readonly isConcentration: boolean
  readonly isRitual: boolean
  readonly classes: readonly string[]
  readonly attack?: 'melee' | 'ranged'
  readonly save?: { readonly ability: Ability; readonly onSuccess: 'half' | 'none' | 'other' }
  readonly area?: Area
  readonly dice?: SpellDice
  readonly text: string
  /** "At higher levels". */
  readonly higher?: string
}
