/** Why a level is not gained, and what would do. */
import type { Ability } from '../model/abilities.ts'

export type LevelRefusal =
  | { readonly code: 'class-unknown'; readonly className: string }
  | { readonly code: 'level-highest' }
  | { readonly code: 'experience-short'; readonly has: number; readonly needs: number }
  | { readonly code: 'improvement-not-due'; readonly level: number }
  | { readonly code: 'improvement-points'; readonly given: number }
  | { readonly code: 'score-highest'; readonly ability: Ability }
  | { readonly code: 'option-unknown'; readonly asked: string; readonly from: readonly string[] }
  | { readonly code: 'spell-unfit'; readonly spell: string; readonly why: string }
  | { readonly code: 'too-many'; readonly what: string; readonly given: number; readonly choose: number }

export function explainLevel(refusal: LevelRefusal): string {
  switch (refusal.code) {
    case 'class-unknown':
      return `"${refusal.className}" is no class of the SRD, so its levels are not known; change the sheet by hand.`
    case 'level-highest':
      return 'Level 20 is the last.'
    case 'experience-short':
      return `The next level takes ${refusal.needs} experience; there are ${refusal.has}.`
    case 'improvement-not-due':
      return `Level ${refusal.level} brings no ability score improvement.`
    case 'improvement-points':
      return `An improvement is two points; ${refusal.given} were given.`
    case 'score-highest':
      return `${refusal.ability.toUpperCase()} cannot rise above 20.`
    case 'option-unknown':
      return `"${refusal.asked}" is not on offer. There are: ${refusal.from.join(', ') || 'none at this level'}.`
    case 'spell-unfit':
      return `${refusal.spell}: ${refusal.why}`
    case 'too-many':
      return `${refusal.choose} ${refusal.what} can be chosen; ${refusal.given} were given.`
  }
}
