/**
 * What a Game Master records. A line that will not be merged is kept all the same, beside the delta it goes with; the
 * Game Master hears of it at once, while it can still say it in other words, and it stands in the record of the beat.
 */
import { isTaught, parseDelta } from '../../campaign/deltas/parse.ts'
import { asDeltaLine } from '../../campaign/deltas/print.ts'
import { unmergedFile } from '../../campaign/deltas/unmerged.ts'
import { knowledgeWriter, stateWriter } from '../../campaign/deltas/writers.ts'
import type { Writer } from '../../campaign/deltas/types.ts'
import type { Move, Outcome } from '../moves.ts'
import type { BeatContext } from './context.ts'
import type { BeatInPlay } from './in-play.ts'
import { withPlaceAndTime } from './situation.ts'
import { explainLeaks, learnedIn } from './withheld.ts'

type Unmerged = { readonly writer: Writer; readonly line: string; readonly why: string }

const unread = (writer: Writer, lines: readonly string[]): readonly Unmerged[] =>
  lines.flatMap(line => parseDelta(asDeltaLine(line), writer).refused.map(({ why }) => ({ writer, line, why })))

/** Lines for the party that do not say it learns them now: what they tell is held against secrets, as whatever is told is. */
const untaughtIn = (lines: readonly string[]): readonly string[] =>
  lines.filter(line => parseDelta(asDeltaLine(line), knowledgeWriter).items.some(item => !isTaught(item)))

async function telling(
  context: BeatContext,
  beat: BeatInPlay,
  knowledge: readonly string[],
  key: string,
): Promise<readonly Unmerged[]> {
  const untaught = untaughtIn(knowledge)
  if (untaught.length === 0) return []
  const learned = [...learnedIn(context, beat, context.party()), ...knowledge.filter(line => !untaught.includes(line))]
  const judged = await beat.steps.take(`${key}/asked`, () => ({
    leaks: untaught.map(line => [...context.leaks(line, context.party(), learned)]),
  }))
  return untaught.flatMap((line, at) => {
    const why = explainLeaks(judged.leaks[at] ?? [])
    return why === ''
      ? []
      : [{ writer: knowledgeWriter, line, why: `${why}. If they learn it, write LEARNED before it` }]
  })
}

const tell = ({ writer, line, why }: Unmerged): string =>
  `"${line}" (${why.replace(/\.$/, '')}; kept in ${unmergedFile(writer)})`

export async function record(
  context: BeatContext,
  beat: BeatInPlay,
  { state, knowledge }: Extract<Move, { tag: 'RECORD' }>,
  key: string,
): Promise<Outcome> {
  const leaking = await telling(context, beat, knowledge, key)
  const isLeak = (line: string): boolean => leaking.some(one => one.line === line)
  const placed = (line: string, page: string): string => withPlaceAndTime(line, page, beat.now.state.scene)
  const pages = context.campaign()
  beat.state.push(...state.map(line => placed(line, pages['story-state'][0]?.text ?? '')))
  beat.knowledge.push(
    ...knowledge.map(line =>
      isLeak(line) ? `SECRET: ${line}` : placed(line, pages['party-knowledge'][0]?.text ?? ''),
    ),
  ) // marked, it is nowhere merged
  const all = [...unread(stateWriter, state), ...unread(knowledgeWriter, knowledge), ...leaking]
  if (all.length === 0) return { outcome: 'done' }
  beat.unmerged += all.length
  const told = await beat.steps.take(`${key}/flag/unmerged`, () => `Not merged: ${all.map(tell).join('; ')}.`)
  return { outcome: 'refused', why: `${told} The rest is recorded.`, allowed: ['say it with a keyword that fits'] }
}
