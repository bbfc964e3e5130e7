/** Stretches of a text, put in order. */
import type { Range } from '../markdown/hidden.ts'

/** Sorted, and one where two touch or overlap. Empty ones are nothing. */
export function joined(ranges: readonly Range[]): readonly Range[] {
  const all: { start: number; end: number }[] = []
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = all.at(-1)
    if (end <= start) continue
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else all.push({ start, end })
  }
  return all
}

/** What some ranges leave of a text. */
export function outsideOf(ranges: readonly Range[], length: number): readonly Range[] {
  const gaps: Range[] = []
  let from = 0
  for (const { start, end } of joined(ranges)) {
    if (start > from) gaps.push({ start: from, end: start })
    from = end
  }
  return from < length ? [...gaps, { start: from, end: length }] : gaps
}
