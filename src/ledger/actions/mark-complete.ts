/**
 * `mark-complete`: the state file, the roadmap and the log say it together, or none of them does.
 *
 * A plan must be in the roadmap, because a plan nobody planned is a typing error. A task need not be: roadmaps list
 * plans, and most never name a task, so a task that is not there is told with `roadmapUpdated: false` and is no failure.
 */
import { z } from 'zod'
import type { Answer, Proof } from '../answer.ts'
import type { Kept } from '../carry-out.ts'
import { type Broken, type Change, keepAll } from '../change.ts'
import { type Completed, completionChange, completionOf } from '../completion.ts'
import { writingDeed } from '../deed.ts'
import { id, words } from '../fields.ts'
import type { Ledger } from '../ledger.ts'
import { entryLines, ownerOf, progressChange } from '../progress.ts'
import { toSecond } from '../read.ts'
import { roadmapChange } from '../roadmap.ts'

const schema = z.object(
  {
    type: z.enum(['plan', 'task'], '"plan" or "task"'),
    id: id('an id, such as "01-02" or "task-005"'),
    plan: id('the id of the task\'s plan, such as "01-02"').optional(),
    summary: words('a sentence on what was done').optional(),
  },
  'an object with "type" and "id"',
)
type Data = z.infer<typeof schema>

export const markComplete = writingDeed(schema, async (ledger, data) => {
  const { type, id } = data
  const completed: Completed = {
    wish: { kind: type, id, status: 'complete', isOptional: type === 'task' },
    owner: ownerOf(subjectOf(data)),
  }
  const before = await completionOf(ledger, completed)
  if (!before.ok) return { ...before.refusal, proof: { ...before.refusal.proof, ...nothingHolds } }
  const isDone = before.value.state && before.value.roadmap && before.value.progress
  const changes = changesFor(ledger, data, completed)
  const done = await keepAll(ledger.store, isDone ? changes.slice(0, 2) : changes) // done twice is logged once
  return done.ok ? answer(ledger, completed, done.value) : broken(ledger, done.refusal)
})

const subjectOf = ({ type, id, plan }: Data) => (type === 'plan' ? { plan: id } : { plan, task: id })

const nothingHolds = { stateJsonUpdated: false, roadmapUpdated: false, progressLogged: false, allVerified: false }

function changesFor({ clock, profile }: Ledger, data: Data, { wish, owner }: Completed): readonly Change[] {
  const now = clock.now()
  const summary = data.summary ?? `${owner} marked complete`
  return [
    completionChange(profile.state, wish, { lastUpdatedAt: toSecond(now) }),
    roadmapChange(profile.roadmap, wish),
    progressChange(profile.progress, entryLines({ ...subjectOf(data), status: 'complete', summary }, now)),
  ]
}

/** The three files are asked once more, all together: only their own word makes `allVerified` true. */
async function answer(ledger: Ledger, completed: Completed, kept: readonly Kept[]): Promise<Answer> {
  const [state, roadmap, progress] = kept
  const after = await completionOf(ledger, completed)
  if (!after.ok) return after.refusal
  const proof = {
    stateJsonUpdated: after.value.state && state?.fileChanged === true,
    roadmapUpdated: after.value.roadmap && roadmap?.fileChanged === true,
    progressLogged: after.value.progress && progress?.fileChanged === true,
    allVerified: after.value.state && after.value.roadmap && after.value.progress,
  }
  if (!proof.allVerified) return unproven(completed, proof)
  const how = kept.some(({ fileChanged }) => fileChanged)
    ? 'marked complete'
    : 'was complete already; nothing was written'
  return { status: 'marked-complete', message: `${completed.owner} ${how}.`, id: completed.wish.id, proof }
}

const unproven = ({ owner }: Completed, proof: Proof): Answer => ({
  status: 'failed',
  error: `${owner} was marked complete, and not all three files say so when they are read again.`,
  proof: { writeAttempted: true, reReadSuccessful: true, verificationFailed: true, ...proof },
})

/** A proof holds when its file could not be put back; of the others nothing is left. */
function broken({ profile }: Ledger, { failed, standing }: Broken): Answer {
  const proof = {
    ...failed.proof,
    stateJsonUpdated: standing.includes(profile.state),
    roadmapUpdated: standing.includes(profile.roadmap),
    progressLogged: standing.includes(profile.progress),
    allVerified: false,
  }
  return { ...failed, proof }
}
