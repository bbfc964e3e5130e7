/**
 * The one place where text leaves, for a terminal or into a pipe. Whoever wrote it, it is cleaned here; the codes that a
 * terminal obeys are made here alone, of marks and of calls, so no text can bring any along.
 */
import type { Writable } from 'node:stream'
import { cleaned } from './clean.ts'
import { inked } from './ink.ts'

/** Where text goes to in the end. */
export type Sink = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number }

export type Outlet = {
  readonly isTerminal: boolean
  /** As wide as the terminal is now. */
  readonly columns: () => number | undefined
  readonly write: (text: string) => void
  /** Writes over the line that stands there. */
  readonly clearLine: () => void
  /** Whether the terminal is to say where a paste begins and ends. */
  readonly markPastes: (isMarked: boolean) => void
  /** What line editing draws on by itself; what is put into a line is `forEditor` first. */
  readonly canvas: Sink
}

const escape = '\u001B'

/** A prompt, or what Tab makes of a line: cleaned, and with the codes of its marks. */
export const forEditor = (text: string): string => inked(cleaned(text))

export const outletOn = (sink: Sink): Outlet => ({
  isTerminal: sink.isTTY === true,
  columns: () => sink.columns,
  write: text => void sink.write(forEditor(text)),
  clearLine: () => void sink.write(`\r${escape}[2K`),
  markPastes: isMarked => void sink.write(`${escape}[?2004${isMarked ? 'h' : 'l'}`),
  canvas: sink,
})
