/**
 * Fields in the other shapes people write them in: several on one line (`**HP:** 36 | **AC:** 22`), plain `HP: 21`,
 * inline fields (`hp:: 28`), tables with the labels for their head, front matter and blocks of data. Each knows the place
 * of its value, so it is changed where it was read.
 */
import type { Line } from '../../../campaign/text/lines.ts'
import { foldLabel, spanOf, type Span } from './span.ts'

export type Field = { readonly label: string; readonly value: Span }

/** `**Label**`, `label::`, `Label:` where a piece of the line begins, and the few words that need no colon. */
const marks = new RegExp(
  [
    String.raw`\*\*([^*|]{1,40}?)(?:::?)?\*\*\s{0,2}(?:\([^()|]{0,60}\)\s{0,2})?:{0,2}`,
    String.raw`([\p{L}][\p{L}\p{N} '’_-]{0,30})::`,
    String.raw`(?:^|[|·•;,.(\t\[]\s{0,3}|\s{3})[\s>_+-]{0,4}(?:\*(?!\*))?([\p{L}][\p{L} '’&/_-]{0,30}?)\s?(?:\([^()|]{0,60}\))?:(?!:)`,
    String.raw`(?<![\p{L}])(HP|AC|Hit Points|Armou?r Class|Speed|Initiative|Init)(?=[\s*=]{1,3}[+−-]?\d)[=]?`,
  ].join('|'),
  'gu',
)

const labelOf = (words: string): string => foldLabel(words.replaceAll('_', ' '))

/** Where the words end, before what only parts them from the next; looked for from behind, once. */
function endOf(words: string): number {
  let end = words.length
  while (end > 0 && /[\s,;·•*|(]/u.test(words.charAt(end - 1))) end -= 1
  return end
}

/** Past a value stand the marks that part it from the next one; a bracket it did not open is not its own. */
function valueIn(text: string, start: number, end: number): Span {
  const bar = text.slice(start, end).search(/(?<!\\)\|/)
  const words = text.slice(start, bar === -1 ? end : start + bar)
  const opens = words.indexOf('(')
  const closes = words.search(/[)\]]/)
  const own = closes !== -1 && (opens === -1 || closes < opens) && !words.includes('[') ? words.slice(0, closes) : words
  const lead = /^[\s*_]*/.exec(own)?.[0].length ?? 0
  return spanOf(text, start + lead, Math.max(start + lead, start + endOf(own)))
}

/** Every field of one line, in the order they stand. A label without a value is none. */
export function fieldsOn(text: string, { start, stop, text: line }: Line): readonly Field[] {
  const found = [...line.matchAll(marks)]
  return found.flatMap((match, at) => {
    const label = labelOf(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')
    const from = start + match.index + match[0].length
    const next = found[at + 1]
    const value = valueIn(text, from, next ? start + next.index : stop)
    return label === '' || value.text === '' ? [] : [{ label, value }]
  })
}

/** `| **AC** | 18 | **HP** | 30 |`: what stands before a number is its label. */
export const fieldsInRow = (cells: readonly Span[]): readonly Field[] =>
  cells.flatMap((cell, at) => {
    const value = cells[at + 1]
    return value && isNumber(value.text) && !isNumber(cell.text) ? [{ label: labelOf(cell.text), value }] : []
  })

/** The first row below the head of a table, each cell under its label. */
export const fieldsBelow = (head: readonly Span[], cells: readonly Span[]): readonly Field[] =>
  head.flatMap((name, at) => {
    const value = cells[at]
    const isField = value !== undefined && value.text !== '' && (isNumber(value.text) || head.length > 2)
    return isField && name.text !== '' ? [{ label: labelOf(name.text), value }] : []
  })

const isNumber = (words: string): boolean => /^\**[+−-]?\d/.test(words)

/** Where in a block of data a line stands: the keys above it that have no value of their own. */
export type Nest = { key: string; indent: number }

const datum = /^(\s*)(-\s+)?(?:["']?([\p{L}_][\p{L}\p{N} _.'-]{0,40}?)["']?\s*:(?=\s|$))?\s*(.*)$/u

/** `hp: 17`, `hp:` over `  max: 17` (also called "hp max"), and the items of a list by the key they stand under. */
export function dataOn(text: string, { start, stop, text: line }: Line, nest: Nest): readonly Field[] {
  const [, space = '', dash = '', key = '', words = ''] = datum.exec(line) ?? []
  const isDeeper = nest.key !== '' && (space.length > nest.indent || (dash !== '' && space.length >= nest.indent))
  if (!isDeeper) nest.key = ''
  if (key !== '' && words.trim() === '') Object.assign(nest, { key: labelOf(key), indent: space.length })
  const value = unquoted(text, stop - words.length, stop)
  if (value.text === '') return []
  const own = key === '' ? [] : [{ label: labelOf(key), value }]
  const under = isDeeper ? [{ label: key === '' ? nest.key : `${nest.key} ${labelOf(key)}`, value }] : []
  return start < stop ? [...own, ...under] : []
}

function unquoted(text: string, start: number, end: number): Span {
  const value = spanOf(text, start, end)
  const isQuoted = value.text.length > 1 && /^(["']).*\1$/.test(value.text)
  return isQuoted ? spanOf(text, value.start + 1, value.end - 1) : value
}
