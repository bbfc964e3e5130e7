/** Which campaign is meant, and where it is: a player's own, or one that comes with Gloam and becomes theirs. */
import { join } from 'node:path'
import { distance } from '../../core/distance.ts'
import { slugOf } from '../../core/id.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import { aboutGame } from '../../games/registry.ts'
import { campaignsIn, findCampaign } from '../campaigns.ts'
import { shippedCampaigns, shippedFolder } from '../shipped.ts'
import type { Choose } from './seat.ts'

export type FoundCampaign = {
  readonly name: string
  readonly folder: string
  /** It lies where Gloam itself lies, and is copied before it is played. */
  readonly isShipped: boolean
}

const knownIn = (folder: string): readonly string[] => [...new Set([...campaignsIn(folder), ...shippedCampaigns()])]

/** The one played last, else the only one, else whichever is chosen, else the first. */
async function nameOf(folder: string, choose: Choose): Promise<string | undefined> {
  const known = knownIn(folder)
  if (known.length <= 1) return known[0]
  const { allCampaigns } = await import('../campaign-facts.ts')
  const all = await allCampaigns(folder)
  const played = all.find(({ lastSession }) => lastSession !== null)?.name // the very one that gloam alone names first
  if (played !== undefined) return played
  const options = known.map(label => {
    const game = aboutGame(all.find(({ name }) => name === label)?.game ?? '')
    return game === '' ? { label } : { label, description: game }
  })
  return known[(await choose('Which campaign?', 'Campaign', options)) ?? 0]
}

/** One letter in four may be off. */
const isNear = (asked: string, name: string): boolean => distance(asked, name) <= Math.ceil(name.length / 4)

function noneCalled(folder: string, asked: string): string {
  const known = knownIn(folder)
  const near = known.find(name => isNear(slugOf(asked), name))
  return [
    `There is no campaign "${asked}" in "${folder}".`,
    ...(near === undefined ? [] : [`Did you mean ${near}?`]),
    ...(known.length === 0 ? [] : [`There ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')}.`]),
    'Look elsewhere with --campaigns DIR, or make one with gloam new campaign.',
  ].join(' ')
}

/** By its folder's name, or by its title as people write it. */
export function findToRead(folder: string, asked: string): Result<FoundCampaign, string> {
  const own = findCampaign(folder, asked)
  if (own.ok) return accept({ name: asked, folder: own.value, isShipped: false })
  const name = slugOf(asked)
  const isPath = /[/\\\0]|^\.{0,2}$/.test(asked)
  if (isPath || !knownIn(folder).includes(name)) return isPath ? own : refuse(noneCalled(folder, asked))
  const mine = findCampaign(folder, name)
  if (mine.ok) return accept({ name, folder: mine.value, isShipped: false })
  return accept({ name, folder: join(shippedFolder() ?? '', name), isShipped: true })
}

export async function findToPlay(
  folder: string,
  asked: string | undefined,
  choose: Choose,
): Promise<Result<FoundCampaign, string>> {
  const name = asked ?? (await nameOf(folder, choose))
  return name === undefined
    ? refuse(`There are no campaigns in "${folder}". Make one with gloam new campaign.`)
    : findToRead(folder, name)
}
