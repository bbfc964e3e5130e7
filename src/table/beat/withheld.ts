/** What is not told, because it would give something away, and what the Game Master hears instead. */
import type { Outcome } from '../moves.ts'
import type { BeatInPlay } from './in-play.ts'

/** What the party learns by this beat and by those whose deltas wait. */
export const learnedIn = ({ knowledge, alone, now }: BeatInPlay): readonly string[] => [
  ...now.state.held.knowledge,
  ...knowledge,
  ...alone,
]

export const withheld = (leaks: readonly string[]): Outcome => ({
  outcome: 'withheld',
  why: `${leaks.join('; ')}. Say it again without that; to reveal it, record first that the party learns it.`,
})
