/** What no rule has a word for: which skill it asks for, and what would come of it. */
import { skillBonus } from '../../../../../rules/fifth/checks/bonus.ts'
import type { Skill } from '../../../../../rules/fifth/model/abilities.ts'
import type { Creature } from '../../../../../rules/fifth/model/creature.ts'
import type { Gain } from '../orders.ts'

const ways: readonly (readonly [RegExp, Skill, Gain])[] = [
  [/\b(?:sand|dirt|dust|ash(?:es)?|ale|beer|wine|flour|cloak over|blind)\b/, 'sleight-of-hand', 'blinded'],
  [/\b(?:trip|topple|sweep|tackle|floor|knock (?:\w+ )?(?:down|over)|rug|legs)\b/, 'athletics', 'prone'],
  [
    /\b(?:kick|push|tip|throw|drop|heave|roll|smash|break|pull|chandelier|table|barrel|bench|shelf|rope|curtain|door)\b/,
    'athletics',
    'opening',
  ],
  [/\b(?:swing|jump|leap|vault|climb|slide|tumble|somersault|balance|run along|dive)\b/, 'acrobatics', 'opening'],
  [/\b(?:feint|trick|distract|pretend|bluff|fake|fool|mimic|lie)\b/, 'deception', 'opening'],
  [/\b(?:roar|shout|scream|scare|frighten|glare|howl|taunt|mock|insult)\b/, 'intimidation', 'opening'],
  [/\b(?:sing|dance|play|perform|drum)\b/, 'performance', 'opening'],
  [/\b(?:calm|soothe|feed|whistle|beast|animal)\b/, 'animal-handling', 'opening'],
  [/\b(?:search|find|spot|notice|weak(?:ness| spot)|study)\b/, 'perception', 'opening'],
  [/\b(?:pray|bless|holy|god)\b/, 'religion', 'opening'],
  [/\b(?:push|drive|force|herd) (?:\w+ ){0,3}(?:back|away|off)\b/, 'athletics', 'away'],
]

/** Whether the words themselves say what it would take. */
export const isTrick = (text: string): boolean => ways.some(([sign]) => sign.test(text.toLowerCase()))

/** By the words, else by whichever of the two bodily skills they are better at. */
export function wayOf(text: string, who: Creature): { readonly skill: Skill; readonly gain: Gain } {
  const found = ways.find(([sign]) => sign.test(text.toLowerCase()))
  if (found !== undefined) return { skill: found[1], gain: found[2] }
  const isNimble = skillBonus(who, 'acrobatics').total > skillBonus(who, 'athletics').total
  return { skill: isNimble ? 'acrobatics' : 'athletics', gain: 'opening' }
}
