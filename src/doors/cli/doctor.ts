/** `gloam doctor`: what is wrong with a campaign's files, and which words of its secrets players can read. */
import { Command } from 'commander'
import type { Finding } from '../findings.ts'
import { jsonPage } from '../outlet/clean.ts'
import { campaignsOption, findCampaign } from '../campaigns.ts'
import type { CliDoor, ExitCode } from './door.ts'

type DoctorFlags = { readonly campaigns: string; readonly json?: true }

const help = `
Four kinds of things are found, each with its file, its line and what to do: files that cannot be used as they are,
words of secrets in texts that players read, lines of deltas that could not be merged, and damage in the chronicle of
the last session. No text is changed. The exit code is 0 when there is nothing to
mend, and 1 when there is.

Examples:
  $ gloam doctor ember-road          look through campaigns/ember-road
  $ gloam doctor ember-road --json   the same as data`

export function doctorCommand(door: CliDoor): Command {
  return new Command('doctor')
    .description('find bad files in a campaign, and secrets that players can read')
    .argument('<campaign>', "the campaign's name")
    .option(...campaignsOption)
    .option('--json', 'print every finding as JSON')
    .addHelpText('after', help)
    .action(async (campaign: string, flags: DoctorFlags) => door.finish(await runDoctor(door, campaign, flags)))
}

function tell(door: CliDoor, findings: readonly Finding[]): void {
  for (const { path, line, message } of findings) door.print(`${path}:${line}: ${message}\n`)
  const { length } = findings
  door.print(length === 0 ? 'Nothing to mend.\n' : `${length} ${length === 1 ? 'thing' : 'things'} to mend.\n`)
}

async function runDoctor(door: CliDoor, campaign: string, flags: DoctorFlags): Promise<ExitCode> {
  const found = findCampaign(flags.campaigns, campaign)
  if (!found.ok) {
    door.warn(`gloam doctor: ${found.refusal}\n`)
    return 1
  }
  const { findingsIn } = await import('../findings.ts')
  const findings = await findingsIn(found.value)
  if (flags.json) door.print(jsonPage({ campaign, findings }))
  else tell(door, findings)
  return findings.length === 0 ? 0 : 1
}
