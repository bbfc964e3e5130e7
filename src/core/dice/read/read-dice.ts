/** Dice: how many are known when they are reached, so what is read here is the die and what happens to it. */
import type { Faces } from '../compare.ts'
import { hitsEvery } from '../compare.ts'
import type { Cursor } from './cursor.ts'
import { codeAt, expected, isLetter, letterAt, readWhole, refuseAt, take } from './cursor.ts'
import { dieOf } from '../die-kind.ts'
import type { Fudge, Node, NumberNode, Plan } from '../expression.ts'
import { MAX_SIDES } from '../limits.ts'
import { readPlan } from './read-plan.ts'

const [PERCENT, PAREN, PAREN_END, POINT, D, F] = [37, 40, 41, 46, 100, 102]

const hundred: NumberNode = { kind: 'number', value: 100 }

/** A `d` that is not the beginning of some other word. */
export const beginsDice = (cursor: Cursor): boolean =>
  letterAt(cursor) === D && isLetter(codeAt(cursor)) && (!isLetter(codeAt(cursor, 1)) || letterAt(cursor, 1) === F)

/** The cursor is at the `d`; `start` is where the count began. */
export function readDice(cursor: Cursor, count: Node, start: number): Node | null {
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
  if (codeAt(cursor) === PAREN) {
    const inside = readInside(cursor)
    return inside?.kind === 'number' ? checkSides(cursor, inside.value, at) : inside
  }
  const sides = readWhole(cursor)
  return Number.isNaN(sides)
    ? expected(cursor, 'the sides of the die, such as 20, % or F')
    : checkSides(cursor, sides, at)
}

function checkSides(cursor: Cursor, sides: number, at: number): NumberNode | null {
  if (!Number.isInteger(sides) || sides < 1) return refuseAt(cursor, { code: 'sides-impossible', at, asked: sides })
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
