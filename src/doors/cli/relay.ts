/** `gloam relay`: a Game Master outside Gloam runs the session, through files and its own text alone. */
import { readFile } from 'node:fs/promises'
import { Command, Option } from 'commander'
import { accept, refuse, type Result } from '../../core/result.ts'
import type { RelayCall, Relayed } from '../../table/fresh/relay-turn.ts'
import { namingCampaign } from '../in-use.ts'
import { campaignsOption, findCampaign } from '../campaigns.ts'
import type { Game } from '../../games/game.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { streamsOf } from './face-for.ts'
import type { SeatFlags } from './relay-seat.ts'

type RelayFlags = SeatFlags & {
  readonly campaigns: string
  readonly gmText?: string
  readonly watch?: string
  readonly player?: string
  readonly goOn?: true
  readonly cast: 'oracle' | 'model' | 'plain'
  readonly model?: string
  readonly json?: true
}

const help = `
A Game Master outside, in any program, writes prompt and delta files into the
campaign's tmp folder and says its text; this command does the rest: it shows
the story, hands prompts to the AI players and their answers back, keeps the
scenes, the journals, the decision log and the state, and says what comes next.
Without a text it begins a session, or goes on with what waits.

Examples:
  $ gloam relay ember-road < /dev/null           begin: the words for the first GM
  $ gloam relay ember-road < gm.txt              one turn of the GM
  $ gloam relay ember-road --player 'I wait'     what the player said
  $ gloam relay ember-road --watch gm.txt        a turn each time the file is written`

export function relayCommand(door: CliDoor): Command {
  return new Command('relay')
    .description('run a session for a Game Master outside, through files')
    .argument('<campaign>', "the campaign's name")
    .option(...campaignsOption)
    .option('--gm-text <file>', "the Game Master's text; - waits for standard input (read anyway where no --player is)")
    .option('--watch <file>', 'take a turn whenever this file holds a text; it is emptied once that is recorded')
    .option('--player <words>', 'what the player said')
    .option('--go-on', 'go on without the AI players that have not answered')
    .addOption(
      new Option('--cast <who>', 'who writes the book, the journals and the log; plain copies word for word')
        .choices(['oracle', 'model', 'plain'])
        .default('oracle'),
    )
    .option('--model <model>', 'which model, with --cast model; see gloam models')
    .option('--style <style>', 'script, novel, hybrid or minimal; kept in the preferences')
    .option('--character <name>', "the player's character; kept in the preferences")
    .option('--spectate', 'nobody at the table is human')
    .option('--json', 'print what is shown and what comes next as JSON')
    .addHelpText('after', help)
    .action(async (campaign: string, flags: RelayFlags) => door.finish(await runRelay(door, campaign, flags)))
}

const noSuchCampaign = 'To begin a new one, make that folder, with an overview.md and a sheet in its folder "party".'

async function runRelay(door: CliDoor, campaign: string, flags: RelayFlags): Promise<ExitCode> {
  const failed = (why: string): ExitCode => {
    door.warn(`gloam relay: ${namingCampaign(why, campaign)}\n`)
    return 1
  }
  const found = findCampaign(flags.campaigns, campaign)
  if (!found.ok) return failed(`${found.refusal} ${noSuchCampaign}`)
  const { folderStore } = await import('../../store/folder.ts')
  const { takeSeat } = await import('./relay-seat.ts')
  const { show, showQuestions } = await import('./relay-show.ts')
  const store = folderStore(found.value)
  const seat = await takeSeat(store, flags)
  if (!seat.ok && seat.refusal.code === 'problem') return failed(`${campaign}: ${seat.refusal.why}`)
  if (!seat.ok) {
    if (seat.refusal.code === 'asks') showQuestions(door, campaign, seat.refusal.questions, flags.json)
    return 0
  }
  const { human } = seat.value
  const call = await callFor(door, campaign, flags, { store, folder: found.value, human })
  if (!call.ok) return failed(call.refusal)
  const tell = (relayed: Relayed): void => show(door, campaign, human, relayed, flags.json)
  const ended =
    flags.watch === undefined
      ? await once(door, call.value, flags, tell)
      : await watch(door, call.value, flags.watch, tell)
  return ended.ok ? 0 : failed(ended.refusal)
}

async function callFor(
  door: CliDoor,
  campaign: string,
  flags: RelayFlags,
  place: Pick<RelayCall, 'store' | 'folder' | 'human'>,
): Promise<Result<RelayCall, string>> {
  const { gameAt } = await import('../game-at.ts')
  const game = await gameAt(place.store)
  if (!game.ok) return game
  const { rules, shortTitle } = game.value
  const words = flags.player === undefined ? {} : { words: flags.player }
  const goesOn = flags.goOn === undefined ? {} : { goesOn: true }
  const writers = await writersFor(game.value, place, flags)
  if (!writers.ok) return writers
  const played = { game: shortTitle, ruleset: rules, clock: door.clock, seed: door.freshSeed() }
  return accept({ ...place, ...words, ...goesOn, ...played, ...writers.value, campaign })
}

/** A mind of ours for what is written down; companions stay files. The same seed each time, since each call is a process. */
async function writersFor(
  game: Game,
  { store, human, folder }: Pick<RelayCall, 'store' | 'folder' | 'human'>,
  { cast, model }: RelayFlags,
): Promise<Result<Pick<RelayCall, 'writers'>, string>> {
  if (cast === 'plain') return accept({})
  const { castFor } = await import('../casts.ts')
  const { preferencesOf } = await import('../game-at.ts')
  const wish = { seed: folder, game, human: human ?? 'the party', preferences: await preferencesOf(store), spent: 0 }
  const seated = await castFor({ ...wish, model: cast === 'oracle' ? 'oracle' : (model ?? 'auto') })
  return seated.ok ? accept({ writers: seated.value.cast }) : seated
}

async function once(
  door: CliDoor,
  call: RelayCall,
  { gmText, player }: RelayFlags,
  tell: (relayed: Relayed) => void,
): Promise<Result<void, string>> {
  const text = await textFrom(door, gmText, player)
  if (!text.ok) return text
  const { relayTurn } = await import('../../table/fresh/relay-turn.ts')
  const relayed = await relayTurn({ ...call, text: text.value })
  if (relayed.ok) tell(relayed.value)
  return relayed.ok ? accept(undefined) : relayed
}

/** Whoever brings the player's words need not bring a text as well; one that lies ready is taken all the same. */
async function textFrom(
  door: CliDoor,
  file: string | undefined,
  player: string | undefined,
): Promise<Result<string, string>> {
  if (file === '-') return accept(await door.readInput())
  if (file === undefined) return accept(player === undefined || (await hasInput(door)) ? await door.readInput() : '')
  try {
    return accept(await readFile(file, 'utf8'))
  } catch {
    return refuse(`"${file}" cannot be read. Name a file that holds the Game Master's text.`)
  }
}

/** How long a pipe is given to begin: whoever was started without a text may have one that stays open and empty. */
const graceMs = 400

/** Whether something comes by standard input, or it has ended already. */
async function hasInput(door: CliDoor): Promise<boolean> {
  const { input } = streamsOf(door)
  if (input.isTTY) return false
  return new Promise(resolve => {
    const timer = setTimeout(() => decide(false), graceMs)
    const ready = (): void => decide(true)
    const decide = (isThere: boolean): void => {
      clearTimeout(timer)
      input.off('readable', ready).off('end', ready)
      if (!isThere) input.pause()
      resolve(isThere)
    }
    input.once('readable', ready).once('end', ready)
  })
}

async function watch(
  door: CliDoor,
  call: RelayCall,
  file: string,
  tell: (relayed: Relayed) => void,
): Promise<Result<void, string>> {
  const leaving = new AbortController()
  streamsOf(door).onSignal(() => leaving.abort())
  const { watchTurns } = await import('./relay-watch.ts')
  return watchTurns(call, file, tell, leaving.signal)
}
