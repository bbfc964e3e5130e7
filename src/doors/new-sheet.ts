/** A new character's sheet in a campaign's folder: never over one that is there. */
import { slugOf } from '../core/id.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import type { Answers, MadeCharacter, Making } from '../rules/making.ts'
import { folderStore } from '../store/folder.ts'
import { explainStore, type Proof, type Store } from '../store/port.ts'
import { readText, writeText } from '../store/text.ts'
import { campaignsIn, findCampaign } from './campaigns.ts'

const isThere = (path: string): string =>
  `"${path}" is there already, and a sheet is never written over. Choose another name.`

async function within<Value>(folder: string, work: (store: Store) => Promise<Value>): Promise<Value> {
  const store = folderStore(folder)
  try {
    return await work(store)
  } finally {
    store.close()
  }
}

export const placeSheet = (
  folder: string,
  name: string,
  sheet: string,
): Promise<Result<{ readonly path: string; readonly proof: Proof }, string>> =>
  within(folder, async store => {
    const path = `party/${slugOf(name)}.md`
    const written = await writeText(store, path, sheet, 'absent')
    if (written.ok) return accept({ path, proof: written.value })
    return refuse(written.refusal.code === 'changed-meanwhile' ? isThere(path) : explainStore(written.refusal))
  })

export type OwnMaking = { readonly campaign: string; readonly folder: string; readonly making: Making }

/** The campaign that is meant, where its game makes characters in its own way. */
export async function ownMaking(campaigns: string, asked: string | undefined): Promise<OwnMaking | undefined> {
  const [only, ...others] = campaignsIn(campaigns)
  const campaign = asked ?? (others.length === 0 ? only : undefined)
  const found = campaign === undefined ? undefined : findCampaign(campaigns, campaign)
  if (campaign === undefined || !found?.ok) return undefined
  const { gameAt } = await import('./game-at.ts')
  const store = folderStore(found.value)
  try {
    const game = await gameAt(store)
    const making = game.ok ? await game.value.making?.() : undefined
    return making && { campaign, folder: found.value, making }
  } finally {
    store.close()
  }
}

/** Pages of the campaign that a game reads and changes when somebody joins the crew. */
const shared = ['crew.md', 'clocks.md']

export type Own = MadeCharacter & { readonly known: Readonly<Record<string, string>> }

/** Somebody of a game that asks its own questions, before anything is written. */
export const makeOwn = (
  folder: string,
  making: Making,
  answers: Answers,
  { seed, player }: { readonly seed: string; readonly player: 'human' | 'ai' },
): Promise<Result<Own, string>> =>
  within(folder, async store => {
    const held = await Promise.all(shared.map(async path => [path, await readText(store, path)] as const))
    const known = Object.fromEntries(
      held.flatMap(([path, found]) => (found.ok && found.value ? [[path, found.value.text] as const] : [])),
    )
    const made = making.character(answers, seed, known, player)
    return made.ok ? accept({ ...made.value, known }) : made
  })

/** The sheet first: where its name is taken, nothing else is changed. */
export const placeOwn = (folder: string, { path, files, known }: Own): Promise<Result<null, string>> =>
  within(folder, async store => {
    const others = Object.entries(files).filter(([other]) => other !== path)
    for (const [file, text] of [[path, files[path] ?? ''] as const, ...others]) {
      const found = await readText(store, file)
      const now = found.ok ? (found.value?.hash ?? 'absent') : 'absent'
      const isNew = file === path || !Object.hasOwn(known, file)
      const written = await writeText(store, file, text, isNew ? 'absent' : now)
      if (written.ok) continue
      if (written.refusal.code !== 'changed-meanwhile') return refuse(explainStore(written.refusal))
      if (file === path) return refuse(isThere(path))
    }
    return accept(null)
  })
