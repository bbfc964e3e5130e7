/** What people call the folders of a campaign. A number or a mark before the name is only for sorting. */
import type { FileKind } from './kind.ts'

/** `02 - People`, `_NPCs`, `Non-Player Characters`. */
const foldFolder = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const names: readonly (readonly [FileKind, string])[] = [
  [
    'sheet',
    'party|the party|pcs|pc|player characters|heroes|adventurers|party members|character sheets|sheets|pregens|pregenerated characters|pre gens|pregenerated',
  ],
  [
    'npc',
    'npcs|npc|people|persons|folk|cast|non player characters|dramatis personae|villains|antagonists|allies|characters',
  ],
  [
    'location',
    'locations|location|places|place|sites|areas|regions|settlements|towns|gazetteer|geography|dungeons|maps',
  ],
  ['faction', 'factions|faction|organizations|organisations|groups|guilds|powers'],
  ['item', 'items|item|treasure|treasures|artifacts|artefacts|magic items|objects|loot'],
  ['beats', 'beats'],
  ['scene', 'scenes'],
]

const kinds: ReadonlyMap<string, FileKind> = new Map(
  names.flatMap(([kind, all]) => all.split('|').map(name => [name, kind] as const)),
)

export const kindOfFolder = (name: string): FileKind | undefined => kinds.get(foldFolder(name))
