/**
 * The text of one section while it is being edited. It is kept as bytes; lines are decoded when they are looked at, and
 * what is put in is encoded, so that a long section costs no more than the lines that matter.
 */
import { hiddenRanges, isWithin } from '../markdown/hidden.ts'
import { type Needle, placesOf } from '../text/fold.ts'
import { type Eol, type Line, lineAround, linesOf, splice } from '../text/lines.ts'
import { fromRaw, toRaw } from '../text/raw.ts'

export type Passage = {
  readonly raw: string
  readonly eol: Eol
  /** Whether there is code or a comment in it. What we put in never is. */
  readonly hasHidden: boolean
}

export const passageOf = (raw: string, eol: Eol): Passage => ({ raw, eol, hasHidden: hiddenRanges(raw).length > 0 })

/** The words of a whole passage. */
export const wordsOf = ({ raw }: Passage): string => fromRaw(raw)

export const edit = (passage: Passage, from: number, to: number, insert: string): Passage => ({
  ...passage,
  raw: splice(passage.raw, from, to, toRaw(insert)),
})

const decoded = (line: Line, from = 0): Line => ({
  start: line.start + from,
  stop: line.stop + from,
  end: line.end + from,
  text: fromRaw(line.text),
})

/** A stretch of a passage: a block below a `###`, a bold group, or all of it. */
export type Stretch = { readonly from: number; readonly to: number }

export const wholeOf = ({ raw }: Passage): Stretch => ({ from: 0, to: raw.length })

/** The lines of a stretch, in order, code and comments included. */
export const linesIn = ({ raw }: Passage, { from, to }: Stretch): readonly Line[] =>
  [...linesOf(raw.slice(from, to))].map(line => decoded(line, from))

/** The line around a place. */
export const lineIn = ({ raw }: Passage, place: number): Line => decoded(lineAround(raw, place))

/** The lines that may hold a name, each once, in order, leaving out code and comments. No needle: every line. */
export function* linesWith({ raw, hasHidden }: Passage, needle: Needle | undefined): Generator<Line, void> {
  const hidden = hasHidden ? hiddenRanges(raw) : []
  if (needle === undefined) {
    for (const line of linesOf(raw)) if (!isWithin(hidden, line.start)) yield decoded(line)
    return
  }
  const places = placesOf(raw, needle)
  for (let place = places.next(); place.done !== true;) {
    const line = lineAround(raw, place.value)
    if (!isWithin(hidden, line.start)) yield decoded(line)
    place = places.next(line.end)
  }
}

/** The line's own text changed, its ending kept. */
export const replaceLine = (passage: Passage, line: Line, text: string): Passage =>
  edit(passage, line.start, line.stop, text)

/** Lines put in before a place that is the start of a line or the end of the passage. */
export function insertLines(passage: Passage, at: number, lines: readonly string[]): Passage {
  const { raw, eol } = passage
  if (lines.length === 0) return passage
  const needsBreak = at > 0 && raw.charCodeAt(at - 1) !== 10
  const block = lines.join(eol)
  const insert = at < raw.length ? block + eol : block
  return edit(passage, at, at, needsBreak ? eol + insert : insert)
}

/** Past the last character before `to` that is not white space. White space is ASCII here: other bytes are letters. */
export function endOfInk(raw: string, to: number): number {
  let end = to
  while (end > 0 && raw.charCodeAt(end - 1) <= 32) end -= 1
  return end
}
