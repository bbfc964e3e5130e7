/** What every behaviour answers, and the edits they share: putting a bullet at an end, carrying nested lines along. */
import { indentOf, toBullet } from '../markdown/bullet.ts'
import { foldWords } from '../text/fold.ts'
import { isBlank, type Line, lineAround, linesOf } from '../text/lines.ts'
import { insertLines, type Passage } from './passage.ts'
import { dropLines, placeholdersIn } from './placeholder.ts'
import type { MergeOptions, WarningCode } from './types.ts'

export type Context = MergeOptions & { readonly isTemplate: boolean }

export type Note = { readonly code: WarningCode; readonly message: string }

export type Edited = {
  readonly passage: Passage
  /** Undefined when the passage says it already. */
  readonly change: { readonly before: string | null; readonly after: string } | undefined
  readonly notes: readonly Note[]
}

export const unchanged = (passage: Passage, notes: readonly Note[] = []): Edited => ({
  passage,
  change: undefined,
  notes,
})

/** A stretch of a passage: a block below a `###`, a bold group, or all of it. */
export type Stretch = { readonly from: number; readonly to: number }

export const wholeOf = ({ text }: Passage): Stretch => ({ from: 0, to: text.length })

const indentOfLine = (text: string): number => indentOf(/^[ \t]*/.exec(text)?.[0] ?? '')

/** The lines of a stretch, in order. */
export const linesIn = ({ text }: Passage, { from, to }: Stretch): readonly Line[] =>
  [...linesOf(text.slice(from, to))].map(line => ({ ...line, start: line.start + from, end: line.end + from }))

/** The last line of a stretch that says something, or undefined when none does. */
function lastLine({ text }: Passage, { from, to }: Stretch): Line | undefined {
  const end = text.slice(from, to).trimEnd().length + from
  return end === from ? undefined : lineAround(text, end)
}

/** A list goes on below its own items; below anything else it begins after a blank line. */
const goesOnWithList = (line: Line): boolean => toBullet(line.text) !== undefined || /^[ \t]/.test(line.text)
const isOpening = (line: Line): boolean => /^\s*(?:#|(?:\*\*|__)[^*_]+(?:\*\*|__)?:?(?:\*\*|__)?\s*$)/.test(line.text)

/**
 * Bullets at the end of a stretch, in place of what only held the place. A checklist gets its box, so that the list
 * stays of one kind.
 */
export function appendBullet(
  passage: Passage,
  stretch: Stretch,
  text: string,
  nested: readonly string[],
  context: Context,
): Passage {
  const held = placeholdersIn(passage, stretch.from, stretch.to, context.isTemplate)
  const cleared = dropLines(passage, held)
  const end = stretch.to - (passage.text.length - cleared.text.length)
  const last = lastLine(cleared, { from: stretch.from, to: end })
  const at = last === undefined ? stretch.from : last.end
  const gap = last !== undefined && !goesOnWithList(last) && !isOpening(last) ? [''] : []
  return insertLines(cleared, Math.min(at, cleared.text.length), [...gap, `- ${text}`, ...nested])
}

/** Where a bullet's own nested lines end. */
function endOfItem(passage: Passage, line: Line): number {
  const indent = indentOfLine(line.text)
  let end = line.end
  for (let start = line.end; start < passage.text.length;) {
    const next = lineAround(passage.text, start)
    if (isBlank(next.text) || indentOfLine(next.text) <= indent) break
    end = next.end
    start = next.end
  }
  return end
}

/** Puts nested lines below a bullet after those it has; one that is there already is not said twice. */
export function carryChildren(passage: Passage, line: Line, children: readonly string[]): Passage {
  if (children.length === 0) return passage
  const end = endOfItem(passage, line)
  const there = new Set(linesIn(passage, { from: line.end, to: end }).map(child => foldWords(child.text)))
  const pad = /^[ \t]*/.exec(line.text)?.[0] ?? ''
  const fresh = children.filter(child => !there.has(foldWords(child))).map(child => pad + child)
  return insertLines(passage, end, fresh)
}
