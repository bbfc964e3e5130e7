/** The progress log: entries of three lines at the end of a file, and none of them can be forged by another's text. */
import { accept } from '../core/result.ts'
import { type Instant, toMinute } from '../core/time.ts'
import type { Change } from './change.ts'
import { newlineOf, oneLine, splitLines, withoutEnding } from './lines.ts'
import { textChange } from './text-change.ts'

export type Entry = {
  readonly plan?: string | undefined
  readonly task?: string | undefined
  readonly status: string
  readonly summary: string
}

/** `Plan 01-02 / task-005`, or as much of it as is known. */
export const ownerOf = ({ plan, task }: Pick<Entry, 'plan' | 'task'>): string =>
  [plan === undefined ? [] : `Plan ${oneLine(plan)}`, task === undefined ? [] : oneLine(task)].flat().join(' / ')

export const entryLines = (entry: Entry, now: Instant): readonly string[] => [
  `## [${toMinute(now)}] ${ownerOf(entry)}`,
  `Status: ${oneLine(entry.status)}`,
  `Summary: ${oneLine(entry.summary)}`,
]

/** One more entry at the end. What is there stays, whether or not its last line was ended. */
export const progressChange = (path: string, lines: readonly string[]): Change =>
  textChange(path, before => {
    const old = before ?? ''
    const wanted = entriesIn(old, lines) + 1
    return accept({
      text: appended(old, lines),
      check: after => {
        const found = entriesIn(after, lines)
        return found === wanted ? undefined : { expected: `${lines[0]} (${wanted})`, actual: `${lines[0]} (${found})` }
      },
    })
  })

function appended(old: string, lines: readonly string[]): string {
  const newline = newlineOf(old)
  const entry = lines.map(line => `${line}${newline}`).join('')
  if (old.replace('\uFEFF', '') === '') return `${old}${entry}`
  const ended = old.endsWith('\n') ? old : `${old}${newline}`
  return `${ended}${newline}${entry}`
}

/** How often these lines stand in a text, one below the other. */
export function entriesIn(text: string, lines: readonly string[]): number {
  const all = splitLines(text.replace(/^\uFEFF/, '')).map(withoutEnding)
  return all.filter((_, at) => lines.every((line, below) => all[at + below] === line)).length
}

/** Whether the log holds an entry of this owner that says it is complete, whenever that was. */
export function hasCompletion(text: string, owner: string): boolean {
  const all = splitLines(text).map(withoutEnding)
  return all.some(
    (line, at) => /^## \[[\d: -]+\] /.test(line) && line.endsWith(`] ${owner}`) && all[at + 1] === 'Status: complete',
  )
}
