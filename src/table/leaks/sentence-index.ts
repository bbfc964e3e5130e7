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

export class SentenceIndex {
  readonly #byTopic: Places = new Map()
  readonly #byPhrase: Places = new Map()
  readonly #byName: Places = new Map()
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
