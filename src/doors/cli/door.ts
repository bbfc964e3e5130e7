/**
 * What a command may touch: the three standard streams, the time, and one draw of real chance. Commands are handed
 * this instead of reaching for `process`, so a test can stand where the terminal stands.
 */
import type { Readable } from 'node:stream'
import type { Clock } from '../../core/time.ts'
import type { Outlet } from '../outlet/outlet.ts'

/** 0: done. 1: it could not be done, and the text says why. 2: the words of the call were off. */
export type ExitCode = 0 | 1 | 2

/** The streams themselves, for a command that plays: it hears line by line, and draws on a terminal. */
export type Streams = {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Outlet
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Calls back once when the process is asked to end, from outside. */
  readonly onSignal: (leave: () => void) => void
}

export type CliDoor = {
  /** Standard output: what was asked for. */
  readonly print: (text: string) => void
  /** Standard error: what a person should also know. */
  readonly warn: (text: string) => void
  /** All of standard input, as text. */
  readonly readInput: () => Promise<string>
  readonly clock: Clock
  /** How wide the terminal is, where there is one. */
  readonly columns?: number
  /** Puts a question to a person; undefined when nobody answers any more. There is no such port where nobody sits. */
  readonly ask?: (question: string) => Promise<string | undefined>
  /** A seed nobody chose, for rolls that should differ each time. */
  readonly freshSeed: () => string
  readonly streams?: Streams
  /** How the process ends once everything is printed. */
  readonly finish: (code: ExitCode) => void
}
