/** A cast that only repeats. Whatever it would have to think of anew is missing from the chronicle, and says so. */
import type { Move, Outcome } from '../moves.ts'
import type { Cast } from '../ports.ts'
import { MissingStep, type Steps } from '../steps.ts'

const silent = (): Promise<never> => Promise.reject(new Error('Nobody is there to think: this is a replay.'))

/** Yields the moves that were recorded, in order, until there is no further one. */
async function* movesOf(steps: Steps): AsyncGenerator<Move, void, Outcome> {
  for (let count = 1; steps.has(`move/${count}`); count += 1) {
    const move: unknown = await steps.take(`move/${count}`, () => {
      throw new MissingStep(steps.beat, `move/${count}`)
    })
    yield move as Move
  }
}

export const recordedCast = (steps: () => Steps): Cast => ({
  name: 'recorded',
  gm: () => movesOf(steps()),
  companion: silent,
  narrator: silent,
  journal: silent,
  decisions: silent,
})
