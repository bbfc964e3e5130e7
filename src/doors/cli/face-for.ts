/** Which face a command that plays or talks shows itself through: a terminal, a pipe, or JSON lines. */
import { Readable, Writable } from 'node:stream'
import { outletOn } from '../outlet/outlet.ts'
import type { Face } from '../terminal/face.ts'
import type { CliDoor, Streams } from './door.ts'

export type FaceFlags = {
  readonly json?: true
  readonly ascii?: true
  readonly color: boolean
  readonly diceAnimation: boolean
  readonly motion: boolean
}

/** Where a test stands, nobody types and what is said is kept. */
const quietStreams = (door: CliDoor): Streams => ({
  input: Readable.from([]),
  output: outletOn(
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        door.print(chunk.toString('utf8'))
        done()
      },
    }),
  ),
  environment: {},
  onSignal: () => undefined,
})

/** Somebody types and reads there. */
export const isTerminal = ({ input, output }: Streams): boolean => input.isTTY === true && output.isTerminal

const canDraw = (streams: Streams): boolean => isTerminal(streams) && streams.environment['TERM'] !== 'dumb'

export async function faceFor(streams: Streams, flags: FaceFlags, nameOf: (id: string) => string): Promise<Face> {
  const isAscii = flags.ascii === true
  if (canDraw(streams) && !flags.json) {
    const { TerminalFace } = await import('../terminal/terminal-face.ts')
    const { colours, noColours } = await import('../outlet/ink.ts')
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
  return (await import('../terminal/pipe-face.ts')).pipeFace(lines, streams.output, {
    isAscii,
    nameOf,
    ...(isTerminal(streams) ? { columns: () => streams.output.columns() ?? 80 } : {}),
  })
}

export const streamsOf = (door: CliDoor): Streams => door.streams ?? quietStreams(door)
