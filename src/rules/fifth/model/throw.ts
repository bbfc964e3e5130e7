/** Dice for the rules: expressions are read once and rolled by the one resolver. */
import type { DiceExpression } from '../../../core/dice/expression.ts'
import { parseDice } from '../../../core/dice/parse.ts'
import { printRoll } from '../../../core/dice/print-roll.ts'
import { rollDice } from '../../../core/dice/roll.ts'
import type { Chance, Roll } from '../../../core/dice/roll-value.ts'
import { assert } from '../../../core/result.ts'
import type { FallenDie, Rolled } from '../../ruleset.ts'
import type { Deed } from './deed.ts'

/** Reading is pure, so what was read once may be kept. */
const compiled = new Map<string, DiceExpression>()

export function diceOf(text: string): DiceExpression {
  const known = compiled.get(text)
  if (known !== undefined) return known
  const parsed = parseDice(text)
  assert(parsed.ok, `"${text}" in the rules is dice`)
  compiled.set(text, parsed.value)
  return parsed.value
}

/** True of text that can be rolled: whoever reads a sheet asks before the rules do. */
export const isDice = (text: string): boolean => parseDice(text).ok

/** Throws dice within a deed; its chance moves on. */
export function throwDice(deed: Deed, text: string): Roll<Chance> {
  const rolled = rollDice(diceOf(text), deed.chance)
  assert(rolled.ok, 'dice in the rules can be thrown')
  deed.chance = rolled.value.rng
  return rolled.value
}

/** `2d6+3 = [4, 1]+3 = 8` */
export const printThrow = (roll: Roll<Chance>): string => printSimple(roll) ?? printRoll(roll)

/** The same with its dice: what lies on the table, and what was added to it. */
export function fellIn(roll: Roll<Chance>): Pick<Rolled, 'text' | 'dice' | 'plus'> {
  const pools = roll.entries.filter(entry => entry.kind === 'pool')
  const dice = pools.flatMap(({ sides, dice }): readonly FallenDie[] =>
    typeof sides === 'number' ? dice.map(({ face, kept }) => ({ sides, face, ...(kept ? {} : { isLost: true }) })) : [],
  )
  return { text: printThrow(roll), dice, plus: roll.total - pools.reduce((sum, { total }) => sum + total, 0) }
}

const simple = /^\d*d\d+(?<rest>[+-]\d+)?$/
const rests = new Map<string, string | null>()

/** What is added to one pool of dice, `+3` or nothing; `null` where there is more than that. */
function restOf(expression: string): string | null {
  const known = rests.get(expression)
  if (known !== undefined) return known
  const match = simple.exec(expression)
  const rest = match === null ? null : (match.groups?.['rest'] ?? '')
  rests.set(expression, rest)
  return rest
}

/** One pool and a number, which is most of what is thrown, needs no second reading. */
function printSimple({ expression, entries, total }: Roll<Chance>): string | undefined {
  const [pool] = entries
  const rest = restOf(expression)
  if (rest === null || pool?.kind !== 'pool') return undefined
  return `${expression} = [${pool.dice.map(({ face }) => face).join(', ')}]${rest} = ${total}`
}

const doubled = new Map<string, string>()

/** A critical hit throws the dice twice and adds the rest once: `2d6+3` becomes `4d6+3`. */
export function doubleDice(text: string): string {
  const known = doubled.get(text)
  if (known !== undefined) return known
  const twice = text.replaceAll(/(\d*)d(\d)/g, (_, count: string, side: string) => `${2 * Number(count || 1)}d${side}`)
  doubled.set(text, twice)
  return twice
}
