/** `gloam merge`: the delta files of a campaign into its story state and its party's knowledge. */
import { Command, Option } from 'commander'
import type { Writer } from '../../campaign/deltas/types.ts'
import { namingCampaign } from '../in-use.ts'
import { campaignsOption, findCampaign } from '../campaigns.ts'
import type { CliDoor, ExitCode } from './door.ts'

type MergeFlags = {
  readonly campaigns: string
  readonly json?: true
  readonly dryRun?: true
  readonly only?: Writer['name']
  readonly match?: 'words' | 'substring'
}

/** How long to wait for a table that is at work on the campaign. */
const waitMs = 10_000

const help = `
The state writer merges tmp/gm-state-delta.md into story-state.md; the
knowledge writer merges tmp/party-knowledge-delta.md into party-knowledge.md. A
delta is removed once its words are proven to be in the file; when something
fails it is kept for the next try. Lines that cannot be merged are kept beside
it, in tmp/gm-state-delta.unmerged.md and its like for the party, with the
reason; mend them there and merge again. The last lines printed are the reports
of the writers.

Examples:
  $ gloam merge ember-road                   merge what waits in its tmp folder
  $ gloam merge ember-road --dry-run         show the difference, write nothing
  $ gloam merge ember-road --only knowledge  the party's file alone
  $ gloam merge ember-road --json            every change and warning as data`

export function mergeCommand(door: CliDoor): Command {
  return new Command('merge')
    .description('merge the delta files of a campaign into its state files')
    .argument('<campaign>', "the campaign's name")
    .option(...campaignsOption)
    .addOption(new Option('--only <writer>', 'run one writer').choices(['state', 'knowledge']))
    .option('--dry-run', 'print a unified diff and write nothing')
    .option('--json', 'print every change and every warning as JSON')
    .addOption(
      new Option('--match <how>', 'how a name is found in a line: whole words, or any part of a word')
        .choices(['words', 'substring'])
        .default('words'),
    )
    .addHelpText('after', help)
    .action(async (campaign: string, flags: MergeFlags) => door.finish(await runMerge(door, campaign, flags)))
}

async function runMerge(door: CliDoor, campaign: string, flags: MergeFlags): Promise<ExitCode> {
  const found = findCampaign(flags.campaigns, campaign)
  if (!found.ok) {
    door.warn(`gloam merge: ${found.refusal}\n`)
    return 1
  }
  const { folderStore } = await import('../../store/folder.ts')
  const { mergeCampaign, previewCampaign } = await import('../../table/writers/merge-campaign.ts')
  const show = await import('./merge-show.ts')
  const store = folderStore(found.value)
  const options = flags.match ? { match: flags.match } : {}
  if (flags.dryRun) return show.previews(door, campaign, await previewCampaign(store, flags.only, options), flags.json)
  const written = await mergeCampaign(store, flags.only, options, waitMs)
  if (written.ok) return show.written(door, campaign, written.value, flags.json)
  const { explainStore } = await import('../../store/port.ts')
  door.warn(`gloam merge: ${namingCampaign(explainStore(written.refusal), campaign)}\n`)
  return 1
}
