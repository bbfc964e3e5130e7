/** The pages of the rules with their words, and how much a word says. */
import type { Entry } from './answer.ts'
import { entries } from './entries.ts'
import { wordsAsked } from './question.ts'
import { slipsAllowed, slipsBetween, stem } from './words.ts'

export type Page = {
  readonly entry: Entry
  readonly lines: readonly string[]
  readonly names: readonly (readonly string[])[]
  readonly words: ReadonlySet<string>
}

const stems = new Map<string, string>()
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const made = stem(word)
  stems.set(word, made)
  return made
}

export const wordsIn = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  ).map(stemOf)

/** What of a name has to be said: the words that say something, or all of it where that is only one of several. */
function nameWords(name: string): readonly string[] {
  const told = wordsAsked(name)
  return told.length > 1 ? told : wordsIn(name)
}

type Book = {
  readonly pages: readonly Page[]
  readonly counts: ReadonlyMap<string, number>
  /** Every word that stands in a name. */
  readonly named: ReadonlySet<string>
}
let made: Book | undefined

/** Every page with its words; made at the first question. */
export function book(): Book {
  if (made !== undefined) return made
  const counts = new Map<string, number>()
  const pages = entries().map(entry => {
    const names = [entry.title.replace(/\s*\([^)]*\)$/, ''), ...entry.aliases].map(nameWords)
    const text = entry.text()
    const words = new Set([...names.flat(), ...wordsIn(text)])
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { entry, lines: text.split('\n'), names, words }
  })
  made = { pages, counts, named: new Set(pages.flatMap(({ names }) => names.flat())) }
  return made
}

/** How many pages a word is taken to stand on that stands on none: it may be what is asked about, or only said beside it. */
const unknownCount = 8

/** Rare words say more. */
export const weightOf = (word: string): number => {
  const { pages, counts } = book()
  return Math.log(1 + pages.length / (counts.get(word) ?? unknownCount))
}

/** A slip or two: the word of the rules that was meant. Letters are left out more often than added. */
export function spelled(word: string): string {
  const { counts, named } = book()
  if (counts.has(word) || word.length < 5) return word
  if (word.startsWith('un') && counts.has(word.slice(2))) return word.slice(2)
  const allowed = slipsAllowed(word)
  const cost = (held: string): number =>
    slipsBetween(word, held, allowed) + (held.length < word.length ? 0.3 : 0) + (named.has(held) ? 0 : 0.2)
  const near = [...counts.keys()].filter(
    held => held[0] === word[0] && held.length >= 4 && slipsBetween(word, held, allowed) <= allowed,
  )
  return near.reduce((best, held) => (best === '' || cost(held) < cost(best) ? held : best), '') || word
}

/** A letter or two that stand nowhere in the rules say nothing. */
export const isWord = (word: string, _: number, all: readonly string[]): boolean =>
  word.length > 2 || all.length === 1 || book().counts.has(word)

export const sum = (words: Iterable<string>): number => [...words].reduce((all, word) => all + weightOf(word), 0)
