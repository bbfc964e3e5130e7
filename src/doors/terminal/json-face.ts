/** A sitting for a program: every event is one line of JSON, and a line in is plain words or JSON. */
import { jsonLine } from '../outlet/clean.ts'
import type { Outlet } from '../outlet/outlet.ts'
import type { Face, Shown } from './face.ts'
import type { Lines } from './lines.ts'

/** `{"say": "..."}` is said, `{"command": "save"}` is a command; anything else is words as they stand. */
export function lineFrom(written: string): string {
  if (!/^\s*\{/.test(written)) return written
  try {
    const asked = JSON.parse(written) as { readonly say?: unknown; readonly command?: unknown }
    if (typeof asked.say === 'string') return asked.say.replaceAll(/\s*\n\s*/g, ' ')
    if (typeof asked.command === 'string') return `/${asked.command.trim().replace(/^\/+/, '')}`
  } catch {
    return written // a brace at the beginning does not make JSON of it
  }
  return written
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
    busy: () => undefined,
    close: async () => lines.close(),
  }
}
