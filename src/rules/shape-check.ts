/** Whether a value has a move's shape. It comes from a model or a script, so the sentence says what is wrong and where. */
import type { Json } from '../core/json.ts'
import { own } from '../core/own.ts'
import type { Shape } from './shape.ts'

const longestText = 4000

/** The first thing that is wrong, in a sentence; undefined when nothing is. */
export function faultOfShape(shape: Shape, value: Json | undefined, name = 'it'): string | undefined {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string' && value.length <= (shape.max ?? longestText)
        ? undefined
        : `${name} must be text of at most ${shape.max ?? longestText} characters`
    case 'choice':
      return typeof value === 'string' && shape.options.includes(value)
        ? undefined
        : `${name} must be one of: ${shape.options.join(', ')}`
    case 'number':
      return faultOfNumber(shape, value, name)
    case 'flag':
      return typeof value === 'boolean' ? undefined : `${name} must be true or false`
    case 'list':
      return faultOfList(shape, value, name)
    case 'record':
      return faultOfRecord(shape, value, name)
  }
}

function faultOfNumber({ min, max }: Shape & { kind: 'number' }, value: Json | undefined, name: string) {
  const isWithin =
    typeof value === 'number' && Number.isFinite(value) && value >= (min ?? -Infinity) && value <= (max ?? Infinity)
  if (isWithin) return undefined
  const bounds = [min === undefined ? '' : ` from ${min}`, max === undefined ? '' : ` up to ${max}`].join('')
  return `${name} must be a number${bounds}`
}

function faultOfList(shape: Shape & { kind: 'list' }, value: Json | undefined, name: string): string | undefined {
  if (!Array.isArray(value)) return `${name} must be a list`
  if (shape.max !== undefined && value.length > shape.max) return `${name} may have at most ${shape.max} items`
  for (const [index, item] of value.entries()) {
    const fault = faultOfShape(shape.of, item as Json, `${name}, item ${index + 1},`)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfRecord(shape: Shape & { kind: 'record' }, value: Json | undefined, name: string): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${name} must be a record of fields`
  const record = value as Readonly<Record<string, Json>>
  const unknown = Object.keys(record).find(key => own(shape.fields, key) === undefined)
  if (unknown !== undefined) return `there is no field "${unknown}"; there are: ${Object.keys(shape.fields).join(', ')}`
  for (const [key, field] of Object.entries(shape.fields)) {
    const given = own(record, key)
    if (given === undefined && field.optional) continue
    const fault = faultOfShape(field, given, key)
    if (fault !== undefined) return given === undefined ? `${key} is missing: ${field.about}` : fault
  }
  return undefined
}
