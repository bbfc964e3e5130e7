/** A campaign from its store: every text it has, sealed, and a warning for everything that could not be read. */
import { allFiles, campaignOf, toFile, type CampaignFile, type CampaignFiles } from '../../campaign/folder/files.ts'
import { readWorld } from '../../campaign/world/read-world.ts'
import { sortOf } from '../../campaign/folder/kind.ts'
import { explainStore, StoreFault, type Entry, type Store, type StoreRefusal } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import type { CampaignWarning } from './warnings.ts'

export type ReadLimits = { readonly fileBytes: number; readonly depth: number; readonly files: number }

/** Generous for anything a person wrote, and small enough that no one file can fill the memory. */
export const readLimits: ReadLimits = { fileBytes: 8_000_000, depth: 4, files: 20_000 }

/** How large a file is, asked before it is read; undefined when nobody knows. */
export type SizeOf = (path: string) => number | undefined

export type ReadOptions = { readonly limits?: ReadLimits; readonly sizeOf?: SizeOf }

export type CampaignReading = { readonly campaign: CampaignFiles; readonly warnings: readonly CampaignWarning[] }

type Reader = {
  readonly store: Store
  readonly limits: ReadLimits
  readonly sizeOf: SizeOf
  readonly files: CampaignFile[]
  readonly warnings: CampaignWarning[]
}

/** The chronicle has its own reader, a novel is not the campaign, and names with a dot are somebody's tools. */
const isPassedBy = (path: string): boolean => /^(?:runs|novel)$/i.test(path) || /(?:^|\/)\.[^/]*$/.test(path)

const isText = (name: string): boolean => /\.md$/i.test(name)

const toWarning = (path: string, refusal: StoreRefusal): CampaignWarning =>
  refusal.code === 'not-text'
    ? { code: 'not-text', path, line: refusal.line }
    : { code: 'unreadable', path, why: explainStore(refusal) }

/** One bad sector must not cost the evening: a fault on one file is told, and the others are read. */
async function telling<Value>(reader: Reader, path: string, read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read()
  } catch (fault) {
    if (!(fault instanceof StoreFault)) throw fault
    reader.warnings.push({ code: 'unreadable', path, why: fault.code })
    return undefined
  }
}

async function readFile(reader: Reader, path: string): Promise<void> {
  const { fileBytes: limit } = reader.limits
  const bytes = reader.sizeOf(path) ?? 0
  if (bytes > limit) return void reader.warnings.push({ code: 'too-large', path, bytes, limit })
  const found = await telling(reader, path, () => readText(reader.store, path))
  if (found?.ok === false) return void reader.warnings.push(toWarning(path, found.refusal))
  const text = found?.value?.text
  if (text === undefined) return
  if (text.length > limit) reader.warnings.push({ code: 'too-large', path, bytes: text.length, limit })
  else reader.files.push(toFile(path, text))
}

async function readEntry(reader: Reader, path: string, { kind }: Entry, depth: number): Promise<void> {
  const { limits, warnings, files } = reader
  if (kind === 'other') return void warnings.push({ code: 'not-followed', path })
  if (kind === 'folder') {
    if (depth < limits.depth) return readFolder(reader, path, depth + 1)
    return void warnings.push({ code: 'too-deep', path, limit: limits.depth })
  }
  if (!isText(path)) return
  if (files.length < limits.files) return readFile(reader, path)
  const isTold = warnings.some(({ code }) => code === 'too-many')
  if (!isTold) warnings.push({ code: 'too-many', path, limit: limits.files })
}

async function readFolder(reader: Reader, folder: string, depth: number): Promise<void> {
  const entries = await telling(reader, folder, () => reader.store.list(folder))
  if (entries?.ok === false) return void reader.warnings.push(toWarning(folder, entries.refusal))
  for (const entry of entries?.value ?? []) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!isPassedBy(path)) await readEntry(reader, path, entry, depth)
  }
}

/** It stands where sheets stand, and what it says made it none. */
const isAmongSheets = (path: string): boolean => sortOf(path).kind === 'sheet'

/** What the texts themselves lack. */
function* lacks(campaign: CampaignFiles): Generator<CampaignWarning, void> {
  if (campaign.overview.length === 0 && !opens(campaign)) yield { code: 'overview-missing', path: 'overview.md' }
  if (campaign.sheet.length === 0) yield { code: 'party-empty', path: 'party' }
  for (const { path } of campaign.other) if (isAmongSheets(path)) yield { code: 'not-a-sheet', path }
}

export async function readCampaign(store: Store, options: ReadOptions = {}): Promise<CampaignReading> {
  const { limits = readLimits, sizeOf = () => undefined } = options
  const reader: Reader = { store, limits, sizeOf, files: [], warnings: [] }
  await readFolder(reader, '', 1)
  const campaign = campaignOf(reader.files)
  return { campaign, warnings: [...reader.warnings, ...lacks(campaign)] }
}

/** Whoever wrote how it opens has said what the campaign is, on whatever page that is. */
const opens = (campaign: CampaignFiles): boolean =>
  readWorld(Object.fromEntries(allFiles(campaign).map(({ path, text }) => [path, text]))).opening !== undefined
