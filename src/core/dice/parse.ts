/**
 * Reading dice notation, by recursive descent over character codes: time is linear in the length, and depth is bounded.
 *
 * Dice: `2d6`, `d20`, `d%`, `dF` (also `dF.1`, `dF.2`), and computed, `(1+2)d6`, `6d(3*2)`. Modifiers, in any order:
 * keep and drop `kh3 kl k dl1 dh d` or by value `k>3 d=1`; explode `!`, compound `!!`, penetrate `!p`, with a compare point
 * `!>=9`; reroll `r` until (also `rr`), `ro` once, `ra` one die more, `u` no duplicates; clamp `min2 max5` (`mi ma`);
 * success counting `>=8` with failures `f<=1`; marks `cs cf` and sorting `s sa sd`, which change no total.
 * Arithmetic: `+ - * / // % ^` (`**`), comparisons of totals, parentheses, functions, and groups `{2d6, 1d8+2}kh1`.
 *
 * A label stands in brackets: before an expression it says what the roll is for, after a term what that part is:
 * `[Flame tongue] 2d6+3[slashing] + 2d6[fire]`.
 */
import type { Result } from '../result.ts'
import { accept, refuse } from '../result.ts'
import type { Cursor } from './read/cursor.ts'
import { codeAt, expected, refuseAt, skipSpace, take } from './read/cursor.ts'
import type { DiceExpression, Node, Operator } from './expression.ts'
import { MAX_DEPTH, MAX_EXPRESSIONS, MAX_SOURCE } from './limits.ts'
import { readLabel, readTerm } from './read/read-term.ts'
import type { DiceRefusal } from './refusal.ts'

/** How tightly an operator binds: comparisons least, then sums, then products. Powers bind tightest, to the right. */
type Infix = { readonly op: Operator; readonly width: number; readonly rank: 1 | 2 | 3 }
const infix = (op: Operator, rank: Infix['rank'], width = op.length): Infix => ({ op, width, rank })

const [plus, minus, times, over, overWhole, rest] = [
  infix('+', 2),
  infix('-', 2),
  infix('*', 3),
  infix('/', 3),
  infix('//', 3),
  infix('%', 3),
]
const [equal, equalTwice, unequal, unequalBang] = [infix('=', 1), infix('=', 1, 2), infix('<>', 1), infix('<>', 1, 2)]
const [less, lessOrEqual, more, moreOrEqual] = [infix('<', 1), infix('<=', 1), infix('>', 1), infix('>=', 1)]

function infixAt(cursor: Cursor): Infix | null {
  const next = codeAt(cursor, 1)
  switch (codeAt(cursor)) {
    case 43: // +
      return plus
    case 45: // -
    case 0x2212: // the minus sign that books print
      return minus
    case 42: // *
    case 0xd7: // ×
      return times
    case 47: // /
      return next === 47 ? overWhole : over
    case 0xf7: // ÷
      return over
    case 37: // %
      return rest
    case 61: // =
      return next === 61 ? equalTwice : equal
    case 33: // !
      return next === 61 ? unequalBang : null
    case 60: // <
      return next === 62 ? unequal : next === 61 ? lessOrEqual : less
    case 62: // >
      return next === 61 ? moreOrEqual : more
    default:
      return null
  }
}

function readInfix(cursor: Cursor, floor: number): Node | null {
  let left = readUnary(cursor)
  while (left !== null) {
    skipSpace(cursor)
    const found = infixAt(cursor)
    if (found === null || found.rank < floor) return left
    const at = cursor.at
    cursor.at += found.width
    const right = readInfix(cursor, found.rank + 1)
    if (right === null) return null
    left = { kind: 'binary', at, op: found.op, left, right }
  }
  return null
}

/** Signs before a term: an odd number of minuses turns it. They bind less tightly than a power, so `-2^2` is -4. */
function readUnary(cursor: Cursor): Node | null {
  let negative = false
  for (;;) {
    skipSpace(cursor)
    if (take(cursor, 45) || take(cursor, 0x2212)) negative = !negative
    else if (!take(cursor, 43)) break
  }
  const power = readPower(cursor)
  return power !== null && negative ? { kind: 'negate', of: power } : power
}

function readPower(cursor: Cursor): Node | null {
  const base = readTerm(cursor)
  if (base === null) return null
  skipSpace(cursor)
  const at = cursor.at
  if (codeAt(cursor) === 42 && codeAt(cursor, 1) === 42) cursor.at += 2
  else if (!take(cursor, 94)) return base
  const exponent = readDeeper(cursor, readUnary)
  return exponent === null ? null : { kind: 'binary', at, op: '^', left: base, right: exponent }
}

function readDeeper(cursor: Cursor, read: (cursor: Cursor) => Node | null): Node | null {
  if (cursor.depth === MAX_DEPTH) return refuseAt(cursor, { code: 'too-deep', at: cursor.at, limit: MAX_DEPTH })
  cursor.depth += 1
  const node = read(cursor)
  cursor.depth -= 1
  return node
}

const readWholeInfix = (cursor: Cursor): Node | null => readInfix(cursor, 1)
const readInner = (cursor: Cursor): Node | null => readDeeper(cursor, readWholeInfix)

function readExpression(cursor: Cursor): DiceExpression | null {
  skipSpace(cursor)
  const purpose = codeAt(cursor) === 91 ? readLabel(cursor) : null
  if (cursor.refusal !== null) return null
  skipSpace(cursor)
  const at = cursor.at
  const root = readInfix(cursor, 1)
  return root === null ? null : { source: cursor.source.slice(at, cursor.at).trimEnd(), at, purpose, root }
}

function readList(cursor: Cursor, limit: number): readonly DiceExpression[] | null {
  const list: DiceExpression[] = []
  for (;;) {
    if (list.length === limit) return refuseAt(cursor, { code: 'too-many-expressions', at: cursor.at, limit })
    const expression = readExpression(cursor)
    if (expression === null) return null
    list.push(expression)
    if (cursor.at === cursor.source.length) return list
    if (!take(cursor, 44) && !take(cursor, 59)) return expected(cursor, 'an operator, a modifier, "," or the end')
  }
}

const noReason: DiceRefusal = { code: 'unexpected', at: 0, expected: 'dice', found: 'nothing' }

function parseUpTo(limit: number, source: string): Result<readonly DiceExpression[], DiceRefusal> {
  const length = source.length
  if (length > MAX_SOURCE) return refuse({ code: 'too-long', at: MAX_SOURCE, length, limit: MAX_SOURCE })
  const cursor: Cursor = { source, at: 0, depth: 0, refusal: null, inner: readInner }
  const list = readList(cursor, limit)
  return list === null ? refuse(cursor.refusal ?? noReason) : accept(list)
}

/** Reads one or more expressions, separated by `,` or `;`. */
export const parseDiceList = (source: string): Result<readonly DiceExpression[], DiceRefusal> =>
  parseUpTo(MAX_EXPRESSIONS, source)

/** Reads exactly one expression. */
export function parseDice(source: string): Result<DiceExpression, DiceRefusal> {
  const parsed = parseUpTo(1, source)
  if (!parsed.ok) return parsed
  const [only] = parsed.value
  return only === undefined ? refuse(noReason) : accept(only)
}
