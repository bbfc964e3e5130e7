/** What a file of a campaign is, and whose it is, by its path alone: nobody becomes readable by what they contain. */
import { isSheetName } from '../party.ts'

export const fileKinds = [
  'overview',
  'story-state',
  'party-knowledge',
  'preferences',
  'decision-log',
  'relationships',
  'world-primer',
  'sheet',
  'player-sheet',
  'journal',
  'brief',
  'npc',
  'location',
  'faction',
  'item',
  'beats',
  'scene',
  'tmp-prompt',
  'tmp-response',
  'tmp-notes',
  'tmp-narrative',
  'tmp',
  'other',
] as const
export type FileKind = (typeof fileKinds)[number]

/** `owner` is the character or the NPC a file belongs to, by the name of its file: `tilda-brannock`. */
export type Sort = { readonly kind: FileKind; readonly owner?: string }

const atTheTop = [
  'overview',
  'story-state',
  'party-knowledge',
  'preferences',
  'decision-log',
  'relationships',
  'world-primer',
] as const

const folders: readonly (readonly [string, FileKind])[] = [
  ['npcs', 'npc'],
  ['locations', 'location'],
  ['factions', 'faction'],
  ['items', 'item'],
  ['beats', 'beats'],
  ['scenes', 'scene'],
]

const suffixes: readonly (readonly [string, RegExp, FileKind])[] = [
  ['party', /^(.+)-journal$/i, 'journal'],
  ['party', /^(.+)-brief$/i, 'brief'],
  ['party', /^(.+)\.player$/i, 'player-sheet'],
  ['tmp', /^(.+)-notes-for-journal$/i, 'tmp-notes'],
  ['tmp', /^(narrative)-for-journal$/i, 'tmp-narrative'],
  ['tmp', /^(.+)-prompt$/i, 'tmp-prompt'],
  ['tmp', /^(.+)-response$/i, 'tmp-response'],
]

function inFolder(folder: string, name: string): Sort | undefined {
  for (const [where, shape, kind] of suffixes) {
    const owner = where === folder ? shape.exec(name)?.[1] : undefined
    if (owner !== undefined) return { kind, owner }
  }
  if (folder === 'party') return isSheetName(`${name}.md`) ? { kind: 'sheet', owner: name } : undefined
  return folder === 'tmp' ? { kind: 'tmp' } : undefined
}

/** Whatever is not known by its path is `other`, and that is the GM's alone. */
export function sortOf(path: string): Sort {
  const [, folder = '', name = ''] = /^(?:([^/]+)\/)?(.+)\.md$/i.exec(path) ?? []
  const where = folder.toLowerCase()
  if (where === '') return { kind: atTheTop.find(known => known === name.toLowerCase()) ?? 'other' }
  const known = folders.find(([title]) => title === where)
  if (known) return known[1] === 'npc' ? { kind: 'npc', owner: name } : { kind: known[1] }
  return (name.includes('/') ? undefined : inFolder(where, name)) ?? { kind: where === 'tmp' ? 'tmp' : 'other' }
}
