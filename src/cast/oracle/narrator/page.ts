/** A page as it is put together: paragraphs of what is seen, and speeches, in the order they were told. */
import type { Said, Seen, Told } from '../voice/telling.ts'

export type Paragraph = { readonly kind: 'paragraph'; readonly sentences: readonly string[]; readonly isFind: boolean }
export type Page = readonly (Paragraph | Said)[]

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Says nothing without the sentence before it: `He smiles.`, `And it says: …` */
export const leansBack = (text: string): boolean =>
  /^(?:He|She|It|They|His|Her|Its|Their|This|These|Those|And|But|So|Then|Both|Each|Neither)\b/.test(text) &&
  !/^(?:It (?:is|was) (?:not )?(?:far|the)\b|This is\b)/.test(text)

/** Sentences and speeches the scene has already. */
export type Written = Set<string>

export const writtenIn = (spoken: readonly string[], seen: readonly string[]): Written =>
  new Set([...spoken, ...seen].map(plain))

const isNew = (text: string, written: Written): boolean => {
  const key = plain(text)
  if (key === '' || written.has(key)) return false
  written.add(key)
  return true
}

/** What leans on something that is told already goes with it. */
function fresh(sentences: readonly Seen[], written: Written, tell: (text: string) => string): readonly string[] {
  const kept: string[] = []
  let isGone = false
  for (const { text } of sentences) {
    const isKept: boolean = isNew(tell(text), written) && !(isGone && leansBack(text))
    if (isKept) kept.push(text)
    isGone = !isKept
  }
  return kept
}

/** `tell` says a sentence as it would stand in the book, so that what stands there is known again. */
export function pageOf(told: readonly Told[], written: Written, tell: (text: string) => string): Page {
  const page: (Paragraph | Said)[] = []
  let run: Seen[] = []
  const close = (): void => {
    const sentences = fresh(run, written, tell)
    if (sentences.length > 0) page.push({ kind: 'paragraph', sentences, isFind: run.some(({ isFind }) => isFind) })
    run = []
  }
  for (const one of told) {
    if (one.kind === 'said' || one.paragraph !== run[0]?.paragraph) close()
    if (one.kind === 'seen') run.push(one)
    else if (isNew(one.words === '' ? `${one.name} ${one.doing}` : one.words, written)) page.push(one)
  }
  close()
  return page
}
