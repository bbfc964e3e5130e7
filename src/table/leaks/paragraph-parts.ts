/** A text by its paragraphs, each known again by its words, wherever in the file it stands now. */
import type { Part } from './sentence-index.ts'
import { paragraphs, sentencesIn, type Sentence } from './sentences.ts'

/** Four people who heard the same words hold the same sentences: they are read once, and not kept for long. */
const mostKept = 256
const kept = new Map<string, readonly Sentence[]>()

function readOnce(one: Parameters<typeof sentencesIn>[0], path: string): readonly Sentence[] {
  const key = `${path}\n${one.line}\n${one.text}`
  const known = kept.get(key)
  if (known) return known
  const read = [...sentencesIn(one, path)]
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, read)
  return read
}

export const paragraphParts = (text: string, path: string): readonly Part[] =>
  [...paragraphs(text)].map(one => [one.text, () => readOnce(one, path)])
