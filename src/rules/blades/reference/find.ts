/** Looking something up: by its title, by other words for it, or by what it says. */
import { distance } from '../../../core/distance.ts'
import type { Reading, Reference } from '../../reference.ts'

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 2)

const asking = new Set([
  'how',
  'does',
  'what',
  'the',
  'are',
  'work',
  'works',
  'many',
  'much',
  'when',
  'can',
  'mean',
  'you',
  'for',
  'get',
])

const isNear = (one: string, other: string): boolean =>
  one === other || `${one}s` === other || one === `${other}s` || (one.length > 4 && distance(one, other) <= 1)

/** As a writer keeps it: a title, other words for it, and what it says. */
export type Entry = {
  readonly title: string
  readonly kind: string
  readonly also: readonly string[]
  readonly text: string
}

function fitOf({ title, also, text }: Entry, words: readonly string[]): number {
  const names = [title, ...also].map(wordsOf)
  const isName = names.some(
    name => name.length === words.length && name.every((word, at) => isNear(words[at] ?? '', word)),
  )
  if (isName) return 100
  const named = words.filter(word => names.flat().some(held => isNear(word, held))).length
  const told = new Set(wordsOf(text))
  const mentioned = words.filter(word => told.has(word)).length
  return Math.round((80 * named + 30 * mentioned) / Math.max(1, words.length) / 1.1)
}

function find(book: readonly Entry[], query: string, limit: number): readonly Reading[] {
  const all = wordsOf(query)
  const words = all.filter(word => !asking.has(word))
  const found = book.map((entry): Reading => {
    const { title, kind, text } = entry
    return { title, kind, text, citation: 'Gloam after Dark', fit: fitOf(entry, words.length > 0 ? words : all) }
  })
  return found
    .filter(({ fit }) => fit > 20)
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, limit)
}

const nearest = (book: readonly Entry[], query: string): readonly string[] =>
  book
    .map(({ title }) => ({ title, far: distance(query.toLowerCase(), title.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 5)
    .map(({ title }) => title)

export const referenceOf = (book: readonly Entry[]): Reference => ({
  find: (asking, limit = 8) => find(book, asking, limit),
  nearest: query => nearest(book, query),
})
