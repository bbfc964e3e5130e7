/** `update-roadmap`: one marker of one plan or phase, found again on the line that was re-read. */
import { z } from 'zod'
import type { Answer } from '../answer.ts'
import type { Kept } from '../carry-out.ts'
import { keep } from '../change.ts'
import { writingDeed } from '../deed.ts'
import { id, phase, status } from '../fields.ts'
import { textAfter } from '../proof.ts'
import { type RoadmapWish, roadmapChange, viewPlan } from '../roadmap.ts'

const what = 'an object with a "plan" or a "phase", and a "status"'
const onePlan = z.object({ plan: id('a plan\'s id, such as "01-02"'), status }, what)
const onePhase = z.object({ phase, status }, what)

/** A phase is meant only where no plan is named, so that a wrong plan is told as one. */
const schema = z.unknown().transform((data, context): RoadmapWish => {
  const isPhase = typeof data === 'object' && data !== null && 'phase' in data && !('plan' in data)
  const parsed = isPhase ? onePhase.safeParse(data) : onePlan.safeParse(data)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path: [...path], message })
    return z.NEVER
  }
  if ('phase' in parsed.data) return { kind: 'phase', id: parsed.data.phase, status: parsed.data.status }
  return { kind: 'plan', id: parsed.data.plan, status: parsed.data.status }
})

export const updateRoadmap = writingDeed(schema, async ({ store, profile: { roadmap } }, wish) => {
  const kept = await keep(store, roadmapChange(roadmap, wish))
  return kept.ok ? answer(roadmap, wish, kept.value) : kept.refusal
})

/** `markerUpdated` says that this action changed the marker; a marker that said so before is seen on the line itself. */
function answer(path: string, wish: RoadmapWish, kept: Kept): Answer {
  const { kind, id, status } = wish
  const view = viewPlan(textAfter(kept), wish)
  const others = view?.others ? ` ${view.others} more lines or cells speak of it and were left alone.` : ''
  return {
    status: 'updated',
    message: kept.fileChanged
      ? `${kind} ${id} marked ${status} in "${path}".${others}`
      : `${kind} ${id} was marked ${status} in "${path}" already; nothing was written.${others}`,
    [kind]: id,
    marked: status,
    proof: {
      [`${kind}Found`]: view !== undefined,
      markerUpdated: kept.fileChanged && view?.isMarked === true,
      verificationLine: view?.line ?? '',
      reReadSuccessful: kept.after !== undefined,
    },
  }
}
