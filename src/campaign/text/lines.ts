/** Lines with their places in the text. Edits are splices at these places, so that every other byte stays as it was. */

export type Eol = '\n' | '\r\n'

/** The line ending most of the text uses; a text without any is new, and new text is written with `\n`. */
export function eolOf(text: string): Eol {
  let windows = 0
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    lines += 1
    if (text.charCodeAt(at - 1) === 13) windows += 1
    if (lines === 1000) break // a thousand lines tell the habit of any file
  }
  return windows * 2 > lines ? '\r\n' : '\n'
}

/** One line: `text` is without its ending, `end` is past it. */
export type Line = { readonly start: number; readonly end: number; readonly text: string }

/** The line that begins at `start`. */
export function lineAt(text: string, start: number): Line {
  const feed = text.indexOf('\n', start)
  const end = feed === -1 ? text.length : feed + 1
  let last = feed === -1 ? text.length : feed
  if (last > start && text.charCodeAt(last - 1) === 13) last -= 1
  return { start, end, text: text.slice(start, last) }
}

/** The line that holds the character at `place`. */
export const lineAround = (text: string, place: number): Line => lineAt(text, text.lastIndexOf('\n', place - 1) + 1)

export function* linesOf(text: string): Generator<Line, void> {
  for (let start = 0; start < text.length;) {
    const line = lineAt(text, start)
    yield line
    start = line.end
  }
}

export const isBlank = (text: string): boolean => text.trim() === ''

export const splice = (text: string, from: number, to: number, insert: string): string =>
  text.slice(0, from) + insert + text.slice(to)
