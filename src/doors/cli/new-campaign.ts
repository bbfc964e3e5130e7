/** `gloam new campaign`: a few questions, a proposal, and on approval a whole folder that can be played at once. */
import { Command } from 'commander'
import { slugOf } from '../../core/id.ts'
import { seedRng } from '../../core/random.ts'
import type { Proposal } from '../making/proposal.ts'
import type { Wish } from '../making/wish.ts'
import { callOf, playCall, whereFlag } from './call.ts'
import { campaignsOption } from './campaign.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { readableWidth, wrap } from './wrap.ts'

type NewCampaignFlags = Wish & {
  readonly campaigns: string
  readonly companions: string
  readonly seed?: string
  readonly yes?: true
  readonly json?: true
}

const help = `
Tones: wry, heroic, grim, eerie. Settings: coast, hills, forest. Scopes: evening, short, long.
Themes: debt, sleeper, missing. Styles: script, novel, hybrid, minimal.
Your own words are welcome too: what is nearest to them is taken, and they stay in the overview. What flags leave open
is asked for on a terminal, and left to chance in a pipe.

Examples:
  $ gloam new campaign                                        answer a few questions
  $ gloam new campaign --setting 'a cold harbour' --tone grim --companions 3
  $ gloam new campaign --name 'The Low Road' --seed 7 --yes   write it without asking`

export const newCampaignCommand = (door: CliDoor): Command =>
  new Command('campaign')
    .description('make a new campaign that can be played at once')
    .option(...campaignsOption)
    .option('--name <name>', 'what it is called')
    .option('--tone <words>', 'how it sounds')
    .option('--setting <words>', 'where it happens')
    .option('--scope <words>', 'how long it is')
    .option('--theme <words>', 'what is wrong there')
    .option('--hook <words>', 'how it begins, in your words')
    .option('--style <style>', 'how the story is told')
    .option('--companions <n>', 'how many companions are drawn for the party, 0 to 8', '3')
    .option('--seed <text>', 'the same seed and answers make the same campaign')
    .option('--yes', 'write it without asking')
    .option('--json', 'print what was made as JSON')
    .addHelpText('after', help)
    .action(async (flags: NewCampaignFlags) => door.finish(await make(door, flags)))

function tell(door: CliDoor, code: ExitCode, why: string): ExitCode {
  door.warn(`gloam new campaign: ${why}\n`)
  return code
}

/** What flags have not said is asked, where somebody sits; undefined when they do not want to go on. */
async function wishFrom(door: CliDoor, flags: NewCampaignFlags): Promise<Wish | undefined> {
  const { questions } = await import('../making/wish.ts')
  const wish: { -readonly [Key in keyof Wish]: Wish[Key] } = {}
  for (const { key, question, options } of questions) {
    const said = flags[key]
    if (said !== undefined) wish[key] = said
    else if (door.ask && !flags.yes) {
      const list = options.map(({ label, description = '' }, at) => `  ${at + 1}. ${label}: ${description}\n`)
      const answer = await door.ask(`${question}\n${list.join('')}> `)
      if (answer === undefined) return undefined
      wish[key] = options[Number(answer.trim()) - 1]?.label ?? answer
    }
  }
  return wish
}

/** Undefined when nobody wants any of them. */
async function approved(door: CliDoor, wish: Wish, seed: string, isSure: boolean): Promise<Proposal | undefined> {
  const { pitchOf, propose } = await import('../making/proposal.ts')
  for (let rng = seedRng(seed); ;) {
    const proposal = propose(wish, rng)
    if (isSure) return proposal
    door.print(`\n${wrap(pitchOf(proposal), readableWidth(door.columns))}\n\n`)
    const answer = (await door.ask?.('Shall it be this one? (yes, another, no) > '))?.trim().toLowerCase()
    if (answer === undefined || answer.startsWith('n')) return undefined
    if (/^(?:y|ok|sure|1$)/.test(answer)) return proposal
    ;({ rng } = proposal)
  }
}

async function make(door: CliDoor, flags: NewCampaignFlags): Promise<ExitCode> {
  const count = Number(flags.companions)
  const { companionsFor, mostCompanions } = await import('../making/companions.ts')
  if (!Number.isInteger(count) || count < 0 || count > mostCompanions) {
    return tell(door, 2, `--companions takes a whole number from 0 to ${mostCompanions}.`)
  }
  const wish = await wishFrom(door, flags)
  const seed = flags.seed ?? door.freshSeed()
  const proposal = wish && (await approved(door, wish, seed, flags.yes === true))
  if (!proposal) return refused(door, flags)
  const name = slugOf(proposal.title)
  if (name === '') return tell(door, 2, 'A campaign needs a name with at least one letter in it.')
  const party = companionsFor(name, count, Object.values(proposal.people), proposal.rng)
  return write(door, flags, { name, title: proposal.title, seed, proposal, party })
}

const refused = (door: CliDoor, flags: NewCampaignFlags): ExitCode =>
  door.ask || flags.yes
    ? tell(door, 1, 'Nothing was written.')
    : tell(door, 2, 'Nothing was written. Say --yes to have it.')

type Made = {
  readonly name: string
  readonly title: string
  readonly seed: string
  readonly proposal: Proposal
  readonly party: readonly { readonly name: string; readonly sheet: string }[]
}

async function write(
  door: CliDoor,
  flags: NewCampaignFlags,
  { name, title, seed, proposal, party }: Made,
): Promise<ExitCode> {
  const { filesOf, foldersOf } = await import('../making/files.ts')
  const { placeCampaign } = await import('../place-campaign.ts')
  const files = Object.entries(filesOf(proposal, party)).map(
    ([path, text]) => [path, Buffer.from(text, 'utf8')] as const,
  )
  const placed = placeCampaign(flags.campaigns, name, Object.fromEntries(files), foldersOf)
  if (!placed.ok) return tell(door, 1, placed.refusal)
  if (flags.seed === undefined && !flags.json) door.warn(`seed ${seed}\n`)
  if (flags.json) {
    const made = {
      status: 'complete',
      campaign_created: name,
      folder: placed.value,
      files_created: files.map(([path]) => path),
      seed,
    }
    door.print(`${JSON.stringify(made, null, 2)}\n`)
    return 0
  }
  const who = party.length > 0 ? `In the party: ${party.map(member => member.name).join(', ')}.\n` : ''
  const more = `new character --campaign ${name} --player human${whereFlag(flags.campaigns)}`
  door.print(`${title} is made: ${placed.value}, ${files.length} files.\n${who}`)
  door.print(`Add a character of your own: ${callOf(door)} ${more}\n`)
  if (party.length > 0) door.print(`Or sit down at once: ${playCall(door, name, flags.campaigns)}\n`)
  return 0
}
