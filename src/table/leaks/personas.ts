/** What is known of people by how they look: `the woman in the grey jacket` is whoever alone has one on her page. */
import { telling } from './common-words.ts'
import { eachToken } from './tokens.ts'

type Persona = { readonly name: readonly string[]; readonly words: ReadonlySet<string> }

const none: readonly string[] = []

export class Personas {
  readonly #byPath = new Map<string, Persona>()
  readonly #byWord = new Map<string, Set<string>>()

  put(path: string, title: string, open: string): void {
    for (const word of this.#byPath.get(path)?.words ?? []) this.#byWord.get(word)?.delete(path)
    this.#byPath.delete(path)
    const [name, words] = [topicsIn(title), new Set(topicsIn(open))]
    if (name.length === 0 || words.size === 0) return
    for (const word of name) words.delete(word)
    this.#byPath.set(path, { name, words })
    for (const word of words) {
      const paths = this.#byWord.get(word)
      if (paths) paths.add(path)
      else this.#byWord.set(word, new Set([path]))
    }
  }

  /** Whom a word makes one think of, by the stems of their name. */
  of(word: string): readonly string[] {
    const paths = this.#byWord.get(word)
    if (paths?.size !== 1) return none
    for (const path of paths) return this.#byPath.get(path)?.name ?? none
    return none
  }
}

function topicsIn(text: string): readonly string[] {
  const found: string[] = []
  eachToken(text, ({ stem, weight }) => {
    if (weight >= telling) found.push(stem)
  })
  return found
}
