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

/** Looks for one shape after the other end of the last, and not again for what it has seen lies further on. */
function seekerOf(text: string, [mark, shape]: (typeof shapes)[number]): (from: number) => Found | undefined {
  const search = new RegExp(shape, `${shape.flags}g`)
  let next: Found | undefined
  let isOver = false
  return from => {
    if (isOver || (next !== undefined && next.at >= from)) return next
    search.lastIndex = from
    const match = search.exec(text)
    next = match?.[1] === undefined ? undefined : { mark, at: match.index, whole: match[0], inside: match[1] }
    isOver = next === undefined
    return next
  }
}

const earlier = (one: Found | undefined, other: Found | undefined): Found | undefined =>
  one === undefined || (other !== undefined && other.at < one.at) ? other : one

/** A mark that is never closed is a letter like any other. */
export function spansOf(text: string, marks: readonly Mark[] = []): readonly Span[] {
  const spans: Span[] = []
  const seekers = shapes.map(shape => seekerOf(text, shape))
  const firstFrom = (from: number) => seekers.map(seek => seek(from)).reduce(earlier, undefined)
  let from = 0
  for (let found = firstFrom(from); found !== undefined; found = firstFrom(from)) {
    if (found.at > from) spans.push({ text: text.slice(from, found.at), marks })
    const inner = [...marks, found.mark]
    if (found.mark === 'code') spans.push({ text: found.inside, marks: inner })
    else for (const span of spansOf(found.inside, inner)) spans.push(span)
    from = found.at + found.whole.length
  }
  return from === text.length ? spans : [...spans, { text: text.slice(from), marks }]
}

export const withoutMarks = (text: string): string =>
  spansOf(text)
    .map(span => span.text)
    .join('')
