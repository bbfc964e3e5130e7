/** A scene that is over goes into the story so far: as a mind sums it up, or as what was kept of its facts. */
import { storyPath } from '../../campaign/folder/kind.ts'
import { parseStory, printStory } from '../../memory/story.ts'
import { withScene, type Summary, type SummaryWords } from '../../memory/summary.ts'
import { keptFrom } from '../beat/moments.ts'
import type { StoryInput } from '../beat/story.ts'
import { readParts } from '../read-parts.ts'
import type { Steps } from '../steps.ts'
import { askMind } from './minds.ts'
import type { QueuedJob } from './queue.ts'
import type { JobContext } from './run-job.ts'
import { writeOnce } from './write-once.ts'

async function words(context: JobContext, steps: Steps, job: QueuedJob, input: StoryInput) {
  const { cast, limits } = context.desk.ports
  const key = `job/${job.id}`
  const { summary } = cast
  if (!summary && !steps.has(key)) return undefined
  return askMind<SummaryWords | null>(steps, key, limits.backgroundMs, ask => {
    const view = context.views.gm()
    const { number, slug } = input.scene
    const page = view.files.scene.find(({ path }) => path === `scenes/${number}-${slug}.md`)?.text
    const narratives = [...(page === undefined ? [] : [page]), ...input.narratives]
    const parts = input.narratives.flatMap(readParts)
    if (!summary) throw new Error('nobody is there to sum it up')
    return summary({ view, narratives, parts, scene: { number, slug } }, ask)
  })
}

const isNothing = ({ moments, threads, summary }: StoryInput): boolean =>
  moments.length === 0 && threads.length === 0 && summary === ''

const titleOf = ({ scene }: StoryInput): string =>
  scene.location === '' ? scene.slug.replaceAll('-', ' ') : scene.location

function summaryOf(input: StoryInput, said: SummaryWords | undefined, leaks: (words: string) => boolean): Summary {
  const { session, moments, threads, summary } = input
  const told = said && !leaks(said.text) ? said.text : ''
  const kept = said ? keptFrom(said, input.audience) : { moments, threads }
  return {
    title: said?.title ?? titleOf(input),
    from: session,
    to: session,
    text: [told, summary].filter(Boolean).join(' '),
    moments: kept.moments.map(one => (leaks(one.text) ? { ...one, audience: [] } : one)),
    threads: kept.threads.map(one => (leaks(one.text) ? { ...one, audience: [] } : one)),
    seeds: said?.seeds ?? [],
  }
}

export async function writeStory(context: JobContext, steps: Steps, job: QueuedJob, input: StoryInput): Promise<void> {
  const said = (await words(context, steps, job, input)) ?? undefined
  if (said === undefined && isNothing(input)) return // a scene in which nothing happened leaves nothing
  const judged = await steps.take(`job/${job.id}/told`, () => {
    const all = said ? [said.text, ...said.moments, ...said.threads] : []
    return all.filter(one => context.leaks(one).length > 0)
  })
  const scene = summaryOf(input, said, text => judged.includes(text))
  await writeOnce(context.desk, job.beat, job.id, storyPath, text => {
    const { summaries } = parseStory(text ?? '')
    return printStory({ summaries: withScene(summaries, scene), due: input.due })
  })
}
