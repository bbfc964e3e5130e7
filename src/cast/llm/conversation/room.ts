/**
 * How much of a model's window each part of the conversation has, in characters. A large window is not filled: what is said
 * again with every call is paid for with every call. A small one still plays, with less of everything.
 */

/** Four characters to a token counts a little too many, which is the safe side. */
const lettersOfToken = 4

/** A prompt is never longer than this many tokens, however much a model could hold. */
const mostTokens = 21_000

/** A prompt this short is made with few tools and short rules. */
export const smallWindow = 12_000

/** What providers put around a prompt. */
const around = 300

export type ContextRoom = { readonly campaign: number; readonly play: number; readonly now: number }

/** Shares of what the tools, the principles and the answer leave; and the most that each part is any better for. */
const shares = { now: 0.2, play: 0.42 } as const
const most = { now: 6400, play: 30_000, campaign: 27_000 } as const
const least = { now: 1200, play: 1600, campaign: 1600 } as const

export type Fixed = {
  /** In tokens. */
  readonly window: number
  readonly output: number
  /** In characters: tools and principles. */
  readonly said: number
}

export function roomFor({ window, output, said }: Fixed): ContextRoom {
  const tokens = Math.min(window - output - around, mostTokens)
  const left = tokens * lettersOfToken - said
  const part = (name: 'now' | 'play'): number =>
    Math.floor(Math.max(least[name], Math.min(most[name], left * shares[name])))
  const [now, play] = [part('now'), part('play')]
  return { now, play, campaign: Math.max(least.campaign, Math.min(most.campaign, left - now - play)) }
}
