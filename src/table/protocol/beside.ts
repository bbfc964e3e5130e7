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

/** `[SESSION_COMMAND] end`: a few words alone are the field that stands there, where a message cannot do without it. */
function isLoneValue(rest: string, { fields, inline = '' }: Shape): boolean {
  const field = fields[inline]
  return field !== undefined && 'required' in field && field.required && /^[\w-]+(?: [\w-]+){0,3}$/.test(rest)
}

/** One line a field, or, when no field stands there, a blank line and the text that does. */
export function beside(rest: string, shape: Shape): readonly string[] {
  if (rest === '') return []
  if (isLoneValue(rest, shape)) return [`${wireName(shape.inline ?? '')}: ${rest}`]
  const starts = startsOf(rest, new Set(Object.keys(shape.fields).map(key => fold(wireName(key)))))
  if (starts[0] !== 0) return ['', rest]
  return starts.map((start, index) =>
    rest
      .slice(start, starts[index + 1])
      .trim()
      .replace(/[,;]$/, ''),
  )
}
