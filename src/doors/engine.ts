/** How V8 is set for this kind of program: much code, most of it run a few times an evening. */
import { setFlagsFromString } from 'node:v8'

/** The engine's own measure of when code is worth optimizing, and a later one. */
const usualBudget = 67_584
const startBudget = 2_000_000

/** By then the first question has been asked. */
const startMs = 1500

/**
 * Optimizing as eagerly as a server would costs a third of the time to the first question; after it, it pays. Only numbers are
 * changed on the way: a switch of how code is made (`--no-regexp-tier-up`) ends the process where a pattern made before meets it.
 */
export function tuneForStart(): void {
  setFlagsFromString(`--interrupt-budget=${startBudget}`)
  setTimeout(() => setFlagsFromString(`--interrupt-budget=${usualBudget}`), startMs).unref()
}
