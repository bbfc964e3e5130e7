/** What a writer says when it is done. These sentences are an interface: other tools read them word for word. */
import type { Account } from './types.ts'

export const noDelta = 'No delta file found, skipping'
export const emptyDelta = 'Empty delta file, cleaned up'

export const updated = (file: string, { applied, sections }: Account): string =>
  `${file} updated with ${applied} changes${sections.length > 0 ? ` (${sections.join(', ')})` : ''}`

export const failed = (file: string, reason: string): string =>
  `Error updating ${file}: ${reason.replace(/(?<![.\s])[.\s]+$/, '')}. Delta file preserved for retry.`
