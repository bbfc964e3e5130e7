/** Fields of a sheet changed in their place: one value, one line, and every other letter stays. */
import { eolOf, splice } from '../../../campaign/text/lines.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'
import { labelled } from './find.ts'
import { sheetLines, type SheetLine } from './lines.ts'
import type { Span } from './span.ts'

export type SheetRefusal =
  | { readonly code: 'no-place'; readonly what: string }
  | { readonly code: 'not-carried'; readonly what: string; readonly carried: readonly string[] }

export const explainSheet = (refusal: SheetRefusal): string => {
  switch (refusal.code) {
    case 'no-place':
      return `The sheet has no place for ${refusal.what}.`
    case 'not-carried':
      return `"${refusal.what}" is not on the sheet. Carried are: ${refusal.carried.join(', ') || 'nothing'}.`
  }
}

export type Edited = Result<string, SheetRefusal>

/** A line break in a value would make two lines of one. */
export const oneLine = (words: string): string => words.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()

const inRow = (words: string): string => oneLine(words).replaceAll(/\\?\|/g, '\\|')

export const put = (text: string, { start, end }: Pick<Span, 'start' | 'end'>, words: string): string =>
  splice(text, start, end, words)

/** An empty value has no room around it yet. */
export function putValue(text: string, line: SheetLine, words: string): string {
  const { value, kind } = line
  const fit = kind === 'row' ? inRow(words) : oneLine(words)
  if (value.text !== '' || kind === 'row') return put(text, value, value.text === '' ? `${fit} ` : fit)
  return put(text, { start: line.stop, end: line.stop }, `${/\s$/.test(line.text) ? '' : ' '}${fit}`)
}

/** A new line after one that is there; the last line of a file may lack its ending. */
export function lineAfter(text: string, after: Pick<SheetLine, 'end'>, words: string): string {
  const eol = eolOf(text)
  const isOpen = after.end > 0 && text[after.end - 1] !== '\n'
  return splice(text, after.end, after.end, isOpen ? `${eol}${words}` : `${words}${eol}`)
}

/** The value of the first field called so: `Level`, `Proficiency Bonus`. */
export function withValue(text: string, label: string, value: string | number): Edited {
  const line = labelled(sheetLines(text), label.toLowerCase())
  return line ? accept(putValue(text, line, String(value))) : refuse({ code: 'no-place', what: label })
}

/** In its own field, or behind the class where the sheet has `Rogue 5`. */
export function withLevel(text: string, level: number): Edited {
  const lines = sheetLines(text)
  const own = labelled(lines, 'level', 'character level')
  if (own) return accept(putValue(text, own, String(level)))
  const line = labelled(lines, 'class', 'class & level', 'class and level')
  const digits = line && /\d+/.exec(line.value.text)
  if (!line || !digits) return refuse({ code: 'no-place', what: 'the level' })
  const start = line.value.start + digits.index
  return accept(put(text, { start, end: start + digits[0].length }, String(level)))
}

/** What has been earned so far; a sheet that does not count yet gets a field of its own below the level. */
export function withExperience(text: string, points: number): Edited {
  const lines = sheetLines(text)
  const own = labelled(lines, 'experience', 'experience points', 'xp')
  if (own) return accept(putNumber(text, own, points))
  const line = labelled(lines, 'level', 'character level', 'class', 'class & level', 'class and level')
  if (!line) return refuse({ code: 'no-place', what: 'experience' })
  return accept(lineAfter(text, line, fieldLike(line, 'Experience', points)))
}

/** A field in the shape of the one above it. */
function fieldLike({ kind, text }: SheetLine, label: string, value: number): string {
  if (kind === 'datum') return `${/^\s*/.exec(text)?.[0] ?? ''}${label.toLowerCase()}: ${value}`
  if (/^\s*\|/.test(text)) return `| **${label}** | ${value} |`
  if (kind === 'field') return /::/.test(text) ? `${label.toLowerCase()}:: ${value}` : `${label}: ${value}`
  return `${kind === 'bullet' ? (/^\s*[-*+•]\s+/.exec(text)?.[0] ?? '') : ''}**${label}**: ${value}`
}

/** Only the number changes: `1,200 / 2,700 XP` keeps what stands beside it. */
export function putNumber(text: string, line: SheetLine, value: number): string {
  const found = /\d[\d,]*/.exec(line.value.text)
  if (!found) return putValue(text, line, String(value))
  const start = line.value.start + found.index
  return put(text, { start, end: start + found[0].length }, String(value))
}
