/** Which skill a deed asks for, by its words, and what going wrong would mean. */
import type { Cost } from '../consequence.ts'

type Asked = { readonly skill: string; readonly costs: readonly Cost[] }

const body: readonly Cost[] = ['hurt', 'noise', 'time']
const quiet: readonly Cost[] = ['noise', 'time']
const slow: readonly Cost[] = ['time', 'threat']

const skills: readonly (readonly [RegExp, string, readonly Cost[]])[] = [
  [
    /\b(?:climb|jump|leap|lift|drag|force|break|smash|kick|push|pull|shove|swim|wrestle|hold|ram|dig|throw|haul|bend)\w*\b/i,
    'athletics',
    body,
  ],
  [/\b(?:balance|tumble|roll|swing|dodge|somersault|slide|squeeze|vault|dance across)\w*\b/i, 'acrobatics', body],
  [/\b(?:hide|sneak|creep|quiet|shadow|disguise|tiptoe|silent)\w*\b/i, 'stealth', quiet],
  [/\b(?:pick|palm|pocket|juggle|plant|sleight|filch|swap|knot|tie|untie)\w*\b/i, 'sleight-of-hand', quiet],
  [/\b(?:track|trail|hunt|forage|camp|weather|navigate|footprint|footprints|snare)\w*\b/i, 'survival', slow],
  [/\b(?:heal|bandage|treat|wound|poison|diagnose|corpse|body|autopsy)\w*\b/i, 'medicine', slow],
  [/\b(?:magic|arcane|rune|runes|spell|enchant|sigil|ritual)\w*\b/i, 'arcana', slow],
  [/\b(?:god|gods|holy|shrine|altar|bless|curse|saint|undead)\w*\b/i, 'religion', slow],
  [/\b(?:plant|herb|tree|beast|animal tracks|weather|fungus)\w*\b/i, 'nature', slow],
  [/\b(?:horse|dog|cat|wolf|tame|calm the|ride|animal|bird|beast)\w*\b/i, 'animal-handling', body],
  [/\b(?:remember|history|legend|old|ancient|lore|story|record)\w*\b/i, 'history', slow],
  [/\b(?:work out|figure|deduce|puzzle|mechanism|examine|study|solve|riddle|code|map)\w*\b/i, 'investigation', slow],
  [/\b(?:trick|bluff|pretend|fake|forge|lie|distract|mislead)\w*\b/i, 'deception', quiet],
  [/\b(?:sing|play|dance|joke|act|perform|tell a story)\w*\b/i, 'performance', slow],
  [/\b(?:scare|roar|glare|menace|intimidate)\w*\b/i, 'intimidation', quiet],
  [/\b(?:convince|ask|beg|charm|flatter|negotiate|calm)\w*\b/i, 'persuasion', slow],
]

/** Whether the words say what it takes. */
export const isSkilled = (line: string): boolean => skills.some(([words]) => words.test(line.slice(0, 400)))

export function skillFor(line: string): Asked {
  const found = skills.find(([words]) => words.test(line.slice(0, 400)))
  return found === undefined ? { skill: 'perception', costs: slow } : { skill: found[1], costs: found[2] }
}
