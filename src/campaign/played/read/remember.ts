/** Readings that are made once for as long as what they are made from stays the same. */
import type { NamedFile } from '../../names/index-of-names.ts'
import type { Lore } from '../lore.ts'
import { namesOf, type Names } from '../names.ts'
import type { Page } from '../page/page.ts'
import type { Source } from './source.ts'

const isSame = (one: readonly NamedFile[], other: readonly NamedFile[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ kind, fileName, text }, at) =>
      other[at]?.fileName === fileName && other[at]?.text === text && other[at]?.kind === kind,
  )

/** Each world has two: the names that have a page, and all names. */
const most = 16
const known: { readonly files: readonly NamedFile[]; readonly names: Names }[] = []

export function knownNames(files: readonly NamedFile[], lore: Lore): Names {
  const at = known.findIndex(one => one.names.lore === lore && isSame(one.files, files))
  const [found = { files, names: namesOf(files, lore) }] = at === -1 ? [] : known.splice(at, 1)
  known.push(found)
  if (known.length > most) known.shift()
  return found.names
}

/** A reading of a page alone. */
export function perPage<Value>(read: (page: Page) => Value): (page: Page) => Value {
  const values = new WeakMap<Page, Value>()
  return page => {
    const value = values.get(page) ?? read(page)
    values.set(page, value)
    return value
  }
}

/** A reading of a page by the light of the names there are. `more` must follow from the names. */
export function remembered<Value, More extends readonly unknown[]>(
  read: (source: Source, names: Names, ...more: More) => Value,
): (source: Source, names: Names, ...more: More) => Value {
  const values = new WeakMap<Names, WeakMap<Source, Value>>()
  return (source, names, ...more) => {
    const there = values.get(names) ?? new WeakMap<Source, Value>()
    values.set(names, there)
    const value = there.get(source) ?? read(source, names, ...more)
    there.set(source, value)
    return value
  }
}
