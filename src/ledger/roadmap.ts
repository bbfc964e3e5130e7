/** The roadmap as an action sees it: one line of it changes, and the file that comes back is asked the same question. */
import { accept, refuse, type Result } from '../core/result.ts'
import { declined, type Failed, type Mismatch } from './answer.ts'
import type { Change } from './change.ts'
import { splitLines, withoutEnding } from './lines.ts'
import { findMarkers } from './roadmap-find.ts'
import { mark, says, type Status } from './roadmap-marker.ts'
import type { Wanted } from './roadmap-name.ts'
import { textChange } from './text-change.ts'

export type RoadmapWish = Wanted & { readonly status: Status; readonly isOptional?: boolean }

/** A plan that is not in the roadmap is a refusal, unless the wish says that it need not be. */
export const roadmapChange = (path: string, wish: RoadmapWish): Change =>
  textChange(path, before => {
    const marked = before === undefined ? refuse(missing(path, wish)) : markPlan(path, before, wish)
    if (!marked.ok) return wish.isOptional === true ? accept(undefined) : marked
    return accept({ text: marked.value, check: after => mismatchOf(after, wish) })
  })

function markPlan(path: string, text: string, wish: RoadmapWish): Result<string, Failed> {
  const { markers, isNamed } = findMarkers(text, wish)
  const [marker] = markers
  if (marker === undefined) return refuse(isNamed ? markerless(path, wish) : unlisted(path, wish))
  const lines = [...splitLines(text)]
  const line = lines[marker.line] ?? ''
  const content = withoutEnding(line)
  lines[marker.line] = mark(content, marker, wish.status) + line.slice(content.length)
  return accept(lines.join(''))
}

export type RoadmapView = { readonly line: string; readonly isMarked: boolean; readonly others: number }

const showable = 200

/** What a roadmap says of a plan; undefined when it does not say. */
export function viewPlan(text: string, wish: RoadmapWish): RoadmapView | undefined {
  const [marker, ...others] = findMarkers(text, wish).markers
  if (marker === undefined) return undefined
  const line = withoutEnding(splitLines(text)[marker.line] ?? '')
  return { line: line.trim().slice(0, showable), isMarked: says(line, marker, wish.status), others: others.length }
}

function mismatchOf(after: string, wish: RoadmapWish): Mismatch | undefined {
  const view = viewPlan(after, wish)
  if (view?.isMarked === true) return undefined
  return { expected: `${wish.kind} ${wish.id}: ${wish.status}`, actual: view?.line ?? `no ${wish.kind} ${wish.id}` }
}

const facts = (wish: Wanted, isFound: boolean) => ({ [`${wish.kind}Found`]: isFound, markerUpdated: false })

const missing = (path: string, wish: Wanted): Failed =>
  declined(`There is no "${path}", so ${wish.kind} ${wish.id} cannot be marked in it.`, {
    ...facts(wish, false),
    fileExists: false,
  })

const unlisted = (path: string, wish: Wanted): Failed =>
  declined(
    `No line of "${path}" begins with ${wish.kind} ${wish.id}; the id must be written as it is there.`,
    facts(wish, false),
  )

const markerless = (path: string, wish: Wanted): Failed =>
  declined(
    `"${path}" names ${wish.kind} ${wish.id}, and nothing there can be marked. Give it a checkbox or a "Status:" line.`,
    facts(wish, true),
  )
