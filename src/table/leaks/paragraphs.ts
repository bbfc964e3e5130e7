/** A text cut into what is read as one: paragraphs, and the parts of them. */
import { lineEndsIn, linesOf } from '../../campaign/text/lines.ts'

export type Paragraph = { readonly line: number; readonly text: string }

/** A secret that is written down is cut as fine as it goes, because its parts may be told apart. */
const written = /(?=\s)(?<=[.!?…;:]["'”’)\]*_]*)\s+|(?<!\s)\s+[-–—]+\s+|(?:(?<!\s)\s+)?—\s*|(?:(?<!\s)\s+)?\|\s*/gu
/** What is said counts as one thing up to the full stop. */
const spoken = /(?=\s)(?<=[.!?…]["'”’)\]*_]*)\s+|(?:(?<!\s)\s+)?\|\s*/gu

const mark = /^\s*(?:[-*+•>]|#{1,6}|\d{1,3}[.)])*\s*/u

/** Lines that go on with a sentence are joined to it; a bullet, a title and a row begin anew. */
export function* paragraphs(text: string): Generator<Paragraph, void> {
  let open: { line: number; text: string } | undefined
  let number = 0
  for (const { text: line } of linesOf(text)) {
    number += 1
    const isBlank = line.trim() === ''
    const isNew = isBlank || /^\s*(?:[-*+•>#|]|\d{1,3}[.)]\s|\*\*)/u.test(line)
    if (open && isNew) yield open
    if (isNew) open = undefined
    if (isBlank) continue
    if (open) open.text += `\n${line.trim()}`
    else open = { line: number, text: line.replace(mark, '') }
  }
  if (open) yield open
}

/** `**Nan**: `, of which the mark of a bullet may have taken the first stars. */
const speaker = /^(?:\*\*)?[^*\n]{1,60}\*\*:\s*/u

/** Who speaks is no part of what is said, unless they speak of themselves. */
const withoutSpeaker = (text: string): string =>
  /\b(?:I|me|my|mine|myself)\b/.test(text) ? text : text.replace(speaker, '')

/** The parts of a paragraph, each with the lines above it. */
export function* partsOf(
  paragraph: string,
  isSpoken: boolean,
): Generator<{ readonly above: number; readonly text: string }, void> {
  const text = isSpoken ? withoutSpeaker(paragraph) : paragraph
  let [from, above] = [0, 0]
  for (const { index, 0: gap } of text.matchAll(isSpoken ? spoken : written)) {
    yield { above, text: text.slice(from, index) }
    above += lineEndsIn(text, from, index + gap.length)
    from = index + gap.length
  }
  yield { above, text: text.slice(from) }
}
