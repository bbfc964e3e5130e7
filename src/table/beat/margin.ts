/** What the rules have brought about is shown once its words are told: prose first, numbers in the margin. */
import type { Happening } from '../../rules/ruleset.ts'
import type { BeatContext } from './context.ts'
import type { BeatInPlay } from './in-play.ts'
import { actorIn, around, tell } from './tell.ts'
import { knownIn } from './withheld.ts'

/** A reason that would give something away is left out; that something happened was seen. */
export function showMargin(context: BeatContext, beat: BeatInPlay): void {
  const seen = beat.margin.splice(0)
  if (seen.length === 0) return
  const reasons = [...new Set(seen.map(({ reason }) => reason))].filter(reason => reason !== '')
  const readers = context.human === null ? context.party() : around(beat.now.state, actorIn(beat, context))
  const leaks =
    reasons.length === 0 ? [] : context.leaks(reasons.join('\n\n'), readers, knownIn(context, beat, readers))
  const isKept = ({ reason }: Happening): boolean => leaks.some(({ said }) => reason.includes(said))
  for (const happening of seen) {
    const open = isKept(happening) ? { ...happening, reason: '' } : happening
    tell(context, { type: 'happened', happening: open }, readers)
  }
}
