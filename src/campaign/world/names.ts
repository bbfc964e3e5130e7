/** Finding a place by what people call it: its title, its aliases, its number, with or without an article. */
import { foldWords, holdsWords } from '../text/fold.ts'

/** Without its article, its number (`Area 3: `, `3a. `) and what stands in brackets. */
export const keyOf = (name: string): string =>
  foldWords(name.replaceAll(/\([^()]*\)/g, ' '))
    .replace(/^(?:area|room|location|site|node)\s+\d+[a-z]?\s*[:.–—-]?\s*/, '')
    .replace(/^\d+[a-z]?[.):]\s+/, '')
    .replace(/^(?:the|an?)\s+/, '')
    .replace(/[.,;:]+$/, '')
    .trim()

const numberOf = (name: string): string | undefined =>
  /^(?:area|room|location|site|node)?\s*(\d+[a-z]?)\s*[:.)–—-]/i.exec(name)?.[1]?.toLowerCase()

export type Known = { readonly name: string; readonly aliases: readonly string[] }

/** "the Walk" is not meant by "the Orange Walk": a word alone behind another name is part of that name. */
const isPartOfName = (words: string, at: number, key: string): boolean =>
  !key.includes(' ') &&
  /\p{Lu}[\p{L}'’]+\s+$/u.test(words.slice(0, at)) &&
  !/(?:^|[.!?:;(]\s*)\p{L}+\s+$|\b(?:The|A|An)\s+$/u.test(words.slice(0, at))

const placeOf = (words: string, folded: string, key: string): number => {
  const at = holdsWords(folded, key) ? folded.indexOf(key) : -1
  return at === -1 || isPartOfName(words, at, key) ? Number.POSITIVE_INFINITY : at
}

function numberedAt(folded: string, name: string): number {
  const number = numberOf(name)
  if (number === undefined) return Number.POSITIVE_INFINITY
  const at = folded.search(
    new RegExp(`\\b(?:area|room|location|site|node)s?\\s+(?:\\d+[a-z]?(?:,| and|,? or)\\s*)*${number}\\b`),
  )
  return at === -1 ? Number.POSITIVE_INFINITY : at
}

/** A short name counts only with its capital: `the Pit`. */
const hasName = (words: string, key: string): boolean =>
  key !== 'the' && words.includes(` ${key.charAt(0).toUpperCase()}${key.slice(1)}`)

/** Every one of them that some words name, in the order they stand: by name, or as `Area 3`. */
export function namedIn<Thing extends Known>(things: readonly Thing[], words: string): readonly Thing[] {
  const spaced = words.replaceAll(/\s+/g, ' ').trim()
  const folded = foldWords(spaced)
  const found = things.flatMap(thing => {
    const keys = [thing.name, ...thing.aliases]
      .map(keyOf)
      .filter(key => key.length > 3 || (key.length === 3 && hasName(spaced, key)))
    const at = Math.min(numberedAt(folded, thing.name), ...keys.map(key => placeOf(spaced, folded, key)))
    return Number.isFinite(at) ? [{ thing, at }] : []
  })
  return found.toSorted((one, other) => one.at - other.at).map(({ thing }) => thing)
}
