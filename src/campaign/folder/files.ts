/** A campaign as its texts: what each file is, whose it is, and its words, sealed. */
import { remembering } from '../../core/memo.ts'
import { seal, type Secret } from '../secrets/secret.ts'
import { isSheetText } from '../party.ts'
import { fileKinds, sortOf, type FileKind, type Sort } from './kind.ts'

export type CampaignFile = {
  readonly path: string
  readonly kind: FileKind
  readonly owner?: string
  readonly text: Secret
}

/** By kind, so that a view looks at what its role may hold and at nothing else; by path within a kind. */
export type CampaignFiles = Readonly<Record<FileKind, readonly CampaignFile[]>>

/** A page among the sheets that is none is the GM's: what a page says can hide it, and never show it. */
function sortBy(path: string, text: string): Sort {
  const sort = sortOf(path)
  return sort.kind === 'sheet' && !isSheetText(text) ? { kind: 'other' } : sort
}

export const toFile = (path: string, text: string): CampaignFile => ({ path, ...sortBy(path, text), text: seal(text) })

const byPath = (one: CampaignFile, other: CampaignFile): number => (one.path < other.path ? -1 : 1)

export function campaignOf(files: Iterable<CampaignFile>): CampaignFiles {
  const kinds = Object.fromEntries(fileKinds.map(kind => [kind, [] as CampaignFile[]])) as Record<
    FileKind,
    CampaignFile[]
  >
  for (const file of files) kinds[file.kind].push(file)
  for (const kind of fileKinds) kinds[kind].sort(byPath)
  return kinds
}

export const toCampaign = (texts: Readonly<Record<string, string>>): CampaignFiles =>
  campaignOf(Object.entries(texts).map(([path, text]) => toFile(path, text)))

/** The campaign after one file was written, or removed where there is no text. Every other file is the same value. */
export function withFile(campaign: CampaignFiles, path: string, text: string | undefined): CampaignFiles {
  const was = [sortOf(path).kind, 'other' as const].find(
    kind => campaign[kind][placeOf(campaign[kind], path)]?.path === path,
  )
  const read = text === undefined ? undefined : toFile(path, text)
  // Whoever sits at the table does not leave it for a line somebody added to their sheet.
  const file = read && was === 'sheet' && text !== undefined ? { ...read, ...sortOf(path) } : read
  const without =
    was === undefined || was === file?.kind
      ? campaign
      : { ...campaign, [was]: campaign[was].toSpliced(placeOf(campaign[was], path), 1) }
  if (file === undefined) return without
  const files = without[file.kind]
  const at = placeOf(files, path)
  return { ...without, [file.kind]: files.toSpliced(at, files[at]?.path === path ? 1 : 0, file) }
}

/** Where a path stands, or would: a campaign has hundreds of scenes, and one of them is written at every beat. */
function placeOf(files: readonly CampaignFile[], path: string): number {
  let [from, to] = [0, files.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((files[middle]?.path ?? '') < path) from = middle + 1
    else to = middle
  }
  return from
}

export const allFiles = (campaign: CampaignFiles): readonly CampaignFile[] => fileKinds.flatMap(kind => campaign[kind])

/** What was written down about play as it went: it grows with every beat, and no rule reads it. */
const records: ReadonlySet<FileKind> = new Set([
  'journal',
  'decision-log',
  'story',
  'scene',
  'tmp-prompt',
  'tmp-response',
  'tmp-notes',
  'tmp-narrative',
  'tmp',
])

export const isRecord = (kind: FileKind): boolean => records.has(kind)

/** Text by path, as a game's rules read it. It stays sealed. The events of one beat ask for it one after the other. */
export const textsOf = remembering((campaign: CampaignFiles): Readonly<Record<string, Secret>> =>
  Object.fromEntries(
    fileKinds
      .filter(kind => !isRecord(kind))
      .flatMap(kind => campaign[kind].map(({ path, text }) => [path, text] as const)),
  ),
)
