/** `gloam play`: finds the campaign, sits down at it, and says how to go on when the evening is over. */
import { toDollars } from './dollars.ts'
import { Command, Option } from 'commander'
import { accept } from '../../core/result.ts'
import { campaignsOption } from '../campaigns.ts'
import { callOf, playCall } from './call.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { faceFor, isTerminal, streamsOf, type FaceFlags } from './face-for.ts'
import { Left } from '../terminal/left.ts'
import type { Seat } from '../terminal/seat.ts'
import type { SessionPorts, SessionWish } from '../terminal/session.ts'
import type { FoundCampaign } from '../terminal/which-campaign.ts'

type PlayFlags = FaceFlags & {
  readonly campaigns: string
  readonly as?: string
  readonly style?: string
  readonly mode?: 'team' | 'fresh'
  readonly seed?: string
  readonly auto?: true
  readonly model?: string
  readonly budget?: number
}

const help = `
Say what you do in your own words; a number takes one of the offers. /help in play tells the commands. Without a name
the campaign that was played last goes on. One that comes with Gloam is copied into your folder first and is yours.

A Game Master at this table plays the whole evening. With --mode fresh it is a new one at each hand-off, which knows
what its files say and nothing else: notes, prompts and answers lie in the campaign's tmp/ while they are used. One from
outside comes in through gloam relay or gloam mcp.

In a pipe every line of input is a turn; at its end everything is saved. With --json each event is a line of JSON:
see docs/json-door.md.

Examples:
  $ gloam play                                   go on, or begin with the campaign that comes along
  $ gloam play ember-road --as Orsa              play Orsa in campaigns/ember-road
  $ printf 'look around\\n' | gloam play --seed 7  the same seed and lines give the same story`

export const playCommand = (door: CliDoor): Command =>
  new Command('play')
    .description('sit down and play')
    .argument('[campaign]', "the campaign's name; the one played last when left out")
    .option(...campaignsOption)
    .option('--as <character>', 'who you play; kept in the preferences')
    .option('--style <style>', 'script, novel, hybrid or minimal; kept in the preferences')
    .addOption(
      new Option('--mode <mode>', 'team: one Game Master all evening; fresh: a new one at each hand-off').choices([
        'team',
        'fresh',
      ]),
    )
    .option('--seed <text>', 'the same seed and the same lines give the same story')
    .option('--auto', 'watch the party play by itself')
    .option('--model <model>', 'who thinks: oracle, auto, or provider/name; see gloam models')
    .option('--budget <dollars>', 'a hard stop for what a model may cost in this run', toDollars)
    .option('--json', 'every event as one line of JSON, for programs')
    .option('--ascii', 'only plain signs')
    .option('--no-color', 'no colours and no bold; NO_COLOR does the same')
    .option('--no-dice-animation', 'dice lie still')
    .option('--no-motion', 'nothing moves: text comes at once')
    .addHelpText('after', help)
    .action(async (campaign: string | undefined, flags: PlayFlags) => door.finish(await play(door, campaign, flags)))

function tell(door: CliDoor, why: string): ExitCode {
  door.warn(`gloam play: ${why}\n`)
  return 1
}

async function play(door: CliDoor, asked: string | undefined, flags: PlayFlags): Promise<ExitCode> {
  const streams = streamsOf(door)
  let seat: Seat | undefined
  const face = await faceFor(streams, flags, id => seat?.party.shortName(id) ?? id)
  const canChoose = isTerminal(streams) && !flags.json
  const leaving = new AbortController()
  face.onInterrupt(
    () => leaving.abort(),
    () => false,
  )
  const { chooserOn } = await import('../terminal/chooser.ts')
  const choose = chooserOn(face, canChoose, leaving.signal)
  const ports = { clock: door.clock, face, choose, echoes: !canChoose, onSignal: streams.onSignal }
  const seated = (taken: Seat): void => void (seat = taken)
  try {
    const refusal = await sitDown(door, { ...ports, seated }, asked, flags)
    return refusal === undefined || leaving.signal.aborted ? 0 : tell(door, refusal)
  } catch (fault) {
    if (!(fault instanceof Left)) throw fault
    face.show({ type: 'left', text: `Nothing was played. Sit down again with: ${callOf(door)} play` })
    return 0
  } finally {
    await face.close()
  }
}

/** Undefined when the evening went as evenings go. What was asked for is looked at before anything is written. */
async function sitDown(
  door: CliDoor,
  ports: Omit<SessionPorts, 'store' | 'consents'>,
  asked: string | undefined,
  flags: PlayFlags,
): Promise<string | undefined> {
  const { findToPlay } = await import('../terminal/which-campaign.ts')
  const found = await findToPlay(flags.campaigns, asked, ports.choose)
  if (!found.ok) return found.refusal
  const { mayPlay } = await import('../terminal/may-play.ts')
  const refusal = await mayPlay(found.value.folder, flags, streamsOf(door).environment)
  return refusal ?? playAt(door, ports, found.value, flags)
}

async function playAt(
  door: CliDoor,
  ports: Omit<SessionPorts, 'store' | 'consents'>,
  { name, folder, isShipped }: FoundCampaign,
  flags: PlayFlags,
): Promise<string | undefined> {
  const { copyShipped } = await import('../shipped.ts')
  const place = isShipped ? copyShipped(name, flags.campaigns) : accept(folder)
  if (!place.ok) return place.refusal
  if (isShipped) ports.face.show({ type: 'welcome', text: `"${name}" is yours now: it lies in ${place.value}.` })
  const { folderStore } = await import('../../store/folder.ts')
  const { playSession } = await import('../terminal/session.ts')
  const { consentsOf } = await import('../consent.ts')
  const store = folderStore(place.value)
  try {
    const wish = { ...wishOf(name, flags, door.freshSeed()), isFirst: isShipped }
    const consents = consentsOf(place.value, streamsOf(door).environment)
    const ended = await playSession({ ...ports, store, consents }, wish)
    if (!ended.ok) return ended.refusal
    if (ended.value.how === 'left') {
      ports.face.show({ type: 'left', text: `Saved. Go on with: ${playCall(door, name, flags.campaigns)}` })
    }
    return undefined
  } finally {
    store.close()
  }
}

const wishOf = (campaign: string, flags: PlayFlags, freshSeed: string): Omit<SessionWish, 'isFirst'> => ({
  campaign,
  seed: flags.seed ?? freshSeed,
  isAuto: flags.auto === true,
  isAscii: flags.ascii === true,
  ...(flags.as === undefined ? {} : { as: flags.as }),
  ...(flags.style === undefined ? {} : { style: flags.style }),
  ...(flags.model === undefined ? {} : { model: flags.model }),
  ...(flags.budget === undefined ? {} : { budget: flags.budget }),
  ...(flags.mode === undefined ? {} : { mode: flags.mode }),
})
