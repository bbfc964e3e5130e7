/** `narrative-for-journal.md`: all that was told since the last journaling, once, for every journal keeper. */
import { narrativeFile } from './files.ts'

/** The latest narrative alone would lose what was told before another signal came. */
export const printNarrative = (narratives: readonly string[]): string =>
  `${narratives
    .map(narrative => narrative.trim())
    .filter(narrative => narrative !== '')
    .join('\n\n')}\n`

export const parseNarrative = (page: string): string =>
  page
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim()

export const narrativeWritten = (campaign: string): string =>
  `Narrative written to campaigns/${campaign}/tmp/${narrativeFile}`
