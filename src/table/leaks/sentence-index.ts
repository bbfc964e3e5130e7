/** Sentences found by their rarer words and by their phrases. It is built once, and one file at a time is put anew. */
import type { Sentence } from './sentences.ts'

/** How many words in a row make a phrase that is no accident. */
export const phraseLength = 5

export function* phrasesOf(words: readonly string[]): Generator<string, void> {
  for (let at = 0; at + phraseLength <= words.length; at += 1) yield words.slice(at, at + phraseLength).join(' ')
}

function add<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const there = map.get(key)
  if (there) there.add(value)
  else map.set(key, new Set([value]))
}

function take<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const there = map.get(key)
  there?.delete(value)
  if (there?.size === 0) map.delete(key)
}

const none: ReadonlySet<Sentence> = new Set()

export class SentenceIndex {
  readonly #byTopic = new Map<string, Set<Sentence>>()
  readonly #byPhrase = new Map<string, Set<Sentence>>()
  readonly #byName = new Map<string, Set<Sentence>>()
  readonly #byPath = new Map<string, readonly Sentence[]>()

  /** All of a file's sentences, in place of those it had; none, when the file is gone. */
  put(path: string, sentences: Iterable<Sentence>): void {
    for (const old of this.#byPath.get(path) ?? []) this.#each(old, take)
    const all = [...sentences]
    if (all.length === 0) this.#byPath.delete(path)
    else this.#byPath.set(path, all)
    for (const sentence of all) this.#each(sentence, add)
  }

  #each(sentence: Sentence, change: typeof add): void {
    for (const topic of sentence.topics) change(this.#byTopic, topic, sentence)
    for (const name of sentence.names.keys()) change(this.#byName, name, sentence)
    for (const phrase of phrasesOf(sentence.words)) change(this.#byPhrase, phrase, sentence)
  }

  about(topic: string): ReadonlySet<Sentence> {
    return this.#byTopic.get(topic) ?? none
  }

  naming(name: string): ReadonlySet<Sentence> {
    return this.#byName.get(name) ?? none
  }

  saying(phrase: string): ReadonlySet<Sentence> {
    return this.#byPhrase.get(phrase) ?? none
  }

  topics(): Iterable<string> {
    return this.#byTopic.keys()
  }
}
