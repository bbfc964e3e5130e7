/**
 * Changes to JSON as splices of its text. What is not changed keeps its bytes: indentation, line endings, the spelling
 * of a number, keys nobody here has heard of, and their order.
 */
import type { JsonDocument } from './json-scan.ts'
import type { ArrayNode, Member, ObjectNode, Span } from './json-scanner.ts'
import type { Json } from './json-value.ts'

type Splice = Span & { readonly text: string }

/** How a file is laid out: what one step inward is, what ends a line, and whether it is all on one line. */
type Layout = { readonly unit: string; readonly newline: string; readonly isFlat: boolean }

/** A file of ours, written from nothing. */
export const printJson = (value: Json): string => `${JSON.stringify(value, undefined, 2)}\n`

/** The text with these top-level keys set: in place where they are, at the end where they are new. */
export function setMembers(text: string, root: ObjectNode, changes: ReadonlyMap<string, Json>): string {
  const layout = layoutOf(text, root)
  const splices: Splice[] = []
  const added: string[] = []
  for (const [key, value] of changes) {
    const member = lastNamed(root, key)
    const spelled = spell(value, layout, layout.unit)
    if (member) splices.push({ start: member.value.start, end: member.value.end, text: spelled })
    else added.push(`${JSON.stringify(key)}:${layout.isFlat && !hasSpace(text, root) ? '' : ' '}${spelled}`)
  }
  return splice(text, [...splices, ...append(root, root.members.at(-1)?.value, added, '', layout.unit, layout)])
}

/** The text with these items at the end of a list that is the value of a top-level key. */
export function addItems(text: string, { root }: JsonDocument, list: ArrayNode, items: readonly Json[]): string {
  const layout = layoutOf(text, root.kind === 'object' ? root : undefined)
  const last = list.items.at(-1)
  const isFlat = layout.isFlat || (last !== undefined && !text.slice(list.start, last.start).includes('\n'))
  const inner = last === undefined || isFlat ? layout.unit.repeat(2) : indentBefore(text, last.start)
  const spelled = items.map(item => spell(item, { ...layout, isFlat }, inner))
  return splice(text, append(list, last, spelled, layout.unit, inner, { ...layout, isFlat }))
}

/** JSON allows a key twice, and readers believe the last one; so that is the one to change. */
export const lastNamed = (root: ObjectNode, key: string): Member | undefined =>
  root.members.findLast(member => member.key === key)

function layoutOf(text: string, root: ObjectNode | undefined): Layout {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const first = root?.members[0]
  if (root === undefined || first === undefined) return { unit: '  ', newline, isFlat: false }
  const isFlat = !text.slice(root.start, first.keyStart).includes('\n')
  return { unit: isFlat ? '' : indentBefore(text, first.keyStart), newline, isFlat }
}

const indentBefore = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))?.[0] ?? ''

const hasSpace = (text: string, { members: [first] }: ObjectNode): boolean =>
  first === undefined || text[first.value.start - 1] === ' '

/** Line breaks in what `stringify` prints are all between values, because inside a string it escapes them. */
const spell = (value: Json, { unit, newline, isFlat }: Layout, indent: string): string =>
  isFlat ? JSON.stringify(value) : JSON.stringify(value, undefined, unit).replaceAll('\n', `${newline}${indent}`)

function append(
  holder: Span,
  last: Span | undefined,
  parts: readonly string[],
  outer: string,
  inner: string,
  { newline, isFlat }: Layout,
): readonly Splice[] {
  if (parts.length === 0) return []
  const separator = isFlat ? ', ' : `,${newline}${inner}`
  const body = parts.join(separator)
  if (last !== undefined) return [{ start: last.end, end: last.end, text: `${separator}${body}` }]
  const filled = isFlat ? body : `${newline}${inner}${body}${newline}${outer}`
  return [{ start: holder.start + 1, end: holder.end - 1, text: filled }]
}

function splice(text: string, splices: readonly Splice[]): string {
  const fromTheEnd = [...splices].sort((one, other) => other.start - one.start)
  return fromTheEnd.reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), text)
}
