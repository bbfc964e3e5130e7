/**
 * Who and what a campaign knows by name. Names in real campaigns follow no rule, so a file's name is never worked out
 * from a title: it is looked up here. Only a NEW file is named by rule, with `slugOf`.
 */
import { isSheetName } from '../party.ts'
import { nearestOf } from './nearest.ts'
import { keysOf, nameKinds, spell, tiers } from './spellings.ts'
import type { NameKind, Tier } from './spellings.ts'

/** `id` is the file's name without its ending, and the only spelling that leaves this folder. */
export type Name = { readonly kind: NameKind; readonly id: string; readonly title: string }

export type NamedFile = { readonly kind: NameKind; readonly fileName: string; readonly text: string }

type Place = { readonly name: Name; readonly tier: Tier }

export type NameIndex = { readonly names: readonly Name[]; readonly places: ReadonlyMap<string, readonly Place[]> }

export type Resolution =
  | { readonly kind: 'one'; readonly name: Name }
  | { readonly kind: 'ambiguous'; readonly asked: string; readonly candidates: readonly Name[] }
  | { readonly kind: 'unknown'; readonly asked: string; readonly nearest: readonly string[] }

/** A journal beside the sheets is nobody; a journal among the items is a thing to be found. */
const isNamed = ({ kind, fileName }: NamedFile): boolean =>
  kind === 'party' ? isSheetName(fileName) : /\.md$/i.test(fileName)

/** The index of some files. */
export function indexNames(files: readonly NamedFile[]): NameIndex {
  const names: Name[] = []
  const places = new Map<string, Place[]>()
  for (const { kind, fileName, text } of files.filter(isNamed)) {
    const { id, title, spellings } = spell(kind, fileName, text)
    const name = { kind, id, title }
    names.push(name)
    for (const { tier, words } of spellings) {
      const there = places.get(words)
      if (there) there.push({ name, tier })
      else places.set(words, [{ name, tier }])
    }
  }
  return { names, places }
}

/** `party/oda-fenwright.md` says where to look and whom for. */
function readPath(asked: string): { readonly words: string; readonly kind: NameKind | undefined } {
  const [, folder, file] = /^(?:.*\/)?([a-z]+)\/([^/]+?)(?:\.md)?$/i.exec(asked.trim()) ?? []
  const kind = nameKinds.find(known => known === folder?.toLowerCase())
  return kind && file !== undefined ? { words: file, kind } : { words: asked.replace(/\.md\s*$/i, ''), kind: undefined }
}

/** Whoever is meant: one, several, or nobody with the nearest names. The surest spelling that answers decides. */
export function resolveName(index: NameIndex, asked: string, kinds: readonly NameKind[] = nameKinds): Resolution {
  const { words, kind } = readPath(asked)
  const wanted = kind ? kinds.filter(known => known === kind) : kinds
  const found = keysOf(words)
    .flatMap(key => index.places.get(key) ?? [])
    .filter(({ name }) => wanted.includes(name.kind))
  for (const tier of tiers) {
    const candidates = [...new Set(found.filter(place => place.tier === tier).map(({ name }) => name))]
    const [name] = candidates
    if (name) return candidates.length === 1 ? { kind: 'one', name } : { kind: 'ambiguous', asked, candidates }
  }
  return { kind: 'unknown', asked, nearest: nearestTo(index, words, wanted) }
}

function nearestTo({ places }: NameIndex, words: string, kinds: readonly NameKind[]): readonly string[] {
  const known = [...places].flatMap(([spelling, there]) =>
    there.filter(({ name }) => kinds.includes(name.kind)).map(({ name }) => ({ id: name.id, words: spelling })),
  )
  return nearestOf(keysOf(words)[0] ?? '', known)
}
