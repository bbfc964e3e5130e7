/** A move's shape as the JSON schema that every provider takes. Small on purpose: large ones hit grammar limits. */
import type { Shape } from '../../../rules/shape.ts'

/** The few words of JSON schema that we use. Optional fields are left out rather than null. */
export type JsonSchema =
  | { type: 'string'; description: string; maxLength?: number; enum?: string[] }
  | { type: 'number'; description: string; minimum?: number; maximum?: number }
  | { type: 'boolean'; description: string }
  | { type: 'array'; description: string; items: JsonSchema; maxItems?: number }
  | {
      type: 'object'
      description: string
      properties: Record<string, JsonSchema>
      required: string[]
      additionalProperties: false
    }

export function schemaOf(shape: Shape): JsonSchema {
  const description = shape.about
  switch (shape.kind) {
    case 'text':
      return { type: 'string', description, ...(shape.max === undefined ? {} : { maxLength: shape.max }) }
    case 'choice':
      return { type: 'string', description, enum: [...shape.options] }
    case 'number':
      return {
        type: 'number',
        description,
        ...(shape.min === undefined ? {} : { minimum: shape.min }),
        ...(shape.max === undefined ? {} : { maximum: shape.max }),
      }
    case 'flag':
      return { type: 'boolean', description }
    case 'list':
      return {
        type: 'array',
        description,
        items: schemaOf(shape.of),
        ...(shape.max === undefined ? {} : { maxItems: shape.max }),
      }
    case 'record': {
      const fields = Object.entries(shape.fields)
      return {
        type: 'object',
        description,
        properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])),
        required: fields.filter(([, field]) => !field.optional).map(([name]) => name),
        additionalProperties: false,
      }
    }
  }
}
