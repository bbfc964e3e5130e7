/** The campaigns that come with Gloam: where they are, and how one becomes a player's own. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accept, type Result } from '../core/result.ts'
import { placeCampaign } from './place-campaign.ts'

const isGloam = (folder: string): boolean => {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name?: unknown }
    return manifest.name === 'gloam'
  } catch {
    return false
  }
}

/** Found from where this code stands, upwards: in a checkout, in a build beside it, and in an installed package. */
export function packageFolder(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (isGloam(folder)) return folder
    if (dirname(folder) === folder) return undefined
  }
}

export function shippedFolder(): string | undefined {
  const root = packageFolder()
  const folder = root === undefined ? '' : join(root, 'content', 'campaigns')
  return folder !== '' && existsSync(folder) ? folder : undefined
}

/** The names of campaigns that come with Gloam. */
export function shippedCampaigns(): readonly string[] {
  const folder = shippedFolder()
  if (folder === undefined) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(folder, entry.name, 'overview.md')))
    .map(entry => entry.name)
    .sort()
}

/** What a campaign was made of, without what a session has left in it. */
const isKept = (name: string): boolean => !name.startsWith('.') && name !== 'runs' && name !== 'tmp'

function filesBelow(folder: string, below = ''): readonly string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap(entry => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (!isKept(entry.name)) return []
    return entry.isDirectory() ? filesBelow(folder, path) : entry.isFile() ? [path] : []
  })
}

/** Copies a campaign, every file proven. One that is there by now was made by somebody else, whole, and is kept. */
export function copyShipped(name: string, into: string): Result<string, string> {
  const from = join(shippedFolder() ?? '', name)
  const files = filesBelow(from).map(path => [path, readFileSync(join(from, path))] as const)
  const placed = placeCampaign(into, name, Object.fromEntries(files))
  return placed.ok || !existsSync(join(into, name)) ? placed : accept(join(into, name))
}
