/** The second look: each piece of the promising cells, by what is said in it and how near to it the rest is said. */
import { farthest, pairKey, wordsOfPair, type Asked, type Manner, type Reach } from './asked.ts'
import type { Piece } from './piece.ts'
import type { Promising } from './rough.ts'
import { Rows } from './rows.ts'
import { satisfied } from './satisfied.ts'
import { noWord, type Shelf } from './shelf.ts'
import { stemOf, wordsIn } from './words.ts'

/** `holds`: what the words are worth that stand in the piece itself. */
export type Weighed = { readonly shelf: Shelf; readonly piece: number; readonly score: number; readonly holds: number }

/** Where what is looked for stands, in order: the middle of its piece, and its place in the list of weights. */
type Hits = { readonly middles: Rows; readonly terms: Rows }

const inPair = -1
/** How much more a piece counts that has the look of an answer. */
const cueShare = 1.2
const itself: Reach = { tokens: 1, share: 1 }

/** A last sentence that asks; what is done meanwhile may stand after it in brackets. */
const asksOnly = /\?["”')]*\s*(?:\[[^\]]*\]\s*)?$/

export class CloseLook {
  /** Each word's place in the list of weights, counted from 1; `inPair` for one that only counts beside another. */
  readonly #termOf: Int16Array
  readonly #pairs = new Map<number, number>()
  readonly #weights: number[] = []
  readonly #manner: Manner
  readonly #stems: ReadonlySet<string>
  readonly #cue: RegExp | undefined
  readonly #named = new Map<string, boolean>()
  /** The piece itself, then what the manner reaches; and for each, how much of each term there is. */
  readonly #reaches: readonly Reach[]
  readonly #sums: readonly Float64Array[]

  constructor({ terms, pairs, manner, stems, cue }: Asked, vocabulary: number) {
    this.#manner = manner
    this.#stems = stems
    this.#cue = cue
    this.#termOf = new Int16Array(vocabulary)
    for (const [pair, weight] of pairs) {
      for (const word of wordsOfPair(pair)) this.#termOf[word] = inPair
      this.#pairs.set(pair, this.#weights.push(weight))
    }
    for (const { words, weight } of terms) {
      const term = this.#weights.push(weight)
      for (const word of words) this.#termOf[word] = term
    }
    this.#reaches = [itself, ...manner.reaches]
    this.#sums = this.#reaches.map(() => new Float64Array(this.#weights.length))
  }

  /** Cells that stand side by side are looked at together. */
  weigh(shelf: Shelf, promising: readonly Pick<Promising, 'cell' | 'chapter'>[]): readonly Weighed[] {
    const sorted = promising.toSorted((one, other) => one.cell - other.cell)
    const weighed: Weighed[] = []
    for (let from = 0; from < sorted.length;) {
      let to = from + 1
      while (to < sorted.length && sorted[to]?.cell === (sorted[to - 1]?.cell ?? 0) + 1) to += 1
      this.#weighRun(shelf, sorted.slice(from, to), weighed)
      from = to
    }
    return weighed
  }

  #weighRun(shelf: Shelf, run: readonly Pick<Promising, 'cell' | 'chapter'>[], weighed: Weighed[]): void {
    const [first, end] = [shelf.firsts.at(run[0]?.cell ?? 0), shelf.endOfCell(run.at(-1)?.cell ?? 0)]
    if (first >= end) return
    const hits = this.#hitsAround(shelf, first, end)
    const start = Math.max(0, first - 1) // the one before may have asked for the first
    let [from, at, before] = [0, 0, 0]
    for (let piece = start; piece < end; piece += 1) {
      const middle = shelf.middles.at(piece)
      while (from < hits.middles.length && hits.middles.at(from) <= middle - farthest) from += 1
      const { near, holds } = this.#weighAt(middle, hits, from)
      const asked = before
      before = holds
      if (piece < first) continue
      while (at + 1 < run.length && shelf.firsts.at(run[at + 1]?.cell ?? 0) <= piece) at += 1
      const said = near + this.#manner.own * holds + (isAnswer(shelf, piece) ? this.#manner.answer * asked : 0)
      const score = (said + (run[at]?.chapter ?? 0)) * this.#leanTo(shelf.pieces.at(piece))
      if (score > 0) weighed.push({ shelf, piece, score, holds })
    }
  }

  #leanTo(piece: Piece | undefined): number {
    const { by, text = '', weight = 1 } = piece ?? {}
    const asks = this.#manner.asks < 1 && asksOnly.test(text) ? this.#manner.asks : 1
    const cued = this.#cue?.test(text) ? cueShare : 1
    return weight * asks * cued * (by !== undefined && this.#isNamed(by) ? 1 + this.#manner.speaker : 1)
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
    for (const sum of this.#sums) sum.fill(0)
    for (let at = from; at < middles.length; at += 1) {
      const away = Math.abs(middles.at(at) - middle)
      if (away >= farthest) break
      for (let reach = 0; reach < this.#reaches.length; reach += 1) this.#count(reach, terms.at(at), away)
    }
    let near = 0
    for (let reach = 1; reach < this.#reaches.length; reach += 1) near += this.#scoreOf(reach)
    return { near, holds: this.#scoreOf(0) }
  }

  #count(reach: number, term: number, away: number): void {
    const tokens = this.#reaches[reach]?.tokens ?? 0
    const sum = this.#sums[reach]
    if (sum && away < tokens) sum[term] = (sum[term] ?? 0) + 1 - away / tokens
  }

  #scoreOf(reach: number): number {
    const sum = this.#sums[reach]
    const share = this.#reaches[reach]?.share ?? 0
    let score = 0
    for (let term = 0; term < this.#weights.length; term += 1)
      score += share * (this.#weights[term] ?? 0) * satisfied(sum?.[term] ?? 0)
    return score
  }
}

/** What somebody else says right after a question is its answer. */
function isAnswer(shelf: Shelf, piece: number): boolean {
  const [asked, said] = [shelf.pieces.at(piece - 1), shelf.pieces.at(piece)]
  return asked !== undefined && asked.source === said?.source && asked.by !== said.by && asked.text.includes('?')
}
