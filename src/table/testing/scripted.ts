/** A cast and a door that say what a script says, for tests of whole sessions: real play, no model, no person. */
import { instantAt, type Clock } from '../../core/time.ts'
import type { Cast, CompanionSees, Door, GmSees, TableEvent } from '../ports.ts'
import type { Move, Outcome } from '../moves.ts'

/** One beat of a Game Master: moves in order, or a generator where what comes back matters. */
export type ScriptedBeat = readonly Move[] | ((sees: GmSees) => AsyncGenerator<Move, void, Outcome>)

export type Script = {
  /** By what begins the beat: the n-th beat takes the n-th of these; the last one is used again. */
  readonly beats: readonly ScriptedBeat[]
  readonly companions?: (sees: CompanionSees) => string | Promise<string>
}

async function* inOrder(moves: readonly Move[]): AsyncGenerator<Move, void, Outcome> {
  for (const move of moves) yield move
}

export function scriptedCast({ beats, companions = ({ request }) => `${request.name} nods.` }: Script): Cast {
  let count = 0
  return {
    name: 'scripted',
    gm: sees => {
      const beat = beats[Math.min(count, beats.length - 1)] ?? []
      count += 1
      return typeof beat === 'function' ? beat(sees) : inOrder(beat)
    },
    companion: async sees => companions(sees),
    narrator: async ({ narratives }) => narratives,
    journal: async ({ view, narratives }) => ({
      title: `What ${view.role.character} saw`,
      happened: narratives.join(' '),
      did: 'I was there.',
      learned: 'Something.',
      feel: 'Well.',
      notes: 'None.',
    }),
    decisions: async ({ responses }) => ({
      title: 'A choice',
      context: 'At the table.',
      decisions: responses.map(({ character, response }) => ({ character, decision: response, significance: 'Some.' })),
      learned: [],
      consequences: [],
    }),
  }
}

export type ScriptedDoor = Door & { readonly shown: readonly TableEvent[] }

/** Says these lines in order, then nothing any more; keeps what it was shown. */
export function scriptedDoor(lines: readonly string[] = []): ScriptedDoor {
  const left = [...lines]
  const shown: TableEvent[] = []
  return { shown, show: event => void shown.push(event), hear: async () => left.shift() }
}

/** A clock that moves a second whenever it is looked at. */
export function countingClock(start = Date.UTC(2026, 0, 25, 14, 33, 5)): Clock {
  let now = start
  return {
    now: () => {
      now += 1000
      return instantAt(now)
    },
  }
}
