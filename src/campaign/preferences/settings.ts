/** `key: value` lines of a preferences file, plain or bold, each with its place, so that one can be changed alone. */
import { hiddenRanges, isWithin } from '../markdown/hidden.ts'
import { linesOf } from '../text/lines.ts'
import type { Line } from '../text/lines.ts'

export type Setting = {
  /** One spelling for all: `whoRolls`, `Who Rolls` and `who-rolls` are `who_rolls`. */
  readonly key: string
  readonly value: string
  readonly isBold: boolean
  /** Where the value's words are in the text: quotes, code marks and a comment behind them are not part of it. */
  readonly from: number
  readonly to: number
}

export const foldKey = (key: string): string =>
  key
    .trim()
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s_-]+/g, '_')
    .toLowerCase()

const bold = /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*|__)([A-Za-z][\w -]{0,40}?)(?::(?:\*\*|__)|(?:\*\*|__)[ \t]*:)/
const plain = /^[ \t]*(?:[-*+][ \t]+)?([A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*)[ \t]*:(?=[ \t]|$)/

/** The value without the space around it, without a comment behind it, and without one pair of marks. */
function spanOf(line: Line, after: number): { readonly from: number; readonly to: number } {
  const comment = line.text.indexOf('<!--', after)
  const words = line.text.slice(after, comment === -1 ? undefined : comment)
  const value = words.trim()
  const start = value === '' ? after + (words.startsWith(' ') ? 1 : 0) : after + words.indexOf(value)
  const isMarked = value.length > 1 && /^["'`]/.test(value) && value.at(-1) === value[0]
  const edge = isMarked ? 1 : 0
  return { from: line.start + start + edge, to: line.start + start + value.length - edge }
}

function toSetting(text: string, line: Line): Setting | undefined {
  const isBold = bold.test(line.text)
  const match = (isBold ? bold : plain).exec(line.text)
  if (match?.[1] === undefined) return undefined
  const { from, to } = spanOf(line, match[0].length)
  return { key: foldKey(match[1]), value: text.slice(from, to), isBold, from, to }
}

/** Every setting in the text, in order; what stands in a fence or a comment is an example. */
export function settingsIn(text: string): readonly Setting[] {
  const hidden = hiddenRanges(text)
  return [...linesOf(text)]
    .filter(({ start }) => !isWithin(hidden, start))
    .map(line => toSetting(text, line))
    .filter(setting => setting !== undefined)
}
