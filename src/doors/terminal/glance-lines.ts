/** The status of a turn in lines that fit: broken between its parts, so that a clock stays beside its name. */
import { withoutMarks } from './markup.ts'
import { widthOf } from './width.ts'

export function glanceLines(parts: readonly string[], between: string, width: number): readonly string[] {
  const lines: string[] = []
  let columns = 0
  for (const part of parts) {
    const more = widthOf(withoutMarks(part))
    const last = lines.at(-1)
    if (last !== undefined && columns + between.length + more <= width) {
      lines[lines.length - 1] = `${last}${between}${part}`
      columns += between.length + more
    } else {
      lines.push(part)
      columns = more
    }
  }
  return lines
}
