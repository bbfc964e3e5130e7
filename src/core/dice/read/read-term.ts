/** Terms: numbers, dice, parentheses, groups and functions, each with its modifiers and labels. */
import type { GroupNode, Node, NumberNode, Plan } from '../expression.ts'
import { functions, isFunctionName } from '../functions.ts'
import { MAX_DICE } from '../limits.ts'
import type { Cursor } from './cursor.ts'
import {
  codeAt,
  expected,
  isDigit,
  isLetter,
  letterAt,
  readNumber,
  readWhole,
  refuseAt,
  skipSpace,
  take,
} from './cursor.ts'
import { beginsDice, readDice } from './read-dice.ts'
import { readPlan } from './read-plan.ts'

const [PAREN, PAREN_END, COMMA, POINT, BRACKET, BRACE, BRACE_END, D] = [40, 41, 44, 46, 91, 123, 125, 100]

const one: NumberNode = { kind: 'number', value: 1 }

export function readTerm(cursor: Cursor): Node | null {
  let term = readUnlabelled(cursor)
  while (term !== null) {
    const end = cursor.at
    skipSpace(cursor)
    if (codeAt(cursor) !== BRACKET) {
      cursor.at = end
      return term
    }
    const label = readLabel(cursor)
    if (label === null) return null
    term = { kind: 'label', label, of: term }
  }
  return null
}

/** `[fire]`: any text on one line without a closing bracket. */
export function readLabel(cursor: Cursor): string | null {
  const end = cursor.source.indexOf(']', cursor.at)
  if (end === -1) return expected(cursor, '"]" at the end of the label', cursor.source.length)
  const label = cursor.source.slice(cursor.at + 1, end).trim()
  if (label === '') return expected(cursor, 'a label between the brackets', end)
  cursor.at = end + 1
  return label
}

function readUnlabelled(cursor: Cursor): Node | null {
  const code = codeAt(cursor)
  const start = cursor.at
  if (isDigit(code)) return readNumberOrDice(cursor)
  if (code === POINT) return numberNode(readNumber(cursor))
  if (code === PAREN) return readParentheses(cursor)
  if (code === BRACE) return readGroup(cursor, start, BRACE_END)
  if (beginsDice(cursor)) return readDice(cursor, one, start)
  if (isLetter(code)) return readCall(cursor)
  return expected(cursor, 'dice such as 2d6, a number, or "("')
}

const numberNode = (value: number | null): NumberNode | null => (value === null ? null : { kind: 'number', value })

function readNumberOrDice(cursor: Cursor): Node | null {
  const start = cursor.at
  const count = readWhole(cursor)
  if (letterAt(cursor) === D && isLetter(codeAt(cursor))) {
    if (count > MAX_DICE) return refuseAt(cursor, { code: 'too-many-dice', at: start, asked: count, limit: MAX_DICE })
    return readDice(cursor, { kind: 'number', value: count }, start)
  }
  cursor.at = start
  return numberNode(readNumber(cursor))
}

/**
 * Parentheses are arithmetic until something is done to what stands in them: `(2+1)d6` counts dice, and with a comma or
 * a modifier, `(1d8, 1d6)kh1`, they are a group.
 */
function readParentheses(cursor: Cursor): Node | null {
  const start = cursor.at
  const group = readGroup(cursor, start, PAREN_END)
  if (group === null || group.parts.length > 1) return group
  const [only] = group.parts
  if (only === undefined || group.picks.length > 0 || group.tally !== null || group.sort !== null) return group
  return beginsDice(cursor) ? readDice(cursor, only, start) : only
}

function readGroup(cursor: Cursor, start: number, end: number): GroupNode | null {
  const parts = readParts(cursor, end)
  if (parts === null) return null
  const counts = end === PAREN_END && parts.length === 1 && beginsDice(cursor)
  const plan = counts ? null : readPlan(cursor)
  if (cursor.refusal !== null) return null
  if (plan !== null && !fitsGroup(plan)) return expected(cursor, 'keep, drop, a success point or sorting after a group')
  const { picks, tally, sort } = plan ?? { picks: [], tally: null, sort: null }
  return { kind: 'group', at: start, parts, picks, tally, sort }
}

function fitsGroup({ picks: _picks, tally: _tally, sort: _sort, ...others }: Plan): boolean {
  return Object.values(others).every(value => value === null)
}

/** The cursor is at the opening bracket. */
function readParts(cursor: Cursor, end: number): readonly Node[] | null {
  const parts: Node[] = []
  do {
    cursor.at += 1 // the bracket, or the comma
    const part = cursor.inner(cursor)
    if (part === null) return null
    parts.push(part)
  } while (codeAt(cursor) === COMMA)
  return take(cursor, end) ? parts : expected(cursor, `an operator, "," or "${String.fromCharCode(end)}"`)
}

function readCall(cursor: Cursor): Node | null {
  const at = cursor.at
  while (isLetter(codeAt(cursor))) cursor.at += 1
  const asked = cursor.source.slice(at, cursor.at)
  const name = asked.toLowerCase()
  if (!isFunctionName(name))
    return refuseAt(cursor, { code: 'function-unknown', at, asked, known: Object.keys(functions) })
  skipSpace(cursor)
  if (codeAt(cursor) !== PAREN) return expected(cursor, `"(" after ${name}`)
  const inputs = readParts(cursor, PAREN_END)
  if (inputs === null) return null
  const { arity } = functions[name]
  if (arity === 'any' || inputs.length === arity) return { kind: 'call', at, name, inputs }
  const wanted = arity === 1 ? 'one number' : 'two numbers'
  return refuseAt(cursor, { code: 'inputs-wrong', at, name, wanted, given: inputs.length })
}
