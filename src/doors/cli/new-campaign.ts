/** `gloam new campaign`: a few questions, a proposal, and on approval a whole folder that can be played at once. */
import { Command } from 'commander'
import { slugOf } from '../../core/id.ts'
import { seedRng } from '../../core/random.ts'
import type { NewSheet, Stage } from '../../rules/making.ts'
import type { Proposal } from '../../making/proposal.ts'
import type { Question, Wish } from '../../making/wish.ts'
import { gameIds, loadGame, usualGame } from '../../games/registry.ts'
import { noColours } from '../outlet/ink.ts'
import { layOut } from '../terminal/lay-out.ts'
import { jsonPage } from '../outlet/clean.ts'
import { callOf, playCall, whereFlag } from './call.ts'
import { campaignsOption } from '../campaigns.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { makeOwnCampaign } from './own-campaign.ts'
import { readableWidth, wrap } from './wrap.ts'

type NewCampaignFlags = Wish & {
  readonly campaigns: string
  readonly game?: string
  readonly companions?: string
  readonly seed?: string
  readonly yes?: true
  readonly json?: true
}

const help = `
Tones: wry, heroic, grim, eerie. Settings: coast, hills, forest, or a few words of your own.
Scopes: evening, short, long.
Themes: debt, sleeper, missing. Styles: script, novel, hybrid, minimal.
Your own words are welcome too: a place of your own is built around them, and for the rest what is nearest is taken.
What flags leave open is asked for on a terminal, and left to chance in a pipe.

Examples:
  $ gloam new campaign                                        answer a few questions
  $ gloam new campaign --setting 'a floating city of lighthouses' --tone grim --companions 3
  $ gloam new campaign --game blades                          a quarter of a haunted city, dealt from cards
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
    .option('--game <game>', `what it is played by: ${gameIds.join(', ')}`)
    .option('--companions <n>', 'how many companions are drawn for the party, 0 to 8 (default: 3)')
    .option('--seed <text>', 'the same seed and answers make the same campaign')
    .option('--yes', 'write it without asking')
    .option('--json', 'print what was made as JSON')
    .addHelpText('after', help)
    .action(async (flags: NewCampaignFlags) => door.finish(await make(door, flags)))

function tell(door: CliDoor, code: ExitCode, why: string): ExitCode {
  door.warn(`gloam new campaign: ${why}\n`)
  return code
}

const howToAnswer = 'Answer with a number or in your own words; Enter leaves it to chance.\n\n'

const listOf = (options: Question['options'], width: number): string =>
  layOut(options.map(({ label, description = '' }, at) => `${at + 1}. ${label}: ${description}`).join('\n'), {
    width,
    ink: noColours,
    bar: '> ',
  })
    .map(line => `  ${line}\n`)
    .join('')

/** What flags have not said is asked, where somebody sits; undefined when they do not want to go on. */
async function wishFrom(door: CliDoor, flags: NewCampaignFlags): Promise<Wish | undefined> {
  const { questions } = await import('../../making/wish.ts')
  const wish: { -readonly [Key in keyof Wish]: Wish[Key] } = {}
  const isAsked = door.ask !== undefined && !flags.yes
  if (isAsked) door.print(howToAnswer)
  for (const question of questions) {
    const said = flags[question.key]
    const answer = said ?? (isAsked ? await answerTo(door, question) : '')
    if (answer === undefined) return undefined
    wish[question.key] = answer
  }
  return wish
}

/** Asked until it is understood: nothing that was said is passed over in silence. */
async function answerTo(door: CliDoor, { key, question, options }: Question): Promise<string | undefined> {
  const { isKept, isUnderstood } = await import('../../making/wish.ts')
  const list = listOf(options, readableWidth(door.columns) - 3)
  for (;;) {
    const answer = (await door.ask?.(`${question}\n${list}> `))?.trim()
    if (answer === undefined || answer === '') return answer
    const said = options[Number(answer) - 1]?.label ?? answer
    if (isUnderstood(key, said)) return said
    const isAsking = said.endsWith('?') || /^\d+$/.test(said)
    if (isKept(key) && !isAsking) {
      door.print(`${wrap(`(${kept})`, readableWidth(door.columns))}\n`)
      return said
    }
    door.print(`${wrap(`(${noneOf(said, options)})`, readableWidth(door.columns))}\n`)
  }
}

const kept = 'None of these is that, so chance takes one of them; your words are kept in the overview beside it.'

const noneOf = (said: string, options: Question['options']): string =>
  `"${said.slice(0, 40)}" is none of these. Say 1 to ${options.length}, a word of them, or Enter for chance.`

/** A flag whose words nothing comes of is said to be one; undefined when all of them count. */
async function lostFlag(flags: NewCampaignFlags): Promise<string | undefined> {
  const { isKept, isUnderstood, questions } = await import('../../making/wish.ts')
  for (const { key, options } of questions) {
    const said = flags[key]?.trim()
    if (said === undefined || said === '' || isKept(key) || isUnderstood(key, said)) continue
    return `--${key} "${said}" is none of: ${options.map(({ label }) => label).join(', ')}.`
  }
  return undefined
}

const usualCompanions = 3

/** How many, by the flag or by the person; not a number where it is none. */
async function companionsFrom(door: CliDoor, { companions, yes }: NewCampaignFlags, most: number): Promise<number> {
  if (companions !== undefined) return Number(companions)
  const question = `How many companions shall be in the party? (0 to ${most}; Enter: ${usualCompanions}) > `
  for (;;) {
    const answer = yes ? '' : ((await door.ask?.(question)) ?? '').trim()
    const count = answer === '' ? usualCompanions : Number(answer)
    if (isCount(count, most)) return count
  }
}

const isCount = (count: number, most: number): boolean => Number.isInteger(count) && count >= 0 && count <= most

/** Undefined when nobody wants any of them. */
async function approved(
  door: CliDoor,
  wish: Wish,
  { seed, isSure, stage }: { readonly seed: string; readonly isSure: boolean; readonly stage: Stage },
): Promise<Proposal | undefined> {
  const { pitchOf, propose } = await import('../../making/proposal.ts')
  for (let rng = seedRng(seed); ;) {
    const proposal = propose(wish, rng, stage)
    if (isSure) return proposal
    const page = { width: readableWidth(door.columns) - 1, ink: noColours, bar: '> ' }
    door.print(`\n${layOut(pitchOf(proposal), page).join('\n')}\n\n`)
    const answer = (await door.ask?.('Shall it be this one? (Enter: yes; another; no) > '))?.trim().toLowerCase()
    if (answer === undefined || answer.startsWith('n')) return undefined
    if (/^(?:$|y|ok|sure|1$)/.test(answer)) return proposal
    ;({ rng } = proposal)
  }
}

async function make(door: CliDoor, flags: NewCampaignFlags): Promise<ExitCode> {
  const game = await loadGame(flags.game ?? usualGame)
  if (!game.ok) return tell(door, 2, game.refusal)
  const stage = await game.value.stage?.()
  if (stage) return makeOn(stage, door, flags)
  const making = await game.value.making?.()
  return making
    ? makeOwnCampaign(door, flags, making)
    : tell(door, 2, `${game.value.shortTitle} makes no campaigns of its own; write one, or copy an example.`)
}

async function makeOn(stage: Stage, door: CliDoor, flags: NewCampaignFlags): Promise<ExitCode> {
  const { mostCompanions } = stage
  if (flags.companions !== undefined && !isCount(Number(flags.companions), mostCompanions)) {
    return tell(door, 2, `--companions takes a whole number from 0 to ${mostCompanions}.`)
  }
  const lost = await lostFlag(flags)
  if (lost !== undefined) return tell(door, 2, lost)
  const wish = await wishFrom(door, flags)
  const count = wish ? await companionsFrom(door, flags, mostCompanions) : 0
  const seed = flags.seed ?? door.freshSeed()
  const proposal = wish && (await approved(door, wish, { seed, isSure: flags.yes === true, stage }))
  if (!proposal) return refused(door, flags)
  const name = slugOf(proposal.title)
  if (name === '') return tell(door, 2, 'A campaign needs a name with at least one letter in it.')
  const party = stage.party(name, count, Object.values(proposal.people), proposal.rng)
  return write(door, flags, { name, title: proposal.title, seed, proposal, party, system: stage.system })
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
  readonly party: readonly NewSheet[]
  readonly system: string
}

async function write(
  door: CliDoor,
  flags: NewCampaignFlags,
  { name, title, seed, proposal, party, system }: Made,
): Promise<ExitCode> {
  const { filesOf, foldersOf } = await import('../../making/files.ts')
  const { placeCampaign } = await import('../place-campaign.ts')
  const files = Object.entries(filesOf(proposal, party, system)).map(
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
    door.print(jsonPage(made))
    return 0
  }
  const who = party.length > 0 ? `In the party: ${party.map(member => member.name).join(', ')}.\n` : ''
  const more = `new character --campaign ${name} --player human${whereFlag(flags.campaigns)}`
  door.print(`${title} is made: ${placed.value}, ${files.length} files.\n${who}`)
  door.print(`Add a character of your own: ${callOf(door)} ${more}\n`)
  if (party.length > 0) door.print(`Or sit down at once: ${playCall(door, name, flags.campaigns)}\n`)
  return 0
}
