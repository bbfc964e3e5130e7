/** A journal as somebody leafs through it: what its entries were called, how they began, and every sentence in them. */
import { entriesOf } from '../../../campaign/journal/entries.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'

const keyOf = (text: string): string => wordsOf(text).join(' ')
const openingOf = (text: string): string => wordsOf(text).slice(0, 4).join(' ')

/** `**What happened**: We came.` without its label. */
const unlabelled = (line: string): string => {
  const at = line.startsWith('**') ? line.indexOf('**', 2) : -1
  return at === -1 ? line : line.slice(at + 2).trimStart()
}

/** It grows at its end: nothing that was read of it is read again. */
export class Pages {
  #count = 0
  readonly #titles = new Set<string>()
  readonly #openings = new Set<string>()
  readonly #sentences = new Set<string>()

  get count(): number {
    return this.#count
  }

  add(journal: string): void {
    for (const { title, body } of entriesOf(journal)) {
      const lines = body.split('\n').map(unlabelled)
      this.#count += 1
      this.#titles.add(title.toLowerCase())
      this.#openings.add(openingOf(lines[0] ?? ''))
      for (const sentence of lines.flatMap(sentencesOf)) this.#sentences.add(keyOf(sentence))
    }
  }

  hasTitle(title: string): boolean {
    return this.#titles.has(title.toLowerCase())
  }

  /** Whether an entry began with these words. */
  hasBegun(text: string): boolean {
    return this.#openings.has(openingOf(text))
  }

  /** Whether all of it stands there already, sentence for sentence. */
  has(text: string): boolean {
    const sentences = sentencesOf(text)
    return sentences.length > 0 && sentences.every(sentence => this.#sentences.has(keyOf(sentence)))
  }

  /** Whether any sentence of it stands there. */
  hasAny(text: string): boolean {
    return sentencesOf(text).some(sentence => this.#sentences.has(keyOf(sentence)))
  }
}

export type Leafing = (character: string, journal: string) => Pages

export function leafing(): Leafing {
  const known = new Map<string, { readonly text: string; readonly pages: Pages }>()
  return (character, journal) => {
    const before = known.get(character)
    const isGrown = before !== undefined && before.text !== '' && journal.startsWith(before.text)
    const pages = isGrown ? before.pages : new Pages()
    pages.add(isGrown ? journal.slice(before.text.length) : journal)
    known.set(character, { text: journal, pages })
    return pages
  }
}
