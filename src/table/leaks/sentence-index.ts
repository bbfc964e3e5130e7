/** Sentences found by their words. It is built once, and one file at a time is put anew. */
import type { Sentence, Unit } from './sentences.ts'

/** A name, by which it is known again, and its sentences, read where it is new. */
export type Part = readonly [name: string, read: () => Iterable<Sentence>]

/** A word that is in more sentences than this finds none of them by itself. */
const mostPlaces = 192

const noSlots: readonly number[] = []
const none: readonly Sentence[] = []

export class SentenceIndex {
  /** A sentence is known by its slot, and a slot that is left is taken again. */
  readonly #slots: (Sentence | undefined)[] = []
  readonly #free: number[] = []
  readonly #byStem = new Map<string, number[]>()
  readonly #byName = new Map<string, number[]>()
  readonly #byPath = new Map<string, Map<string, readonly number[]>>()
  /** By slot, all of them nothing between two searches. */
  #counts = new Uint16Array(0)

  /**
   * All of a file's parts, in place of those it had; none, when the file is gone. A name always stands for the same words:
   * a part that was there already is not read again, so a long file that changes in a line costs a line.
   */
  put(path: string, parts: Iterable<Part>): void {
    const before = this.#byPath.get(path)
    const now = new Map<string, readonly number[]>()
    for (const [name, read] of parts) if (!now.has(name)) now.set(name, before?.get(name) ?? this.#add(read()))
    for (const [name, slots] of before ?? []) if (!now.has(name)) for (const slot of slots) this.#take(slot)
    if (now.size === 0) this.#byPath.delete(path)
    else this.#byPath.set(path, now)
  }

  /** More parts of a file that keeps those it has. */
  grow(path: string, parts: Iterable<Part>): void {
    const there = this.#byPath.get(path) ?? new Map<string, readonly number[]>()
    for (const [name, read] of parts) if (!there.has(name)) there.set(name, this.#add(read()))
    this.#byPath.set(path, there)
  }

  #add(sentences: Iterable<Sentence>): readonly number[] {
    return [...sentences].map(sentence => {
      const slot = this.#free.pop() ?? this.#slots.length
      this.#slots[slot] = sentence
      for (const stem of sentence.stems) add(this.#byStem, stem, slot)
      for (const name of sentence.names.keys()) add(this.#byName, name, slot)
      return slot
    })
  }

  #take(slot: number): void {
    const sentence = this.#slots[slot]
    if (!sentence) return
    for (const stem of sentence.stems) take(this.#byStem, stem, slot)
    for (const name of sentence.names.keys()) take(this.#byName, name, slot)
    this.#slots[slot] = undefined
    this.#free.push(slot)
  }

  about(stem: string): readonly Sentence[] {
    const slots = this.#byStem.get(stem)
    return slots ? slots.flatMap(slot => this.#slots[slot] ?? []) : none
  }

  /** One sentence that has this word in a name. */
  naming(name: string): Sentence | undefined {
    const [slot] = this.#byName.get(name) ?? noSlots
    return slot === undefined ? undefined : this.#slots[slot]
  }

  /** The sentences that share two of these, or one beside somebody the sentence is about. */
  sharing(units: readonly Unit[]): readonly Sentence[] {
    const counts = this.#room()
    const touched: number[] = []
    for (const { stems } of units) {
      for (const stem of stems) {
        const slots = this.#byStem.get(stem) ?? noSlots
        if (slots.length > mostPlaces) continue
        for (const slot of slots) {
          if (counts[slot] === 0) touched.push(slot)
          counts[slot] = (counts[slot] ?? 0) + 1
        }
      }
    }
    const found: Sentence[] = []
    for (const slot of touched) {
      const sentence = this.#slots[slot]
      if (sentence && (counts[slot] !== 1 || isAbout(sentence, units))) found.push(sentence)
      counts[slot] = 0
    }
    return found
  }

  #room(): Uint16Array {
    if (this.#counts.length < this.#slots.length) this.#counts = new Uint16Array(this.#slots.length * 2)
    return this.#counts
  }
}

function isAbout({ around }: Sentence, units: readonly Unit[]): boolean {
  if (around.size === 0) return false
  for (const { stems } of units) for (const stem of stems) if (around.has(stem)) return true
  return false
}

type Places = Map<string, number[]>

function add(places: Places, key: string, slot: number): void {
  const there = places.get(key)
  if (there) there.push(slot)
  else places.set(key, [slot])
}

function take(places: Places, key: string, slot: number): void {
  const there = places.get(key)
  const at = there?.indexOf(slot) ?? -1
  if (at === -1) return
  if (there?.length === 1) places.delete(key)
  else there?.splice(at, 1)
}
