/** A page as it is put together: paragraphs of what is seen, and speeches, in the order they were told. */
import type { Said, Seen, Told } from '../voice/telling.ts'
import type { Written } from './written.ts'

export type Paragraph = {
  readonly kind: 'paragraph'
  readonly sentences: readonly string[]
  readonly isFind: boolean
  /** Kept as it was told in any style, and in any fight. */
  readonly isWhole: boolean
}
export type Page = readonly (Paragraph | Said)[]

/** Says nothing without the sentence before it: `He smiles.`, `And it says: …` */
export const leansBack = (text: string): boolean =>
  /^(?:He|She|It|They|His|Her|Its|Their|This|These|Those|And|But|So|Then|Both|Each|Neither)\b/.test(text) &&
  !/^(?:It (?:is|was) (?:not )?(?:far|the)\b|This is\b)/.test(text)

/** What leans on something that is told already goes with it. */
function fresh(sentences: readonly Seen[], written: Written, tell: (text: string) => string): readonly string[] {
  const kept: string[] = []
  let isGone = false
  for (const { text } of sentences) {
    const isKept: boolean = written.add(tell(text)) && !(isGone && leansBack(text))
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
    const [isFind, isWhole] = [run.some(one => one.isFind), run.some(one => one.isWhole)]
    if (sentences.length > 0) page.push({ kind: 'paragraph', sentences, isFind, isWhole })
    run = []
  }
  for (const one of told) {
    if (one.kind === 'said' || one.paragraph !== run[0]?.paragraph) close()
    if (one.kind === 'seen') run.push(one)
    else if (written.add(one.words === '' ? `${one.name} ${one.doing}` : one.words)) page.push(one)
  }
  close()
  return page
}
