/** What was typed, as it was typed: from one word of a clause to its end. */
import type { Token } from './tokens.ts'

const marks = new Set(['about', 'regarding', 'concerning'])

/** The words after `about` where there is one, else all that follows. */
export function wordsFrom(line: string, tokens: readonly Token[], from: number): string {
  const about = tokens.findIndex(({ text }, at) => at >= from && marks.has(text))
  const first = tokens[from > 0 && about !== -1 ? about + 1 : from]
  const last = tokens.at(-1)
  return first && last ? line.slice(first.at, last.end) : ''
}
