/**
 * Modifiers. They may be written in any order; what is read is the plan of what happens to the dice, and the plan has
 * only one order.
 */
import { noPlan } from '../plan.ts'
import type { Plan } from '../expression.ts'
import type { Cursor } from './cursor.ts'
import { codeAt, isDigit, isLetter, letterAt, skipSpace, take, takeLetter } from './cursor.ts'
import type { Draft } from './read-modifier.ts'
import {
  readBang,
  readClamp,
  readCritical,
  readExplodeOn,
  readFailure,
  readPick,
  readReroll,
  readTally,
  readUnique,
} from './read-modifier.ts'

const [BANG, PERCENT, PAREN, LESS, EQUALS, MORE] = [33, 37, 40, 60, 61, 62]
const [A, C, D, E, F, K, M, R, S, U] = [97, 99, 100, 101, 102, 107, 109, 114, 115, 117]

/** All modifiers at the cursor; `null` where there is none, or where the cursor now holds a refusal. */
export function readPlan(cursor: Cursor): Plan | null {
  let draft: Draft | null = null
  for (;;) {
    const start = cursor.at
    skipSpace(cursor)
    if (!beginsModifier(cursor, cursor.at > start)) {
      cursor.at = start
      return draft
    }
    draft ??= { ...noPlan }
    if (!readModifier(cursor, draft)) return null
  }
}

function beginsModifier(cursor: Cursor, spaced: boolean): boolean {
  const code = codeAt(cursor)
  if (code === BANG || code === LESS || code === MORE) return true
  if (code === EQUALS) return codeAt(cursor, 1) !== EQUALS
  if (!isLetter(code)) return false
  if ((code | 32) === D && spaced) return !beginsSides(cursor) // `2d6 d8` lacks an operator; nobody drops eight dice
  return isModifierLetter(code | 32)
}

function isModifierLetter(letter: number): boolean {
  switch (letter) {
    case C:
    case D:
    case E:
    case F:
    case K:
    case M:
    case R:
    case S:
    case U:
      return true
    default:
      return false
  }
}

const beginsSides = (cursor: Cursor): boolean => {
  const next = codeAt(cursor, 1)
  return isDigit(next) || next === PERCENT || next === PAREN || (next | 32) === F
}

/** Reads one modifier into the draft; `false` means that the cursor holds a refusal. */
function readModifier(cursor: Cursor, draft: Draft): boolean {
  const letter = letterAt(cursor)
  if (!isLetter(codeAt(cursor))) return take(cursor, BANG) ? readBang(cursor, draft) : readTally(cursor, draft)
  cursor.at += 1
  switch (letter) {
    case E:
      return readExplodeOn(cursor, draft)
    case R:
      return readReroll(cursor, draft)
    case U:
      return readUnique(cursor, draft)
    case K:
      return readPick(cursor, draft, true)
    case D:
      return readPick(cursor, draft, false)
    case M:
      return readClamp(cursor, draft)
    case S:
      draft.sort = takeLetter(cursor, D) ? 'down' : (takeLetter(cursor, A), 'up')
      return true
    case C:
      return readCritical(cursor, draft)
    default:
      return readFailure(cursor, draft)
  }
}
