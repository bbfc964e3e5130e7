/** How much of a line is heard. Nobody says more in one breath, and whatever reads a line takes its time for each letter. */

export const longestLine = 4_000

/** The line as it is taken, and what its speaker should know of it. */
export type Heard = { readonly line: string; readonly note?: string }

export function heardOf(line: string): Heard {
  if (line.length <= longestLine) return { line }
  const cut = line.slice(0, longestLine).replace(/[\uD800-\uDBFF]$/, '')
  return {
    line: cut,
    note: `That was ${line.length} letters. The first ${longestLine} were heard; say the rest apart.`,
  }
}
