/** Words of the rules, with their texts. */
import type { Ability } from '../model/abilities.ts'

export type Term = { readonly name: string; readonly text: string }
export type ConditionText = { readonly name: string; readonly effects: readonly string[] }
export type SkillText = Term & { readonly ability: Ability }
export type AbilityText = Term & { readonly ability: Ability; readonly skills: readonly string[] }
export type Language = {
  readonly name: string
  readonly kind: string
  readonly speakers: readonly string[]
  readonly script?: string
}
