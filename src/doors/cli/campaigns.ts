/** `gloam campaigns`, and the welcome of `gloam` alone: what there is to play, and what was last happening. */
import { Command } from 'commander'
import type { CampaignFacts } from '../campaign-facts.ts'
import { jsonPage } from '../outlet/clean.ts'
import { callOf, playCall } from './call.ts'
import { campaignsOption } from '../campaigns.ts'
import type { CliDoor } from './door.ts'
import { readableWidth, wrap } from './wrap.ts'

type CampaignsFlags = { readonly campaigns: string; readonly json?: true }

const help = `
Each with its last session, its setting, and whether there is a novel or an audiobook of it.

Examples:
  $ gloam campaigns          those in the folder "campaigns", and those that come with Gloam
  $ gloam campaigns --json   the same as data`

export const campaignsCommand = (door: CliDoor): Command =>
  new Command('campaigns')
    .description('list the campaigns and what was last happening in each')
    .option(...campaignsOption)
    .option('--json', 'print everything as JSON')
    .addHelpText('after', help)
    .action(async ({ campaigns, json }: CampaignsFlags) => {
      const { allCampaigns } = await import('../campaign-facts.ts')
      const all = await allCampaigns(campaigns)
      if (json) door.print(jsonPage(all))
      else door.print(all.length === 0 ? nothingIn(door, campaigns) : listOf(door, all, campaigns))
      door.finish(0)
    })

const nothingIn = (door: CliDoor, folder: string): string =>
  `There are no campaigns in "${folder}". Make one with: ${callOf(door)} new campaign\n`

const dayOf = (at: string): string => at.slice(0, 10)

function sessionWords({ lastSession, isNew, trouble }: CampaignFacts): string {
  if (trouble !== null) return `${trouble} See gloam doctor and gloam recover.`
  if (lastSession === null) return isNew ? 'It comes with Gloam, and waits to be played.' : 'Not played yet.'
  const { at, isOpen, happening } = lastSession
  const when = `${isOpen ? 'Under way since' : 'Last played'} ${dayOf(at)}`
  return happening === '' ? `${when}.` : `${when}: ${happening}`
}

const booksOf = ({ novel, audiobook }: CampaignFacts): string =>
  `Novel: ${novel ? `yes, ${novel.chapters} ${novel.chapters === 1 ? 'chapter' : 'chapters'}` : 'no'}. Audiobook: ${audiobook ? 'yes' : 'no'}.`

const whoPlays = ({ plays, party }: CampaignFacts): string => {
  if (party.length === 0) return 'Nobody is in the party yet.'
  return plays === null ? `In the party: ${party.join(', ')}.` : `You play ${plays}.`
}

function block(door: CliDoor, facts: CampaignFacts, folder: string, lines: readonly string[]): string {
  const width = readableWidth(door.columns) - 2
  const told = [...lines, playCall(door, facts.name, folder)].filter(line => line !== '')
  const body = wrap(told.join('\n'), width).replaceAll(/^/gm, '  ')
  return `${facts.title} (${facts.name})\n${body}\n`
}

const listOf = (door: CliDoor, all: readonly CampaignFacts[], folder: string): string =>
  all
    .map(facts => block(door, facts, folder, [facts.setting, whoPlays(facts), sessionWords(facts), booksOf(facts)]))
    .join('\n')

/** `gloam` alone. */
export async function welcome(door: CliDoor, version: string): Promise<string> {
  const { allCampaigns } = await import('../campaign-facts.ts')
  const folder = campaignsOption[2]
  const all = await allCampaigns(folder)
  const blocks = all.map(facts => block(door, facts, folder, [sessionWords(facts), whoPlays(facts)]))
  const [first] = all
  const call = callOf(door)
  const next = first
    ? `Sit down with: ${playCall(door, first.name, folder)}`
    : `Make a campaign with: ${call} new campaign`
  return [
    `Gloam ${version}, a game table on your own machine.\n`,
    ...blocks,
    `${next}\nAll commands: ${call} --help\n`,
  ].join('\n')
}
