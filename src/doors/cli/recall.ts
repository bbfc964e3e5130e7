/** `gloam recall`: what one character remembers of something, between sessions and without a table. */
import type { Command } from 'commander'
import { accept, refuse, type Result } from '../../core/result.ts'
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import type { Listener } from '../../memory/piece.ts'
import type { Store } from '../../store/port.ts'
import { jsonPage } from '../outlet/clean.ts'
import { printTold, recallBudget, toldOf } from '../recalled.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { base, refused, withStore, type CampaignFlags } from './run-commands.ts'

type RecallFlags = CampaignFlags & { readonly as?: string; readonly gm?: true }

const help = `
Without --as it is whoever was played last that remembers. Nobody remembers what they were not there for.

Examples:
  $ gloam recall ember-road "Who promised us a boat?"
  $ gloam recall ember-road "the bell" --as wren      what Wren knows of it
  $ gloam recall ember-road "the bell" --gm           everything, secrets and all`

/** Who remembers: the one who was named, or whoever was played last. */
async function listenerFor(
  store: Store,
  campaign: CampaignFiles,
  { as, gm }: RecallFlags,
): Promise<Result<Listener, string>> {
  if (gm) return accept({ kind: 'gm' })
  const { theBook } = await import('../../table/memory/pieces.ts')
  const reads = [theBook]
  if (as === undefined) {
    const { readRecent } = await import('../../table/run-record.ts')
    const recent = await readRecent(store, 1)
    const human = recent.ok ? recent.value.origin.human : null
    return human === null
      ? refuse('Say who remembers: --as CHARACTER, or --gm for everything.')
      : accept({ kind: 'character', name: human, reads })
  }
  const { indexNames } = await import('../../campaign/names/index-of-names.ts')
  const { explainNobody, partyMember } = await import('../../campaign/names/party-member.ts')
  const sheets = campaign.sheet.map(({ path, text }) => ({
    kind: 'party' as const,
    fileName: path.slice(path.lastIndexOf('/') + 1),
    text,
  }))
  const found = partyMember(indexNames(sheets), as)
  const party = campaign.sheet.flatMap(({ owner }) => owner ?? [])
  return found.kind === 'one'
    ? accept({ kind: 'character', name: found.name.id, reads })
    : refuse(explainNobody(found, party))
}

async function recall(door: CliDoor, store: Store, words: string, flags: RecallFlags): Promise<ExitCode> {
  if (!/[\p{L}\p{N}]/u.test(words)) return refused(door, 'recall', 'Say what to remember: a name, or a question.')
  const { readCampaign } = await import('../../table/views/read.ts')
  const { campaign } = await readCampaign(store)
  const listener = await listenerFor(store, campaign, flags)
  if (!listener.ok) return refused(door, 'recall', listener.refusal)
  const page = await pageFor(listener.value, campaign, words)
  if (page !== undefined) return tellPage(door, page, listener.value, flags)
  const { Memories } = await import('../../table/memory/memories.ts')
  const reader = await new Memories(store).readerFor(listener.value, campaign)
  const told = toldOf(reader.recall({ words, budget: recallBudget }))
  if (flags.json) door.print(jsonPage({ asked: words, as: whoIs(listener.value), found: told }))
  else if (told.length === 0) door.print(`Nothing that ${whoIs(listener.value)} knows of speaks of "${words}".\n`)
  else door.print(`${printTold(told)}\n`)
  return told.length === 0 ? 1 : 0
}

/** A page of theirs that is asked for by its path comes whole, as it stands. */
async function pageFor(listener: Listener, campaign: CampaignFiles, words: string): Promise<Page | undefined> {
  const { pageAt } = await import('../../table/views/page-at.ts')
  return pageAt(listener.kind === 'gm' ? null : listener.name, campaign, words.trim())
}

type Page = { readonly path: string; readonly text: string }

function tellPage(door: CliDoor, page: Page, listener: Listener, { json }: RecallFlags): ExitCode {
  door.print(json ? jsonPage({ asked: page.path, as: whoIs(listener), page: page.text }) : `${page.text.trimEnd()}\n`)
  return 0
}

const whoIs = (listener: Listener): string => (listener.kind === 'gm' ? 'the Game Master' : listener.name)

export const recallCommand = (door: CliDoor): Command =>
  base('recall', 'what a character remembers of something, with who said so, where and when')
    .argument('<question>', 'a question, a name, a few words, or the path of a page')
    .option('--as <character>', 'who remembers; whoever was played last when left out')
    .option('--gm', 'as the Game Master: everything, secrets and all')
    .addHelpText('after', help)
    .action((campaign: string, words: string, flags: RecallFlags) =>
      withStore(door, 'recall', campaign, flags, (store, named) => recall(named, store, words, flags)),
    )
