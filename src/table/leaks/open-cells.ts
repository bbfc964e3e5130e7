/** Cells of a table that lie on the table in play, though the page they stand on is the Game Master's. */

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map(cell => cell.trim())

/** Who plays is no secret, whatever the next column says of them. */
const players = /^(?:player )?(?:character|pc|hero)s?$/i
/** `Shown: yes` in the row of a clock: everybody sees its name. */
const shown = /^(?:shown|visible|visible to players|public)$/i
const yes = /^(?:yes|y|true|x|\u2713|\u2714)$/i

/** The first cells of rows that are known by them. */
export function openCells(text: string): readonly string[] {
  const open: string[] = []
  let header: readonly string[] | undefined
  for (const line of text.split('\n')) {
    if (!line.trimStart().startsWith('|')) {
      header = undefined
      continue
    }
    const cells = cellsOf(line)
    const [first = ''] = cells
    if (/^:?-+:?$/.test(first)) continue
    if (header === undefined) header = cells
    else if (
      players.test(header[0] ?? '') ||
      cells.some((cell, at) => yes.test(cell) && shown.test(header?.[at] ?? ''))
    )
      open.push(first)
  }
  return open
}
