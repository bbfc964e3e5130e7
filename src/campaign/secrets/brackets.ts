/** Asides in brackets: `… (She does not know this.) …`. Where every secret word of a unit is in one, it alone goes. */
import type { Range } from '../markdown/hidden.ts'

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']' }

/** The outermost pairs of brackets; one that is never closed reaches to the end. */
export function bracketsIn(text: string): readonly Range[] {
  const found: Range[] = []
  const open: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? ''
    const close = closing[mark]
    if (close !== undefined) {
      if (open.length === 0) start = at
      open.push(close)
    } else if (mark === open.at(-1)) {
      open.pop()
      if (open.length === 0) found.push({ start, end: at + 1 })
    }
  }
  return open.length > 0 ? [...found, { start, end: text.length }] : found
}

/** With the stars around it and the space before it, so that the sentence closes over the gap. */
function widen(text: string, { start, end }: Range): Range {
  const before = /(?:\*+|_+)$/.exec(text.slice(0, start))?.[0] ?? ''
  const isPaired = before !== '' && text.startsWith(before, end)
  const from = isPaired ? start - before.length : start
  const to = isPaired ? end + before.length : end
  const gap = /(?<![ \t])[ \t]+$/.exec(text.slice(0, from))?.[0].length ?? 0
  const isInside = from - gap > 0 && text[from - gap - 1] !== '\n' // what stands before the first word of a line is its mark
  return { start: isInside ? from - gap : from, end: to }
}

export const without = (text: string, ranges: readonly Range[]): string => {
  const parts: string[] = []
  let from = 0
  for (const { start, end } of ranges) {
    parts.push(text.slice(from, start))
    from = end
  }
  parts.push(text.slice(from))
  return parts.join('')
}

/** `Red moustache, a bicycle. KEEPER: he is the laird's son.`: behind a whole sentence, from there to the end. */
function noteIn(text: string): readonly Range[] {
  const { index } =
    /(?<=[.!?]["”’)*_]{0,3}\s)[*_]{0,3}(?:GM|DM|KEEPER|REFEREE|STORYTELLER)[*_]{0,3}\s*:/u.exec(text) ?? {}
  const isInBrackets = index !== undefined && bracketsIn(text).some(({ start, end }) => start < index && index < end)
  return index === undefined || isInBrackets ? [] : [{ start: index, end: text.length }]
}

/** The asides that hold all of a text's secret words, or undefined when some stand outside, or nothing else does. */
export function asidesOf(text: string, isSecret: (words: string) => boolean): readonly Range[] | undefined {
  const asides = [...bracketsIn(text), ...noteIn(text)]
    .filter(({ start, end }) => isSecret(text.slice(start, end)))
    .map(range => widen(text, range))
  const rest = without(text, asides)
  return asides.length === 0 || isSecret(rest) || !/[\p{L}\p{N}]/u.test(rest) ? undefined : asides
}
