/**
 * All that is remembered, a shelf for each circle of people who may know the same. A search is made by a reader, and a
 * reader is handed the shelves that are open to it and no others: what it may not know it cannot count, weigh or find.
 */
import { readAsked, type Aliases, type Asked } from './asked.ts'
import { CloseLook, type Weighed } from './close.ts'
import { echoed, hasEcho } from './echo.ts'
import { packShelves, unpackShelves } from './frozen.ts'
import { byScore, passagesOf, pieceOf, within } from './passages.ts'
import { mayKnow, type Audience, type Listener, type Piece } from './piece.ts'
import { RoughLook } from './rough.ts'
import { Shelf, Vocabulary } from './shelf.ts'

/** A piece that somebody may hear. What the Game Master was told is no answer for a character. */
export type Remembered<Kind extends Listener['kind']> = Piece & { readonly __heardBy: Kind }

/** Pieces that stand together, in their order. */
export type Recalled<Kind extends Listener['kind']> = readonly Remembered<Kind>[]

export type Search = {
  readonly words: string
  /** In tokens. */
  readonly budget: number
  /** How much a piece matters at this moment, mildly: 1 is no more than any other. */
  readonly lean?: (piece: Piece) => number
}

/** A place to go back to: how many pieces each shelf held. */
export type Mark = ReadonlyMap<string, number>

const keyOf = (audience: Audience): string =>
  audience === 'everyone' ? '*' : JSON.stringify([...new Set(audience)].toSorted())

const placeOf = (audience: Audience, part: string): string => `${keyOf(audience)} ${part}`

type Placed = { readonly audience: Audience; readonly part: string; readonly shelf: Shelf }

export class Library {
  readonly #vocabulary = new Vocabulary()
  readonly #shelves = new Map<string, Placed>()
  readonly #rough = new RoughLook()

  /** `part`: what is dropped as one and put in again, such as a page that is written anew; the story itself has none. */
  add(piece: Piece, part = ''): void {
    const { audience } = piece
    const key = placeOf(audience, part)
    const known = this.#shelves.get(key) ?? { audience, part, shelf: new Shelf(this.#vocabulary, audience) }
    this.#shelves.set(key, known)
    known.shelf.add(piece)
  }

  drop(part: string): void {
    for (const [key, placed] of this.#shelves) if (placed.part === part) this.#shelves.delete(key)
  }

  get size(): number {
    return [...this.#shelves.values()].reduce((sum, { shelf }) => sum + shelf.pieces.length, 0)
  }

  /** Of the story alone: parts are dropped. */
  mark(): Mark {
    return new Map(this.#story().map(([key, { shelf }]) => [key, shelf.pieces.length]))
  }

  /** What came after the mark was never here. */
  forget(mark: Mark): void {
    for (const [key, { shelf }] of this.#story()) {
      const pieces = mark.get(key) ?? 0
      if (pieces === 0) this.#shelves.delete(key)
      else shelf.forget(pieces)
    }
  }

  #story(): readonly (readonly [string, Placed])[] {
    return [...this.#shelves].filter(([, { part }]) => part === '')
  }

  /** The story as bytes for a disk, with what whoever keeps it wants to know of it. */
  freeze(about: string): Uint8Array {
    const shelves = this.#story().map(([, { audience, shelf }]) => ({ audience, shelf: shelf.freeze() }))
    return packShelves({ about, stems: this.#vocabulary.stems, shelves })
  }

  /** What was kept, put into a library that holds nothing yet; undefined, and nothing done, where it is damaged. */
  thaw(bytes: Uint8Array): string | undefined {
    const kept = this.#shelves.size === 0 ? unpackShelves(bytes) : undefined
    if (!kept) return undefined
    for (const stem of kept.stems) this.#vocabulary.add(stem)
    for (const { audience, shelf } of kept.shelves) {
      const placed = { audience, part: '', shelf: new Shelf(this.#vocabulary, audience, shelf) }
      this.#shelves.set(placeOf(audience, ''), placed)
    }
    return kept.about
  }

  /** What a listener can look things up with. */
  readerFor<Kind extends Listener['kind']>(
    listener: Extract<Listener, { readonly kind: Kind }>,
    aliases: Aliases = new Map(),
  ): Reader<Kind> {
    const open = [...this.#shelves]
      .filter(([, { audience }]) => mayKnow({ audience }, listener))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)) // in what order circles formed changes no answer
    return new Reader<Kind>(
      open.map(([, { shelf }]) => shelf),
      this.#vocabulary,
      this.#rough,
      aliases,
    )
  }
}

/** So many cells are looked at closely; a large budget wants more of them. */
const leastCells = 24
const cellsPerToken = 1 / 160

/** In a campaign that has only begun every word stands everywhere: rarity is counted as if so many cells were full. */
const leastStory = 50

export class Reader<Kind extends Listener['kind']> {
  readonly #shelves: readonly Shelf[]
  readonly #vocabulary: Vocabulary
  readonly #rough: RoughLook
  readonly #aliases: Aliases

  constructor(shelves: readonly Shelf[], vocabulary: Vocabulary, rough: RoughLook, aliases: Aliases) {
    this.#shelves = shelves
    this.#vocabulary = vocabulary
    this.#rough = rough
    this.#aliases = aliases
  }

  /**
   * Rare words say more than common ones; how rare is counted over what this reader may know. A cell is long enough to
   * hold two passages, so it counts as two that could have held the word.
   */
  readonly #rarityOf = (words: readonly number[]): number => {
    let [cells, holding] = [0, 0]
    for (const shelf of this.#shelves) {
      cells += shelf.cells
      for (const word of words) holding += shelf.postings(word).length
    }
    const all = 2 * Math.max(cells, leastStory)
    return Math.log(1 + (all - Math.min(holding, cells) + 0.5) / (holding + 0.5))
  }

  /** Pieces that fit the words within the budget, the best first. The same words give the same pieces. */
  find(search: Search): readonly Remembered<Kind>[] {
    return this.#weigh(search).flatMap(one => pieceOf(one) ?? []) as Remembered<Kind>[] // from its own shelves
  }

  /** The same for a person: pieces that hold the words themselves, those that stand together as one, the best first. */
  recall(search: Search): readonly Recalled<Kind>[] {
    const held = this.#weigh(search).filter(({ holds }) => holds > 0)
    return passagesOf(held).map(pieces => pieces as readonly Remembered<Kind>[])
  }

  #weigh({ words, budget, lean = () => 1 }: Search): readonly Weighed[] {
    const known = {
      vocabulary: this.#vocabulary,
      aliases: this.#aliases,
      holds: (word: number): boolean => this.#shelves.some(shelf => shelf.postings(word).length > 0),
      rarityOf: this.#rarityOf,
    }
    const asked = readAsked(words, known)
    const most = Math.ceil(leastCells + budget * cellsPerToken)
    const first = this.#look(asked, most)
    const isLong = this.#shelves.reduce((sum, shelf) => sum + shelf.cells, 0) > leastStory
    const weighed = isLong && hasEcho(asked) ? this.#look(echoed(asked, first, known), most) : first
    const leant = weighed.map(one => leaning(one, lean)).filter(({ score }) => score > 0)
    return within(leant.toSorted(byScore), budget)
  }

  #look(asked: Asked, most: number): readonly Weighed[] {
    const { terms, manner } = asked
    const cells = this.#rough.best(this.#shelves, { terms, chapter: manner.chapter }, most)
    const close = new CloseLook(asked, this.#vocabulary.size)
    return this.#shelves.flatMap(shelf =>
      close.weigh(
        shelf,
        cells.filter(one => one.shelf === shelf),
      ),
    )
  }
}

function leaning(one: Weighed, lean: (piece: Piece) => number): Weighed {
  const piece = pieceOf(one)
  return piece === undefined ? one : { ...one, score: one.score * lean(piece) }
}
