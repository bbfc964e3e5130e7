/** What was told in a beat, in pieces that fit. */
import type { Page } from './pages.ts'
import type { PlayerLine } from '../../../table/ports.ts'

export const lineText = ({ who, words }: PlayerLine): string =>
  `[${who} says or does, in their player's own words: ${words}]`

/** Each telling behind the words it answers to. */
export const toldWith = (
  narratives: readonly string[],
  lines: readonly (PlayerLine | null)[] = [],
): readonly string[] =>
  narratives.map((text, at) => {
    const line = lines[at]
    return line ? `${lineText(line)}\n\n${text}` : text
  })

/** The beginning and the end, where a beat has its question and its answer. */
export function withoutMiddle(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const half = Math.floor((most - 7) / 2)
  const head = whole.slice(0, half)
  const tail = whole.slice(-half)
  const headEnd = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '))
  const tailStart = tail.search(/\s/)
  return `${head.slice(0, headEnd > 0 ? headEnd : half).trimEnd()}\n\n…\n\n${tail.slice(Math.max(0, tailStart)).trimStart()}`
}

/** Whole paragraphs together, as many as fit; one that is longer than all the room is cut into sentences. */
export function inPieces(texts: readonly string[], most: number): readonly string[] {
  const pieces: string[] = []
  for (const part of texts.flatMap(text => text.split(/\n\s*\n/)).flatMap(text => sentencesWithin(text, most))) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + part.length + 2 <= most) pieces[pieces.length - 1] = `${last}\n\n${part}`
    else pieces.push(part)
  }
  return pieces
}

function sentencesWithin(paragraph: string, most: number): readonly string[] {
  const text = paragraph.trim()
  if (text === '') return []
  if (text.length <= most) return [text]
  const parts = text.match(/[\s\S]+?(?:[.!?…]["”'’)]*(?=\s|$)|$)/gu) ?? [text]
  const pieces: string[] = []
  for (const part of parts.flatMap(sentence => chopped(sentence.trim(), most))) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + part.length + 1 <= most) pieces[pieces.length - 1] = `${last} ${part}`
    else pieces.push(part)
  }
  return pieces
}

const chopped = (text: string, most: number): readonly string[] =>
  text === '' ? [] : [text.slice(0, most), ...chopped(text.slice(most), most)]

/** What is remembered, a line each, with when and where it was; of whom it names, those who are dead by now. */
export const asMemory = (passages: readonly Page[], deadIn: (text: string) => readonly string[] = () => []): string =>
  passages
    .map(({ path, text }) => {
      const since = deadIn(text).map(name => `; ${name} is dead by now`)
      return `(${path}${since.join('')}) ${text.trim().replaceAll(/\s+/g, ' ')}`
    })
    .join('\n')
