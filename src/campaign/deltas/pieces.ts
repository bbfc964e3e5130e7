/**
 * A long text as pieces of whole lines. An edit cuts a piece in two and puts a short one between, so the long stretches
 * that nobody changes are never copied, however many lines do. No line lies across two pieces, so each is read alone.
 */
import { lineAt } from '../text/lines.ts'

/** What a piece says, and where it stood in the text that was there first, unless it is new. */
type Part = { readonly text: string; readonly origin: number | undefined }

/** Every piece but the last ends with a line feed. */
export type Piece = Part & { readonly start: number }

const nothing: Piece = { text: '', origin: undefined, start: 0 }

/** Parts that follow one another, as pieces; there is always one. New ones are one: a thousand lines are looked through at once. */
function pieced(parts: readonly Part[]): readonly Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const { text, origin } of parts) {
    const last = origin === undefined ? pieces.at(-1) : undefined
    if (last && last.origin === undefined) pieces[pieces.length - 1] = { ...last, text: last.text + text }
    else if (text !== '') pieces.push({ text, origin, start })
    start += text.length
  }
  return pieces.length > 0 ? pieces : [nothing]
}

/** A text that nobody has changed yet. */
export const piecesOf = (text: string): readonly Piece[] => pieced([{ text, origin: 0 }])

/** The piece that holds a place; the end of the text is in the last one. */
export const pieceAt = (pieces: readonly Piece[], place: number): Piece =>
  pieces.findLast(({ start }) => start <= place) ?? nothing

const before = ({ text, origin }: Part, place: number): Part => ({ text: text.slice(0, place), origin })

const after = ({ text, origin }: Part, place: number): Part => ({
  text: text.slice(place),
  origin: origin === undefined ? undefined : origin + place,
})

/** What stands before a place and what stands from there on. */
function cut(pieces: readonly Piece[], place: number): readonly [above: Part[], below: Part[]] {
  const at = pieces.findLastIndex(({ start }) => start <= place)
  const piece = pieces[at] ?? nothing
  const within = place - piece.start
  return [
    [...pieces.slice(0, at), before(piece, within)],
    [after(piece, within), ...pieces.slice(at + 1)],
  ]
}

/** The same pieces with other text between two places. A line that is changed in part is new as a whole. */
export function spliced(pieces: readonly Piece[], from: number, to: number, insert: string): readonly Piece[] {
  const [above] = cut(pieces, from)
  const [, below] = cut(pieces, to)
  const last = above.pop() ?? nothing
  const first = below.shift() ?? nothing
  const opening = last.text.lastIndexOf('\n') + 1
  const begun = last.text.slice(opening) + insert
  const isOpen = begun !== '' && !begun.endsWith('\n')
  const [next, ...rest] = first.text === '' ? below : [first, ...below]
  const end = isOpen && next ? lineAt(next.text, 0).end : 0
  const middle: Part = { text: begun + (next?.text.slice(0, end) ?? ''), origin: undefined }
  return pieced([...above, before(last, opening), middle, ...(next ? [after(next, end)] : []), ...rest])
}
