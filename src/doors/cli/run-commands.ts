/** `gloam replay`, `rewind`, `branches` and `why`: what a chronicle is good for, without playing. */
import { Command } from 'commander'
import { accept, type Result } from '../../core/result.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import type { Store } from '../../store/port.ts'
import type { ReplayFault } from '../../table/replay/replay.ts'
import type { RunRecord } from '../../table/run-record.ts'
import { namingCampaign } from '../in-use.ts'
import { jsonPage } from '../outlet/clean.ts'
import { campaignsOption, findCampaign } from '../campaigns.ts'
import type { CliDoor, ExitCode } from './door.ts'

export type CampaignFlags = { readonly campaigns: string; readonly json?: true }

/** Opens the campaign's folder for a command, or says why there is none. */
export async function withStore(
  door: CliDoor,
  command: string,
  campaign: string,
  flags: CampaignFlags,
  work: (store: Store, door: CliDoor) => Promise<ExitCode>,
): Promise<void> {
  const found = findCampaign(flags.campaigns, campaign)
  if (!found.ok) {
    door.warn(`gloam ${command}: ${found.refusal}\n`)
    return door.finish(1)
  }
  const { folderStore } = await import('../../store/folder.ts')
  const store = folderStore(found.value)
  try {
    const warn = (words: string): void => door.warn(namingCampaign(words, campaign))
    door.finish(await work(store, { ...door, warn }))
  } finally {
    store.close()
  }
}

export const refused = (door: CliDoor, command: string, why: string): ExitCode => {
  door.warn(`gloam ${command}: ${why}\n`)
  return 1
}

export const base = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .argument('<campaign>', "the campaign's name")
    .option(...campaignsOption)
    .option('--json', 'print the answer as JSON')

/** The rules that the last run was played by. */
async function gameOfLast(store: Store): Promise<Result<Ruleset, string>> {
  const { readRecent } = await import('../../table/run-record.ts')
  const recent = await readRecent(store, 1)
  return recent.ok ? gameCalled(recent.value.origin.ruleset) : recent
}

async function gameCalled(id: string): Promise<Result<Ruleset, string>> {
  const { loadGame } = await import('../../games/registry.ts')
  const game = await loadGame(id)
  return game.ok ? accept(game.value.rules) : game
}

type ReplayFlags = CampaignFlags & { readonly verify?: true; readonly asked?: string }

async function replay(door: CliDoor, store: Store, asked: string | undefined, flags: ReplayFlags): Promise<ExitCode> {
  const { readRun } = await import('../../table/run-record.ts')
  const { replayRun } = await import('../../table/replay/replay.ts')
  const run = await readRun(store, asked)
  if (flags.asked !== undefined && run.ok) return showAsked(door, store, run.value, flags.asked, flags)
  const broken = flags.verify ? await brokenIn(store, run.ok ? run.value.runId : asked) : []
  if (broken.length > 0 && !flags.json) return toldBroken(door, broken)
  if (!run.ok) return refused(door, 'replay', run.refusal)
  const game = await gameCalled(run.value.origin?.ruleset ?? '')
  if (!game.ok) return refused(door, 'replay', game.refusal)
  const { beats, jobs, files, faults: replayed, shown } = await replayRun(store, run.value, game.value)
  const faults = [...replayed, ...broken, ...(flags.verify ? await faultsLeft(store, run.value) : [])]
  const counts = { runId: run.value.runId, beats, jobs, files }
  if (flags.json) door.print(jsonPage({ ...counts, faults, ...(flags.verify ? {} : { shown }) }))
  else {
    if (!flags.verify) {
      for (const event of shown) if (event.type === 'narrative') door.print(`${event.text}\n\n`)
    }
    for (const { beat, what } of faults) door.warn(`beat ${beat}: ${what}\n`)
    const verdict = faults.length === 0 ? 'every byte is as it was' : `${faults.length} differences`
    door.print(`${run.value.runId}: ${beats} beats, ${jobs} writings, ${files} files: ${verdict}.\n`)
  }
  return faults.length === 0 ? 0 : 1
}

/** Which lines of its chronicle are damaged or gone. */
async function brokenIn(store: Store, asked: string | undefined): Promise<readonly ReplayFault[]> {
  const { faultsOfRun } = await import('../../table/chronicle/verify.ts')
  const { lastRunOf, runsOf } = await import('../../table/start.ts')
  const runId = asked ?? (await lastRunOf(store))
  const faults = (await runsOf(store)).includes(runId ?? '') ? await faultsOfRun(store, runId ?? '') : []
  return faults.map(({ path, line, why }) => ({ beat: 0, what: `${path}:${line}: ${why}` }))
}

/** What is not whole cannot be played again to its end. */
function toldBroken(door: CliDoor, faults: readonly ReplayFault[]): ExitCode {
  for (const { what } of faults) door.warn(`${what}\n`)
  return refused(
    door,
    'replay',
    'The chronicle is damaged. Put back an intact copy, or save what is whole with gloam recover.',
  )
}

/** What stands on the disk where no later run has written, and what models were asked. */
async function faultsLeft(store: Store, run: RunRecord): Promise<readonly ReplayFault[]> {
  const { faultsOnDisk } = await import('../../table/replay/on-disk.ts')
  const { faultsOfAsked } = await import('../../table/replay/asked.ts')
  const { lastRunOf } = await import('../../table/start.ts')
  const left = (await lastRunOf(store)) === run.runId ? await faultsOnDisk(store, run.entries) : []
  return [...left, ...(await faultsOfAsked(store, run))]
}

/** What models were sent in a beat, as it was sent: secrets too, since a Game Master is sent them. */
async function showAsked(
  door: CliDoor,
  store: Store,
  run: RunRecord,
  beat: string,
  { json }: CampaignFlags,
): Promise<ExitCode> {
  if (!/^\d+$/.test(beat)) return refused(door, 'replay', `"${beat}" is no beat. A beat is a number, such as 12.`)
  const { askedIn } = await import('../../table/replay/asked.ts')
  const all = await askedIn(store, run, Number(beat))
  if (all.length === 0) return refused(door, 'replay', `No model was asked anything in beat ${beat} of ${run.runId}.`)
  if (json)
    door.print(jsonPage(all.map(({ text = 'null', ...one }) => ({ ...one, call: JSON.parse(text) as unknown }))))
  else
    for (const { key, text } of all)
      door.print(`${key}\n${text === undefined ? 'It is not kept.' : JSON.stringify(JSON.parse(text), null, 2)}\n\n`)
  return all.every(({ text }) => text !== undefined) ? 0 : 1
}

export const replayCommand = (door: CliDoor): Command =>
  base('replay', 'play a session again from its chronicle, with no model and no dice')
    .argument('[run]', 'the run, by its name; the last one when left out')
    .option('--verify', 'only compare every file with its proof, as it is written again and as it is on the disk')
    .option('--asked <beat>', 'show what models were sent in a beat, word for word; it holds secrets')
    .action((campaign: string, run: string | undefined, flags: ReplayFlags) =>
      withStore(door, 'replay', campaign, flags, store => replay(door, store, run, flags)),
    )

type RewindFlags = CampaignFlags & { readonly to?: string; readonly branch?: string }

/** How many beats are shown to somebody who has not said where to go back to. */
const shownBeats = 12

/** The last beats and what began them, for choosing one. */
async function showBeats(door: CliDoor, store: Store): Promise<ExitCode> {
  const { readRun } = await import('../../table/run-record.ts')
  const { beginningOf } = await import('../../table/why.ts')
  const run = await readRun(store)
  if (!run.ok) return refused(door, 'rewind', run.refusal)
  const beats = run.value.entries.flatMap(entry => (entry.type === 'beat-closed' ? [entry.beat] : []))
  for (const beat of beats.slice(-shownBeats)) door.print(`${beat}  ${beginningOf(run.value, beat)}\n`)
  door.warn('Say which beat to go back to: --to BEAT.\n')
  return 2
}

async function rewindTo(door: CliDoor, store: Store, { to, branch, json }: RewindFlags): Promise<ExitCode> {
  if (to === undefined) return showBeats(door, store)
  if (!/^\d+$/.test(to)) return refused(door, 'rewind', `"${to}" is no beat. A beat is a number, such as 12.`)
  const game = await gameOfLast(store)
  if (!game.ok) return refused(door, 'rewind', game.refusal)
  const { rewind } = await import('../../table/rewind/rewind.ts')
  const done = await rewind(Number(to), { store, clock: door.clock, ruleset: game.value, branch })
  if (!done.ok) return refused(door, 'rewind', done.refusal)
  if (json) door.print(jsonPage(done.value))
  else {
    for (const path of done.value.restored) door.print(`  ${path}\n`)
    door.print(`Back at the end of beat ${done.value.to}. What came after is kept as "${done.value.branch}".\n`)
  }
  return 0
}

export const rewindCommand = (door: CliDoor): Command =>
  base('rewind', 'go back to the end of a beat, and keep what came after as a branch')
    .option('--to <beat>', 'the beat to go back to; without it the last beats are listed')
    .option('--branch <name>', 'what to call the line that is left')
    .action((campaign: string, flags: RewindFlags) =>
      withStore(door, 'rewind', campaign, flags, (store, named) => rewindTo(named, store, flags)),
    )

type BranchFlags = CampaignFlags & { readonly switch?: string; readonly branch?: string }

async function branches(door: CliDoor, store: Store, flags: BranchFlags): Promise<ExitCode> {
  if (flags.switch !== undefined) return switchLine(door, store, flags.switch, flags)
  const { readRun } = await import('../../table/run-record.ts')
  const run = await readRun(store)
  if (!run.ok) return refused(door, 'branches', run.refusal)
  const all = run.value.branches.map(({ name, from, to, at }) => ({ name, from, to, at }))
  if (flags.json) door.print(jsonPage(all))
  else if (all.length === 0) door.print('There are no branches: nothing was rewound in this run.\n')
  else
    for (const { name, from, to, at } of all)
      door.print(`${name}: left after beat ${from}, played to beat ${to} (${at})\n`)
  return 0
}

async function switchLine(door: CliDoor, store: Store, onto: string, flags: BranchFlags): Promise<ExitCode> {
  const game = await gameOfLast(store)
  if (!game.ok) return refused(door, 'branches', game.refusal)
  const { switchTo } = await import('../../table/rewind/rewind.ts')
  const done = await switchTo(onto, { store, clock: door.clock, ruleset: game.value, branch: flags.branch })
  if (!done.ok) return refused(door, 'branches', done.refusal)
  const { to, branch, restored } = done.value
  if (flags.json) door.print(jsonPage(done.value))
  else {
    for (const path of restored) door.print(`  ${path}\n`)
    door.print(`On "${onto}" again, at the end of beat ${to}. The line that was left is kept as "${branch}".\n`)
  }
  return 0
}

const branchesHelp = `
Examples:
  $ gloam branches ember-road                    the lines that were left
  $ gloam branches ember-road --switch line-1    go back to that one; the one played now is kept`

export const branchesCommand = (door: CliDoor): Command =>
  base('branches', 'list the lines of play that a rewind left behind, or go back to one')
    .option('--switch <name>', 'the branch to play on from')
    .option('--branch <name>', 'what to call the line that is left')
    .addHelpText('after', branchesHelp)
    .action((campaign: string, flags: BranchFlags) =>
      withStore(door, 'branches', campaign, flags, (store, named) => branches(named, store, flags)),
    )

type WhyFlags = CampaignFlags & { readonly gm?: true; readonly run?: string }

async function why(
  door: CliDoor,
  store: Store,
  asked: string | undefined,
  { json, gm, run: named }: WhyFlags,
): Promise<ExitCode> {
  const { readRun } = await import('../../table/run-record.ts')
  const { askerOf, explainWhy, findInRuns } = await import('./why-show.ts')
  const run = await readRun(store, named)
  if (!run.ok) return refused(door, 'why', run.refusal)
  const asker = await askerOf(store, run.value, gm === true)
  const found = await findInRuns(store, run.value, asker, asked, named !== undefined)
  if (!found.ok) return refused(door, 'why', found.refusal)
  if (json) door.print(jsonPage({ as: asker.isGm ? 'gm' : asker.human, ...found.value }))
  else door.print(explainWhy(asker, found.value))
  return 0
}

const whyHelp = `
Examples:
  $ gloam why ember-road "Harwick"              the last line that speaks of Harwick, of those a player may read
  $ gloam why ember-road party-knowledge.md:14  that very line
  $ gloam why ember-road 12                     what a player may know of beat 12
  $ gloam why ember-road 12 --gm                all of it, as the Game Master: hidden clocks, secrets, what was withheld`

export const whyCommand = (door: CliDoor): Command =>
  base('why', 'tell which words, which roll and which delta put a line where it stands')
    .argument('[about]', 'some text, a file and line, or the number of a beat')
    .option('--gm', 'tell all, secrets and hidden clocks too, as the Game Master knows it')
    .option('--run <id>', 'ask one run alone; else earlier ones are searched too')
    .addHelpText('after', whyHelp)
    .action((campaign: string, about: string | undefined, flags: WhyFlags) =>
      withStore(door, 'why', campaign, flags, store => why(door, store, about, flags)),
    )
