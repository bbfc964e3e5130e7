/** What the words of a condition may mean: the campaign's names, and things that have a name but no file. */
import { slugOf } from '../../../core/id.ts'
import type { NameKind } from '../../names/spellings.ts'
import { mentionsIn, wordsOf, type Names } from '../names.ts'

/** Something named in passing: found under a stone, met in a cellar, counted by a clock. */
export type Term = {
  readonly kind: 'hidden' | 'item' | 'foe' | 'threat' | 'feature'
  readonly id: string
  readonly words: readonly string[]
}

export type Lexicon = { readonly names: Names; readonly terms: readonly Term[] }

const articles = /^(?:the|an?|his|her|their|its|this|that|any|some|all|of|one)$/

const bare = (words: readonly string[]): readonly string[] => words.filter(word => !articles.test(word))

/** Words as a key, without the small words at either end. */
export function keyOfWords(words: readonly string[]): string {
  let [from, to] = [0, words.length]
  while (from < to && articles.test(words[from] ?? '')) from += 1
  while (to > from && articles.test(words[to - 1] ?? '')) to -= 1
  return slugOf(words.slice(from, to).join(' '))
}

export const termOf = (kind: Term['kind'], id: string, name: string): Term => ({
  kind,
  id,
  words: bare(wordsOf(name.toLowerCase().replaceAll(/\([^()]*\)/g, ' '))),
})

export const named = ({ names }: Lexicon, words: readonly string[], kind: NameKind): string | undefined =>
  mentionsIn(names, words, { kinds: [kind] })[0]?.name.id

const holdsRun = (words: readonly string[], run: readonly string[]): boolean =>
  run.length > 0 && words.some((_, at) => run.every((word, index) => words[at + index] === word))

/** The term some words name: whole, the longest first; else by the last word of its name, where only one ends so. */
export function termIn({ terms }: Lexicon, words: readonly string[], kinds: readonly Term['kind'][]): Term | undefined {
  const known = terms.filter(({ kind }) => kinds.includes(kind))
  const said = bare(words)
  const whole = known.filter(term => holdsRun(said, term.words)).sort((a, b) => b.words.length - a.words.length)[0]
  if (whole) return whole
  const ending = known.filter(({ words: run }) => run.length > 1 && said.at(-1) === run.at(-1))
  return new Set(ending.map(({ id }) => id)).size === 1 ? ending[0] : undefined
}
