/** Telling: a narrative goes to those who are there, unless it would tell them what they must not know. */
import type { Narrate, Outcome } from '../moves.ts'
import { factWords, textOf, type Part } from '../parts.ts'
import { readParts } from '../read-parts.ts'
import { hearing } from './apart.ts'
import { goesByNow } from './by-now.ts'
import type { BeatContext } from './context.ts'
import { isLast, presentIn, type BeatInPlay } from './in-play.ts'
import { showMargin } from './margin.ts'
import type { TableEvent } from '../ports.ts'
import { actorIn } from './tell.ts'
import { isPrivate, whisperTo } from './whisper.ts'
import { guardedLeaks, seenLeaks } from './leaks-to.ts'
import { withheld } from './withheld.ts'

export async function narrate(
  context: BeatContext,
  beat: BeatInPlay,
  { text, group: named, parts: given }: Narrate,
  key: string,
): Promise<Outcome> {
  const parts = given ?? readParts(text)
  if (beat.ending || (isLast(beat) && beat.narrated.length > 0)) {
    return { outcome: 'dropped', why: 'The session is ending, and its closing words have been said.' }
  }
  if (isPrivate(beat)) return whisperTo(context, beat, { to: actorIn(beat, context), text }, key)
  const heard = hearing(context, beat, named === undefined ? {} : { group: named })
  if (heard.why !== undefined) return { outcome: 'refused', why: heard.why, allowed: heard.allowed }
  const { group } = heard
  const present = presentIn(beat.now.state, group)
  const told = await beat.steps.take(`${key}/told`, () => ({
    present: [...present],
    leaks: seenLeaks(context, beat, `${text}\n\n${factWords(parts, text)}`, present),
  }))
  if (told.leaks.length > 0) return withheld(told.leaks)
  const guarded = await guardedLeaks(context, beat, text, present, key)
  if (guarded.length > 0) return withheld(guarded)
  const { exchanges, scene } = beat.now.state
  const state = {
    ...beat.now.state,
    exchanges: exchanges + (isFirstOf(beat) || !(await goesByNow(beat)) ? 1 : 0),
    scene: { ...scene, isFresh: false },
  }
  beat.now = { ...beat.now, state }
  beat.narrated.push({
    present,
    ...(group === undefined ? {} : { group }),
    text,
    ...(given && { parts: given }),
    scene: state.scene,
  })
  if (group !== undefined) beat.apart.push({ members: present, lines: [], told: text })
  const event = { type: 'narrative' as const, text, parts, ...(group === undefined ? {} : { group }) }
  show(context, event, present, actorIn(beat, context))
  showMargin(context, beat)
  return { outcome: 'done' }
}

/** A beat is one exchange, however many paragraphs it is told in; one in which companions have answered is none. */
const isFirstOf = ({ narrated, exchanged }: BeatInPlay): boolean => narrated.length === 0 && exchanged.length === 0

type Told = Extract<TableEvent, { type: 'narrative' }>

const isForPerson = ({ kind }: Part): boolean => kind === 'table'

/** What was said to the person alone, outside of the story, is nothing that others hear. */
function show({ ports, human }: BeatContext, told: Told, present: readonly string[], actor: string): void {
  const aside = told.parts.filter(isForPerson)
  const story = aside.length === 0 ? told : storyOf(told)
  const mine = human === null || actor === human || actor === '' ? told : story
  if ((human === null || present.includes(human)) && mine) ports.door.show(mine)
  if (story) {
    ports.door.overhear?.({ text: story.text, to: present, ...(told.group === undefined ? {} : { group: told.group }) })
    ports.people?.show(story, present)
  }
  if (aside.length > 0) ports.people?.show({ type: 'narrative', text: textOf(aside), parts: aside }, [actor])
}

/** The telling without what is for the person; undefined when nothing is left. */
export function storyOf(told: Told): Told | undefined {
  const parts = told.parts.filter(part => !isForPerson(part))
  const text = textOf(parts)
  return text.trim() === '' ? undefined : { ...told, text, parts }
}
