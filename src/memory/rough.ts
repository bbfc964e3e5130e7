/** The first look: which cells of the shelves promise most, by counts alone. Each cell is helped by its neighbours. */
import type { Term } from './asked.ts'
import { cellOf, countOf, type Shelf } from './shelf.ts'

/** More of the same word says less and less. */
export const satisfied = (count: number): number => (count * 2.2) / (count + 1.2)

/** What a count helps its cell, one cell and two cells away, in fifths: the reach of a passage, in cells. */
const [here, near, far] = [5, 3, 1]

/** Worked out beforehand for each number of fifths, because a search asks for it a million times. */
const satisfiedBy = Float64Array.from({ length: 1024 }, (_, fifths) => satisfied(fifths / here))

export type Promising = { readonly shelf: Shelf; readonly cell: number; readonly score: number }

export class RoughLook {
  /** Room to count in, kept from one search to the next; cells stand two places to the right, so each has neighbours. */
  #counts = new Int32Array(0)
  #scores = new Float64Array(0)

  /** The best cells of all these shelves, the best first; of two alike, the later one. */
  best(shelves: readonly Shelf[], terms: readonly Term[], most: number): readonly Promising[] {
    const best: Promising[] = []
    for (const shelf of shelves) {
      this.#makeRoom(shelf.cells)
      for (const term of terms) this.#add(shelf, term)
      for (let cell = shelf.cells - 1; cell >= 0; cell -= 1) {
        const score = this.#scores[cell + 2] ?? 0
        const last = best.at(-1)
        if (score > 0 && (best.length < most || (last && score > last.score)))
          insert(best, { shelf, cell, score }, most)
      }
    }
    return best
  }

  #makeRoom(cells: number): void {
    if (this.#counts.length < cells + 8) {
      this.#counts = new Int32Array(cells * 2 + 8)
      this.#scores = new Float64Array(cells * 2 + 8)
    }
    this.#scores.fill(0, 0, cells + 8)
  }

  #add(shelf: Shelf, { words, weight }: Term): void {
    const [word = 0] = words
    const places = words.length === 1 ? shelf.postings(word) : merged(words.map(form => shelf.postings(form)))
    const counts = this.#counts
    for (const posting of places) {
      const at = cellOf(posting) + 2
      counts[at] = (counts[at] ?? 0) + countOf(posting)
    }
    this.#weigh(places, weight)
    for (const posting of places) counts[cellOf(posting) + 2] = 0
  }

  /** Every cell that a place reaches, once, from left to right. */
  #weigh(places: readonly number[], weight: number): void {
    const counts = this.#counts
    const scores = this.#scores
    let next = 2
    for (const posting of places) {
      const last = cellOf(posting) + 4
      for (let at = Math.max(next, last - 4); at <= last; at += 1) {
        const beside = (counts[at - 1] ?? 0) + (counts[at + 1] ?? 0)
        const beyond = (counts[at - 2] ?? 0) + (counts[at + 2] ?? 0)
        const fifths = here * (counts[at] ?? 0) + near * beside + far * beyond
        scores[at] = (scores[at] ?? 0) + weight * (satisfiedBy[Math.min(fifths, satisfiedBy.length - 1)] ?? 0)
      }
      next = last + 1
    }
  }
}

const merged = (lists: readonly (readonly number[])[]): readonly number[] =>
  lists.flat().toSorted((one, other) => one - other)

function insert(best: Promising[], one: Promising, most: number): void {
  let at = best.length
  while (at > 0 && (best[at - 1]?.score ?? 0) < one.score) at -= 1
  best.splice(at, 0, one)
  if (best.length > most) best.pop()
}
