/** What a beat leaves to be written, as jobs: the scene, the journals of those who were there, the log, the deltas. */
import type { Json } from '../../core/json.ts'
import { isSaving, type Job, type TableState } from '../chronicle/entry.ts'
import type { BeatContext } from './context.ts'
import { partsOf } from '../read-parts.ts'
import { dueAfter } from './owe.ts'
import { isLast, type BeatInPlay, type Narrated, type Standing } from './in-play.ts'

export type Closing = { readonly standing: Standing; readonly jobs: readonly Job[] }

const job = (kind: string, id: string, input: Json): Job => ({ kind, id, input })

/** What was told, in words and as facts. */
const tellings = (all: readonly Narrated[]): { readonly narratives: Json; readonly parts?: Json } => ({
  narratives: all.map(({ text }) => text),
  ...(all.some(({ parts }) => parts) && { parts: all.flatMap(one => [...partsOf(one)]) }),
})

/** What was told since journals were last written; of a long stretch without any, as much as somebody remembers. */
const mostUnwritten = 6

type Due = { readonly isDue: boolean; readonly all: readonly Narrated[]; readonly unwritten: readonly Narrated[] }

/**
 * Journals and the log wait while a fight is on, and come when it is over or companions have answered, with everything
 * that was told meanwhile. The last beat of a session leaves nothing untold.
 */
function due(context: BeatContext, beat: BeatInPlay, isBusy: boolean, isEnded: boolean): Due {
  const all = [
    ...beat.now.state.unwritten,
    ...beat.narrated.map(({ present, text, parts }) => ({ present, text, ...(parts && { parts }) })),
  ]
  if (isBusy || isSaving(beat.incoming)) return { isDue: false, all, unwritten: all }
  const hasFought = context.ports.ruleset.isBusy(beat.before.world)
  const isDue = beat.now.state.hasJournalsDue || hasFought || isEnded
  return { isDue, all, unwritten: isDue ? [] : all.slice(-mostUnwritten) }
}

const journals = (context: BeatContext, beat: BeatInPlay, { isDue, all }: Due): readonly Job[] =>
  !isDue
    ? []
    : context.party().flatMap(character => {
        const heard = all.filter(({ present }) => present.includes(character))
        return heard.length > 0
          ? [job('journal', `journal/${character}`, { character, ...tellings(heard), scene: beat.now.state.scene })]
          : []
      })

/** What was told before a scene was opened belongs to the one before it: a job for each, in their order. */
function sceneJobs({ narrated, notes }: BeatInPlay): readonly Job[] {
  const scenes = [...new Map(narrated.map(({ scene }) => [scene.number, scene] as const)).values()]
  const last = scenes.at(-1)
  const isTold = (number: string): boolean => scenes.some(scene => scene.number === number)
  return scenes.map(scene => {
    const isOf = (number: string): boolean => (isTold(number) ? number : last?.number) === scene.number
    return job('scene', scene === last ? 'scene' : `scene-${scene.number}`, {
      scene,
      ...tellings(narrated.filter(told => told.scene.number === scene.number)),
      notes: notes.filter(noted => isOf(noted.scene)).map(({ note }) => note),
    })
  })
}

const decisionsJob = (beat: BeatInPlay, { isDue, all }: Due): readonly Job[] =>
  !isDue || (beat.responses.length === 0 && all.length === 0)
    ? []
    : [
        job('decisions', 'decisions', {
          scene: beat.now.state.scene,
          ...tellings(all),
          responses: beat.responses,
        }),
      ]

const editsJob = (beat: BeatInPlay): readonly Job[] =>
  beat.events.length === 0 ? [] : [job('edits', 'edits', { events: beat.events as unknown as Json })]

/** How the session went and when it ended, as a line for both books: they are dated and gone on with by it. */
function sessionLine({ ports: { ruleset } }: BeatContext, { ending, now }: BeatInPlay): readonly string[] {
  if (ending === undefined || ending.summary.trim() === '') return []
  const { number, slug, time } = now.state.scene
  const hour = (time === '' ? (ruleset.time?.(now.world) ?? '') : time).replaceAll(/\s[-–—]+\s/gu, ', ')
  return [`SESSION: ${[hour, `scene ${number}-${slug}`].filter(part => part !== '').join(', ')} - ${ending.summary}`]
}

type Deltas = { readonly jobs: readonly Job[]; readonly held: TableState['held']; readonly told: Json }

/** Deltas wait for the end of a fight too, and then tell all of it at once; who saves does not wait for that. */
function deltas(context: BeatContext, beat: BeatInPlay, isBusy: boolean): Deltas {
  const { held } = beat.now.state
  const session = sessionLine(context, beat)
  const state = [...held.state, ...beat.state, ...session]
  const knowledge = [...held.knowledge, ...beat.knowledge, ...(beat.ending?.isOpen === true ? session : [])]
  if (isBusy && !isSaving(beat.incoming)) return { jobs: [], held: { state, knowledge }, told: beat.before.told }
  const all = [...state, ...context.ports.ruleset.deltas(beat.before.told, beat.now.world)]
  const party = context.party().map(character => context.titleOf(character))
  const hasAny = all.length > 0 || knowledge.length > 0 || beat.hasDeltas
  const jobs = hasAny
    ? [job('state', 'state', { lines: all, party }), job('knowledge', 'knowledge', { lines: knowledge, party })]
    : []
  return { jobs, held: { state: [], knowledge: [] }, told: beat.now.world }
}

export function closeBeat(context: BeatContext, beat: BeatInPlay): Closing {
  const isEnded = beat.ending !== undefined || isLast(beat)
  const isBusy = context.ports.ruleset.isBusy(beat.now.world) && !isEnded
  const written = due(context, beat, isBusy, isEnded)
  const journal = journals(context, beat, written)
  const delta = deltas(context, beat, isBusy)
  const state: TableState = {
    ...beat.now.state,
    hasJournalsDue: beat.now.state.hasJournalsDue && journal.length === 0,
    unwritten: written.unwritten,
    held: delta.held,
    due: dueAfter(beat),
    isEnded,
  }
  const jobs = [...sceneJobs(beat), ...journal, ...decisionsJob(beat, written), ...editsJob(beat), ...delta.jobs]
  return { standing: { ...beat.now, state, told: delta.told }, jobs }
}
