/** What a beat leaves to be written, as jobs: the scene, the journals of those who were there, the log, the deltas. */
import { slugOf } from '../../core/id.ts'
import type { Json } from '../../core/json.ts'
import { isSaving, type Job, type Line, type TableState } from '../chronicle/entry.ts'
import { meeting } from './apart.ts'
import type { BeatContext } from './context.ts'
import { partsOf } from '../read-parts.ts'
import { dueAfter } from './owe.ts'
import { storyOf } from './story.ts'
import { isLast, type BeatInPlay, type Narrated, type Standing } from './in-play.ts'
import { around } from './tell.ts'

export type Closing = { readonly standing: Standing; readonly jobs: readonly Job[] }

const job = (kind: string, id: string, input: Json): Job => ({ kind, id, input })

/** What was told, in words and as facts. */
const tellings = (
  all: readonly Narrated[],
  reader?: string,
): { readonly narratives: Json; readonly parts?: Json; readonly lines?: Json } => ({
  narratives: all.map(({ text }) => text),
  ...(all.some(({ parts }) => parts) && { parts: all.flatMap(one => [...partsOf(one)]) }),
  ...(all.some(({ line }) => line) && { lines: all.map(({ line }) => lineFor(line, reader)) }),
})

/** A player's words are read by those who were near, and by whoever writes of everybody. */
const lineFor = (line: Line | undefined, reader: string | undefined): Json =>
  line && (reader === undefined || line.near.includes(reader)) ? { who: line.who, words: line.words } : null

/** What was told, the first of it with the player's words that it answers to; what is between two is in no book. */
function narratedIn(context: BeatContext, { incoming, narrated, before }: BeatInPlay): BeatInPlay['narrated'] {
  if (incoming.tag !== 'PLAYER_ACTION' || incoming.whisperTo !== undefined || incoming.aside !== undefined)
    return narrated
  const { character, action } = incoming
  const near = around(before.state, character)
  const at = narrated.findIndex(({ present }) => present.includes(character))
  const line: Line = { who: context.titleOf(character), words: action, near }
  return narrated.map((one, index) => (index === at ? { ...one, line } : one))
}

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
    ...narratedIn(context, beat).map(({ present, text, parts, line }) => ({
      present,
      text,
      ...(parts && { parts }),
      ...(line && { line }),
    })),
  ]
  if (isBusy || isSaving(beat.incoming)) return { isDue: false, all, unwritten: all }
  const hasFought = context.ports.ruleset.isBusy(beat.before.world)
  const isDue = beat.now.state.hasJournalsDue || hasFought || isEnded
  return { isDue, all, unwritten: isDue ? [] : all.slice(-mostUnwritten) }
}

const journals = ({ party, human }: BeatContext, beat: BeatInPlay, { isDue, all }: Due): readonly Job[] =>
  !isDue
    ? []
    : party().flatMap(character => {
        const heard = all.filter(({ present }) => present.includes(character))
        return heard.length > 0
          ? [
              job('journal', `journal/${character}`, {
                character,
                ...tellings(heard, character),
                ...(heard.some(({ present }) => present.includes(human ?? character)) ? {} : { isApart: true }),
                scene: beat.now.state.scene,
              }),
            ]
          : []
      })

/**
 * What was told before a scene was opened belongs to the one before it: a job for each, in their order. A group that is not
 * with whoever plays has pages of its own: nobody reads in their book what their character was not there for.
 */
function sceneJobs(context: BeatContext, beat: BeatInPlay): readonly Job[] {
  const { human } = context
  const { notes } = beat
  const narrated = narratedIn(context, beat)
  const scenes = [...new Map(narrated.map(({ scene }) => [scene.number, scene] as const)).values()]
  const last = scenes.at(-1)
  const isTold = (number: string): boolean => scenes.some(scene => scene.number === number)
  return scenes.flatMap(scene => {
    const isOf = (number: string): boolean => (isTold(number) ? number : last?.number) === scene.number
    const told = narrated.filter(one => one.scene.number === scene.number)
    return byBook(told, human).map(({ book, present, all }) =>
      job('scene', `${scene === last ? 'scene' : `scene-${scene.number}`}${book === '' ? '' : `-${book}`}`, {
        scene,
        ...tellings(all),
        ...(book === '' ? {} : { book }),
        ...(present ? { present: [...present] } : {}),
        notes: notes
          .filter(noted => isOf(noted.scene) && bookOfNote(told, human, noted.group) === book)
          .map(({ note }) => note),
      }),
    )
  })
}

type Book = { readonly book: string; readonly present?: readonly string[]; readonly all: readonly Narrated[] }

/** Of a spectator's table there is one book: whoever watches sees everything. */
const bookFor = ({ group, present }: Narrated, human: string | null): string =>
  group === undefined || human === null || present.includes(human) ? '' : slugOf(group)

function bookOfNote(told: readonly Narrated[], human: string | null, group: string | undefined): string {
  const about = group === undefined ? undefined : told.find(one => one.group === group)
  return about ? bookFor(about, human) : ''
}

/** The book itself, with what everybody or the player's own group was told, and one for each other group. */
function byBook(told: readonly Narrated[], human: string | null): readonly Book[] {
  const bookOf = (one: Narrated): string => bookFor(one, human)
  return [...new Set(told.map(bookOf))].map(book => {
    const all = told.filter(one => bookOf(one) === book)
    const isApart = all.some(({ group }) => group !== undefined)
    return { book, all, ...(isApart && human !== null ? { present: all[0]?.present ?? [] } : {}) }
  })
}

/** What companions have answered since the log was last written. */
const answeredBy = ({ now, responses }: BeatInPlay): NonNullable<TableState['answered']> => [
  ...(now.state.answered ?? []),
  ...responses,
]

const decisionsJob = (beat: BeatInPlay, { isDue, all }: Due): readonly Job[] =>
  !isDue || (answeredBy(beat).length === 0 && all.length === 0)
    ? []
    : [
        job('decisions', 'decisions', {
          scene: beat.now.state.scene,
          ...tellings(all),
          responses: answeredBy(beat),
        }),
      ]

const editsJob = (beat: BeatInPlay): readonly Job[] =>
  beat.events.length === 0 ? [] : [job('edits', 'edits', { events: beat.events as unknown as Json })]

const planJob = ({ session }: BeatContext, { plan }: BeatInPlay): readonly Job[] =>
  plan === undefined ? [] : [job('plan', 'plan', { session, text: plan })]

/** How the session went and when it ended, as a line for both books: they are dated and gone on with by it. */
function sessionLine({ ports: { ruleset } }: BeatContext, { ending, now }: BeatInPlay): readonly string[] {
  if (ending === undefined || ending.summary.trim() === '') return []
  const { number, slug, time } = now.state.scene
  const hour = (time === '' ? (ruleset.time?.(now.world) ?? '') : time).replaceAll(/\s[-–—]+\s/gu, ', ')
  return [`SESSION: ${[hour, `scene ${number}-${slug}`].filter(part => part !== '').join(', ')} - ${ending.summary}`]
}

type Deltas = { readonly jobs: readonly Job[]; readonly held: TableState['held']; readonly told: Json }

/** Deltas wait for the end of a fight too, and then tell all of it at once; who saves does not wait for that. */
function deltas(context: BeatContext, beat: BeatInPlay, isBusy: boolean, met: readonly string[]): Deltas {
  const { held } = beat.now.state
  const session = sessionLine(context, beat)
  const state = [...held.state, ...beat.state, ...session]
  const knowledge = [...held.knowledge, ...met, ...beat.knowledge, ...(beat.ending?.isOpen === true ? session : [])]
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
  const met = meeting(beat, context.party(), isEnded)
  const delta = deltas(context, beat, isBusy, met.learned)
  const { apart: _, answered: waiting = [], ...now } = beat.now.state
  const answered = written.isDue ? [] : beat.answersWait ? answeredBy(beat) : waiting
  const story = storyOf(context, beat, isEnded)
  const state: TableState = {
    ...now,
    ...(met.apart.length > 0 ? { apart: met.apart } : {}),
    hasJournalsDue: now.hasJournalsDue && journal.length === 0,
    unwritten: written.unwritten,
    ...(answered.length > 0 ? { answered } : {}),
    held: delta.held,
    due: dueAfter(beat),
    kept: story.kept,
    isEnded,
  }
  const jobs = [
    ...sceneJobs(context, beat),
    ...journal,
    ...decisionsJob(beat, written),
    ...editsJob(beat),
    ...planJob(context, beat),
    ...delta.jobs,
    ...story.jobs,
  ]
  return { standing: { ...beat.now, state, told: delta.told }, jobs }
}
