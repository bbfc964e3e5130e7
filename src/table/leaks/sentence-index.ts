/** Sentences found by their rarer words and by their phrases. It is built once, and one file at a time is put anew. */
import type { Sentence } from './sentences.ts'

/** How many words in a row make a phrase that is no accident. */
export const phraseLength = 5

export function* phrasesOf(words: readonly string[]): Generator<string, void> {
  for (let at = 0; at + phraseLength <= words.length; at += 1) yield words.slice(at, at + phraseLength).join(' ')
}

type Places = Map<string, Sentence[]>

/** A word that stands twice in a sentence is one place. Lists, because most words have one place, and a set costs ten. */
function add(places: Places, key: string, sentence: Sentence): void {
  const there = places.get(key)
  if (!there) places.set(key, [sentence])
  else if (there.at(-1) !== sentence) there.push(sentence)
}

function take(places: Places, key: string, sentence: Sentence): void {
  const left = places.get(key)?.filter(one => one !== sentence)
  if (left?.length) places.set(key, left)
  else places.delete(key)
}

const none: readonly Sentence[] = []

/** A name, by which it is known again, and its sentences, read where it is new. */
export type Part = readonly [name: string | object, read: () => Iterable<Sentence>]

export class SentenceIndex {
  readonly #byTopic: Places = new Map()
  readonly #byPhrase: Places = new Map()
  readonly #byName: Places = new Map()
  readonly #byPath = new Map<string, ReadonlyMap<Part[0], readonly Sentence[]>>()

  /** All of a file's sentences, in place of those it had; none, when the file is gone. */
  put(path: string, sentences: Iterable<Sentence>): void {
    const all = [...sentences]
    this.putParts(path, all.length === 0 ? [] : [[all, () => all]])
  }

  /**
   * The same by parts that have a name, where a name always stands for the same words: a part that was there already is
   * not read again, so a long file that grows by a line costs a line.
   */
  putParts(path: string, parts: Iterable<Part>): void {
    const before = this.#byPath.get(path)
    const now = new Map<Part[0], readonly Sentence[]>()
    for (const [name, read] of parts) {
      if (now.has(name)) continue
      const there = before?.get(name)
      const sentences = there ?? [...read()]
      if (!there) for (const sentence of sentences) this.#each(sentence, add)
      now.set(name, sentences)
    }
    for (const [name, old] of before ?? []) {
      if (!now.has(name)) for (const sentence of old) this.#each(sentence, take)
    }
    if (now.size === 0) this.#byPath.delete(path)
    else this.#byPath.set(path, now)
  }

  #each(sentence: Sentence, change: typeof add): void {
    for (const topic of sentence.topics) change(this.#byTopic, topic, sentence)
    for (const name of sentence.names.keys()) change(this.#byName, name, sentence)
    for (const phrase of phrasesOf(sentence.words)) change(this.#byPhrase, phrase, sentence)
  }

  about(topic: string): readonly Sentence[] {
    return this.#byTopic.get(topic) ?? none
  }

  naming(name: string): readonly Sentence[] {
    return this.#byName.get(name) ?? none
  }

  saying(phrase: string): readonly Sentence[] {
    return this.#byPhrase.get(phrase) ?? none
  }
}
