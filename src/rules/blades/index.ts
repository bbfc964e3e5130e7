/** A game of scoundrels, dice that are spent and clocks that fill, as the table knows it. */
import type { Ruleset } from '../ruleset.ts'
import { editsOf } from './campaign/edits.ts'
import { glimpseOf } from './campaign/glimpse.ts'
import { openWorld } from './campaign/open.ts'
import { constraintsOn, statusOf } from './campaign/status.ts'
import { happeningOf } from './happenings.ts'
import type { BladesEvent } from './model/events.ts'
import { openedIn } from './jobs/opened.ts'
import { fold } from './model/fold.ts'
import type { BladesWorld } from './model/world.ts'
import { waitsOf } from './turn/waits.ts'
import { allMoves } from './moves/all.ts'
import { applyOutput, beginTurn } from './moves/turn.ts'

export const blades: Ruleset<BladesWorld, BladesEvent> = {
  name: 'blades',
  title: 'Gloam after Dark',
  open: openWorld,
  fold,
  moves: allMoves,
  turn: {
    begin: line => ({ name: beginTurn.name, input: { text: line.slice(0, 4000) } }),
    end: told => ({ name: applyOutput.name, input: { narration: told.slice(0, 8000), continueScene: true } }),
  },
  waits: waitsOf,
  status: statusOf,
  glimpse: glimpseOf,
  constraints: constraintsOn,
  time: ({ day }) => `Day ${day}`,
  isBusy: ({ phase }) => phase.kind === 'playing' && phase.mood.kind === 'action',
  deltas: () => [], // what changes stands on its own page, and is written there
  happening: happeningOf,
  edits: editsOf,
  opened: openedIn,
}
