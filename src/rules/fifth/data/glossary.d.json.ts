import type { AbilityText, ConditionText, Language, SkillText, Term } from './glossary-types.ts'

declare const data: {
  readonly conditions: readonly ConditionText[]
  readonly skills: readonly SkillText[]
  readonly abilities: readonly AbilityText[]
  readonly properties: readonly Term[]
  readonly damageTypes: readonly Term[]
  readonly schools: readonly Term[]
  readonly languages: readonly Language[]
}
export = data
