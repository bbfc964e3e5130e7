/**
 * Finding a record by a name somebody typed: case, spaces, apostrophes, plurals and the order of words do not matter.
 * The index is made at the first question, so whoever never asks never pays.
 */
import { slugOf } from '../../../core/id.ts'
import { memo } from '../../../core/memo.ts'

const irregular: Readonly<Record<string, string>> = {
  wolves: 'wolf',
  men: 'man',
  mice: 'mouse',
  oxen: 'ox',
  thieves: 'thief',
}

function singular(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (known !== undefined) return known
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** One spelling for all the ways to write a name. A name is looked for in one book after the other. */
export const nameKey = memo(4_000, (name): string => slugOf(name).split('-').map(singular).join('-'))

/** The same words in one order: `Dragon, Adult Red` is an `Adult Red Dragon`. */
const wordKey = (key: string): string => key.split('-').sort().join('-')

export function lookup<Entry extends { readonly name: string }>(
  entries: () => readonly Entry[],
): (name: string) => Entry | undefined {
  let index: Map<string, Entry> | undefined
  return name => {
    index ??= indexOf(entries())
    const key = nameKey(name)
    return index.get(key) ?? index.get(wordKey(key))
  }
}

/** Exact names first; a name without its brackets or in another order is entered where nobody bears it already. */
function indexOf<Entry extends { readonly name: string }>(entries: readonly Entry[]): Map<string, Entry> {
  const index = new Map(entries.map(entry => [nameKey(entry.name), entry]))
  const enter = (key: string, entry: Entry): void => void (index.has(key) || index.set(key, entry))
  for (const entry of entries) enter(nameKey(entry.name.replace(/\(.*\)/, '')), entry)
  for (const entry of entries) enter(wordKey(nameKey(entry.name)), entry)
  return index
}
