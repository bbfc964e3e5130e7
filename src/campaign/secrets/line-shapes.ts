/** What a line begins: a unit ends where the next one starts. */
import { indentOf, isRule, labelOf, toBullet } from '../markdown/bullet.ts'
import { isRow } from '../markdown/table.ts'
import { isBlank } from '../text/lines.ts'

export type Label = { readonly title: string; readonly isEmpty: boolean }

const boldLine = /^[ \t]*(?:\*\*|__)([^*_]+)(?:\*\*|__)[ \t]*:?[ \t]*$/

/** `**Bond**: words`, or bold words alone on a line, which people use for a small title. */
export function labelIn(words: string): Label | undefined {
  const alone = boldLine.exec(words)?.[1]
  if (alone !== undefined) return { title: alone.replace(/:$/, '').trim(), isEmpty: true }
  const found = labelOf(words.trimStart())
  return found && { title: found.label, isEmpty: words.trimStart().slice(found.valueAt).trim() === '' }
}

export const isQuote = (line: string): boolean => /^ {0,3}>/.test(line)
export const fenceOf = (line: string): string | undefined => /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
export const isUnderline = (line: string | undefined): boolean =>
  line !== undefined && /^ {0,3}(?:=+|-{2,})[ \t]*$/.test(line)

export const indentIn = (line: string): number => indentOf(/^[ \t]*/.exec(line)?.[0] ?? '')

/** Whether a line goes on with the words of the line above it. */
export const goesOn = (line: string | undefined): boolean =>
  line !== undefined &&
  !isBlank(line) &&
  !isRule(line) &&
  !isQuote(line) &&
  !isRow(line) &&
  fenceOf(line) === undefined &&
  labelIn(line) === undefined &&
  toBullet(line) === undefined
