/** D&D 5e by the SRD, as the table knows it. */
import type { Ruleset } from '../ruleset.ts'
import { constraintsOn, isDead } from './campaign/constraints.ts'
import { deltasBetween } from './campaign/deltas.ts'
import { editsOf } from './campaign/edits.ts'
import { openWorld } from './campaign/open.ts'
import { boutIn, glimpseOf } from './campaign/glimpse.ts'
import { statusOf } from './campaign/status.ts'
import type { FifthEvent } from './model/events.ts'
import { fold } from './model/fold.ts'
import { timeText } from './model/time.ts'
import type { FifthWorld } from './model/world.ts'
import { bodyMoves } from './moves/body.ts'
import { chanceMoves } from './moves/chance.ts'
import { checkMoves } from './moves/checks.ts'
import { featureMoves } from './moves/features.ts'
import { fightMoves } from './moves/fight.ts'
import { growthMoves } from './moves/growth.ts'
import { improviseMoves } from './moves/improvise.ts'
import { magicMoves } from './moves/magic.ts'
import { storyMoves } from './moves/story.ts'
import { turnMoves } from './moves/turn.ts'

export const fifth: Ruleset<FifthWorld, FifthEvent> = {
  name: 'fifth',
  title: 'D&D 5e (SRD 5.1)',
  open: openWorld,
  fold,
  moves: [
    ...checkMoves,
    ...fightMoves,
    ...turnMoves,
    ...improviseMoves,
    ...featureMoves,
    ...magicMoves,
    ...bodyMoves,
    ...storyMoves,
    ...growthMoves,
    ...chanceMoves,
  ],
  status: statusOf,
  glimpse: glimpseOf,
  bout: boutIn,
  constraints: constraintsOn,
  isDead,
  time: timeText,
  isBusy: world => world.fight !== null,
  deltas: deltasBetween,
  edits: editsOf,
}
