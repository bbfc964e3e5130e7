/** Words of a sheet with their place, and one spelling for its labels. */
import { foldWords, withoutMarkup } from '../../../campaign/text/fold.ts'
import { memo } from '../../../core/memo.ts'

/** Words of the file and where they are in it. */
export type Span = { readonly start: number; readonly end: number; readonly text: string }

/** One spelling for a heading or label: no marks, no brackets, no case. All sheets have much the same. */
export const foldLabel = memo(
  2_000,
  (words): string =>
    words && foldWords(withoutMarkup(words).replaceAll(/\([^()]*\)/g, ' ')).replace(/(?<!\s)\s*:$/, ''),
)

/** The words between two places, without the white space around them. */
export function spanOf(text: string, start: number, end: number): Span {
  const words = text.slice(start, end)
  const from = start + (words.length - words.trimStart().length)
  const trimmed = words.trim()
  return { start: from, end: from + trimmed.length, text: trimmed }
}
