/** A text by its paragraphs, each known again by its words, wherever in the file it stands now. */
import type { Part } from './sentence-index.ts'
import { paragraphs, sentencesIn } from './sentences.ts'

export const paragraphParts = (text: string, path: string): readonly Part[] =>
  [...paragraphs(text)].map(one => [one.text, () => sentencesIn(one, path)])
