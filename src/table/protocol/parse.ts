/**
 * Reads messages as people and models write them. It never fails: what is no message is talk, kept word for word with a
 * note of what it lacks.
 */
import { accept } from '../../core/result.ts'
import { beside } from './beside.ts'
import { readBodies } from './bodies.ts'
import { readFields, readHeader, type Entries } from './entries.ts'
import type { Informal, Message, Tag } from './message.ts'
import { isFence } from './scalar.ts'
import { isBody } from './shape.ts'
import type { Field, Shape } from './shape.ts'
import { shapes } from './shapes.ts'
import { readTagLine } from './tag.ts'
import { readEach, readField, readLabels } from './values.ts'
import type { Reading } from './values.ts'

const informal = (text: string, note: string): Informal => ({ tag: 'INFORMAL', text, note })

/** The lines from the first that says something, without the code fence a message may be wrapped in. */
function unwrap(text: string): readonly string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const first = lines.findIndex(line => line.trim() !== '')
  const last = lines.findLastIndex(line => line.trim() !== '')
  if (first === -1 || !isFence(lines[first] ?? '')) return lines.slice(Math.max(first, 0))
  const inside = lines.slice(first + 1, last > first && isFence(lines[last] ?? '') ? last : undefined)
  return inside.slice(
    Math.max(
      inside.findIndex(line => line.trim() !== ''),
      0,
    ),
  )
}

type Parts = { readonly entries: ReturnType<typeof readHeader>; readonly bodies: ReadonlyMap<string, string> }

/** Text with no heading of its own is the prose of the message, or else its first section. */
const keyOfLead = (shape: Shape): string | undefined =>
  Object.entries(shape.fields).find(([, field]) => field.kind === 'prose' || field.kind === 'section')?.[0]

function bodyOf(key: string, lead: string | undefined, { bodies }: Parts): string | undefined {
  const above = key === lead ? (bodies.get('') ?? '') : ''
  const own = bodies.get(key)
  if (own === undefined) return above === '' ? undefined : above
  return above === '' ? own : `${above}\n\n${own}`
}

function readPart(key: string, field: Field, lead: string | undefined, parts: Parts): Reading {
  const body = isBody(field) ? bodyOf(key, lead, parts) : undefined
  if (field.kind === 'labels') return body === undefined ? accept(undefined) : readLabels(field, body)
  return body === undefined ? readField(key, field, parts.entries.found.get(key)) : accept(body)
}

/** What goes without saying: a seat's own name in what it says itself. */
export type Understood = Readonly<Record<string, string>>

function withUnderstood({ found, rest }: Entries, { fields }: Shape, understood: Understood): Entries {
  const missing = Object.entries(understood).filter(([key]) => key in fields && !found.has(key))
  return { found: new Map([...found, ...missing.map(([key, raw]) => [key, { raw, below: [] }] as const)]), rest }
}

/** A message with text below its header: each field is in the one or in the other. */
function readOpen(shape: Shape, lines: readonly string[], understood: Understood): Reading {
  const entries = withUnderstood(readHeader(lines, shape.fields), shape, understood)
  const parts = { entries, bodies: readBodies(entries.rest, shape) }
  const lead = keyOfLead(shape)
  const values: [string, unknown][] = []
  for (const [key, field] of Object.entries(shape.fields)) {
    const value = readPart(key, field, lead, parts)
    if (!value.ok) return value
    if (value.value !== undefined) values.push([key, value.value])
  }
  return accept(Object.fromEntries(values))
}

function readAs(tag: Tag, lines: readonly string[], understood: Understood): Reading {
  const shape: Shape = shapes[tag]
  if (Object.values(shape.fields).some(isBody)) return readOpen(shape, lines, understood)
  const entries = withUnderstood(readFields(lines, shape.fields, shape.others), shape, understood)
  return readEach(shape.fields, entries.found)
}

/** `understoodIn`: what whoever says it need not write into a message of this kind. */
export function parseMessage(text: string, understoodIn: (tag: Tag) => Understood = () => ({})): Message {
  const [first = '', ...below] = unwrap(text)
  const line = readTagLine(first)
  if (!line) return informal(text, 'It begins with no tag.')
  if (line.tag === undefined) return informal(text, `No message is called [${line.name}].`)
  const reading = readAs(line.tag, [...beside(line.rest, shapes[line.tag]), ...below], understoodIn(line.tag))
  if (!reading.ok) return informal(text, `In [${line.tag}]: ${reading.refusal}`)
  return { tag: line.tag, ...(reading.value as object) } as Message // each field has been looked at by its shape
}

/** What stands in a message of nothing but fields and is none of them: nobody reads it, and whoever wrote it should know. */
export function unreadIn(text: string): readonly string[] {
  const [first = '', ...below] = unwrap(text)
  const line = readTagLine(first)
  if (line?.tag === undefined) return []
  const shape: Shape = shapes[line.tag]
  const isOpen = Object.values(shape.fields).some(isBody)
  return isOpen ? [] : readFields([...beside(line.rest, shape), ...below], shape.fields, shape.others).rest
}
