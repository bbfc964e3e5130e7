/** The second look: each piece of the promising cells, by what is said in it and how near to it the rest is said. */
import { farthest, pairKey, wordsOfPair, type Asked, type Manner } from './asked.ts'
import type { Piece } from './piece.ts'
import { satisfied } from './rough.ts'
import { Rows } from './rows.ts'
import { noWord, type Shelf } from './shelf.ts'
import { stemOf, wordsIn } from './words.ts'

/** `holds`: what the words are worth that stand in the piece itself. */
export type Weighed = { readonly shelf: Shelf; readonly piece: number; readonly score: number; readonly holds: number }

/** Where what is looked for stands, in order: the middle of its piece, and its place in the list of weights. */
type Hits = { readonly middles: Rows; readonly terms: Rows }

const inPair = -1

export class CloseLook {
  /** Each word's place in the list of weights, counted from 1; `inPair` for one that only counts beside another. */
  readonly #termOf: Int16Array
  readonly #pairs = new Map<number, number>()
  readonly #weights: number[] = []
  readonly #manner: Manner
  readonly #stems: ReadonlySet<string>
  readonly #named = new Map<string, boolean>()
  /** For each reach, and last for the piece itself: how much of each term there is. */
  readonly #sums: readonly Float64Array[]

  constructor({ terms, pairs, manner, stems }: Asked, vocabulary: number) {
    this.#manner = manner
    this.#stems = stems
    this.#termOf = new Int16Array(vocabulary)
    for (const [pair, weight] of pairs) {
      for (const word of wordsOfPair(pair)) this.#termOf[word] = inPair
      this.#pairs.set(pair, this.#weights.push(weight))
    }
    for (const { words, weight } of terms) {
      const term = this.#weights.push(weight)
      for (const word of words) this.#termOf[word] = term
    }
    this.#sums = manner.reaches.map(() => new Float64Array(this.#weights.length))
  }

  /** Cells that stand side by side are looked at together. */
  weigh(shelf: Shelf, cells: readonly number[]): readonly Weighed[] {
    const sorted = cells.toSorted((one, other) => one - other)
    const weighed: Weighed[] = []
    for (let from = 0; from < sorted.length;) {
      let to = from
      while (to + 1 < sorted.length && sorted[to + 1] === (sorted[to] ?? 0) + 1) to += 1
      this.#weighRun(shelf, sorted[from] ?? 0, (sorted[to] ?? 0) + 1, weighed)
      from = to + 1
    }
    return weighed
  }

  #weighRun(shelf: Shelf, fromCell: number, toCell: number, weighed: Weighed[]): void {
    const first = shelf.firsts.at(fromCell)
    const end = toCell < shelf.cells ? shelf.firsts.at(toCell) : shelf.pieces.length
    if (first >= end) return
    const hits = this.#hitsAround(shelf, first, end)
    let from = 0
    for (let piece = first; piece < end; piece += 1) {
      const middle = shelf.middles.at(piece)
      while (from < hits.middles.length && hits.middles.at(from) <= middle - farthest) from += 1
      const { near, holds } = this.#weighAt(middle, hits, from)
      const score = (near + this.#manner.own * holds) * this.#leanTo(shelf.pieces[piece])
      if (score > 0) weighed.push({ shelf, piece, score, holds })
    }
  }

  #leanTo(piece: Piece | undefined): number {
    const { by, weight = 1 } = piece ?? {}
    return by !== undefined && this.#isNamed(by) ? weight * (1 + this.#manner.speaker) : weight
  }

  #isNamed(by: string): boolean {
    const known = this.#named.get(by)
    if (known !== undefined) return known
    const isNamed = wordsIn(by).some(word => this.#stems.has(stemOf(word)))
    this.#named.set(by, isNamed)
    return isNamed
  }

  #hitsAround(shelf: Shelf, first: number, end: number): Hits {
    const hits: Hits = { middles: new Rows(), terms: new Rows() }
    let from = first
    while (from > 0 && shelf.middles.at(first) - shelf.middles.at(from - 1) < farthest) from -= 1
    for (let piece = from; piece < shelf.pieces.length; piece += 1) {
      if (piece >= end && shelf.middles.at(piece) - shelf.middles.at(end - 1) >= farthest) break
      this.#hitsIn(shelf, piece, hits)
    }
    return hits
  }

  #hitsIn(shelf: Shelf, piece: number, { middles, terms }: Hits): void {
    const middle = shelf.middles.at(piece)
    const end = shelf.endOf(piece)
    let before = noWord
    for (let at = shelf.begins.at(piece); at < end; at += 1) {
      const word = shelf.words.at(at)
      const term = word === noWord ? 0 : (this.#termOf[word] ?? 0)
      if (term > 0) {
        middles.push(middle)
        terms.push(term - 1)
      }
      const pair = term === 0 || before === noWord ? undefined : this.#pairs.get(pairKey(before, word))
      if (pair !== undefined) {
        middles.push(middle)
        terms.push(pair - 1)
      }
      before = term === 0 ? noWord : word
    }
  }

  #weighAt(middle: number, { middles, terms }: Hits, from: number): { readonly near: number; readonly holds: number } {
    const { reaches } = this.#manner
    for (const sum of this.#sums) sum.fill(0)
    let [near, holds] = [0, 0]
    for (let at = from; at < middles.length; at += 1) {
      const away = Math.abs(middles.at(at) - middle)
      if (away >= farthest) break
      for (let reach = 0; reach < reaches.length; reach += 1) this.#count(reach, terms.at(at), away)
      if (away === 0) holds += this.#weights[terms.at(at)] ?? 0
    }
    for (let reach = 0; reach < reaches.length; reach += 1) near += this.#scoreOf(reach)
    return { near, holds }
  }

  #count(reach: number, term: number, away: number): void {
    const tokens = this.#manner.reaches[reach]?.tokens ?? 0
    const sum = this.#sums[reach]
    if (sum && away < tokens) sum[term] = (sum[term] ?? 0) + 1 - away / tokens
  }

  #scoreOf(reach: number): number {
    const sum = this.#sums[reach]
    const share = this.#manner.reaches[reach]?.share ?? 0
    let score = 0
    for (let term = 0; term < this.#weights.length; term += 1)
      score += share * (this.#weights[term] ?? 0) * satisfied(sum?.[term] ?? 0)
    return score
  }
}
