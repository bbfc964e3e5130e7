/** Each kind of job: what it asks, which file it changes, and how. */
import { appendDecisions } from '../../campaign/decisions/decision-log.ts'
import { knowledgeWriter, stateWriter } from '../../campaign/deltas/writers.ts'
import type { Writer } from '../../campaign/deltas/types.ts'
import { textsOf } from '../../campaign/folder/files.ts'
import { storyPath } from '../../campaign/folder/kind.ts'
import { appendEntry } from '../../campaign/journal/journal.ts'
import { appendBlock } from '../../campaign/scenes/append-block.ts'
import { apartMark } from '../../campaign/scenes/scene-name.ts'
import { moveScene, printScene } from '../../campaign/scenes/scene.ts'
import type { Json } from '../../core/json.ts'
import type { FoundLeak, Views } from '../beat/context.ts'
import type { TableState } from '../chronicle/entry.ts'
import { readParts } from '../read-parts.ts'
import type { Part } from '../parts.ts'
import type { DecisionWords, JournalWords, PlayerLine } from '../ports.ts'
import type { Steps } from '../steps.ts'
import type { StoryInput } from '../beat/story.ts'
import { mergeDeltas, type DeltaInput } from './deltas.ts'
import type { Desk } from './desk.ts'
import { askMind } from './minds.ts'
import type { QueuedJob } from './queue.ts'
import { unsaid } from './unsaid.ts'
import { writeOnce } from './write-once.ts'
import { writeStory } from './write-story.ts'

export type JobContext = {
  readonly desk: Desk
  readonly campaignName: string
  /** The human's character, or null when nobody at the table is human. */
  readonly human: string | null
  readonly style: () => string
  readonly titleOf: (character: string) => string
  readonly views: Views
  /** What words on a page would give away to one of those who read it; the whole party does where none are named. */
  readonly leaks: (words: string, readers?: readonly string[]) => readonly FoundLeak[]
}

type Scene = TableState['scene']
type Told = {
  readonly scene: Scene
  readonly narratives: readonly string[]
  readonly parts?: readonly Part[]
  readonly lines?: readonly (PlayerLine | null)[]
}
type SceneInput = Told & {
  readonly notes: readonly string[]
  /** The group whose pages these are, while it is not with whoever plays. */
  readonly book?: string
  /** Who was there, while not everybody was. */
  readonly present?: readonly string[]
}
type JournalInput = Told & {
  readonly character: string
  /** Whoever plays was with them in none of it. */
  readonly isApart?: true
}
type DecisionInput = Told & {
  readonly responses: readonly { readonly character: string; readonly response: string }[]
}

type PlanInput = { readonly session: number; readonly text: string }

const linesOf = ({ lines }: Told) => (lines ? { lines } : {})

/** Of words alone the facts are read from how they are set. */
const factsOf = ({ narratives, parts }: Told): readonly Part[] => parts ?? narratives.flatMap(readParts)

/** The file a job writes, which is the queue it stands in. */
export function fileOf({ kind, input }: { readonly kind: string; readonly input: Json }): string {
  switch (kind) {
    case 'scene':
      return 'scenes' // page after page: whoever writes one has the page before it to look at
    case 'journal':
      return journalPath((input as unknown as JournalInput).character)
    case 'state':
      return stateWriter.targetFile
    case 'knowledge':
      return knowledgeWriter.targetFile
    case 'story':
      return storyPath
    case 'decisions':
      return 'decision-log.md'
    case 'plan':
      return planPath((input as unknown as PlanInput).session)
    default:
      return 'party' // permanent changes of sheets, one after the other
  }
}

const markOf = ({ number, slug }: Scene) => ({ number, slug })

const scenePath = ({ number, slug }: Scene, book?: string): string =>
  `scenes/${number}-${slug}${book === undefined ? '' : `${apartMark}${book}`}.md`
const journalPath = (character: string): string => `party/${character}-journal.md`

export async function runJob(context: JobContext, steps: Steps, job: QueuedJob, later?: AbortSignal): Promise<void> {
  switch (job.kind) {
    case 'scene':
      return writeScene(context, steps, job, job.input as unknown as SceneInput)
    case 'journal':
      return writeJournal(context, steps, job, job.input as unknown as JournalInput, later)
    case 'decisions':
      return writeDecisions(context, steps, job, job.input as unknown as DecisionInput)
    case 'plan':
      return writePlan(context, job, job.input as unknown as PlanInput)
    case 'edits':
      return writeEdits(context, job, (job.input as unknown as { readonly events: readonly { type: string }[] }).events)
    case 'state':
      return merge(context, steps, job, stateWriter)
    case 'knowledge':
      return merge(context, steps, job, knowledgeWriter)
    case 'story':
      return writeStory(context, steps, job, job.input as unknown as StoryInput)
    default:
      throw new Error(`There is no job of the kind "${job.kind}".`)
  }
}

const planPath = (session: number): string => `beats/session-${session}-beats.md`

const planHeading = '## What the Game Master Plans'
const planned = /^## What the Game Master Plans[ \t]*\n[\s\S]*?(?=^##? |(?![\s\S]))/m

/** What the author wrote into the sheet stands as it was: the plan is a part of its own, and each is in place of the one before. */
const writePlan = ({ desk }: JobContext, job: QueuedJob, { session, text }: PlanInput): Promise<void> =>
  writeOnce(desk, job.beat, job.id, planPath(session), page => {
    const part = `${planHeading}\n\n${text.trim().replaceAll(/^#{1,2}(?=\s)/gm, '###')}\n`
    const sheet = page ?? `# Session ${session} Beats\n`
    return planned.test(sheet) ? sheet.replace(planned, () => part) : `${sheet.trimEnd()}\n\n${part}`
  })

const merge = ({ desk, leaks }: JobContext, steps: Steps, job: QueuedJob, writer: Writer): Promise<void> =>
  mergeDeltas({ desk, leaks, steps }, job, writer, job.input as unknown as DeltaInput)

async function writeScene(context: JobContext, steps: Steps, job: QueuedJob, input: SceneInput): Promise<void> {
  const { desk } = context
  const { cast, limits } = desk.ports
  const blocks = await askMind(steps, `job/${job.id}`, limits.backgroundMs, async ask => [
    ...(await cast.narrator(
      {
        view: context.views.narrator(input.present),
        narratives: input.narratives,
        parts: factsOf(input),
        ...linesOf(input),
        notes: input.notes,
        style: context.style(),
        scene: markOf(input.scene),
        ...(input.present ? { present: input.present } : {}),
      },
      ask,
    )),
  ])
  const pages = await unsaid(steps, `job/${job.id}`, blocks, input.narratives, words =>
    context.leaks(words, input.present),
  )
  const body = pages.map(block => block.trim()).filter(block => block !== '')
  if (body.length === 0) return
  const { location, time } = input.scene
  await writeOnce(desk, job.beat, job.id, scenePath(input.scene, input.book), text => {
    const blocks = body.join('\n\n')
    if (text === undefined) return printScene({ location, time, body: blocks })
    return moveScene(appendBlock(text, blocks), { location, time })
  })
}

async function writeJournal(
  context: JobContext,
  steps: Steps,
  job: QueuedJob,
  input: JournalInput,
  later?: AbortSignal,
): Promise<void> {
  const { desk, campaignName, human, titleOf } = context
  const { cast, limits } = desk.ports
  const view = context.views.journalKeeper(input.character)
  const lead = human === null || input.isApart ? {} : { lead: human }
  const said: JournalWords = await askMind(
    steps,
    `job/${job.id}`,
    limits.backgroundMs,
    ask =>
      cast.journal(
        {
          view,
          scene: markOf(input.scene),
          narratives: input.narratives,
          parts: factsOf(input),
          ...linesOf(input),
          ...lead,
        },
        ask,
      ),
    later,
  )
  const words = await withoutSecrets(context, steps, job.id, input, said)
  if (isSilent(words)) return
  const owner = { name: titleOf(input.character), campaign: campaignName }
  const entry = {
    title: words.title,
    scene: { number: input.scene.number, slug: input.scene.slug },
    whatHappened: words.happened,
    whatIDid: words.did,
    whatILearned: words.learned,
    howIFeel: words.feel,
    notes: words.notes,
  }
  await writeOnce(desk, job.beat, job.id, journalPath(input.character), text => appendEntry(text, owner, entry))
}

/** A journal is read by whoever plays its writer, and holds what its writer may know. */
async function withoutSecrets(
  { leaks }: JobContext,
  steps: Steps,
  id: string,
  { character, narratives }: JournalInput,
  { title, happened, did, learned, feel, notes }: JournalWords,
): Promise<JournalWords> {
  const all = [title, happened, did, learned, feel, notes]
  const kept = await unsaid(steps, `job/${id}`, all, narratives, words => leaks(words, [character]))
  const at = (index: number): string => kept[index] ?? ''
  return { title: at(0), happened: at(1), did: at(2), learned: at(3), feel: at(4), notes: at(5) }
}

/** Whoever keeps a journal is asked each time, and has nothing to set down when nothing has happened to them. */
const isSilent = ({ happened, did, learned, feel, notes }: JournalWords): boolean =>
  [happened, did, learned, feel, notes].every(text => text.trim() === '')

async function writeDecisions(context: JobContext, steps: Steps, job: QueuedJob, input: DecisionInput): Promise<void> {
  const { desk, campaignName, human } = context
  const { cast, limits } = desk.ports
  const view = context.views.decisionLog()
  const lead = human === null ? {} : { lead: human }
  const words = await askMind<DecisionWords | null>(steps, `job/${job.id}`, limits.backgroundMs, ask =>
    cast.decisions(
      {
        view,
        scene: markOf(input.scene),
        narratives: input.narratives,
        parts: factsOf(input),
        ...linesOf(input),
        responses: input.responses,
        ...lead,
      },
      ask,
    ),
  )
  if (words === null) return
  const { location, time } = input.scene
  await writeOnce(desk, job.beat, job.id, 'decision-log.md', text =>
    appendDecisions(text, campaignName, { ...words, location, time }),
  )
}

/** Permanent changes go straight to the sheets; what an event changes is decided by the game. */
async function writeEdits({ desk }: JobContext, job: QueuedJob, events: readonly { type: string }[]): Promise<void> {
  const { ruleset } = desk.ports
  const editAll = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    events.reduce((edited, event) => ({ ...edited, ...ruleset.edits(event, edited) }), texts)
  const before = textsOf(desk.campaign())
  const after = editAll(before)
  const write = (path: string): Promise<void> =>
    writeOnce(desk, job.beat, job.id, path, text => {
      if (text === undefined && before[path] !== undefined) return tellMissing(desk, path)
      // from what stands in the file now: somebody may have edited it since it was read
      return text === undefined || text === before[path] ? after[path] : editAll({ ...before, [path]: text })[path]
    })
  const changed = Object.keys(after).filter(path => after[path] !== before[path])
  const ends = await Promise.allSettled(changed.map(write)) // none is left at work when the job is tried again
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** A page that somebody took away or gave another name is theirs to put back: it is not written anew from memory. */
function tellMissing(desk: Desk, path: string): undefined {
  desk.changed(path, undefined)
  const what = 'It is not made anew, and what changed there is not written. Put it back, or leave it out.'
  desk.ports.door.show({ type: 'notice', text: `${path} is missing: it was deleted or renamed. ${what}` })
}
