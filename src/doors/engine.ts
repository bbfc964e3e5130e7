/** How V8 is set for this kind of program: much code, most of it run a few times an evening. */
import { setFlagsFromString } from 'node:v8'

/** The engine's own measure of when code is worth optimizing, and a later one. */
const usualBudget = 67_584
const startBudget = 2_000_000

/** By then the first question has been asked. */
const startMs = 1500

/** Optimizing as eagerly as a server would costs a third of the time to the first question; after it, it pays. */
export function tuneForStart(): void {
  setFlagsFromString(`--interrupt-budget=${startBudget}`)
  setTimeout(() => setFlagsFromString(`--interrupt-budget=${usualBudget}`), startMs).unref()
  tuneForPlay()
}

/**
 * A pattern is compiled for good when it is first used. The usual way compiles it cheaply first and again at the second
 * use, which the slowest turns, those in which much is done for the first time, pay for twice.
 */
export const tuneForPlay = (): void => setFlagsFromString('--no-regexp-tier-up')
