/** One beat's conversation with a model: what was said to it, what it asked for, what came of it. */
import type { Move, Outcome } from '../../../table/moves.ts'
import type { Ask, GmSees } from '../../../table/ports.ts'
import { cut } from '../context/cut.ts'
import type { Round } from '../conversation/kept.ts'
import type { Happened } from '../game.ts'
import type { Answer, ModelMessage } from '../model/port.ts'
import type { GmMind } from './mind.ts'

/** A part of a beat: it yields moves, is handed outcomes, and answers with a value. */
export type Play<Value = void> = AsyncGenerator<Move, Value, Outcome>

export type Talk = {
  readonly mind: GmMind
  readonly sees: GmSees
  readonly ask: Ask
  readonly messages: ModelMessage[]
  happened: Happened
  /** How many narratives the players have heard in this beat, and which: what was told once is not told again. */
  told: number
  readonly heard: string[]
  /** To whom what was whispered in this beat. */
  readonly whispered: Set<string>
  /** Its answers one after the other, with what the players heard of each and what its calls brought. */
  readonly rounds: Round[]
  /** The human was offered what to do next, and with that the beat is over. */
  isOffered: boolean
  /** What lies open as it stands by now: two calls of one beat each add to it. */
  board: GmSees['state']['board']
  /** What was sent back to be told again; each kind once a beat. */
  objected: { facts: boolean; role: boolean; leaks: number }
  /** Something was recorded, so the state files are due. */
  hasRecorded: boolean
  flags: number
  isOver: boolean
}

export const newTalk = (mind: GmMind, sees: GmSees, ask: Ask, messages: readonly ModelMessage[]): Talk => ({
  mind,
  sees,
  ask,
  messages: [...messages],
  happened: { events: [], rolls: [], before: sees.world, now: sees.world },
  told: 0,
  heard: [],
  whispered: new Set(),
  rounds: [],
  isOffered: false,
  board: sees.state.board,
  objected: { facts: false, role: false, leaks: 0 },
  hasRecorded: false,
  flags: 0,
  isOver: false,
})

/** Something a person asking "why" should know of this beat: it is in the chronicle, and nothing else follows from it. */
export async function flag(talk: Talk, text: string): Promise<void> {
  talk.flags += 1
  await talk.ask.step(`flag/${talk.flags}`, () => text)
}

/** In letters: enough to know a call again. */
const longestCall = 240

/** A call that was not carried out, and why. */
export const flagRefused = (talk: Talk, { name, raw }: Answer['toolCalls'][number], why: string): Promise<void> =>
  flag(talk, `Refused: ${name} ${cut(raw, longestCall)} (${why})`)
