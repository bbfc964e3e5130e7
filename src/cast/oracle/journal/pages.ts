/** A journal as somebody leafs through it: its entries, and what they were called and how they began. */
import { sentencesOf } from '../prose/sentences.ts'
import { entriesOf, type ReadEntry } from '../../../campaign/journal/entries.ts'

/** The first words of an entry, without its label. */
export function openingOf(body: string): string {
  const words: string[] = []
  for (const [word] of body.replace(/^\s*\*\*[^*]+\*\*:?\s*/, '').matchAll(/[\p{L}\p{N}'’]+/gu)) {
    words.push(word.toLowerCase())
    if (words.length === 4) break
  }
  return words.join(' ')
}

const feelingsIn = (body: string): string => /^\*\*How I feel\*\*: (.*)$/m.exec(body)?.[1] ?? ''

/** How far the entries were looked through for a beginning like this, and whether there was one. */
type Looked = { readonly upTo: number; readonly isFound: boolean }

/** It grows at its end: nothing that was read of it is read again. */
export class Pages {
  readonly entries: ReadEntry[] = []
  readonly #titles = new Set<string>()
  readonly #openings = new Set<string>()
  readonly #felt = new Set<string>()
  readonly #begun: string[] = []
  readonly #looked = new Map<string, Looked>()

  add(entries: readonly ReadEntry[]): void {
    for (const entry of entries) {
      const opening = openingOf(entry.body)
      this.entries.push(entry)
      this.#titles.add(entry.title.toLowerCase())
      this.#openings.add(opening)
      this.#begun.push(opening)
      for (const felt of sentencesOf(feelingsIn(entry.body))) this.#felt.add(felt)
    }
  }

  hasTitle(title: string): boolean {
    return this.#titles.has(title.toLowerCase())
  }

  /** Whether this is written in it as how somebody feels. */
  hasFelt(sentence: string): boolean {
    return this.#felt.has(sentence)
  }

  /** Whether an entry began with just these words. */
  hasBegun(text: string): boolean {
    return this.#openings.has(openingOf(text))
  }

  /** Whether an entry began with these words or some of them; `lead` is one of a few, so each is remembered. */
  hasLead(lead: string): boolean {
    const { upTo, isFound } = this.#looked.get(lead) ?? { upTo: 0, isFound: false }
    if (isFound || upTo === this.#begun.length) return isFound
    const start = openingOf(lead)
    const isAlike = (one: string): boolean => start.startsWith(one) || one.startsWith(start)
    const found = this.#begun.slice(upTo).some(isAlike)
    this.#looked.set(lead, { upTo: this.#begun.length, isFound: found })
    return found
  }
}

export type Leafing = (character: string, journal: string) => Pages

export function leafing(): Leafing {
  const known = new Map<string, { readonly text: string; readonly pages: Pages }>()
  return (character, journal) => {
    const before = known.get(character)
    const isGrown = before !== undefined && before.text !== '' && journal.startsWith(before.text)
    const pages = isGrown ? before.pages : new Pages()
    pages.add(entriesOf(isGrown ? journal.slice(before.text.length) : journal))
    known.set(character, { text: journal, pages })
    return pages
  }
}
