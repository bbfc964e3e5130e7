/** The names of the hand-off files in `tmp/`. */

export const gmContextFile = 'gm-context.md'
export const narrativeFile = 'narrative-for-journal.md'
export const promptFile = (character: string): string => `${character}-prompt.md`
export const responseFile = (character: string): string => `${character}-response.md`
export const notesFile = (character: string): string => `${character}-notes-for-journal.md`
