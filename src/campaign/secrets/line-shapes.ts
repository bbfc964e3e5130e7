/** What a line begins: a unit ends where the next one starts. */
import { indentOf, isRule, toBullet } from '../markdown/bullet.ts'
import { isRow } from '../markdown/table.ts'
import { isBlank } from '../text/lines.ts'

export type Label = { readonly title: string; readonly isEmpty: boolean }

const boldLine = /^[ \t]*(\*\*|__)(\S.*)\1[ \t]*:?[ \t]*$/
const boldStart = /^[ \t]*(\*\*|__)(\S.*?)(?::\1|\1[ \t]*:)(.*)$/

/** `**Bond**: words`, or bold words alone on a line, which people use for a small title. */
export function labelIn(line: string): Label | undefined {
  const [, , title, value] = boldStart.exec(line) ?? []
  if (title !== undefined && value !== undefined) return { title: title.trim(), isEmpty: value.trim() === '' }
  const alone = boldLine.exec(line)?.[2]
  return alone === undefined ? undefined : { title: alone.trim(), isEmpty: true }
}

/** Words that end in a colon speak of what follows them. */
export const isIntroducing = (words: string): boolean => /:[*_\s]*$/.test(words)

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
