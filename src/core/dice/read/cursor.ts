/** A place in the source that moves on as it is read, one character code at a time: no patterns, so no backtracking. */
import type { Node } from '../expression.ts'
import { MAX_DECIMALS, MAX_NUMBER } from '../limits.ts'
import { visible } from '../caret.ts'
import type { DiceRefusal } from '../refusal.ts'

export type Cursor = {
  readonly source: string
  at: number
  depth: number
  /** The first fault; once it is there, every reader answers `null` up to the top. */
  refusal: DiceRefusal | null
  /** Reads a whole expression inside another. Handed along, because the grammar is a circle and files are not. */
  readonly inner: (cursor: Cursor) => Node | null
}

export function refuseAt(cursor: Cursor, refusal: DiceRefusal): null {
  cursor.refusal ??= refusal
  return null
}

export function expected(cursor: Cursor, what: string, at = cursor.at): null {
  const symbol = cursor.source.codePointAt(at)
  const found = symbol === undefined ? 'the end' : `"${visible(String.fromCodePoint(symbol))}"`
  return refuseAt(cursor, { code: 'unexpected', at, expected: what, found })
}

/** The code at the cursor; past the end it is -1, which equals nothing and, unlike `NaN`, keeps codes whole numbers. */
export function codeAt(cursor: Cursor, ahead = 0): number {
  const at = cursor.at + ahead
  return at < cursor.source.length ? cursor.source.charCodeAt(at) : -1
}

/** The same, with letters in lower case: `2D6KH1` reads like `2d6kh1`. Only ever compared with letters. */
export const letterAt = (cursor: Cursor, ahead = 0): number => codeAt(cursor, ahead) | 32

export const isDigit = (code: number): boolean => code >= 48 && code <= 57
export const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 160

export function skipSpace(cursor: Cursor): void {
  while (isSpace(codeAt(cursor))) cursor.at += 1
}

/** Takes one character if it is there. */
export function take(cursor: Cursor, code: number): boolean {
  if (codeAt(cursor) !== code) return false
  cursor.at += 1
  return true
}

export function takeLetter(cursor: Cursor, letter: number): boolean {
  if (letterAt(cursor) !== letter || !isLetter(codeAt(cursor))) return false
  cursor.at += 1
  return true
}

/** Digits only; `NaN` where there are none. May be past every limit: the caller knows which one applies. */
export function readWhole(cursor: Cursor): number {
  if (!isDigit(codeAt(cursor))) return Number.NaN
  let value = 0
  for (; isDigit(codeAt(cursor)); cursor.at += 1) value = value * 10 + codeAt(cursor) - 48
  return value
}

/** `12`, `1.5` or `.5`, within the limits for numbers. */
export function readNumber(cursor: Cursor): number | null {
  const start = cursor.at
  let value = readWhole(cursor)
  if (take(cursor, 46)) {
    const point = cursor.at
    if (Number.isNaN(readWhole(cursor))) return expected(cursor, 'a digit after the point')
    if (cursor.at - point > MAX_DECIMALS) {
      return refuseAt(cursor, { code: 'number-too-fine', at: point + MAX_DECIMALS, limit: MAX_DECIMALS })
    }
    value = Number(cursor.source.slice(start, cursor.at))
  }
  if (Number.isNaN(value)) return expected(cursor, 'a number')
  if (value > MAX_NUMBER) return refuseAt(cursor, { code: 'number-too-large', at: start, limit: MAX_NUMBER })
  return value
}

/** A number with an optional sign, as compare points and clamps take it. */
export function readSigned(cursor: Cursor): number | null {
  const sign = take(cursor, 45) ? -1 : 1
  const value = readNumber(cursor)
  return value === null ? null : sign * value + 0 // no minus zero: it does not survive JSON
}
