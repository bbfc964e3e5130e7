/** A new campaign of a game that makes its own: the door asks for a name, shows it, and puts the files in their place. */
import { slugOf } from '../../core/id.ts'
import type { Making } from '../../rules/making.ts'
import { jsonPage } from '../outlet/clean.ts'
import { callOf, playCall, whereFlag } from './call.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { readableWidth, wrap } from './wrap.ts'

type Flags = {
  readonly campaigns: string
  readonly name?: string
  readonly companions?: string
  readonly seed?: string
  readonly yes?: true
  readonly json?: true
}

const tell = (door: CliDoor, code: ExitCode, why: string): ExitCode => {
  door.warn(`gloam new campaign: ${why}\n`)
  return code
}

const mostCompanions = 5

export async function makeOwnCampaign(door: CliDoor, flags: Flags, making: Making): Promise<ExitCode> {
  const companions = Number(flags.companions ?? 2)
  if (!Number.isInteger(companions) || companions < 0 || companions > mostCompanions)
    return tell(door, 2, `--companions takes a whole number from 0 to ${mostCompanions}.`)
  const isAsked = door.ask !== undefined && !flags.yes
  if (!isAsked && !flags.yes) return tell(door, 2, 'Nothing was written. Say --yes to have it.')
  const name = flags.name ?? (isAsked ? await door.ask?.('What is it called? (Enter takes a name that fits) > ') : '')
  if (name === undefined) return tell(door, 1, 'Nothing was written.')
  const seed = flags.seed ?? door.freshSeed()
  const made = making.campaign(name, seed, companions)
  if (!made.ok) return tell(door, 2, made.refusal)
  const { title, files, party, told } = made.value
  const { placeCampaign } = await import('../place-campaign.ts')
  const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'utf8')] as const)
  const placed = placeCampaign(flags.campaigns, slugOf(title), Object.fromEntries(bytes), ['party', 'scenes'])
  if (!placed.ok) return tell(door, 1, placed.refusal)
  if (flags.json) {
    door.print(
      jsonPage({
        status: 'complete',
        campaign_created: slugOf(title),
        folder: placed.value,
        files_created: Object.keys(files),
        seed,
      }),
    )
    return 0
  }
  if (flags.seed === undefined) door.warn(`seed ${seed}\n`)
  const more = `new character --campaign ${slugOf(title)}${whereFlag(flags.campaigns)}`
  door.print(
    `${wrap(told, readableWidth(door.columns))}\n\n${title} is made: ${placed.value}, ${bytes.length} files.\n`,
  )
  if (party.length > 0) door.print(`In the crew: ${party.join(', ')}.\n`)
  door.print(`Make a scoundrel of your own: ${callOf(door)} ${more}\n`)
  if (party.length > 0) door.print(`Or sit down at once: ${playCall(door, slugOf(title), flags.campaigns)}\n`)
  return 0
}
