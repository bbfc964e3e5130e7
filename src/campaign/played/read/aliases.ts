/** The other spellings of a name, in lower case, the surest first. */
import { tiers, type NameKind } from '../../names/spellings.ts'
import type { Names } from '../names.ts'

const known = new WeakMap<Names, ReadonlyMap<string, readonly string[]>>()

function gather(names: Names): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, { words: string; sure: number }[]>()
  for (const [words, places] of names.index.places) {
    for (const { name, tier } of places) {
      const key = `${name.kind}/${name.id}`
      const there = found.get(key) ?? []
      if (words.length > 2) there.push({ words, sure: tiers.indexOf(tier) })
      found.set(key, there)
    }
  }
  const sorted = [...found].map(
    ([key, all]) => [key, [...new Set(all.sort((a, b) => a.sure - b.sure).map(({ words }) => words))]] as const,
  )
  return new Map(sorted)
}

export function aliasesOf(names: Names, kind: NameKind, id: string): readonly string[] {
  const all = known.get(names) ?? gather(names)
  known.set(names, all)
  return all.get(`${kind}/${id}`) ?? []
}
