/** Terms: numbers, dice, parentheses, groups and functions, each with its modifiers and labels. */
import type { Faces } from './compare.ts'
import { hitsEvery } from './compare.ts'
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
import { dieOf } from './die-kind.ts'
import type { Fudge, GroupNode, Node, NumberNode, Plan } from './expression.ts'
import { functions, isFunctionName } from './functions.ts'
import { MAX_DICE, MAX_SIDES } from './limits.ts'
import { readPlan } from './read-plan.ts'

const [PERCENT, PAREN, PAREN_END, COMMA, POINT, BRACKET, BRACE, BRACE_END] = [37, 40, 41, 44, 46, 91, 123, 125]
const D = 100
const F = 102

const one: NumberNode = { kind: 'number', value: 1 }
const hundred: NumberNode = { kind: 'number', value: 100 }

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

/** A `d` that is not the beginning of some other word. */
const beginsDice = (cursor: Cursor): boolean =>
  letterAt(cursor) === D && isLetter(codeAt(cursor)) && (!isLetter(codeAt(cursor, 1)) || letterAt(cursor, 1) === F)

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

/** The cursor is at the `d`; `start` is where the count began. */
function readDice(cursor: Cursor, count: Node, start: number): Node | null {
  cursor.at += 1
  const sides = readSides(cursor)
  if (sides === null) return null
  const at = cursor.at
  const plan = readPlan(cursor)
  if (cursor.refusal !== null) return null
  const die = typeof sides === 'string' ? dieOf(sides) : sides.kind === 'number' ? dieOf(sides.value) : null
  const endless = plan === null || die === null ? null : endlessness(plan, die)
  if (endless !== null) return refuseAt(cursor, { code: 'endless', at, how: endless })
  return { kind: 'dice', at: start, count, sides, die, plan }
}

/** Whether a die with these faces would be thrown for ever under this plan. */
export function endlessness(plan: Plan, faces: Faces): 'explode' | 'reroll' | null {
  if (plan.explode !== null && hitsEvery(plan.explode.when, faces)) return 'explode'
  return plan.reroll !== null && hitsEvery(plan.reroll, faces) ? 'reroll' : null
}

function readSides(cursor: Cursor): Node | Fudge | null {
  const at = cursor.at
  if (take(cursor, PERCENT)) return hundred
  if (letterAt(cursor) === F && isLetter(codeAt(cursor))) return readFudge(cursor)
  if (codeAt(cursor) === PAREN) return readInside(cursor)
  const sides = readWhole(cursor)
  if (Number.isNaN(sides)) return expected(cursor, 'the sides of the die, such as 20, % or F')
  if (sides === 0) return refuseAt(cursor, { code: 'sides-impossible', at, asked: sides })
  if (sides > MAX_SIDES) return refuseAt(cursor, { code: 'too-many-sides', at, asked: sides, limit: MAX_SIDES })
  return { kind: 'number', value: sides }
}

function readFudge(cursor: Cursor): Fudge | null {
  cursor.at += 1
  if (!take(cursor, POINT)) return 'F.2'
  const at = cursor.at
  const kind = readWhole(cursor)
  if (kind === 1) return 'F.1'
  return kind === 2 ? 'F.2' : expected(cursor, '1 or 2: Fudge dice are dF, dF.1 and dF.2', at)
}

/** One expression in parentheses, nothing else. */
function readInside(cursor: Cursor): Node | null {
  cursor.at += 1
  const inside = cursor.inner(cursor)
  if (inside === null) return null
  return take(cursor, PAREN_END) ? inside : expected(cursor, '")"')
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
