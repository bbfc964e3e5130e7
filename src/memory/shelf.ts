/**
 * Pieces that the same people may know, in the order they came, with an index of their words. It grows at its end and is
 * cut back from there, each at the cost of the pieces that come or go, however much stands before them.
 */
import { tokensOf, type Piece } from './piece.ts'
import { Rows } from './rows.ts'
import { stemOf, wordsIn } from './words.ts'

/** Tokens that a place of the rough index spans; what stands in one is looked at closely only where it promises much. */
export const cellTokens = 400
/** Empty cells between two sources: nothing in one is near to anything in the other. */
const gapCells = 3

/** Counts are kept beside their cell in one number. */
const countBits = 10
const most = (1 << countBits) - 1
export const cellOf = (posting: number): number => posting >> countBits
export const countOf = (posting: number): number => posting & most

/** A mark between the words of a piece and what else is known of it: words beside it are no neighbours. */
export const noWord = -1

/** Every word there is by its number, shared by all shelves of a library. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>()

  add(stem: string): number {
    const known = this.#numbers.get(stem)
    if (known !== undefined) return known
    this.#numbers.set(stem, this.#numbers.size)
    return this.#numbers.size - 1
  }

  find(stem: string): number | undefined {
    return this.#numbers.get(stem)
  }

  /** Words that begin so; looked for only where nothing else is found, because all of them are looked at. */
  beginning(stem: string): readonly number[] {
    return [...this.#numbers].flatMap(([word, number]) => (word.startsWith(stem) ? [number] : []))
  }

  get size(): number {
    return this.#numbers.size
  }
}

export class Shelf {
  readonly pieces: Piece[] = []
  /** The words of all pieces, and where those of each begin. */
  readonly words = new Rows()
  readonly begins = new Rows()
  /** Where the middle of each piece stands, in tokens; and the first piece of each cell. */
  readonly middles = new Rows()
  readonly firsts = new Rows()
  readonly #postings = new Map<number, number[]>()
  readonly #vocabulary: Vocabulary
  readonly #ends: number[] = []

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  get cells(): number {
    return this.firsts.length
  }

  postings(word: number): readonly number[] {
    return this.#postings.get(word) ?? []
  }

  /** The place after the last word of a piece. */
  endOf(piece: number): number {
    return piece + 1 < this.begins.length ? this.begins.at(piece + 1) : this.words.length
  }

  /** The place after the last piece of a cell. */
  endOfCell(cell: number): number {
    return cell + 1 < this.cells ? this.firsts.at(cell + 1) : this.pieces.length
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
    const last = this.pieces.at(-1)
    const end = this.#ends.at(-1) ?? 0
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
      this.words.push(number)
      const list = this.#postings.get(number)
      if (list === undefined) this.#postings.set(number, [(cell << countBits) | 1])
      else count(list, cell)
    }
  }

  /** Back to so many pieces: what came after them was never here. */
  forget(pieces: number): void {
    while (this.pieces.length > pieces) {
      const begin = this.begins.at(this.pieces.length - 1)
      for (let at = this.words.length - 1; at >= begin; at -= 1) this.#uncount(this.words.at(at))
      this.words.cut(begin)
      this.pieces.pop()
      this.#ends.pop()
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

  #uncount(word: number): void {
    const list = this.#postings.get(word)
    const last = list?.at(-1)
    if (list === undefined || last === undefined) return
    if (countOf(last) > 1) list[list.length - 1] = last - 1
    else list.pop()
    if (list.length === 0) this.#postings.delete(word)
  }
}

function count(list: number[], cell: number): void {
  const last = list.at(-1) ?? 0
  if (cellOf(last) !== cell) list.push((cell << countBits) | 1)
  else if (countOf(last) < most) list[list.length - 1] = last + 1
}
