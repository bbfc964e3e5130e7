/**
 * How much of each term stands near to a place: one at the very place, less and less up to the end of the reach. The place
 * moves from left to right, and each hit is counted in and out once, however many places it is near to.
 */
import { satisfied } from './satisfied.ts'

/** Where what is looked for stands, in order: the middle of its piece, and its place in the list of weights. */
export type Hits = { readonly middles: Int32Array; readonly terms: Int32Array }

/** How many there are of each term on one side of the place, and the sum of where they stand. */
class Side {
  readonly counts: Float64Array
  readonly sums: Float64Array

  constructor(terms: number) {
    this.counts = new Float64Array(terms)
    this.sums = new Float64Array(terms)
  }

  clear(): void {
    this.counts.fill(0)
    this.sums.fill(0)
  }

  change(term: number, middle: number, by: 1 | -1): void {
    this.counts[term] = (this.counts[term] ?? 0) + by
    this.sums[term] = (this.sums[term] ?? 0) + by * middle
  }
}

export class Nearness {
  readonly #tokens: number
  readonly #before: Side
  readonly #after: Side
  /** The first hit that is within reach, the first after the place, and the first beyond reach. */
  #first = 0
  #next = 0
  #end = 0

  constructor(tokens: number, terms: number) {
    this.#tokens = tokens
    this.#before = new Side(terms)
    this.#after = new Side(terms)
  }

  clear(): void {
    this.#before.clear()
    this.#after.clear()
    ;[this.#first, this.#next, this.#end] = [0, 0, 0]
  }

  /** Never to the left of where it was. */
  moveTo(place: number, { middles, terms }: Hits): void {
    const [before, after, tokens] = [this.#before, this.#after, this.#tokens]
    let [first, next, end] = [this.#first, this.#next, this.#end]
    for (; end < middles.length && (middles[end] ?? 0) < place + tokens; end += 1)
      after.change(terms[end] ?? 0, middles[end] ?? 0, 1)
    for (; next < end && (middles[next] ?? 0) <= place; next += 1) {
      after.change(terms[next] ?? 0, middles[next] ?? 0, -1)
      before.change(terms[next] ?? 0, middles[next] ?? 0, 1)
    }
    for (; first < next && (middles[first] ?? 0) <= place - tokens; first += 1)
      before.change(terms[first] ?? 0, middles[first] ?? 0, -1)
    this.#first = first
    this.#next = next
    this.#end = end
  }

  /** What these terms are worth together that stand near to the place. */
  worth(place: number, terms: Int32Array, weights: Float64Array): number {
    if (this.#first === this.#end) return 0
    const { counts: earlier, sums: left } = this.#before
    const { counts: later, sums: right } = this.#after
    const tokens = this.#tokens
    let worth = 0
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0
      const one = earlier[term] ?? 0
      const other = later[term] ?? 0
      if (one + other === 0) continue
      const away = place * (one - other) - (left[term] ?? 0) + (right[term] ?? 0)
      worth += (weights[term] ?? 0) * satisfied(one + other - away / tokens)
    }
    return worth
  }
}
