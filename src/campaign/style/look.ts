/** How a story is shown: its style, and whether only ASCII can be. */
import { marksFor } from './marks.ts'
import type { Marks } from './marks.ts'
import type { NarrativeStyle } from './narrative-style.ts'

export type Look = { readonly style: NarrativeStyle; readonly marks: Marks }

export const lookOf = (style: NarrativeStyle, isAscii = false): Look => ({ style, marks: marksFor(isAscii) })

/** Script and hybrid show the signs; a novel has none, and minimal is without ornament. */
export const showsMarks = ({ style }: Look): boolean => style === 'script' || style === 'hybrid'

/** Words in quotes; words that bring their own keep them. */
export const inQuotes = (words: string): string => (/^\s*["“«]/u.test(words) ? words.trim() : `"${words.trim()}"`)

/** In italics, paragraph by paragraph. What has italics or bold of its own is left as it is. */
export const inItalics = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph => (/[*_]/.test(paragraph) || paragraph.trim() === '' ? paragraph : `*${paragraph.trim()}*`))
    .join('\n\n')
