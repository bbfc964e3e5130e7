/** A delta as it is written: a title, and a line a change. */
import type { Writer } from './types.ts'

export const deltaTitles = { state: 'GM State', knowledge: 'Party Knowledge' } as const

/** What a model put breaks into would become changes of their own: only what is set in below a line goes on with it. */
export const asDeltaLine = (line: string): string =>
  `- ${line.replace(/^\s*[-*•]\s+/, '').replaceAll(/[ \t]*\r?\n(?! {2,}\S)\s*/g, ' ')}`

/** Two beats may change the same in the same words, and are told apart all the same. */
const titleOf = (writer: Writer, beat: number): string => `# What Changed (${deltaTitles[writer.name]}) in Beat ${beat}`

/** The lines of a beat below those that are there already. */
export function withDeltaLines(
  text: string | undefined,
  writer: Writer,
  beat: number,
  lines: readonly string[],
): string {
  const isNew = text === undefined || text.trim() === ''
  const before = isNew ? `${titleOf(writer, beat)}\n\n` : text.replace(/\n*$/, '\n')
  return `${before}${lines.map(line => `${asDeltaLine(line)}\n`).join('')}`
}
