/**
 * Pieces that the same people may know, in the order they came, with an index of their words. It grows at its end and is
 * cut back from there, each at the cost of the pieces that come or go, however much stands before them.
 */
import { tokensOf, type Audience, type Piece } from './piece.ts'
import { Pieces, type FrozenPieces } from './pieces.ts'
import { Postings, type FrozenPostings } from './postings.ts'
import { Rows } from './rows.ts'
import { stemOf, wordsIn } from './words.ts'

/** Tokens that a place of the rough index spans; what stands in one is looked at closely only where it promises much. */
export const cellTokens = 400
/** Empty cells between two sources: nothing in one is near to anything in the other. */
const gapCells = 3

/** A mark between the words of a piece and what else is known of it: words beside it are no neighbours. */
export const noWord = -1

/** Every word there is by its number, shared by all shelves of a library. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>()
  readonly #stems: string[] = []

  add(stem: string): number {
    const known = this.#numbers.get(stem)
    if (known !== undefined) return known
    this.#numbers.set(stem, this.#stems.length)
    return this.#stems.push(stem) - 1
  }

  find(stem: string): number | undefined {
    return this.#numbers.get(stem)
  }

  /** Words that begin so; looked for only where nothing else is found, because all of them are looked at. */
  beginning(stem: string): readonly number[] {
    return this.#stems.flatMap((word, number) => (word.startsWith(stem) ? [number] : [])).toSorted(this.byStem)
  }

  /** Numbers go by who came first; what is found must not. */
  readonly byStem = (one: number, other: number): number =>
    (this.#stems[one] ?? '') < (this.#stems[other] ?? '') ? -1 : 1

  get size(): number {
    return this.#stems.length
  }

  get stems(): readonly string[] {
    return this.#stems
  }
}

/** A shelf as it is kept on a disk. */
export type FrozenShelf = {
  readonly pieces: FrozenPieces
  readonly postings: FrozenPostings
  readonly words: Int32Array
  readonly begins: Int32Array
  readonly middles: Int32Array
  readonly firsts: Int32Array
  readonly ends: Int32Array
}

export class Shelf {
  readonly pieces: Pieces
  /** The words of all pieces, and where those of each begin. */
  readonly words: Rows
  readonly begins: Rows
  /** Where the middle of each piece stands, in tokens; and the first piece of each cell. */
  readonly middles: Rows
  readonly firsts: Rows
  readonly #postings: Postings
  readonly #vocabulary: Vocabulary
  readonly #ends: Rows

  constructor(vocabulary: Vocabulary, audience: Audience, frozen?: FrozenShelf) {
    this.#vocabulary = vocabulary
    this.pieces = new Pieces(audience, frozen?.pieces)
    this.#postings = new Postings(frozen?.postings)
    this.words = new Rows(frozen?.words)
    this.begins = new Rows(frozen?.begins)
    this.middles = new Rows(frozen?.middles)
    this.firsts = new Rows(frozen?.firsts)
    this.#ends = new Rows(frozen?.ends)
  }

  freeze(): FrozenShelf {
    return {
      pieces: this.pieces.freeze(),
      postings: this.#postings.freeze(),
      words: this.words.values,
      begins: this.begins.values,
      middles: this.middles.values,
      firsts: this.firsts.values,
      ends: this.#ends.values,
    }
  }

  get cells(): number {
    return this.firsts.length
  }

  postings(word: number): readonly number[] {
    return this.#postings.of(word)
  }

  /** The place after the last word of a piece. */
  endOf(piece: number): number {
    return piece + 1 < this.begins.length ? Math.min(this.begins.at(piece + 1), this.words.length) : this.words.length
  }

  /** The place after the last piece of a cell. */
  endOfCell(cell: number): number {
    return cell + 1 < this.cells ? Math.min(this.firsts.at(cell + 1), this.pieces.length) : this.pieces.length
  }

  add(piece: Piece): void {
    const start = this.#startOf(piece)
    const tokens = tokensOf(piece)
    const cell = Math.floor(start / cellTokens)
    while (this.firsts.length <= cell) this.firsts.push(this.pieces.length)
    this.begins.push(this.words.length)
    this.middles.push(start + (tokens >> 1))
    this.#ends.push(start + tokens)
    this.pieces.push(piece)
    this.#write(piece.text, cell)
    for (const more of [piece.by, piece.when, ...(piece.about ?? [])]) if (more !== undefined) this.#beside(more, cell)
  }

  #startOf({ source }: Piece): number {
    const last = this.pieces.at(this.pieces.length - 1)
    const end = this.#ends.at(this.pieces.length - 1)
    if (last === undefined || last.source === source) return end
    return (Math.floor(end / cellTokens) + 1 + gapCells) * cellTokens
  }

  #beside(text: string, cell: number): void {
    this.words.push(noWord)
    this.#write(text, cell)
  }

  #write(text: string, cell: number): void {
    for (const word of wordsIn(text)) {
      const number = this.#vocabulary.add(stemOf(word))
      if (this.#postings.count(number, cell)) this.words.push(number)
    }
  }

  /** Back to so many pieces: what came after them was never here. */
  forget(pieces: number): void {
    while (this.pieces.length > pieces) {
      const begin = this.begins.at(this.pieces.length - 1)
      for (let at = this.words.length - 1; at >= begin; at -= 1) this.#postings.uncount(this.words.at(at))
      this.words.cut(begin)
      this.pieces.pop()
      this.#ends.cut(this.pieces.length)
      this.begins.cut(this.pieces.length)
      this.middles.cut(this.pieces.length)
    }
    const end = this.pieces.length === 0 ? 0 : this.#cellOf(this.pieces.length - 1) + 1
    this.firsts.cut(end)
  }

  #cellOf(piece: number): number {
    let cell = this.firsts.length - 1
    while (cell > 0 && this.firsts.at(cell) > piece) cell -= 1
    return cell
  }
}
