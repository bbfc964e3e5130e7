/** A text without its secrets, and the secrets of a text with the lines they stand on. */
import type { Range } from '../markdown/hidden.ts'
import { without } from './brackets.ts'
import type { Rules } from './cutter.ts'
import { findSecrets } from './find-secrets.ts'

/** Every byte outside of the secrets is kept as it was. */
export const redact = (text: string, rules: Rules): string => without(text, findSecrets(text, rules))

export type Found = { readonly line: number; readonly text: string }

export const secretsIn = (text: string, rules: Rules): readonly Found[] => foundAt(text, findSecrets(text, rules))

/** The words at these places, which are in order. */
export function foundAt(text: string, ranges: readonly Range[]): readonly Found[] {
  let line = 1
  let at = 0
  return ranges.map(({ start, end }) => {
    for (let feed = text.indexOf('\n', at); feed !== -1 && feed < start; feed = text.indexOf('\n', at)) {
      line += 1
      at = feed + 1
    }
    return { line, text: text.slice(start, end) }
  })
}

/** The text with blanks over some of it: every line keeps its number. */
export function veil(text: string, ranges: readonly Range[]): string {
  const parts: string[] = []
  let from = 0
  for (const { start, end } of ranges) {
    parts.push(text.slice(from, start), text.slice(start, end).replaceAll(/[^\r\n]/g, ' '))
    from = end
  }
  return [...parts, text.slice(from)].join('')
}
