/** What longer stretches are about: a passage is likelier to be meant where the whole evening speaks of the same. */
import { satisfied } from './satisfied.ts'
import { cellOf, countOf } from './postings.ts'

/** Cells to a chapter: about half an evening at a table. */
const cellsEach = 30

export class Chapters {
  /** One place to the right, so that each has neighbours. */
  #counts = new Float64Array(0)
  #scores = new Float64Array(0)
  #last = 0

  open(cells: number): void {
    this.#last = Math.ceil(cells / cellsEach) + 2
    if (this.#counts.length < this.#last + 1) {
      this.#counts = new Float64Array(2 * this.#last)
      this.#scores = new Float64Array(2 * this.#last)
    }
    this.#scores.fill(0, 0, this.#last + 1)
  }

  /** A word stands at these places. */
  add(places: readonly number[], weight: number): void {
    const [counts, scores] = [this.#counts, this.#scores]
    for (const posting of places) {
      const at = Math.floor(cellOf(posting) / cellsEach) + 1
      counts[at] = (counts[at] ?? 0) + countOf(posting)
    }
    for (let at = 1; at < this.#last; at += 1) {
      const count = (counts[at] ?? 0) + ((counts[at - 1] ?? 0) + (counts[at + 1] ?? 0)) / 2
      if (count > 0) scores[at] = (scores[at] ?? 0) + weight * satisfied(count)
    }
    counts.fill(0, 0, this.#last + 1)
  }

  /** A cell between the middles of two chapters belongs to both. */
  at(cell: number): number {
    const place = (cell + 0.5) / cellsEach + 0.5
    const before = Math.floor(place)
    const later = place - before
    return (this.#scores[before] ?? 0) * (1 - later) + (this.#scores[before + 1] ?? 0) * later
  }
}
