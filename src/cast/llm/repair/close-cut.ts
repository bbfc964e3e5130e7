/**
 * JSON that is whole as far as it goes and only lacks its end, as an answer that met its limit. What is open is closed;
 * nothing in it is judged, so words that look like structure cannot mislead anybody.
 */
import type { Json } from '../../../core/json.ts'
import { parse } from './parse.ts'

const literals = ['true', 'false', 'null']

export function closeCut(text: string): Json | undefined {
  const open = openIn(text)
  if (open === undefined || (open.isInText && isQuoteMissing(text, open.brackets))) return undefined
  const { brackets, isInText, lastText, innermost } = open
  const told = isInText ? `${withoutHalfEscape(text)}"` : finishWord(finishNumber(text.trimEnd().replace(/,$/, '')))
  const value = parse(told + brackets)
  if (value !== undefined) return value
  if (told.endsWith(':')) return parse(`${told}null${brackets}`)
  if (!isInText && text.trimEnd().endsWith(',')) return undefined
  // A key that was cut off says that there was one, unless there is one of that name already.
  const key = told.slice(lastText)
  const before = text.slice(0, lastText)
  return parse(
    before.includes(`${key}:`, innermost) ? before.replace(/,\s*$/, '') + brackets : `${told}:null${brackets}`,
  )
}

type Open = {
  readonly brackets: string
  readonly isInText: boolean
  /** Where the last text and the innermost record or list begin. */
  readonly lastText: number
  readonly innermost: number
}

/** The brackets that would close everything; undefined where nothing is open or something was closed wrongly. */
function openIn(text: string): Open | undefined {
  const opened: number[] = []
  let isInText = false
  let lastText = 0
  for (const { 0: mark, index } of text.matchAll(/\\[\s\S]|["{}[\]]/g)) {
    if (mark === '"') {
      isInText = !isInText
      if (isInText) lastText = index
    } else if (isInText) continue
    else if (mark === '{' || mark === '[') opened.push(index)
    else if (closerOf(text, opened.pop()) !== mark) return undefined
  }
  const innermost = opened.at(-1)
  if (innermost === undefined) return undefined
  const brackets = opened
    .toReversed()
    .map(at => closerOf(text, at))
    .join('')
  return { brackets, isInText, lastText, innermost }
}

const closerOf = (text: string, at = -1): string | undefined => ({ '{': '}', '[': ']' })[text[at] ?? '']

/** The very brackets that are open stand at the end of the last text: it lacks a quote, and not its end. */
function isQuoteMissing(text: string, brackets: string): boolean {
  const last = /(?<![}\]\s])[}\]\s]*$/.exec(text.slice(-200))?.[0].replaceAll(/\s/g, '') ?? ''
  return last !== '' && (brackets.startsWith(last) || last.endsWith(brackets))
}

/** A backslash that escapes nothing any more, or the first digits of a character. */
const withoutHalfEscape = (text: string): string => text.replace(/(?<!\\)((?:\\\\)*)\\(?:u[\da-fA-F]{0,3})?$/, '$1')

/** A number as far as it was written; a sign alone is zero. */
const finishNumber = (text: string): string =>
  text.replace(/(?<=\d)(?:\.|[eE][+-]?)$/, '').replace(/(?<=[\s:,[])-$/, '0')

/** The beginning of a word that JSON knows is that word. */
function finishWord(text: string): string {
  const begun = /(?<![a-z])[a-z]+$/.exec(text.slice(-5))?.[0]
  const whole = begun === undefined ? undefined : literals.find(word => word.startsWith(begun))
  return whole === undefined || begun === undefined ? text : text.slice(0, -begun.length) + whole
}
