/**
 * What is left of a scene or a session once it is over: a short text, the moments that matter, what is open, and what was
 * planted for later. Sessions fold into arcs, older arcs into longer ones, so that a thousand sessions still fit a page.
 */
import type { Audience } from './piece.ts'

/** A sentence, and who may know it beside the Game Master. */
export type Noted = { readonly text: string; readonly audience: Audience }

export type Summary = {
  readonly title: string
  /** The first and the last session it is about: the same for a session, more for an arc. */
  readonly from: number
  readonly to: number
  /** One or two sentences that everybody who was there could say. */
  readonly text: string
  readonly moments: readonly Noted[]
  /** Questions that are open. */
  readonly threads: readonly Noted[]
  /** What was planted and nobody has noticed: the Game Master's alone. */
  readonly seeds: readonly string[]
}

/** What a mind writes of a scene; the table knows when it was and who was there. */
export type SummaryWords = {
  readonly title: string
  readonly text: string
  readonly moments: readonly string[]
  readonly threads: readonly string[]
  readonly seeds: readonly string[]
}
