/** Conditions, skills, abilities, weapon properties, damage types, schools and languages of the SRD 5.1. */
import type { AbilityText, ConditionText, Language, SkillText, Term } from './glossary-types.ts'
import data from './glossary.json' with { type: 'json' }
import { lookup } from './lookup.ts'

export type { AbilityText, ConditionText, Language, SkillText, Term } from './glossary-types.ts'

export const conditionTexts: readonly ConditionText[] = data.conditions
export const skillTexts: readonly SkillText[] = data.skills
export const abilityTexts: readonly AbilityText[] = data.abilities
export const weaponPropertyTexts: readonly Term[] = data.properties
export const damageTypeTexts: readonly Term[] = data.damageTypes
export const schoolTexts: readonly Term[] = data.schools
export const languages: readonly Language[] = data.languages

export const conditionNamed = lookup(() => conditionTexts)
export const skillNamed = lookup(() => skillTexts)
