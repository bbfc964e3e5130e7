/** Telling: a narrative goes to those who are there, unless it would tell them what they must not know. */
import type { Narrate, Outcome } from '../moves.ts'
import { factWords } from '../parts.ts'
import { readParts } from '../read-parts.ts'
import type { BeatContext } from './context.ts'
import { isLast, presentIn, type BeatInPlay } from './in-play.ts'
import { isPrivate, whisperTo } from './whisper.ts'
import { learnedIn, withheld } from './withheld.ts'

export async function narrate(
  context: BeatContext,
  beat: BeatInPlay,
  { text, group, parts = readParts(text) }: Narrate,
  key: string,
): Promise<Outcome> {
  if (beat.ending || (isLast(beat) && beat.narrated.length > 0)) {
    return { outcome: 'dropped', why: 'The session is ending, and its closing words have been said.' }
  }
  if (isPrivate(beat)) return whisperTo(context, beat, { to: context.human ?? '', text }, key)
  const present = presentIn(beat.now.state, group)
  const told = await beat.steps.take(`${key}/told`, () => ({
    present: [...present],
    leaks: [...context.leaks(`${text}\n\n${factWords(parts, text)}`, present, learnedIn(beat))],
  }))
  if (told.leaks.length > 0) return withheld(told.leaks)
  const { exchanges, scene } = beat.now.state
  const state = { ...beat.now.state, exchanges: exchanges + 1, scene: { ...scene, isFresh: false } }
  beat.now = { ...beat.now, state }
  beat.narrated.push({ present, ...(group === undefined ? {} : { group }), text, parts, scene: state.scene })
  if (isShownTo(context, present)) {
    context.ports.door.show({ type: 'narrative', text, parts, ...(group === undefined ? {} : { group }) })
  }
  return { outcome: 'done' }
}

/** A human sees what their character is there for; a spectator sees everything. */
const isShownTo = ({ human }: BeatContext, present: readonly string[]): boolean =>
  human === null || present.includes(human)
