/** The few marks that stories are written with: bold, italic and code, each in its span. */
import type { Mark, Span } from '../outlet/ink.ts'

/** In the order they win where two begin at one place. */
const shapes: readonly (readonly [Mark, RegExp])[] = [
  ['code', /`([^`\n]+)`/],
  ['bold', /\*\*(?=\S)((?:[^*\n]|\*(?!\*))*?\S)\*\*(?!\*)/],
  ['bold', /(?<![\p{L}\p{N}_])__(?=\S)([^_\n]*?\S)__(?![\p{L}\p{N}_])/u],
  ['italic', /(?<!\*)\*(?=[^\s*])([^*\n]*?[^\s*])\*(?!\*)/],
  ['italic', /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]*?[^\s_])_(?![\p{L}\p{N}_])/u],
]

type Found = { readonly mark: Mark; readonly at: number; readonly whole: string; readonly inside: string }

function firstIn(text: string): Found | undefined {
  let first: Found | undefined
  for (const [mark, shape] of shapes) {
    const match = shape.exec(text)
    if (match?.[1] !== undefined && (first === undefined || match.index < first.at)) {
      first = { mark, at: match.index, whole: match[0], inside: match[1] }
    }
  }
  return first
}

/** A mark that is never closed is a letter like any other. */
export function spansOf(text: string, marks: readonly Mark[] = []): readonly Span[] {
  const spans: Span[] = []
  let rest = text
  for (let found = firstIn(rest); found !== undefined; found = firstIn(rest)) {
    if (found.at > 0) spans.push({ text: rest.slice(0, found.at), marks })
    const inner = [...marks, found.mark]
    if (found.mark === 'code') spans.push({ text: found.inside, marks: inner })
    else spans.push(...spansOf(found.inside, inner))
    rest = rest.slice(found.at + found.whole.length)
  }
  return rest === '' ? spans : [...spans, { text: rest, marks }]
}

export const withoutMarks = (text: string): string =>
  spansOf(text)
    .map(span => span.text)
    .join('')
