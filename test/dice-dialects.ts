/**
 * Other rollers' notations, turned into ours. An adapter only translates, and applies limits that are stricter than ours:
 * what an expression comes to is always our own engine's answer.
 */
import { rollText } from '../src/core/dice/roll.ts'
import type { Chance } from '../src/core/dice/roll-value.ts'
import type { Result } from '../src/core/result.ts'
import { accept, refuse } from '../src/core/result.ts'
import { reasonOf } from '../src/core/dice/refusal.ts'

export type Dialect = (source: string, chance: Chance) => Result<number, string>

function totalOf(source: string, chance: Chance): Result<number, string> {
  const rolled = rollText(source, chance)
  if (!rolled.ok) return refuse(reasonOf(rolled.refusal))
  return accept(rolled.value.rolls[0]?.total ?? Number.NaN)
}

/**
 * The d20 library: `k3` keeps threes (ours keeps three), `p` drops, a comparison after dice compares their total, `(2,)`
 * and `()` are sets, and a total loses its fraction.
 */
export const d20: Dialect = (source, chance) => {
  const translated = source
    .replaceAll(/\s/g, '')
    .replaceAll(/(\d)\.(?!\d)/g, '$1')
    .replaceAll('()', '(0)')
    .replaceAll(',)', ')')
    .replaceAll(/(rr|ro|ra|mi|ma|e)([<>]?\d+)|([kp])([lh<>]?)(\d+)|(==|!=|>=|<=|<|>)/g, toOurs)
  const total = totalOf(translated, chance)
  return total.ok ? accept(Math.trunc(total.value) + 0) : total
}

function toOurs(whole: string, die?: string, _value?: string, op?: string, how?: string, to?: string): string {
  if (die !== undefined) return whole // rerolling, exploding and clamping are spelled as ours
  if (op === undefined) return `+0${whole}` // after a number a comparison is about the total
  return `${op === 'k' ? 'k' : 'd'}${how === '' ? '=' : how}${to}`
}

/** What rpg-dice-roller refuses and we do not, with its reason. */
const strict: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.])0\d*d|(?<![a-z])d0/i, 'counts and sides begin with 1 to 9'],
  [/(?<!\d)\d{4,}d/i, 'at most 999 dice'],
  [/(?:^|[-+*/%^(,{])\s*-\s*\d*d/i, 'a count has no sign'],
  [/(?<=[\d%}]|dF|dF\.[12])(?:k[hl]?|d[hl]?)(?![\d%hl(F])/i, 'keep and drop say how many'],
  [/[a-z]!=/i, '"other than" is spelled <>'],
]

/** rpg-dice-roller: comments after `#` or `//`, totals with two decimals, and stricter about numbers. */
export const rpg: Dialect = (source, chance) => {
  const bare = source.replaceAll(/\/\*.*?\*\/|(?:\/\/|#).*$/g, '')
  const broken = strict.find(([shape]) => shape.test(bare))
  if (broken) return refuse(broken[1])
  const total = totalOf(bare, chance)
  return total.ok ? accept(Math.round(total.value * 100) / 100 + 0) : total
}
