/** In which cells each word stands, and how often. What was kept on a disk is looked at only for words that are asked for. */
import { Rows } from './rows.ts'

/** Counts are kept beside their cell in one number. */
const countBits = 10
const most = (1 << countBits) - 1
export const cellOf = (posting: number): number => posting >> countBits
export const countOf = (posting: number): number => posting & most

/** The lists one after the other: the words in order, where the list of each begins, and all of them. */
export type FrozenPostings = { readonly words: Int32Array; readonly begins: Int32Array; readonly all: Int32Array }

const none: FrozenPostings = { words: new Int32Array(), begins: new Int32Array(), all: new Int32Array() }

export class Postings {
  readonly #lists = new Map<number, number[]>()
  readonly #frozen: FrozenPostings

  constructor(frozen: FrozenPostings = none) {
    this.#frozen = frozen
  }

  of(word: number): readonly number[] {
    return this.#listOf(word) ?? []
  }

  #listOf(word: number): number[] | undefined {
    const known = this.#lists.get(word)
    if (known) return known
    const frozen = this.#frozenOf(word)
    if (!frozen) return undefined
    const list = [...frozen]
    this.#lists.set(word, list)
    return list
  }

  #frozenOf(word: number): Int32Array | undefined {
    const { words, begins, all } = this.#frozen
    let [low, high] = [0, words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((words[middle] ?? 0) < word) low = middle + 1
      else high = middle
    }
    return words[low] === word ? all.subarray(begins[low], begins[low + 1]) : undefined
  }

  /** False where it was counted as often as anybody counts. */
  count(word: number, cell: number): boolean {
    const list = this.#listOf(word) ?? []
    if (list.length === 0) this.#lists.set(word, list)
    const last = list.at(-1)
    if (last === undefined || cellOf(last) !== cell) list.push((cell << countBits) | 1)
    else if (countOf(last) < most) list[list.length - 1] = last + 1
    else return false
    return true
  }

  /** The last time it was counted is taken back. */
  uncount(word: number): void {
    const list = this.#listOf(word)
    const last = list?.at(-1)
    if (list === undefined || last === undefined) return
    if (countOf(last) > 1) list[list.length - 1] = last - 1
    else list.pop() // an empty list stays: what was frozen of the word is gone too
  }

  freeze(): FrozenPostings {
    const [words, begins, all] = [new Rows(), new Rows(), new Rows()]
    for (const word of this.#words()) {
      const list = this.#lists.get(word) ?? this.#frozenOf(word) ?? []
      if (list.length === 0) continue
      words.push(word)
      begins.push(all.length)
      for (const posting of list) all.push(posting)
    }
    begins.push(all.length)
    return { words: words.values, begins: begins.values, all: all.values }
  }

  #words(): Int32Array {
    return Int32Array.from(new Set([...this.#frozen.words, ...this.#lists.keys()])).sort()
  }
}
