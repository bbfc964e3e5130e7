/**
 * Brings a value to a shape where only one thing can have been meant: a number in quotes, one thing where a list was
 * asked for, a choice in other letters, a field nobody asked for. What would be a guess is refused with a sentence.
 */
import type { Json } from '../../../core/json.ts'
import { own } from '../../../core/own.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'
import { faultOfShape } from '../../../rules/shape-check.ts'
import type { Shape } from '../../../rules/shape.ts'
import { repairJson } from './repair.ts'

export function fitToShape(value: Json, shape: Shape): Result<Json, string> {
  const fitted = fit(value, shape)
  const fault = faultOfShape(shape, fitted)
  return fault === undefined ? accept(fitted) : refuse(fault)
}

/** As near as it safely comes; whether that is near enough is the check's to say. */
function fit(value: Json, shape: Shape): Json {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : only(value)
    case 'choice':
      return fitChoice(only(value), shape.options)
    case 'number':
      return fitNumber(only(value))
    case 'flag':
      return fitFlag(only(value))
    case 'list':
      return listOf(value, shape.of).map(item => fit(item, shape.of))
    case 'record':
      return fitRecord(value, shape)
  }
}

/** One thing in a list of one is that thing. */
function only(value: Json): Json {
  if (!Array.isArray(value) || value.length !== 1) return value
  const [one] = value as readonly Json[]
  return one === undefined ? value : one
}

const wholeNumber = /^\s*[+-]?\d+(?:\.\d+)?\s*$/

const fitNumber = (value: Json): Json => (typeof value === 'string' && wholeNumber.test(value) ? Number(value) : value)

const yes = new Set(['true', 'yes'])
const no = new Set(['false', 'no'])

function fitFlag(value: Json): Json {
  if (typeof value !== 'string') return value
  const word = value.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : value
}

/** The same letters, whatever their case and whatever stands between the words. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]+/g, '')

function fitChoice(value: Json, options: readonly string[]): Json {
  if (typeof value !== 'string' || options.includes(value)) return value
  const alike = options.filter(option => lettersOf(option) === lettersOf(value))
  return alike.length === 1 ? (alike[0] ?? value) : value
}

function listOf(value: Json, of: Shape): readonly Json[] {
  if (Array.isArray(value)) return value as readonly Json[]
  if (value === null) return []
  const inside = typeof value === 'string' && of.kind !== 'text' ? repairJson(value) : undefined
  return inside?.ok && Array.isArray(inside.value) ? (inside.value as readonly Json[]) : [value]
}

/** Fields nobody asked for are dropped, and an optional field that is null was left out. */
function fitRecord(value: Json, shape: Shape & { kind: 'record' }): Json {
  const record = recordIn(only(value))
  if (record === undefined) return value
  const fields = Object.entries(shape.fields).flatMap(([name, field]): readonly (readonly [string, Json])[] => {
    const given = own(record, nameIn(record, name))
    if (given === undefined || (given === null && field.optional)) return []
    return [[name, fit(given, field)]]
  })
  return Object.fromEntries(fields)
}

/** A name as it is, or the one name that differs from it only in case and dashes. */
function nameIn(record: Readonly<Record<string, Json>>, name: string): string {
  if (Object.hasOwn(record, name)) return name
  const alike = Object.keys(record).filter(key => lettersOf(key) === lettersOf(name))
  return alike.length === 1 ? (alike[0] ?? name) : name
}

/** A record that was sent as text of JSON is still a record. */
function recordIn(value: Json): Readonly<Record<string, Json>> | undefined {
  const inside = typeof value === 'string' ? repairJson(value) : undefined
  const meant = inside?.ok ? inside.value : value
  return typeof meant === 'object' && meant !== null && !Array.isArray(meant)
    ? (meant as Readonly<Record<string, Json>>)
    : undefined
}

/** Fields that nobody takes: dropped in silence, whoever sent them would take them for done. */
export function unknownIn(value: Json, shape: Shape & { kind: 'record' }): readonly string[] {
  const known = new Set(Object.keys(shape.fields).map(lettersOf))
  return Object.keys(recordIn(only(value)) ?? {}).filter(name => !known.has(lettersOf(name)))
}
