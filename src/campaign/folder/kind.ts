/** What a file of a campaign is, and whose it is, by its path alone: nobody becomes readable by what they contain. */
import { isSheetName } from '../party.ts'
import { kindOfFolder } from './folders.ts'

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
  'story',
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

/** What is left of sessions that are over. */
export const storyPath = 'story-so-far.md'

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
  return folder === 'tmp' ? { kind: 'tmp' } : undefined
}

/** The kind of the nearest folder whose name says one; those further up are only where somebody put it. */
function byFolders(folders: readonly string[], name: string): Sort {
  const kind = folders.map(kindOfFolder).findLast(known => known !== undefined)
  const isBeside = kindOfFolder(folders.at(-1) ?? '') === 'sheet' // what is put away below the sheets is out of play
  if (kind === 'sheet') return isBeside && isSheetName(`${name}.md`) ? { kind, owner: name } : { kind: 'other' }
  if (kind === 'npc') return { kind, owner: folders.length > 1 ? [...folders.slice(1), name].join('/') : name }
  return { kind: kind ?? 'other' }
}

/** Whatever is not known by its path is `other`, and that is the GM's alone. */
export function sortOf(path: string): Sort {
  const folders = path.split('/')
  const file = folders.pop() ?? ''
  const name = /^(.+)\.md$/i.exec(file)?.[1]
  if (name === undefined) return { kind: 'other' }
  const [first = ''] = folders
  if (path.toLowerCase() === storyPath) return { kind: 'story' }
  if (folders.length === 0) return { kind: atTheTop.find(known => known === name.toLowerCase()) ?? 'other' }
  const where = first.toLowerCase()
  const own = folders.length === 1 ? inFolder(where, name) : undefined
  return own ?? (where === 'tmp' ? { kind: 'tmp' } : byFolders(folders, name))
}

/** Whose file it is, by its path. */
export const ownerOf = (path: string): string | undefined => sortOf(path).owner

/** Whether a file lies where sheets are kept, a template or a blank one included. */
export const isAmongSheets = (path: string): boolean =>
  kindOfFolder(path.split('/').at(-2) ?? '') === 'sheet' &&
  /\.md$/i.test(path) &&
  !/-(?:journal|brief)\.md$|\.player\.md$/i.test(path)
