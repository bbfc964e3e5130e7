/** `gloam play`: finds the campaign, sits down at it, and says how to go on when the evening is over. */
import { Readable, Writable } from 'node:stream'
import { Command, Option } from 'commander'
import { campaignsOption } from './campaign.ts'
import type { CliDoor, ExitCode, Streams } from './door.ts'
import type { Choose, Seat } from '../terminal/seat.ts'
import type { Face } from '../terminal/face.ts'

type PlayFlags = {
  readonly campaigns: string
  readonly as?: string
  readonly style?: string
  readonly mode?: 'team' | 'fresh'
  readonly seed?: string
  readonly auto?: true
  readonly json?: true
  readonly ascii?: true
  readonly color: boolean
  readonly diceAnimation: boolean
  readonly motion: boolean
}

const help = `
Say what you do in your own words; a number takes one of the offers. /help in play tells the commands. Without a name
the campaign that was played last goes on. One that comes with Gloam is copied into your folder first and is yours.

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
      new Option('--mode <mode>', 'one Game Master for the evening, or a fresh one each turn').choices([
        'team',
        'fresh',
      ]),
    )
    .option('--seed <text>', 'the same seed and the same lines give the same story')
    .option('--auto', 'watch the party play by itself')
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

/** Where a test stands, nobody types and what is said is kept. */
const quietStreams = (door: CliDoor): Streams => ({
  input: Readable.from([]),
  output: new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      door.print(chunk.toString('utf8'))
      done()
    },
  }),
  environment: {},
  onSignal: () => undefined,
})

const isTerminal = ({ input, output, environment }: Streams): boolean =>
  input.isTTY === true && output.isTTY === true && environment['TERM'] !== 'dumb'

async function faceFor(streams: Streams, flags: PlayFlags, nameOf: (id: string) => string): Promise<Face> {
  const isAscii = flags.ascii === true
  if (isTerminal(streams) && !flags.json) {
    const { TerminalFace } = await import('../terminal/terminal-face.ts')
    const { colours, noColours } = await import('../terminal/ink.ts')
    const hasColours = flags.color && (streams.environment['NO_COLOR'] ?? '') === ''
    return new TerminalFace(streams.input, streams.output, {
      isAscii,
      ink: hasColours ? colours : noColours,
      isStill: !flags.motion,
      hasFallingDice: flags.diceAnimation,
      nameOf,
    })
  }
  const { Lines } = await import('../terminal/lines.ts')
  const lines = new Lines(streams.input)
  if (flags.json) return (await import('../terminal/json-face.ts')).jsonFace(lines, streams.output)
  return (await import('../terminal/pipe-face.ts')).pipeFace(lines, streams.output, { isAscii, nameOf })
}

async function play(door: CliDoor, asked: string | undefined, flags: PlayFlags): Promise<ExitCode> {
  const streams = door.streams ?? quietStreams(door)
  let seat: Seat | undefined
  const face = await faceFor(streams, flags, id => seat?.party.shortName(id) ?? id)
  const canChoose = isTerminal(streams) && !flags.json
  const leaving = new AbortController()
  face.onInterrupt(
    () => leaving.abort(),
    () => false,
  )
  const choose = chooserOn(face, canChoose, leaving.signal)
  try {
    const { settleCampaign } = await import('../terminal/which-campaign.ts')
    const campaign = await settleCampaign(flags.campaigns, asked, choose)
    if (leaving.signal.aborted) return 0
    if (!campaign.ok) return tell(door, campaign.refusal)
    const { name, folder, note } = campaign.value
    if (note !== '') face.show({ type: 'welcome', text: note })
    const { folderStore } = await import('../../store/folder.ts')
    const { playSession } = await import('../terminal/session.ts')
    const store = folderStore(folder)
    try {
      const ended = await playSession(
        {
          store,
          clock: door.clock,
          face,
          choose,
          echoes: !canChoose,
          seated: taken => (seat = taken),
          onSignal: streams.onSignal,
        },
        {
          campaign: name,
          seed: flags.seed ?? door.freshSeed(),
          isAuto: flags.auto === true,
          isAscii: flags.ascii === true,
          ...(flags.as === undefined ? {} : { as: flags.as }),
          ...(flags.style === undefined ? {} : { style: flags.style }),
          ...(flags.mode === undefined ? {} : { mode: flags.mode }),
        },
      )
      if (!ended.ok) return leaving.signal.aborted ? 0 : tell(door, ended.refusal)
      if (ended.value.how === 'left') face.show({ type: 'left', text: `Saved. Go on with: ${goOnWith(name, flags)}` })
      return 0
    } finally {
      store.close()
    }
  } finally {
    await face.close()
  }
}

const goOnWith = (name: string, { campaigns }: PlayFlags): string =>
  `gloam play ${name}${campaigns === campaignsOption[2] ? '' : ` --campaigns ${campaigns}`}`

/** On a terminal a list to choose from; elsewhere nobody can answer, and the caller decides. */
const chooserOn =
  (face: Face, canChoose: boolean, signal: AbortSignal): Choose =>
  async (question, header, options) => {
    if (!canChoose) return undefined
    const { chosenFrom } = await import('../terminal/choice.ts')
    const labels = options.map(({ label }) => label)
    face.show({ type: 'question', question, header, options })
    for (;;) {
      const line = await face.ask({ who: '', asks: 'question' }, signal)
      if (line === undefined) return undefined
      const chosen = chosenFrom(labels, line)
      const at = chosen.kind === 'words' ? labels.findIndex(label => isMeant(label, chosen.text)) : -1
      if (at !== -1) return at
      face.show({ type: 'answer', command: 'choose', text: `Choose 1 to ${labels.length}, or type a name.` })
    }
  }

const isMeant = (label: string, said: string): boolean =>
  said.trim() !== '' && label.toLowerCase().startsWith(said.trim().toLowerCase())
