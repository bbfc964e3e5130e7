/**
 * The header of a message, line by line: `key: value`, what is indented below it, and its list. It looks like YAML and
 * is not: nothing is a number here, and a value may hold colons, brackets and quotes.
 */
import { isBlockMark, isFence } from './scalar.ts'
import { isBody, wireName } from './shape.ts'
import type { Field, Fields } from './shape.ts'

/** A field as it was found: what stands behind its colon, and the lines below that belong to it. */
export type Entry = { readonly raw: string; readonly below: readonly string[] }
export type Entries = { readonly found: ReadonlyMap<string, Entry>; readonly rest: readonly string[] }

export const indentOf = (line: string): number => line.length - line.trimStart().length
const isBlank = (line: string): boolean => line.trim() === ''

const shape = /^\s*[*`]*([A-Za-z][\w -]{0,40}?)[*`]*\s*:[*`]*(?:\s+(.*)|(\S.*))?$/s
const fold = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '')

type Found = { readonly key: string; readonly field: Field; readonly raw: string }

/** A function from a line to the field it begins, if it begins one of these. */
function fieldReader(fields: Fields): (line: string) => Found | undefined {
  const keys = new Map(Object.entries(fields).map(([key, field]) => [fold(wireName(key)), { key, field }]))
  return line => {
    const match = shape.exec(line)
    const known = match?.[1] === undefined ? undefined : keys.get(fold(match[1]))
    return known && known.field.kind !== 'labels'
      ? { ...known, raw: (match?.[2] ?? match?.[3] ?? '').trim() }
      : undefined
  }
}

const isList = ({ kind }: Field): boolean => kind === 'list' || kind === 'maps'

/** How many of the lines after a field's own belong to it: all that are deeper, and the dashes of a list. */
function countBelow(lines: readonly string[], at: number, { field, raw }: Found): number {
  const edge = indentOf(lines[at] ?? '')
  const spansBlanks = raw === '' || isBlockMark(raw)
  let end = at + 1
  for (let next = end; next < lines.length; next += 1) {
    const line = lines[next] ?? ''
    if (isBlank(line) && spansBlanks) continue // blank lines count only when more of the field comes after them
    if (isBlank(line) || (indentOf(line) <= edge && !(isList(field) && /^\s*-(?:\s|$)/.test(line)))) break
    end = next + 1
  }
  return end - at - 1
}

/** A name nobody knows, spelled as only a field is. Its line is dropped where a message is nothing but fields. */
const isUnknownField = (line: string): boolean => /^\s*[a-z]+(?:_[a-z]+)*:(?:\s|$)/.test(line)

const goesOn = (field: Field | undefined, entry: Entry | undefined): entry is Entry =>
  field?.kind === 'text' && entry !== undefined && !/^["']/.test(entry.raw) && !isBlockMark(entry.raw)

/**
 * A message of nothing but fields: a line that is none goes on with the text before it, as people write, or is left over.
 * Where a field is there for `others`, it has all of them.
 */
export function readFields(lines: readonly string[], fields: Fields, others?: string): Entries {
  const { found, rest } = readKnown(lines, fields, others !== undefined)
  if (others === undefined || found.has(others) || rest.length === 0) return { found, rest }
  return { found: new Map([...found, [others, { raw: '', below: rest }]]), rest: [] }
}

function readKnown(lines: readonly string[], fields: Fields, keepsOthers: boolean): Entries {
  const reads = fieldReader(fields)
  const found = new Map<string, Entry>()
  const rest: string[] = []
  let last: Found | undefined
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const here = reads(line)
    const before = last && found.get(last.key)
    if (here) {
      const below = countBelow(lines, at, here)
      found.set(here.key, { raw: here.raw, below: lines.slice(at + 1, at + 1 + below) })
      at += below
      last = here
    } else if (keepsOthers && !isBlank(line) && !isFence(line)) rest.push(line)
    else if (last && goesOn(last.field, before) && !isUnknownField(line)) {
      found.set(last.key, { raw: before.raw, below: [...before.below, line] })
    } else if (!isBlank(line) && !isUnknownField(line) && !isFence(line)) rest.push(line)
  }
  return { found, rest }
}

/** The fields above a text: they end at the first line that is none of them, and at a blank line once there was one. */
export function readHeader(lines: readonly string[], fields: Fields): Entries {
  const reads = fieldReader(fields)
  const found = new Map<string, Entry>()
  const mayBeLate = Object.values(fields).some(field => !isBody(field) && 'required' in field && field.required)
  let at = 0
  while (at < lines.length) {
    const here = reads(lines[at] ?? '')
    if (here) {
      const below = countBelow(lines, at, here)
      found.set(here.key, { raw: here.raw, below: lines.slice(at + 1, at + 1 + below) })
      at += 1 + below
    } else if (isBlank(lines[at] ?? '') && found.size === 0 && mayBeLate) at += 1
    else break
  }
  return { found, rest: lines.slice(at) }
}
