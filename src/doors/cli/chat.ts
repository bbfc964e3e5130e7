/** `gloam chat`: a talk by the fire with somebody of the party. It reads what they may know, and writes nothing. */
import { Command } from 'commander'
import { campaignsOption } from '../campaigns.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { toDollars } from './dollars.ts'
import { faceFor, streamsOf, type FaceFlags } from './face-for.ts'

type ChatFlags = FaceFlags & {
  readonly campaigns: string
  readonly seed?: string
  readonly model?: string
  readonly budget?: number
}

const help = `
They know what their character knows, and remember this talk until it ends. Say goodbye to end it. Nothing of it is
part of the story, and no file is changed.

Examples:
  $ gloam chat borrowed-water korda                            sit down with Korda
  $ printf 'How are you?\\ngoodbye\\n' | gloam chat borrowed-water korda --seed 7`

export const chatCommand = (door: CliDoor): Command =>
  new Command('chat')
    .description('talk with a companion by the fire; nothing is written')
    .argument('<campaign>', "the campaign's name")
    .argument('[character]', 'somebody of the party; left out, they are named')
    .option(...campaignsOption)
    .option('--seed <text>', 'the same seed and the same lines give the same talk')
    .option('--model <spec>', 'who thinks: auto, oracle, or provider/name; the Oracle when it is left out')
    .option('--budget <dollars>', 'the most this talk may cost with a model', toDollars)
    .option('--json', 'every event as one line of JSON, for programs')
    .option('--ascii', 'only plain signs')
    .option('--no-color', 'no colours and no bold; NO_COLOR does the same')
    .option('--no-motion', 'nothing moves: text comes at once')
    .addHelpText('after', help)
    .action(async (campaign: string, character: string | undefined, flags: ChatFlags) =>
      door.finish(await chat(door, campaign, character ?? '', { ...flags, diceAnimation: false })),
    )

async function chat(door: CliDoor, campaign: string, character: string, flags: ChatFlags): Promise<ExitCode> {
  const { findToRead } = await import('../terminal/which-campaign.ts')
  const found = findToRead(flags.campaigns, campaign)
  if (!found.ok) return tell(door, found.refusal)
  const { folderStore } = await import('../../store/folder.ts')
  const { talk } = await import('../terminal/fireside.ts')
  const store = folderStore(found.value.folder)
  const streams = streamsOf(door)
  const face = await faceFor(streams, flags, id => id)
  const leaving = new AbortController()
  face.onInterrupt(
    () => leaving.abort(),
    () => false,
  )
  streams.onSignal(() => leaving.abort())
  try {
    const seed = flags.seed ?? door.freshSeed()
    const { model, budget } = flags
    const wish = { character, seed, echoes: streams.input.isTTY !== true, model, budget }
    const talked = await talk(store, face, wish, leaving.signal)
    return talked.ok ? 0 : tell(door, talked.refusal)
  } finally {
    await face.close()
    store.close()
  }
}

function tell(door: CliDoor, why: string): ExitCode {
  door.warn(`gloam chat: ${why}\n`)
  return 1
}
