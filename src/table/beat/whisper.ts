/**
 * Words for one alone. They are recorded with all who heard them and reach views through that, so they stand in nobody
 * else's: not in what is told, not in the book, the log or what the party knows.
 */
import { explainNobody, partyMember } from '../../campaign/names/party-member.ts'
import type { Json } from '../../core/json.ts'
import type { Move, Outcome } from '../moves.ts'
import { prose } from '../parts.ts'
import type { CharacterRequest } from '../protocol/message-gm.ts'
import { gameMaster } from '../whisper.ts'
import { answerOf } from './await-players.ts'
import type { BeatContext, FoundLeak } from './context.ts'
import { guardedLeaks, seenLeaks } from './leaks-to.ts'
import { presentIn, type BeatInPlay, type Whispered } from './in-play.ts'
import { actorIn, tell } from './tell.ts'
import { withheld } from './withheld.ts'

/** What a step that ends in this holds: who said what to whom, unless it gave something away. */
export const whisperedKey = '/whispered'

export type Judged = { readonly whisper: Whispered; readonly leaks: readonly FoundLeak[] }

/** Between the player and the Game Master: what comes of it is told to nobody else. */
export const isPrivate = ({ incoming }: Pick<BeatInPlay, 'incoming'>): boolean =>
  incoming.tag === 'PLAYER_ACTION' && incoming.whisperTo === gameMaster

type Recorded = Extract<Move, { tag: 'RECORD' }>

/** What the player alone learned is no knowledge of the party's: it is the Game Master's to remember. */
export function learnedAlone(context: BeatContext, beat: BeatInPlay, { tag, state, knowledge }: Recorded): Recorded {
  const who = context.titleOf(actorIn(beat, context))
  const theirs = knowledge
    .filter(line => !/^\W*SITUATION:/.test(line))
    .map(line => `SECRET: ${who} alone knows: ${line.replace(/^\s*[-*]?\s*[A-Z]+:\s*/, '')}`)
  beat.alone.push(...knowledge)
  return { tag, state: [...state, ...theirs], knowledge: [] }
}

async function heard(beat: BeatInPlay, key: string, judge: () => Judged): Promise<readonly FoundLeak[]> {
  const taken = await beat.steps.take<Json>(`${key}${whisperedKey}`, judge)
  const { whisper, leaks } = taken as unknown as Judged
  if (leaks.length === 0) beat.whispers.push(whisper)
  return leaks
}

/** The Game Master whispers to one of the party. */
export async function whisperTo(
  context: BeatContext,
  beat: BeatInPlay,
  { to, text }: { readonly to: string; readonly text: string },
  key: string,
): Promise<Outcome> {
  const meant = partyMember(context.names(), to)
  if (meant.kind !== 'one') {
    return { outcome: 'refused', why: explainNobody(meant, context.party()), allowed: [...context.party()] }
  }
  const { id } = meant.name
  const leaks = await heard(beat, key, () => ({
    whisper: { from: gameMaster, hearers: [id], text },
    leaks: seenLeaks(context, beat, text, [id]),
  }))
  if (leaks.length > 0) return withheld(leaks)
  const guarded = await guardedLeaks(context, beat, text, [id], key)
  if (guarded.length > 0) return withheld(guarded)
  tell(context, { type: 'narrative', text, parts: [prose(text)], isWhisper: true }, [id])
  context.ports.door.overhear?.({ text, to: [id], isWhisper: true })
  return { outcome: 'done' }
}

/** One of the party speaks to another, aside. What they have to say is theirs to say, so nothing of it is held back. */
export async function talkAside(
  context: BeatContext,
  beat: BeatInPlay,
  { from, to, text }: Extract<Move, { tag: 'TALK' }>,
  key: string,
): Promise<Outcome> {
  if (!isTogether(beat, [from, to])) {
    return { outcome: 'refused', why: `${context.titleOf(to)} is not with ${context.titleOf(from)}.`, allowed: [] }
  }
  const hearers = [from, to, bookkeeper]
  await heard(beat, key, () => ({ whisper: { from, hearers, text }, leaks: [] }))
  return { outcome: 'done' }
}

/** Whoever keeps the book, as words are addressed to them. */
const bookkeeper = 'narrator'

/** The player whispers to a companion, who alone hears it and whispers back. Nobody else has any part in it. */
export async function whisperAmong(context: BeatContext, beat: BeatInPlay): Promise<void> {
  const { incoming } = beat
  if (incoming.tag !== 'PLAYER_ACTION' || incoming.whisperTo === undefined) return
  const { character, whisperTo: friend, action } = incoming
  const hearers = [character, friend]
  if (!isTogether(beat, hearers)) {
    return tell(context, { type: 'notice', text: `${context.titleOf(friend)} is not here to hear it.` }, [character])
  }
  await heard(beat, 'whisper', () => ({ whisper: { from: character, hearers, text: action }, leaks: [] }))
  const request = requestFor(context, beat, friend, action)
  const answer = await answerOf(context, beat, { character: friend, request }, `whisper/${friend}`)
  if ('missing' in answer) {
    return tell(context, { type: 'notice', text: `${context.titleOf(friend)} does not answer.` }, [character])
  }
  await heard(beat, 'answer', () => ({ whisper: { from: friend, hearers, text: answer.said }, leaks: [] }))
  beat.exchanged.push({ character: friend, asked: whisperAsked, said: answer.said })
  tell(context, { type: 'spoke', character: friend, text: answer.said, isWhisper: true }, hearers)
}

/** What is remembered of the question: its words are in the whisper, and nowhere else. */
export const whisperAsked = 'a whisper'

const isTogether = ({ now }: BeatInPlay, names: readonly string[]): boolean =>
  Object.keys(now.state.groups).some(group => names.every(name => presentIn(now.state, group).includes(name)))

function requestFor(context: BeatContext, beat: BeatInPlay, friend: string, words: string): CharacterRequest {
  const { location, time } = beat.now.state.scene
  const how = /\?\W*$/.test(words) ? 'asks' : 'says to'
  return {
    name: friend,
    requestType: 'FULL_CONTEXT',
    sceneContext: [location, time, 'This is whispered: nobody else hears it, nor your answer.']
      .filter(Boolean)
      .join('. '),
    request: `${context.titleOf(actorIn(beat, context))} ${how} you: "${words}"`,
  }
}
