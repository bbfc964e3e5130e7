/** The second look: each piece of the promising cells, by what is said in it and how near to it the rest is said. */
import { farthest, pairKey, wordsOfPair, type Asked, type Manner } from './asked.ts'
import { Nearness, type Hits } from './nearness.ts'
import type { Piece } from './piece.ts'
import type { Promising } from './rough.ts'
import { Rows } from './rows.ts'
import { noWord, type Shelf } from './shelf.ts'
import { stemOf, wordsIn } from './words.ts'

/** `holds`: what the words are worth that stand in the piece itself. */
export type Weighed = { readonly shelf: Shelf; readonly piece: number; readonly score: number; readonly holds: number }

const inPair = -1
/** How much more a piece counts that has the look of an answer. */
const cueShare = 1.2

/** A last sentence that asks; what is done meanwhile may stand after it in brackets. */
const asksOnly = /\?["”')]*\s*(?:\[[^\]]*\]\s*)?$/

export class CloseLook {
  /** Each word's place in the list of weights, counted from 1; `inPair` for one that only counts beside another. */
  readonly #termOf: Int16Array
  readonly #pairs = new Map<number, number>()
  readonly #weights: Float64Array
  readonly #manner: Manner
  readonly #stems: ReadonlySet<string>
  readonly #cue: RegExp | undefined
  readonly #named = new Map<string, boolean>()
  /** What stands in the piece itself, and what the manner reaches. */
  readonly #itself: Nearness
  readonly #around: readonly { readonly nearness: Nearness; readonly share: number }[]

  constructor({ terms, pairs, manner, stems, cue }: Asked, vocabulary: number) {
    this.#manner = manner
    this.#stems = stems
    this.#cue = cue
    this.#termOf = new Int16Array(vocabulary)
    const weights: number[] = []
    for (const [pair, weight] of pairs) {
      for (const word of wordsOfPair(pair)) this.#termOf[word] = inPair
      this.#pairs.set(pair, weights.push(weight))
    }
    for (const { words, weight } of terms) {
      const term = weights.push(weight)
      for (const word of words) this.#termOf[word] = term
    }
    this.#weights = Float64Array.from(weights)
    this.#itself = new Nearness(1, weights.length)
    this.#around = manner.reaches.map(({ tokens, share }) => {
      return { nearness: new Nearness(tokens, weights.length), share }
    })
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
    const terms = Int32Array.from(new Set(hits.terms)).sort()
    const start = Math.max(0, first - 1) // the one before may have asked for the first
    this.#itself.clear()
    for (const { nearness } of this.#around) nearness.clear()
    let [at, before] = [0, 0]
    for (let piece = start; piece < end; piece += 1) {
      const { near, holds } = this.#weighAt(shelf.middles.at(piece), hits, terms)
      const asked = before
      before = holds
      if (piece < first) continue
      while (at + 1 < run.length && shelf.firsts.at(run[at + 1]?.cell ?? 0) <= piece) at += 1
      const said =
        near +
        this.#manner.own * holds +
        (asked > 0 && this.#manner.answer > 0 && isAnswer(shelf, piece) ? this.#manner.answer * asked : 0)
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
    const { middles } = shelf
    let [from, to] = [first, end]
    while (from > 0 && middles.at(first) - middles.at(from - 1) < farthest) from -= 1
    while (to < shelf.pieces.length && middles.at(to) - middles.at(end - 1) < farthest) to += 1
    const words = shelf.words.values
    const [places, terms] = [new Rows(), new Rows()]
    for (let piece = from; piece < to; piece += 1) {
      this.#hitsIn(words.subarray(shelf.begins.at(piece), shelf.endOf(piece)), terms)
      for (const middle = middles.at(piece); places.length < terms.length;) places.push(middle)
    }
    return { middles: places.values, terms: terms.values }
  }

  #hitsIn(words: Int32Array, terms: Rows): void {
    let before = noWord
    for (const word of words) {
      const term = word === noWord ? 0 : (this.#termOf[word] ?? 0)
      if (term > 0) terms.push(term - 1)
      const pair = term === 0 || before === noWord ? undefined : this.#pairs.get(pairKey(before, word))
      if (pair !== undefined) terms.push(pair - 1)
      before = term === 0 ? noWord : word
    }
  }

  #weighAt(middle: number, hits: Hits, terms: Int32Array): { readonly near: number; readonly holds: number } {
    this.#itself.moveTo(middle, hits)
    let near = 0
    for (const { nearness, share } of this.#around) {
      nearness.moveTo(middle, hits)
      near += share * nearness.worth(middle, terms, this.#weights)
    }
    return { near, holds: this.#itself.worth(middle, terms, this.#weights) }
  }
}

/** What somebody else says right after a question is its answer. */
function isAnswer(shelf: Shelf, piece: number): boolean {
  const [asked, said] = [shelf.pieces.at(piece - 1), shelf.pieces.at(piece)]
  return asked !== undefined && asked.source === said?.source && asked.by !== said.by && asked.text.includes('?')
}
