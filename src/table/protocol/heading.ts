/** The headings that mean something in a message. Any other heading is part of the text it stands in. */
import { foldWords, withoutMarkup } from '../../campaign/text/fold.ts'
import { isBody } from './shape.ts'
import type { Shape } from './shape.ts'

/** Headings are compared without case, marks, a trailing colon, and the length of their dashes. */
const fold = (title: string): string =>
  foldWords(withoutMarkup(title))
    .replaceAll(/\s*[-–—]+\s*/gu, ' - ')
    .replace(/\s*:$/, '')

/** No heading we know is longer; a line that is costs nothing, whatever it is made of. */
const longest = 120

/** A function from a line to the field whose section it opens. */
export function headingReader({ fields }: Shape): (line: string) => string | undefined {
  const keys = new Map<string, string>()
  for (const [key, field] of Object.entries(fields)) {
    if (isBody(field) && field.heading !== undefined) keys.set(fold(field.heading), key)
  }
  return line => {
    if (line.length > longest) return undefined
    const title = /^\s*#{1,6}\s+(.*?)\s*#*\s*$/.exec(line)?.[1]
    return title === undefined ? undefined : keys.get(fold(title))
  }
}
