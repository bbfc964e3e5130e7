/**
 * The text of one section while it is being edited. It is kept as bytes; lines are decoded when they are looked at, and
 * what is put in is encoded, so that a long section costs no more than the lines that matter.
 */
import { memo } from '../../core/memo.ts'
import { hiddenRanges, isWithin } from '../markdown/hidden.ts'
import type { Needle } from '../text/fold.ts'
import { type Eol, type Line, lineAround, linesOf } from '../text/lines.ts'
import { fromRaw, toRaw } from '../text/raw.ts'
import { pieceAt, piecesOf, spliced, type Piece } from './pieces.ts'
import { placesOf, placesWithin, type Places } from './places.ts'

export type Passage = {
  /** What the text is kept in; whatever is asked for each line of a delta is asked of these. */
  readonly pieces: readonly Piece[]
  /** The same in one. Its length costs nothing; looking into it after an edit copies the whole. */
  readonly raw: string
  /** What new lines end with. */
  readonly eol: Eol
  /** What the last line ends with in its file, after the passage; nothing at the end of a file that ends without. */
  readonly ending: Ending
  /** Whether there is code or a comment in it. What we put in never is. */
  readonly hasHidden: boolean
  /** Where the names that will be asked for stood before the first edit. */
  readonly places: Places
  /** Whether a mark stood in it before the first edit; each line of a delta asks for the same few. */
  readonly heldAtFirst: (mark: string) => boolean
}

export type Ending = Eol | ''

/** `needles` are those it will be searched for; any other is looked for when it is asked for. */
export const passageOf = (
  raw: string,
  eol: Eol,
  needles: readonly Needle[] = [],
  mayHide = true,
  ending: Ending = '',
): Passage => ({
  pieces: piecesOf(raw),
  raw,
  eol,
  ending,
  hasHidden: mayHide && hiddenRanges(raw).length > 0,
  places: placesOf(raw, needles),
  heldAtFirst: memo(8, mark => raw.includes(mark)),
})

/** The words of a whole passage. */
export const wordsOf = ({ raw }: Passage): string => fromRaw(raw)

export function edit(passage: Passage, from: number, to: number, insert: string): Passage {
  const pieces = spliced(passage.pieces, from, to, toRaw(insert))
  let raw = '' // strings that are added up are copied when somebody looks into the sum, and not before
  for (const { text } of pieces) raw += text
  return { ...passage, pieces, raw }
}

/** Whether edits have come to nothing in the end. */
export const saysTheSame = (passage: Passage, start: Passage): boolean =>
  passage.raw.length === start.raw.length &&
  passage.pieces.every(
    ({ text, origin, start: from }) => origin === from || start.raw.slice(from, from + text.length) === text,
  )

/** Whether a mark stands anywhere in it; a mark has no line feed in it. */
export function holds({ pieces, heldAtFirst }: Passage, mark: string): boolean {
  const mayBeOld = heldAtFirst(mark)
  return pieces.some(({ text, origin }) => (mayBeOld || origin === undefined) && text.includes(mark))
}

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
export const linesIn = ({ pieces }: Passage, { from, to }: Stretch): readonly Line[] =>
  pieces.flatMap(({ start, text }) => {
    const first = Math.max(0, from - start)
    return [...linesOf(text.slice(first, Math.max(0, to - start)))].map(line => decoded(line, start + first))
  })

/** The line around a place. */
export function lineIn({ pieces }: Passage, place: number): Line {
  const { start, text } = pieceAt(pieces, place)
  return decoded(lineAround(text, place - start), start)
}

/** The lines that may hold a name, each once, in order, leaving out code and comments. No needle: every line. */
export function* linesWith(passage: Passage, needle: Needle | undefined): Generator<Line, void> {
  const hidden = passage.hasHidden ? hiddenRanges(passage.raw) : []
  for (const piece of passage.pieces) {
    for (const line of needle === undefined ? linesOf(piece.text) : linesHolding(passage, piece, needle)) {
      if (!isWithin(hidden, piece.start + line.start)) yield decoded(line, piece.start)
    }
  }
}

function* linesHolding({ places }: Passage, { text, origin }: Piece, needle: Needle): Generator<Line, void> {
  const known = origin === undefined ? undefined : places.get(needle.run)
  const all = known ?? placesOf(text, [needle]).get(needle.run) ?? []
  let seen = 0
  for (const place of placesWithin(all, known && origin !== undefined ? origin : 0, text, needle)) {
    if (place < seen) continue
    const line = lineAround(text, place)
    yield line
    seen = line.end
  }
}

/** The line's own text changed, its ending kept. */
export const replaceLine = (passage: Passage, line: Line, text: string): Passage =>
  edit(passage, line.start, line.stop, text)

/**
 * Lines put in before a place that is the start of a line or the end of the passage. A line that was the last keeps the
 * ending it had, and the one that is the last now has a new one.
 */
export function insertLines(passage: Passage, at: number, lines: readonly string[]): Passage {
  const { pieces, raw, eol, ending } = passage
  if (lines.length === 0) return passage
  const { start, text } = pieceAt(pieces, at)
  const needsBreak = at > start && text.charCodeAt(at - start - 1) !== 10 // before a piece a line has ended
  const block = lines.join(eol)
  if (at < raw.length) return edit(passage, at, at, (needsBreak ? eol : '') + block + eol)
  const grown = edit(passage, at, at, (needsBreak ? ending || eol : '') + block)
  return { ...grown, ending: ending && eol }
}

/** The last line of a stretch that says something, or undefined when none does. */
export function lastLine(passage: Passage, { from, to }: Stretch): Line | undefined {
  for (const { start, text } of passage.pieces.toReversed()) {
    const end = start + endOfInk(text, Math.max(0, Math.min(text.length, to - start)))
    if (end > start) return end <= from ? undefined : lineIn(passage, end)
  }
  return undefined
}

/** Past the last character before `to` that is not white space. White space is ASCII here: other bytes are letters. */
export function endOfInk(raw: string, to: number): number {
  let end = to
  while (end > 0 && raw.charCodeAt(end - 1) <= 32) end -= 1
  return end
}
