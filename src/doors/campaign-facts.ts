/** What there is to say of a campaign in a few lines, all of it fit for whoever plays in it. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { accept } from '../core/result.ts'
import { parseMarkdown } from '../campaign/markdown/document.ts'
import { nameOnSheet } from '../campaign/party.ts'
import { readPreferences } from '../campaign/preferences/preferences.ts'
import { withoutMarkup } from '../campaign/text/fold.ts'
import type { FolderStore } from '../store/folder.ts'
import type { Store } from '../store/port.ts'
import type { Glance } from '../table/recover.ts'
import { glanceAt } from '../table/replay/glance.ts'
import { gameIn } from '../games/registry.ts'
import { readCampaign } from '../table/views/read.ts'
import { viewFor } from '../table/views/view-for.ts'

export type CampaignFacts = {
  readonly name: string
  readonly title: string
  readonly folder: string
  readonly setting: string
  /** What it is played by, as its preferences call it. */
  readonly game: string
  /** Who is in the party, and whom the human plays. */
  readonly party: readonly string[]
  readonly plays: string | null
  readonly lastSession: LastSession | null
  /** What is wrong with the record of that session. */
  readonly trouble: string | null
  readonly novel: { readonly chapters: number } | null
  readonly audiobook: boolean
  /** It comes with Gloam, and nobody has played it here yet. */
  readonly isNew: boolean
}

export type LastSession = {
  readonly at: string
  readonly beats: number
  /** It was left open, and is gone on with. */
  readonly isOpen: boolean
  /** What was last happening, in a sentence. */
  readonly happening: string
}

const longestSnippet = 160

/** Whole sentences as far as they fit, else words. */
export function snippetOf(text: string, most = longestSnippet): string {
  const words = withoutMarkup(text.replaceAll(/^[>#\-*\s]+/gm, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words.length <= most) return words
  const cut = words.slice(0, most)
  const sentence = /^.*[.!?…]["”’)]?(?= )/su.exec(cut)?.[0]
  return sentence !== undefined && sentence.length > most / 3 ? sentence : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

/** Where the party is, and what the player said last; or what the session left to look forward to. */
function sessionOf({ at, beats, isOpen, location, time, said, nextHook }: Glance): LastSession {
  const where = [location, time].filter(Boolean).join(', ')
  const last = said === '' ? '' : `you last said "${snippetOf(said, 60)}"`
  const happening = nextHook === '' ? [where, last].filter(Boolean).join('; ') : snippetOf(nextHook)
  return { at, beats, isOpen, happening }
}

/** Sessions of another tool leave their plans: `beats/session-3-beats.md`. */
async function plannedSession(store: Store, folder: string): Promise<LastSession | null> {
  const names = (await namesIn(store, 'beats')).filter(name => /^session-\d+/i.test(name))
  const [last] = names.sort((one, other) => Number(/\d+/.exec(other)?.[0]) - Number(/\d+/.exec(one)?.[0]))
  if (last === undefined) return null
  const at = lstatSync(join(folder, 'beats', last)).mtime.toISOString()
  return { at, beats: 0, isOpen: false, happening: last.replace(/-beats\.md$/i, '').replaceAll('-', ' ') }
}

/** Its files, by the store: it follows no link, and what is no folder has none. */
async function namesIn(store: Store, folder: string): Promise<readonly string[]> {
  const listed = await store.list(folder)
  return listed.ok ? listed.value.filter(({ kind }) => kind === 'file').map(({ name }) => name) : []
}

async function hasSound(store: Store): Promise<boolean> {
  const names = await Promise.all(['', 'novel', 'audiobook'].map(folder => namesIn(store, folder)))
  return names.flat().some(name => /\.(?:mp3|m4a|m4b|ogg|opus|flac|wav)$/i.test(name))
}

async function novelOf(store: Store): Promise<{ readonly chapters: number } | null> {
  const names = await namesIn(store, 'novel')
  return names.length > 0 ? { chapters: names.filter(name => /^chapter.*\.(?:md|txt)$/i.test(name)).length } : null
}

const titleOf = (text: string | undefined): string | undefined =>
  parseMarkdown(text ?? '').blocks.find(({ heading }) => heading.level === 1)?.heading.title

/** The words of the setting alone: an overview has an arc that is not the players' to read. */
function settingOf(overview: string): string {
  const { blocks } = parseMarkdown(overview)
  const body = (wanted: RegExp): string | undefined =>
    blocks.find(({ heading, body }) => wanted.test(heading.title) && body.trim() !== '')?.body
  return snippetOf((body(/^setting/i) ?? body(/hook|premise/i) ?? '').trim().split(/\n{2,}/)[0] ?? '')
}

const wordsOfTitle = (title: string): string => title.replace(/^campaign(?: overview)?\s*[:–—-]\s*/i, '')

export async function factsOf(name: string, folder: string, isNew = false): Promise<CampaignFacts> {
  const { folderStore } = await import('../store/folder.ts')
  const store: FolderStore = folderStore(folder)
  try {
    const { campaign } = await readCampaign(store)
    const world = { presence: [], heard: [], whispers: [], constraints: () => [] }
    const view = viewFor<'narrator'>({ kind: 'narrator' }, campaign, world)
    const run = isNew ? accept(null) : await glanceAt(store)
    const overview = view.files.overview[0]?.text ?? ''
    const preferences = readPreferences(view.files.preferences[0]?.text)
    return {
      name,
      title: wordsOfTitle(titleOf(overview) ?? name),
      folder,
      setting: settingOf(overview),
      game: gameIn(preferences),
      party: campaign.sheet.map(({ path, text }) => nameOnSheet(path.slice(path.lastIndexOf('/') + 1), text)),
      plays: preferences.playerCharacter ?? null,
      lastSession: isNew ? null : run.ok && run.value ? sessionOf(run.value) : await plannedSession(store, folder),
      trouble: run.ok ? null : run.refusal,
      novel: await novelOf(store),
      audiobook: await hasSound(store),
      isNew,
    }
  } finally {
    store.close()
  }
}

/** Every campaign a player has, and those that come with Gloam and are not theirs yet. */
export async function allCampaigns(folder: string): Promise<readonly CampaignFacts[]> {
  const { campaignsIn } = await import('./campaigns.ts')
  const { shippedCampaigns, shippedFolder } = await import('./shipped.ts')
  const own = campaignsIn(folder)
  const shipped = shippedCampaigns().filter(name => !own.includes(name))
  const facts = await Promise.all([
    ...own.map(name => factsOf(name, join(folder, name))),
    ...shipped.map(name => factsOf(name, join(shippedFolder() ?? '', name), true)),
  ])
  return [...facts].sort((one, other) => ((one.lastSession?.at ?? '') < (other.lastSession?.at ?? '') ? 1 : -1))
}
