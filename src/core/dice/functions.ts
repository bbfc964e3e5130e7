/** The functions an expression may call, and the arithmetic that rolling and counting odds share. */
import { compares } from './compare.ts'
import type { FunctionName, Operator } from './expression.ts'

/** Halves go away from zero, as people round: 2.5 to 3, -2.5 to -3. */
const round = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

type Arity = 1 | 2 | 'any'
type DiceFunction = { readonly arity: Arity; readonly apply: (...inputs: readonly number[]) => number }
const one = (apply: (value: number) => number): DiceFunction => ({
  arity: 1,
  apply: value => apply(value ?? Number.NaN),
})

export const functions: Readonly<Record<FunctionName, DiceFunction>> = {
  abs: one(Math.abs),
  ceil: one(Math.ceil),
  cos: one(Math.cos),
  exp: one(Math.exp),
  floor: one(Math.floor),
  log: one(Math.log),
  max: { arity: 'any', apply: Math.max },
  min: { arity: 'any', apply: Math.min },
  pow: { arity: 2, apply: (base = Number.NaN, exponent = Number.NaN) => base ** exponent },
  round: one(round),
  sign: one(Math.sign),
  sin: one(Math.sin),
  sqrt: one(Math.sqrt),
  tan: one(Math.tan),
}

export const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(functions, name)

/**
 * Division keeps its fraction: `1d20/6.02` is a number with decimals, and only printing rounds it, to two of them.
 * `//` and `%` go together, rounding down and what is left over, also below zero. A comparison of totals is worth 1 or 0.
 * What cannot be calculated is `NaN` or infinite; see `faultOf`.
 */
export function calculate(op: Operator, left: number, right: number): number {
  switch (op) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    case '//':
      return Math.floor(left / right)
    case '%':
      return left - right * Math.floor(left / right)
    case '^':
      return left ** right
    case '=':
    case '<>':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compares(op, left, right) ? 1 : 0
  }
}

export const faultOf = (op: Operator, right: number): 'division-by-zero' | 'no-number' =>
  right === 0 && (op === '/' || op === '//' || op === '%') ? 'division-by-zero' : 'no-number'
