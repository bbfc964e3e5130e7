/** Text as lines: counted as an editor numbers them, split without losing a byte, and made one where many would lie. */

/** Each line with its ending, so that joining them gives back the text. */
export function splitLines(text: string): readonly string[] {
  const lines: string[] = []
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = text.indexOf('\n', from) + 1 || text.length
    lines.push(text.slice(from, to))
  }
  return lines
}

/** A final newline ends the last line and does not begin another; no text has no lines. */
export const lineCount = (text: string): number => splitLines(text).length

export function withoutEnding(line: string): string {
  if (!line.endsWith('\n')) return line
  return line.slice(0, line.endsWith('\r\n') ? -2 : -1)
}

export const newlineOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

/**
 * Text from a stranger as part of one line. What could end a line becomes a space, so a summary cannot forge an entry
 * of its own; half a surrogate pair has no bytes, so it becomes the sign for something unreadable.
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .trim()
