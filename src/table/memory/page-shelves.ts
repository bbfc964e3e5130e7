/**
 * The pages of a campaign in a library, kept in step with the files. Pages that play writes are put in again one by one;
 * those a person writes are put in again by their kind. What did not change costs nothing.
 */
import type { CampaignFile, CampaignFiles } from '../../campaign/folder/files.ts'
import { fileKinds, type FileKind } from '../../campaign/folder/kind.ts'
import type { Library } from '../../memory/library.ts'
import type { AccessTable } from '../views/access.ts'
import { piecesOf } from './pieces.ts'

/** Written at nearly every beat. */
const written: readonly FileKind[] = ['story-state', 'party-knowledge', 'decision-log', 'journal', 'story']

/** What stands in for each other is read together: a sheet stands back behind the one for players. */
const party: readonly FileKind[] = ['sheet', 'player-sheet', 'brief']

const groups: readonly (readonly FileKind[])[] = [
  party,
  ...fileKinds.filter(kind => !written.includes(kind) && !party.includes(kind)).map(kind => [kind]),
]

export class PageShelves {
  readonly #library: Library
  readonly #table: AccessTable
  #known: CampaignFiles | undefined
  #sessions = ''

  constructor(library: Library, table: AccessTable) {
    this.#library = library
    this.#table = table
  }

  /** `sessions` are the files that sessions wrote: their scenes stand in the story already. */
  keepUp(campaign: CampaignFiles, sessions: ReadonlySet<string>): void {
    const key = [...ownersIn(campaign), '', ...[...sessions].filter(path => /^scenes\//i.test(path))].join('\n')
    const before = key === this.#sessions ? this.#known : undefined
    this.#sessions = key
    this.#known = campaign
    for (const kinds of groups)
      if (kinds.some(kind => campaign[kind] !== before?.[kind])) this.#putKinds(campaign, kinds, sessions)
    for (const kind of written)
      if (campaign[kind] !== before?.[kind]) this.#putFiles(kind, campaign, before?.[kind] ?? [])
  }

  #putKinds(campaign: CampaignFiles, kinds: readonly FileKind[], sessions: ReadonlySet<string>): void {
    const part = `${kinds[0]}/`
    this.#library.drop(part)
    for (const piece of piecesOf({ campaign, lived: [], written: sessions, table: this.#table }, { kinds }))
      this.#library.add(piece, part)
  }

  #putFiles(kind: FileKind, campaign: CampaignFiles, before: readonly CampaignFile[]): void {
    const same = new Set<unknown>(before)
    const now = new Set(campaign[kind].map(({ path }) => path))
    for (const { path } of before) if (!now.has(path)) this.#library.drop(path)
    for (const file of campaign[kind]) {
      if (same.has(file)) continue
      this.#library.drop(file.path)
      const half = { kinds: [kind], path: file.path }
      for (const piece of piecesOf({ campaign, lived: [], written: new Set(), table: this.#table }, half))
        this.#library.add(piece, file.path)
    }
  }
}

/** Who may know a page depends on who is of the party. */
const ownersIn = ({ sheet }: CampaignFiles): readonly string[] => sheet.flatMap(({ owner }) => owner ?? [])
