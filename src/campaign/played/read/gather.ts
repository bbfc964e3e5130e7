/** Everything a campaign names, with or without a page of its own. */
import type { NamedFile } from '../../names/index-of-names.ts'
import type { NameKind } from '../../names/spellings.ts'
import type { Lore } from '../lore.ts'
import type { Names } from '../names.ts'
import { knownNames } from './remember.ts'
import { sourceOf, type Source, type Text, type WorldFiles } from './source.ts'
import { unfiledIn, type Told } from './unfiled.ts'

export type Sources = Readonly<Record<'npcs' | 'locations' | 'factions' | 'items', readonly Source[]>>

const filed = (kind: NameKind, files: readonly Text[]): readonly NamedFile[] =>
  files.map(({ path, text }) => ({ kind, fileName: path.replace(/^.*\//, ''), text }))

const namedFiles = (files: WorldFiles): readonly NamedFile[] => [
  ...filed('party', files.sheet),
  ...filed('npcs', files.npc),
  ...filed('locations', files.location),
  ...filed('factions', files.faction),
  ...filed('items', files.item),
]

/** A place to be, where a campaign has none at all. */
const somewhere = (): Source => sourceOf({ path: 'locations/here.md', text: '# Here\n' })

export function gather(
  files: WorldFiles,
  told: Told,
  lore: Lore,
): { readonly sources: Sources; readonly names: Names } {
  const base = namedFiles(files)
  const extra = unfiledIn(
    told,
    knownNames(base, lore),
    files.location.map(file => sourceOf(file)),
  )
  const of = (kind: NameKind, texts: readonly Text[]): readonly Source[] => [
    ...texts.map(file => sourceOf(file)),
    ...extra.filter(found => found.kind === kind).map(({ source }) => source),
  ]
  const locations = of('locations', files.location)
  const sources: Sources = {
    npcs: of('npcs', files.npc),
    locations: locations.length > 0 ? locations : [somewhere()],
    factions: of('factions', files.faction),
    items: of('items', files.item),
  }
  const added = extra.map(({ kind, source }) => ({ kind, fileName: `${source.id}.md`, text: source.text }))
  return { sources, names: added.length === 0 ? knownNames(base, lore) : knownNames([...base, ...added], lore) }
}
