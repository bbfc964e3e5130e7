/** Sentences found by their words. It is built once, and one file at a time is put anew. */
import { runsOf } from './runs.ts'
import type { Sentence, Unit } from './sentences.ts'
import { Slips } from './typos.ts'

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
  readonly #slips = new Slips()
  readonly #byRun = new Map<string, number[]>()
  readonly #byPath = new Map<string, Map<string, readonly number[]>>()
  /** By slot, the slot of the sentence before it, or -1. */
  readonly #before: number[] = []
  /** The words of all subjects there have been. */
  readonly #subjects = new Set<string>()
  /** By slot, all of them nothing between two searches: how many words are shared, and what they weigh. */
  #counts = new Uint16Array(0)
  #reach = new Float64Array(0)

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
    const slots: number[] = []
    for (const sentence of sentences) {
      const slot = this.#free.pop() ?? this.#slots.length
      this.#slots[slot] = sentence
      this.#before[slot] = slots.at(-1) ?? -1
      for (const stem of sentence.stems) {
        if (!this.#byStem.has(stem)) this.#slips.add(stem)
        add(this.#byStem, stem, slot)
      }
      for (const name of sentence.names.keys()) add(this.#byName, name, slot)
      for (const run of new Set(runsOf(sentence))) add(this.#byRun, run, slot)
      for (const stem of sentence.subject) this.#subjects.add(stem)
      slots.push(slot)
    }
    return slots
  }

  #take(slot: number): void {
    const sentence = this.#slots[slot]
    if (!sentence) return
    for (const stem of sentence.stems) take(this.#byStem, stem, slot)
    for (const name of sentence.names.keys()) take(this.#byName, name, slot)
    for (const run of new Set(runsOf(sentence))) take(this.#byRun, run, slot)
    this.#slots[slot] = undefined
    this.#free.push(slot)
  }

  has(stem: string): boolean {
    return this.#byStem.has(stem)
  }

  /** The rare word that is meant by one with a slip in it. */
  meantBy(stem: string): string | undefined {
    return this.#slips.meantBy(stem)
  }

  about(stem: string): readonly Sentence[] {
    const slots = this.#byStem.get(stem)
    return slots ? slots.flatMap(slot => this.#slots[slot] ?? []) : none
  }

  /** A sentence that has these very words in a row. */
  saying(run: string): Sentence | undefined {
    const [slot] = this.#byRun.get(run) ?? noSlots
    return slot === undefined ? undefined : this.#slots[slot]
  }

  /** One sentence that has this word in a name. */
  naming(name: string): Sentence | undefined {
    const [slot] = this.#byName.get(name) ?? noSlots
    return slot === undefined ? undefined : this.#slots[slot]
  }

  /**
   * The sentences that share two of these, or one beside somebody the sentence is about, where as much as `least` of their
   * weight may be about the sentence. Few are, and those that are not are never looked at themselves.
   */
  sharing(units: readonly Unit[], weights: readonly number[], least: number): readonly Sentence[] {
    this.#makeRoom()
    const [counts, reach] = [this.#counts, this.#reach]
    const { touched, anywhere } = this.#touch(units, weights)
    const found: Sentence[] = []
    for (const slot of touched) {
      const before = reach[this.#before[slot] ?? -1] ?? 0
      if ((reach[slot] ?? 0) + before + anywhere < least) continue
      const sentence = this.#slots[slot]
      if (sentence && (counts[slot] !== 1 || isAbout(sentence, units))) found.push(sentence)
    }
    for (const slot of touched) {
      counts[slot] = 0
      reach[slot] = 0
    }
    return found
  }

  /** Counts what each sentence shares; `anywhere` is the weight of words that may be about any of them. */
  #touch(
    units: readonly Unit[],
    weights: readonly number[],
  ): { readonly touched: number[]; readonly anywhere: number } {
    const [counts, reach] = [this.#counts, this.#reach]
    const touched: number[] = []
    let anywhere = 0
    let at = 0
    for (const { stems } of units) {
      const weight = weights[at] ?? 0
      at += 1
      for (const stem of stems) {
        const slots = this.#byStem.get(stem) ?? noSlots
        if (slots.length > mostPlaces || this.#subjects.has(stem)) anywhere += weight
        if (slots.length > mostPlaces) continue
        for (const slot of slots) {
          if (counts[slot] === 0) touched.push(slot)
          counts[slot] = (counts[slot] ?? 0) + 1
          reach[slot] = (reach[slot] ?? 0) + weight
        }
      }
    }
    return { touched, anywhere }
  }

  #makeRoom(): void {
    if (this.#counts.length >= this.#slots.length) return
    this.#counts = new Uint16Array(this.#slots.length * 2)
    this.#reach = new Float64Array(this.#slots.length * 2)
  }
}

function isAbout({ subject, before }: Sentence, units: readonly Unit[]): boolean {
  if (subject.size === 0 && before.size === 0) return false
  for (const { stems } of units) for (const stem of stems) if (subject.has(stem) || before.has(stem)) return true
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
