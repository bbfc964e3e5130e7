/**
 * One conversation a session. What stays stands first and is the same bytes from call to call: principles, the campaign as
 * it was read when the session began. Then the play itself, both sides, which only grows at its end. Last, and in no later
 * call, where things stand now, and the player's words. A provider's cache pays for all but the last beat.
 *
 * When the play has outgrown its room, the older half is let go between two beats, and the Game Master reads where things
 * stand in its place. All of it is in the chronicle, so whoever goes on with a run asks in the same bytes.
 */
import { assert } from '../../../core/result.ts'
import type { Ask, GmSees, PastBeat } from '../../../table/ports.ts'
import type { ModelCall, ModelMessage, SystemPart } from '../model/port.ts'
import { baseIn, inTurns, lengthOf, messagesOf, type Base } from './kept.ts'
import type { ContextRoom } from './room.ts'

/** What a game and its campaign put into a conversation. */
export type Speaker = {
  readonly principles: (sees: GmSees) => string
  readonly campaign: (sees: GmSees, room: number) => string
  readonly refresh: (sees: GmSees, room: number) => string
  readonly now: (sees: GmSees, room: number) => Promise<string>
  readonly words: (sees: GmSees) => string
  /** How much room there is beside these principles. */
  readonly room: (principles: string) => ContextRoom
}

/** What this beat begins with. */
export type Opening = {
  readonly base: Base
  /** Recorded with the beat where it was made. */
  readonly isNewBase: boolean
  readonly now: string
  readonly words: string
}

/** As the chronicle holds it: a base that an earlier beat has recorded is not said again. */
type RecordedOpening = Omit<Opening, 'base'> & { readonly base?: Base }

export type Opened = Pick<ModelCall, 'system' | 'messages'> & { readonly opening: Opening }

/** The step under which the opening of a beat is recorded, before anybody is asked. */
export const openedKey = 'opened'

export async function openConversation(speaker: Speaker, sees: GmSees, ask: Ask): Promise<Opened> {
  const recorded = await ask.step(openedKey, () => openingOf(speaker, sees))
  const base = recorded.base ?? baseIn(sees.beats)
  assert(base !== undefined, 'a beat that opens on no base of its own stands on an earlier one')
  const opening = { ...recorded, base }
  return { opening, ...promptOf(opening, sees.beats) }
}

/** The same bytes for the same opening and the same beats before it; `since` is what was said in this beat already. */
export function promptOf(
  { base, now, words }: Pick<Opening, 'base' | 'now' | 'words'>,
  beats: readonly PastBeat[],
  since: readonly ModelMessage[] = [],
): Pick<ModelCall, 'system' | 'messages'> {
  const past = inTurns(beats.filter(({ beat }) => beat >= base.from).flatMap(messagesOf))
  const said: ModelMessage = { role: 'user', text: `${now}\n\n${words}`, isStable: true }
  return { system: systemOf(base), messages: inTurns([...marked(past), ...since, said]) }
}

/** A provider keeps what is marked: the campaign with all before it, and the play up to this beat. */
const systemOf = ({ principles, campaign, refresh }: Base): readonly SystemPart[] => [
  { text: principles, isStable: false },
  { text: campaign, isStable: true },
  ...(refresh === '' ? [] : [{ text: refresh, isStable: false }]),
]

function marked(past: readonly ModelMessage[]): readonly ModelMessage[] {
  const last = past.at(-1)
  return last === undefined || last.role === 'user' ? past : [...past.slice(0, -1), { ...last, isStable: true }]
}

async function openingOf(speaker: Speaker, sees: GmSees): Promise<RecordedOpening> {
  const principles = speaker.principles(sees)
  const room = speaker.room(principles)
  const known = baseIn(sees.beats)
  const [now, words] = [await speaker.now(sees, room.now), speaker.words(sees)]
  if (known && known.principles === principles && playIn(sees.beats, known.from) <= room.play)
    return { isNewBase: false, now, words }
  return { base: newBase(speaker, sees, principles, room, known), isNewBase: true, now, words }
}

const playIn = (beats: readonly PastBeat[], from: number): number =>
  lengthOf(beats.filter(({ beat }) => beat >= from).flatMap(messagesOf))

/** The share of its room that the play has after older words were let go. */
const keptShare = 0.45

function newBase(
  speaker: Speaker,
  sees: GmSees,
  principles: string,
  { campaign, play }: ContextRoom,
  known: Base | undefined,
): Base {
  const from = firstThatFits(sees.beats, play * keptShare)
  const base = known?.principles === principles ? known : { principles, campaign: '', refresh: '', from }
  const read = base.campaign === '' ? speaker.campaign(sees, campaign) : base.campaign
  const isWhole = sees.beats.length === 0 || sees.beats[0]?.beat === from
  const fresh = { ...base, campaign: read, from }
  return { ...fresh, refresh: isWhole ? '' : speaker.refresh(sees, Math.floor(play * refreshShare)) }
}

/** The share of the play's room that is read in place of older words. */
export const refreshShare = 0.25

/** The oldest beat from which on everything fits; at least the last one is kept, however long it is. */
function firstThatFits(beats: readonly PastBeat[], room: number): number {
  let left = room
  let from = (beats.at(-1)?.beat ?? 0) + 1
  for (const beat of beats.toReversed()) {
    left -= lengthOf(messagesOf(beat))
    if (left < 0 && from <= (beats.at(-1)?.beat ?? 0)) break
    from = beat.beat
  }
  return from
}
