/** The words the merge tests share: a page is lines, a merge is one writer reading one delta at one page. */
import { diffArrays } from 'diff'
import { mergeDelta } from '../../src/campaign/deltas/merge.ts'
import { knowledgeWriter, stateWriter } from '../../src/campaign/deltas/writers.ts'

export type Merged = ReturnType<typeof mergeDelta>
type Options = NonNullable<Parameters<typeof mergeDelta>[3]>

/** Lines to a file with LF and a final newline. */
export const page = (...lines: readonly string[]): string => lines.map(line => `${line}\n`).join('')

export const mergeState = (target: string | undefined, delta: string, options: Options = {}): Merged =>
  mergeDelta(stateWriter, target, delta, options)

export const mergeKnowledge = (target: string | undefined, delta: string, options: Options = {}): Merged =>
  mergeDelta(knowledgeWriter, target, delta, options)

export const levelsOf = (merged: Merged): readonly string[] => merged.warnings.map(({ level }) => level)

/** The lines of one `##` section, heading excluded; a heading is looked for as it is written. */
export function sectionOf(text: string, heading: string): readonly string[] {
  const lines = text.split(/\r?\n/)
  const start = lines.indexOf(heading)
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(line => /^##?\s/.test(line))
  return end < 0 ? rest : rest.slice(0, end)
}

/** What left the page and what came, line by line; all else stood still. */
export function linesChanged(
  before: string,
  after: string,
): { readonly gone: readonly string[]; readonly came: readonly string[] } {
  const parts = diffArrays(before.split('\n'), after.split('\n'))
  return {
    gone: parts.filter(part => part.removed).flatMap(part => part.value),
    came: parts.filter(part => part.added).flatMap(part => part.value),
  }
}

/** The cells of one table row, an escaped `\|` being part of its cell. */
export const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim())
