/** What somebody has coming from now on: as the Game Master says it, and as it was promised in what was told. */
import { withDue, type Due } from '../../memory/due.ts'
import type { Move, Outcome } from '../moves.ts'
import type { Part } from '../parts.ts'
import { partsOf } from '../read-parts.ts'
import { presentIn, type BeatInPlay } from './in-play.ts'

type Said = Extract<Move, { tag: 'DUE' }>['due']

function dueFrom({ steps, now: { state } }: BeatInPlay, said: Said, audience: readonly string[]): Due {
  const { location, time } = state.scene
  return { ...said, since: [location, time].filter(Boolean).join(', '), beat: steps.beat, audience }
}

export function owe(beat: BeatInPlay, said: Said): Outcome {
  const { state } = beat.now
  const due = withDue(state.due ?? [], dueFrom(beat, said, presentIn(state)))
  beat.now = { ...beat.now, state: { ...state, due } }
  return { outcome: 'done' }
}

const promiseIn = (part: Part): readonly Said[] =>
  part.kind === 'promise' ? [{ kind: 'promise', who: part.by, to: part.to, what: part.what }] : []

/** Promises that were told in this beat are owed once it is over. */
export const dueAfter = (beat: BeatInPlay): readonly Due[] =>
  beat.narrated.reduce<readonly Due[]>(
    (dues, told) =>
      partsOf(told)
        .flatMap(promiseIn)
        .reduce((all, said) => withDue(all, dueFrom(beat, said, told.present)), dues),
    beat.now.state.due ?? [],
  )
