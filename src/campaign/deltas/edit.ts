/** What every behaviour answers, and the edits they share: putting a bullet at an end, carrying nested lines along. */
import { indentOf } from '../markdown/bullet.ts'
import { foldWords } from '../text/fold.ts'
import { isBlank, type Line } from '../text/lines.ts'
import { insertLines, lastLine, lineIn, linesIn, replaceLine, type Passage, type Stretch } from './passage.ts'
import { dropLines, placeholdersIn } from './placeholder.ts'
import type { MergeOptions, WarningCode } from './types.ts'

export type Context = MergeOptions & {
  readonly isTemplate: boolean
  /** The file's habit: a free line under its headings, or none. */
  readonly leavesLineFree: boolean
  /** The number of the evening that a delta tells the end of. */
  readonly session: number
  /** Whether there may be code or a comment in the file or in the delta. */
  readonly mayHide: boolean
}

export type Note = { readonly code: WarningCode; readonly message: string }

export type Edited = {
  readonly passage: Passage
  /** None when the passage says it already; one line about several characters makes several. */
  readonly changes: readonly { readonly before: string | null; readonly after: string }[]
  readonly notes: readonly Note[]
}

export const unchanged = (passage: Passage, notes: readonly Note[] = []): Edited => ({
  passage,
  changes: [],
  notes,
})

const indentOfLine = (text: string): number => indentOf(/^[ \t]*/.exec(text)?.[0] ?? '')

/** A bullet at the end of a stretch, in place of what only held the place. */
export function addBullet(
  passage: Passage,
  stretch: Stretch,
  text: string,
  children: readonly string[],
  context: Context,
): Edited {
  const held = placeholdersIn(passage, stretch.from, stretch.to, context.isTemplate)
  const cleared = dropLines(passage, held)
  const end = stretch.to - (passage.raw.length - cleared.raw.length)
  const last = lastLine(cleared, { from: stretch.from, to: end })
  const lines = [`- ${text}`, ...children]
  const grown = insertLines(cleared, Math.min(last?.end ?? stretch.from, cleared.raw.length), lines)
  const before = held.length === 0 ? null : held.map(line => line.text).join(passage.eol)
  return { passage: grown, changes: [{ before, after: lines.join(passage.eol) }], notes: [] }
}

/** Where a bullet's own nested lines end. */
function endOfItem(passage: Passage, line: Line): number {
  const indent = indentOfLine(line.text)
  let end = line.end
  for (let start = line.end; start < passage.raw.length;) {
    const next = lineIn(passage, start)
    if (isBlank(next.text) || indentOfLine(next.text) <= indent) break
    end = next.end
    start = next.end
  }
  return end
}

/** Nested lines that a bullet does not have yet, and where they go: below those it has. */
function freshChildren(
  passage: Passage,
  line: Line,
  children: readonly string[],
): readonly [number, readonly string[]] {
  if (children.length === 0) return [line.end, []]
  const end = endOfItem(passage, line)
  const there = new Set(linesIn(passage, { from: line.end, to: end }).map(child => foldWords(child.text)))
  const pad = /^[ \t]*/.exec(line.text)?.[0] ?? ''
  return [end, children.filter(child => !there.has(foldWords(child))).map(child => pad + child)]
}

/** A line said anew, with what is nested below it kept and what is new put under that. */
export function sayAnew(
  passage: Passage,
  line: Line,
  text: string,
  children: readonly string[],
  notes: readonly Note[] = [],
): Edited {
  const [at, fresh] = freshChildren(passage, line, children)
  if (text === line.text && fresh.length === 0) return unchanged(passage, notes)
  const after = [text, ...fresh].join(passage.eol)
  const grown = insertLines(passage, at, fresh) // below the line first: its own place is the same afterwards
  return { passage: replaceLine(grown, line, text), changes: [{ before: line.text, after }], notes }
}
