/** What a caster's spells are resisted and strike with. */
import { modifierOf } from '../model/abilities.ts'

export const spellSaveDc = (score: number, proficiency: number): number => 8 + proficiency + modifierOf(score)

export const spellAttackBonus = (score: number, proficiency: number): number => proficiency + modifierOf(score)
