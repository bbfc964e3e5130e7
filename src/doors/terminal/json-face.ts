/** A sitting for a program: every event is one line of JSON, and a line in is plain words or JSON. */
import { waitingWords } from './words.ts'
import { z } from 'zod'
import { jsonLine } from '../outlet/clean.ts'
import type { Outlet } from '../outlet/outlet.ts'
import type { Face, Shown } from './face.ts'
import { longestLine, type Lines } from './lines.ts'

/** What a program or a page may send: words to say, or a command of the door's. */
export const lineIn = z.union([
  z.object({ say: z.string().max(longestLine) }),
  z.object({ command: z.string().max(longestLine) }),
])

/** The line that a sitting hears for it. */
export const heardLine = (asked: z.infer<typeof lineIn>): string =>
  'say' in asked ? asked.say.replaceAll(/\s*\n\s*/g, ' ') : `/${asked.command.trim().replace(/^\/+/, '')}`

/** `{"say": "..."}` is said, `{"command": "save"}` is a command; anything else is words as they stand. */
export function lineFrom(written: string): string {
  if (!/^\s*\{/.test(written)) return written
  try {
    const asked = lineIn.safeParse(JSON.parse(written))
    return asked.success ? heardLine(asked.data) : written
  } catch {
    return written // a brace at the beginning does not make JSON of it
  }
}

/** A turn is told by the events before it and by `ready`, so it has no line of its own. */
const isTold = ({ type }: Shown): boolean => type !== 'turn' && type !== 'said'

export function jsonFace(lines: Lines, output: Outlet): Face {
  const print = (value: unknown): void => output.write(jsonLine(value))
  return {
    show: event => {
      if (isTold(event)) print(event)
    },
    ask: async ({ asks, who }, signal) => {
      print({ type: 'ready', waitsFor: asks, who })
      const line = await lines.next(signal)
      return line === undefined ? undefined : lineFrom(line)
    },
    settled: async () => undefined,
    onInterrupt: () => undefined,
    busy: sign => {
      if (sign) print({ type: 'waiting', text: waitingWords(sign), ...sign })
    },
    close: async () => lines.close(),
  }
}
