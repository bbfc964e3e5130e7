/** Words on a page that is made of headings and rules: a line of theirs that looks like one is held by a backslash. */
import { isRule } from '../markdown/bullet.ts'
import { toHeading } from '../markdown/document.ts'

const isStructure = (line: string): boolean =>
  toHeading(line) !== undefined || isRule(line) || /^ {0,3}(?:```|~~~|<!--)/.test(line)

/** Text in which nothing ends the entry it stands in. */
export const plainWords = (text: string): string =>
  text
    .trim()
    .split(/\r?\n/)
    .map(line => (isStructure(line) ? line.replace(/^\s*/, space => `${space}\\`) : line))
    .join('\n')

/** A title is one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** `**Label**: words`, with a list below its label rather than beside it. Nothing, when nothing was said. */
export function labelled(label: string, text: string | undefined): readonly string[] {
  const words = plainWords(text ?? '')
  if (words === '') return []
  return [`**${label}**:${/^[-*+•] |^\d+[.)] /.test(words) ? '\n' : ' '}${words}`]
}
