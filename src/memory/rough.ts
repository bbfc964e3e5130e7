/**
 * The first look: which cells of the shelves promise most, by counts alone. Each cell is helped by its neighbours, and a
 * little by what the whole chapter around it is about.
 */
import { Chapters } from './chapters.ts'
import type { Term } from './asked.ts'
import { cellOf, countOf } from './postings.ts'
import { satisfied } from './satisfied.ts'
import type { Shelf } from './shelf.ts'

/** What a count helps its cell, one cell and two cells away, in fifths: the reach of a passage, in cells. */
const [here, near, far] = [5, 3, 1]

/** Worked out beforehand for each number of fifths, because a search asks for it a million times. */
const satisfiedBy = Float64Array.from({ length: 1024 }, (_, fifths) => satisfied(fifths / here))

/** `chapter`: what of the score it owes to its chapter. */
export type Promising = {
  readonly shelf: Shelf
  readonly cell: number
  readonly score: number
  readonly chapter: number
}

export type Sought = { readonly terms: readonly Term[]; readonly chapter: number }

export class RoughLook {
  /** Room to count in, kept from one search to the next; cells stand two places to the right, so each has neighbours. */
  #counts = new Int32Array(0)
  #scores = new Float64Array(0)
  readonly #chapters = new Chapters()

  /** The best cells of all these shelves, the best first; of two alike, the later one. */
  best(shelves: readonly Shelf[], { terms, chapter: share }: Sought, most: number): readonly Promising[] {
    const best: Promising[] = []
    const affordable = rarest(shelves, terms)
    for (const shelf of shelves) {
      this.#makeRoom(shelf.cells)
      for (const term of affordable) this.#add(shelf, term, share > 0)
      for (let cell = shelf.cells - 1; cell >= 0; cell -= 1) {
        const near = this.#scores[cell + 2] ?? 0
        if (near === 0) continue
        const chapter = share > 0 ? share * this.#chapters.at(cell) : 0
        const score = near + chapter
        if (best.length < most || score > (best.at(-1)?.score ?? 0)) insert(best, { shelf, cell, score, chapter }, most)
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
    this.#chapters.open(cells)
  }

  #add(shelf: Shelf, { words, weight }: Term, hasChapters: boolean): void {
    const [word = 0] = words
    const places = words.length === 1 ? shelf.postings(word) : merged(words.map(form => shelf.postings(form)))
    const counts = this.#counts
    for (const posting of places) {
      const at = cellOf(posting) + 2
      counts[at] = (counts[at] ?? 0) + countOf(posting)
    }
    this.#weigh(places, weight)
    if (hasChapters) this.#chapters.add(places, weight)
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

/** In a long campaign words that stand in every third cell cost the most and tell the least: the second look has them. */
const mostPlaces = 12_000

function rarest(shelves: readonly Shelf[], terms: readonly Term[]): readonly Term[] {
  const counted = terms.map(term => ({
    term,
    places: term.words.reduce((sum, word) => shelves.reduce((all, shelf) => all + shelf.postings(word).length, sum), 0),
  }))
  let room = mostPlaces
  return counted
    .toSorted((one, other) => one.places - other.places)
    .flatMap(({ term, places }, at) => {
      room -= places
      return room >= 0 || at === 0 ? [term] : []
    })
}

const merged = (lists: readonly (readonly number[])[]): readonly number[] =>
  lists.flat().toSorted((one, other) => one - other)

function insert(best: Promising[], one: Promising, most: number): void {
  let at = best.length
  while (at > 0 && (best[at - 1]?.score ?? 0) < one.score) at -= 1
  best.splice(at, 0, one)
  if (best.length > most) best.pop()
}
