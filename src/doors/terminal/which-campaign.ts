/** Which campaign is meant, and where it is: a player's own, or one that comes with Gloam and becomes theirs. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { accept, refuse, type Result } from '../../core/result.ts'
import { campaignsIn, findCampaign } from '../cli/campaign.ts'
import { lastPlayed } from '../last-played.ts'
import { copyShipped, shippedCampaigns, shippedFolder } from '../shipped.ts'
import type { Choose } from './seat.ts'

export type Settled = { readonly name: string; readonly folder: string; readonly note: string }

/** The one played last, else the only one, else whichever is chosen, else the first. */
async function nameOf(folder: string, choose: Choose): Promise<string | undefined> {
  const known = [...new Set([...campaignsIn(folder), ...shippedCampaigns()])]
  const played = lastPlayed(folder, known)
  if (played !== undefined || known.length <= 1) return played ?? known[0]
  const options = known.map(label => ({ label }))
  return known[(await choose('Which campaign?', 'Campaign', options)) ?? 0]
}

export async function settleCampaign(
  folder: string,
  asked: string | undefined,
  choose: Choose,
): Promise<Result<Settled, string>> {
  const name = asked ?? (await nameOf(folder, choose))
  if (name === undefined) {
    return refuse(`There are no campaigns in "${folder}". Make one with gloam new campaign.`)
  }
  const own = findCampaign(folder, name)
  if (own.ok) return accept({ name, folder: own.value, note: '' })
  if (!shippedCampaigns().includes(name)) return own
  mkdirSync(folder, { recursive: true })
  const copied = await copyShipped(name, folder)
  if (!copied.ok) return copied
  return accept({ name, folder: copied.value, note: `"${name}" is yours now: it lies in ${copied.value}.` })
}

/** Where a campaign can be read: nothing is copied for somebody who only looks. */
export function folderToRead(folder: string, name: string): Result<string, string> {
  const own = findCampaign(folder, name)
  return own.ok || !shippedCampaigns().includes(name) ? own : accept(join(shippedFolder() ?? '', name))
}
