/** Text in lines no wider than the terminal; items of a list hang under their dash. */

const narrowest = 40
const widest = 100

/** As wide as the terminal, but never so wide that a line is hard to follow. */
export const readableWidth = (columns: number | undefined): number =>
  Math.min(Math.max(columns ?? 80, narrowest), widest)

function wrapLine(line: string, width: number): readonly string[] {
  const indent = line.startsWith('- ') ? '  ' : ''
  const lines: string[] = []
  let now = ''
  for (const word of line.split(' ')) {
    const start = lines.length > 0 ? indent : ''
    if (now !== '' && `${now} ${word}`.length > width) {
      lines.push(now)
      now = `${indent}${word}`
    } else now = now === '' ? `${start}${word}` : `${now} ${word}`
  }
  return [...lines, now]
}

export const wrap = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap(line => wrapLine(line, width))
    .join('\n')
