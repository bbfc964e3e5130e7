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
import type { BeatContext, FoundLeak } from './context.ts'
import type { BeatInPlay } from './in-play.ts'
import { explainStore } from '../../store/port.ts'
import { withPlaceAndTime } from './situation.ts'
import { explainLeaks, knownIn } from './withheld.ts'

type Unmerged = { readonly writer: Writer; readonly line: string; readonly why: string }

const unread = (writer: Writer, lines: readonly string[]): readonly Unmerged[] =>
  lines.flatMap(line => parseDelta(asDeltaLine(line), writer).refused.map(({ why }) => ({ writer, line, why })))

/** Lines for the party that do not say it learns them now: what they tell is held against secrets, as whatever is told is. */
const untaughtIn = (lines: readonly string[]): readonly string[] =>
  lines.filter(line => parseDelta(asDeltaLine(line), knowledgeWriter).items.some(item => !isTaught(item)))

const toldBy = (leaks: readonly FoundLeak[]): string =>
  leaks.length === 0 ? '' : `${explainLeaks(leaks)}. If they learn it, write LEARNED before it`

async function telling(
  context: BeatContext,
  beat: BeatInPlay,
  knowledge: readonly string[],
  key: string,
): Promise<readonly Unmerged[]> {
  const untaught = untaughtIn(knowledge)
  if (untaught.length === 0) return []
  const known = knownIn(context, beat, context.party())
  const learned = [...known.learned, ...knowledge.filter(line => !untaught.includes(line))]
  const judged = await beat.steps.take(`${key}/asked`, () => ({
    leaks: untaught.map(line => [...context.leaks(line, context.party(), { ...known, learned })]),
  }))
  return untaught.flatMap((line, at) => {
    const why = toldBy(judged.leaks[at] ?? [])
    return why === '' ? [] : [{ writer: knowledgeWriter, line, why }]
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
  return refusing(beat, all, key)
}

async function refusing(beat: BeatInPlay, all: readonly Unmerged[], key: string): Promise<Outcome> {
  beat.unmerged += all.length
  const told = await beat.steps.take(`${key}/flag/unmerged`, () => `Not merged: ${all.map(tell).join('; ')}.`)
  return { outcome: 'refused', why: `${told} The rest is recorded.`, allowed: ['say it with a keyword that fits'] }
}

/**
 * A delta that a Game Master wrote as a file is merged behind the beat. What of it will not be is worked out here, as the
 * writers will judge it, so that the Game Master and the status are told while somebody listens.
 */
export async function deltasWritten(
  context: BeatContext,
  beat: BeatInPlay,
  { deltasWritten: names }: Extract<Move, { tag: 'STATE_UPDATED' }>,
  key: string,
): Promise<Outcome> {
  beat.hasDeltas = true
  const step = `${key}/unmerged`
  const found = names.length === 0 || beat.steps.has(step) ? [] : await refusedInFiles(context, beat)
  if (found.length === 0 && !beat.steps.has(step)) return { outcome: 'done' } // most of the time, and nothing to keep
  const { lines } = await beat.steps.take(step, () => ({
    lines: found.map(one => ({ ...one, writer: one.writer.name })),
  }))
  const all = lines.map(({ writer, ...one }) => ({
    ...one,
    writer: writer === 'state' ? stateWriter : knowledgeWriter,
  }))
  return refusing(beat, all, key)
}

async function refusedInFiles(context: BeatContext, beat: BeatInPlay): Promise<readonly Unmerged[]> {
  const all: Unmerged[] = []
  for (const writer of [stateWriter, knowledgeWriter]) {
    const page = await context.ports.store.read(writer.deltaFile)
    if (!page.ok) throw new Error(explainStore(page.refusal))
    const { items, refused } = parseDelta(Buffer.from(page.value?.bytes ?? []).toString('utf8'), writer)
    const known = knownIn(context, beat, context.party())
    const told = items
      .filter(item => writer.isPublic && !isTaught(item))
      .flatMap(item => {
        const why = toldBy(context.leaks([item.text, ...item.children].join('\n'), context.party(), known))
        return why === '' ? [] : [{ text: item.source, why }]
      })
    all.push(...[...refused, ...told].map(({ text, why }) => ({ writer, line: inLine(text), why })))
  }
  return all
}

const inLine = (text: string): string =>
  text
    .replace(/^\s*- /, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
