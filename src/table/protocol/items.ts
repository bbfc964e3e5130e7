/** Text and lists as they stand below a field. */
import type { Entry } from './entries.ts'
import { indentOf } from './entries.ts'
import { isBlockMark, readScalar } from './scalar.ts'
import { fromWords } from './words.ts'

/** Lines moved left by what the first of them is moved right. */
function dedent(lines: readonly string[]): readonly string[] {
  const depth = indentOf(lines.find(line => line.trim() !== '') ?? '')
  return lines.map(line => line.slice(Math.min(depth, indentOf(line))))
}

/** The words of a field: a block, a value, or a value that goes on below. */
export function textOf({ raw, below }: Entry): string {
  const more = fromWords(dedent(below).join('\n')).trimEnd()
  if (isBlockMark(raw) || raw === '') return more.trimStart()
  return more === '' ? readScalar(raw) : `${raw}\n${more}`
}

const dash = /^(\s*)-(?:\s+|$)/

/** The items of a list, each as its own lines with the dash blanked out, so that what is under it lines up. */
export function itemsOf(below: readonly string[]): readonly (readonly string[])[] {
  const first = below.find(line => line.trim() !== '')
  if (first === undefined) return []
  if (!dash.test(first)) return below.filter(line => line.trim() !== '').map(line => [line]) // a list without dashes
  const edge = indentOf(first)
  const items: string[][] = []
  for (const line of below) {
    const isNext = indentOf(line) <= edge && dash.test(line)
    if (isNext) items.push([line.replace(dash, mark => ' '.repeat(mark.length))])
    else items.at(-1)?.push(line)
  }
  return items
}

/** `[a, b]`, or `a, b`: a list of names on one line. */
const onOneLine = (raw: string): readonly string[] =>
  raw
    .replace(/^\[(.*)\]$/s, '$1')
    .split(',')
    .map(readScalar)
    .filter(name => name !== '')

export const listOf = ({ raw, below }: Entry): readonly string[] =>
  raw === '' ? itemsOf(below).map(([line = '', ...more]) => textOf({ raw: line.trim(), below: more })) : onOneLine(raw)
