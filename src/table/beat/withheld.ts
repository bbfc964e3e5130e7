/** What is not told, because it would give something away, and what the Game Master hears instead. */
import type { Outcome } from '../moves.ts'
import { knownTo, saidTo } from './apart.ts'
import type { BeatContext, FoundLeak } from './context.ts'
import type { BeatInPlay } from './in-play.ts'

/** A line that was refused stands marked beside the others: to have tried once is not to have taught it. */
const isRefused = (line: string): boolean => /^\W*SECRET\b/iu.test(line)

/** What these of the party learn by this beat, by those whose deltas wait, by having been there, and by how play stands. */
const learnedIn = ({ ports }: BeatContext, beat: BeatInPlay, audience: readonly string[]): readonly string[] => [
  ...[...beat.now.state.held.knowledge, ...beat.knowledge].filter(line => !isRefused(line)),
  ...beat.alone,
  ...knownTo(beat, audience),
  ...(ports.ruleset.opened?.(beat.now.world) ?? []),
]

/** All that these know by now beside what their views show. */
export const knownIn = (context: BeatContext, beat: BeatInPlay, audience: readonly string[]) => ({
  learned: learnedIn(context, beat, audience),
  aloud: saidTo(beat, audience),
})

const quoted = (said: string): string => (/^".*"$/s.test(said) ? said : `"${said}"`)

const explainLeak = ({ said, path, line, words }: FoundLeak): string =>
  `${quoted(said)} tells of ${path}:${line} (${words.join(', ')}), which they do not know`

export const explainLeaks = (leaks: readonly FoundLeak[]): string => leaks.map(explainLeak).join('; ')

export const withheld = (leaks: readonly FoundLeak[]): Outcome => ({
  outcome: 'withheld',
  leaks,
  why: `${explainLeaks(leaks)}. Say it again without that; to reveal it, record first that the party learns it.`,
})
