/** Fields on the tag's own line: `[SESSION_COMMAND] command: save reason: "before the bridge"`. */
import { wireName } from './shape.ts'
import type { Shape } from './shape.ts'

const fold = (name: string): string => name.toLowerCase().replaceAll('_', '')

const token = /"(?:[^"\\]|\\.)*"|(?<=^|\s)([A-Za-z]+(?:_[A-Za-z]+)*):(?=\s|$)|[^"\s]+|[\s"]/g

/** Where known fields begin in the line, quotes left alone. */
function startsOf(rest: string, names: ReadonlySet<string>): readonly number[] {
  const starts: number[] = []
  for (const match of rest.matchAll(token)) {
    if (match[1] !== undefined && names.has(fold(match[1]))) starts.push(match.index)
  }
  return starts
}

/** One line a field, or, when no field stands there, a blank line and the text that does. */
export function beside(rest: string, { fields }: Shape): readonly string[] {
  if (rest === '') return []
  const starts = startsOf(rest, new Set(Object.keys(fields).map(key => fold(wireName(key)))))
  if (starts[0] !== 0) return ['', rest]
  return starts.map((start, index) =>
    rest
      .slice(start, starts[index + 1])
      .trim()
      .replace(/[,;]$/, ''),
  )
}
