/** From what was found to what it means, field by field. The first thing that is wrong is said in a sentence. */
import { accept, refuse } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { readFields } from './entries.ts'
import type { Entry } from './entries.ts'
import { itemsOf, listOf, textOf } from './items.ts'
import { readScalar } from './scalar.ts'
import { wireName } from './shape.ts'
import type { ChoiceField, Field, Fields, LabelsField, MapsField } from './shape.ts'

export type Reading = Result<unknown, string>

function readChoice(name: string, { of }: ChoiceField, text: string): Reading {
  const fold = (word: string): string => word.toLowerCase().replaceAll(/[\s-]+/g, '_')
  const chosen = of.find(word => fold(word) === fold(text))
  return chosen === undefined ? refuse(`${name} is "${text}"; it may be ${of.join(', ')}.`) : accept(chosen)
}

/** An item is a map, or a bare word that says only its most important field. */
function readItem(lines: readonly string[], { fields, lone }: MapsField): Reading {
  const { found } = readFields(lines, fields)
  const [line = '', ...more] = lines
  return readEach(fields, found.size > 0 ? found : new Map([[lone, { raw: line.trim(), below: more }]]))
}

function readMaps(name: string, field: MapsField, { raw, below }: Entry): Reading {
  if (raw !== '' && !/^\[\s*\]$/.test(raw)) return refuse(`${name} is "${raw}"; it is a list, one "- " for each.`)
  const values: unknown[] = []
  for (const lines of itemsOf(below)) {
    const item = readItem(lines, field)
    if (!item.ok) return refuse(`${name}, number ${values.length + 1}: ${item.refusal}`)
    values.push(item.value)
  }
  return accept(values)
}

function readEntry(name: string, field: Field, entry: Entry): Reading {
  if (field.kind === 'list') return accept(listOf(entry))
  if (field.kind === 'maps') return readMaps(name, field, entry)
  const text = textOf(entry)
  if (field.kind === 'flag') return accept(/^(?:true|yes|y|1)\b/i.test(text))
  if (entry.raw === '' && text === '' && !('required' in field && field.required)) return accept(undefined)
  return field.kind === 'choice' ? readChoice(name, field, text) : accept(text)
}

/** What a field means when nobody said it. */
function readAbsence(name: string, field: Field): Reading {
  if ('required' in field && field.required) return refuse(`${name} is missing.`)
  if (field.kind === 'list' || field.kind === 'maps') return accept([])
  return accept(field.kind === 'flag' ? false : undefined)
}

export const readField = (key: string, field: Field, entry: Entry | undefined): Reading =>
  entry ? readEntry(wireName(key), field, entry) : readAbsence(wireName(key), field)

/** Every field of a map or a message; those that were left out are left out. */
export function readEach(fields: Fields, found: ReadonlyMap<string, Entry>): Reading {
  const values: [string, unknown][] = []
  for (const [key, field] of Object.entries(fields)) {
    const value = readField(key, field, found.get(key))
    if (!value.ok) return value
    if (value.value !== undefined) values.push([key, value.value])
  }
  return accept(Object.fromEntries(values))
}

/** `- Check: Stealth`, one bullet a label. */
export function readLabels({ heading, labels }: LabelsField, text: string): Reading {
  const bullets = new Map<string, string>()
  for (const line of text.split('\n')) {
    const match = /^(?:[-*+]\s+)?[*_]*([A-Za-z ]{1,40}?)[*_]*\s*:[*_]*(.*)$/s.exec(line.trim())
    if (match?.[1] !== undefined) bullets.set(match[1].toLowerCase(), readScalar(match[2] ?? ''))
  }
  const values: [string, string][] = []
  for (const [key, label] of Object.entries(labels)) {
    const value = bullets.get(label.toLowerCase())
    if (value === undefined) return refuse(`"## ${heading}" has no "- ${label}:".`)
    values.push([key, value])
  }
  return accept(Object.fromEntries(values))
}
