/** What a page is: of a place, a person, a faction, a thing, a sheet; for players or the Game Master's; whose secret it is. */
import { sortOf } from '../folder/kind.ts'
import { isSheetText, nameOnSheet } from '../party.ts'
import { memo } from '../../core/memo.ts'
import { type Front, frontOf, tagsOf, valuesOf } from './front.ts'
import { type Passage, passagesOf } from './passages.ts'
import { declaration, ofFile, ofTag, saysSo } from './table.ts'
import type { Who } from './types.ts'

export type PageKind = 'place' | 'person' | 'faction' | 'item' | 'sheet' | 'state' | 'clock' | 'session' | 'other'

export type Page = {
  readonly path: string
  readonly kind: PageKind
  readonly title: string
  readonly aliases: readonly string[]
  readonly front: Front
  readonly passages: readonly Passage[]
  /** Who the page itself is for, where it says so. */
  readonly who?: Who
  /** Nobody should know that this is what it is: an antagonist, a cult. */
  readonly isVillain: boolean
}

const byFolder = {
  location: 'place',
  npc: 'person',
  faction: 'faction',
  item: 'item',
  sheet: 'sheet',
  'player-sheet': 'sheet',
  'story-state': 'state',
} as const

function kindOf(path: string, text: string, tags: readonly string[]): PageKind {
  const told = tags.map(tag => ofTag(tag)?.means).find(means => means !== undefined)
  const kind = sortOf(path).kind
  if (kind === 'sheet') return isSheetText(text) ? 'sheet' : 'other'
  return (told as PageKind | undefined) ?? (kind in byFolder ? byFolder[kind as keyof typeof byFolder] : fileKind(path))
}

/** An export may put an id of thirty-two digits behind every name. */
const nameOf = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.md$/i, '')
    .replace(/ [\da-f]{32}$/i, '')

const fileKind = (path: string): PageKind => (ofFile(nameOf(path))?.means === 'session' ? 'session' : 'other')

const playersOwn = new Set([
  'party-knowledge',
  'preferences',
  'world-primer',
  'journal',
  'scene',
  'brief',
  'decision-log',
])

/** By tags and status first, then by the file's name, then by what it says of itself on top. */
function whoOf(path: string, tags: readonly string[], passages: readonly Passage[], kind: PageKind): Who | undefined {
  const marks = tags.flatMap(tag => ofTag(tag)?.who ?? [])
  if (marks.includes('gm')) return 'gm'
  if (marks.includes('players')) return 'players'
  const shown = passages.find(({ label }) =>
    /^(?:visible to|shown to|shared with|known to) (?:the )?players$/i.test(label),
  )
  if (shown) return /\b(?:yes|true|x|all)\b|✅/i.test(shown.text.replace(/^[^:]*:/, '')) ? 'players' : 'gm'
  if (playersOwn.has(sortOf(path).kind) || kind === 'sheet') return 'players'
  const byName = ofFile(nameOf(path))?.who
  if (byName) return byName
  const top = passages.filter(({ headings, kind: sort }) => headings.length <= 1 && sort === 'text').slice(0, 2)
  return top.map(({ text }) => declaration(text)?.who).find(who => who !== undefined)
}

/** Words that make somebody an enemy count where a page says what somebody is: its lead, and no further. */
function isVillainous(passages: readonly Passage[], tags: readonly string[], kind: PageKind): boolean {
  if (kind !== 'person' && kind !== 'faction') return false
  const roles = passages
    .filter(({ label }) => /^(?:role|type|occupation|alignment)$/i.test(label))
    .map(({ text }) => text)
  return [...roles, ...tags].some(words => saysSo('villain', words))
}

const pageAt = memo(512, (key): Page => {
  const at = key.indexOf('\n')
  const [path, text] = [key.slice(0, at), key.slice(at + 1)]
  const front = frontOf(text)
  const passages = passagesOf(text)
  const tags = tagsOf(front)
  const kind = kindOf(path, text, tags)
  const who = whoOf(path, tags, passages, kind)
  return {
    path,
    kind,
    title: nameOnSheet(`${nameOf(path)}.md`, text).replace(/(?<!\s)\s*\([^()]*\)$/, ''),
    aliases: [...new Set([...valuesOf(front, 'aliases', 'alias'), nameOf(path)])],
    front,
    passages,
    ...(who ? { who } : {}),
    isVillain: isVillainous(passages, tags, kind),
  }
})

export const pageOf = (path: string, text: string): Page => pageAt(`${path}\n${text}`)
