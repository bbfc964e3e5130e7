/**
 * What a move takes, said once: the shape a model sees, and how its words become creatures, numbers and choices. A name
 * nobody bears is refused with the names that are there.
 */
import type { Json } from '../../../core/json.ts'
import { own } from '../../../core/own.ts'
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import type { Field as ShapeField } from '../../shape.ts'
import type { Creature } from '../model/creature.ts'
import type { FifthWorld } from '../model/world.ts'
import { findCreature } from './find.ts'

export type Field<Value> = {
  readonly shape: ShapeField
  readonly read: (world: FifthWorld, value: Json) => Result<Value, RuleRefusal>
}

export type Fields = Readonly<Record<string, Field<unknown>>>

/** What the fields of a move read as. */
export type Inputs<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never
}

const wrong = (about: string, value: Json): RuleRefusal => ({
  code: 'input-wrong',
  why: `${JSON.stringify(value)} is not ${about}.`,
  allowed: [about],
})

export const text = (about: string, max = 200): Field<string> => ({
  shape: { kind: 'text', about, max },
  read: (_, value) =>
    typeof value === 'string' && value.trim() !== '' ? accept(value.trim()) : refuse(wrong(about, value)),
})

export const flag = (about: string): Field<boolean> => ({
  shape: { kind: 'flag', about },
  read: (_, value) => (typeof value === 'boolean' ? accept(value) : refuse(wrong(about, value))),
})

export const number = (about: string, min: number, max: number): Field<number> => ({
  shape: { kind: 'number', about, min, max },
  read: (_, value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? accept(value)
      : refuse({
          code: 'number-wrong',
          why: `${JSON.stringify(value)} will not do for ${about}.`,
          allowed: [`a whole number from ${min} to ${max}`],
        }),
})

export const choice = <const Option extends string>(about: string, options: readonly Option[]): Field<Option> => ({
  shape: { kind: 'choice', about, options },
  read: (_, value) => {
    const found = options.find(option => option === value)
    return found === undefined
      ? refuse({ code: 'choice-unknown', why: `${JSON.stringify(value)} is not ${about}.`, allowed: options })
      : accept(found)
  },
})

export const creature = (about: string): Field<Creature> => ({
  shape: { kind: 'text', about: `${about}, by name`, max: 100 },
  read: (world, value) => (typeof value === 'string' ? findCreature(world, value) : refuse(wrong(about, value))),
})

export const list = <Value>(about: string, of: Field<Value>, max = 20): Field<readonly Value[]> => ({
  shape: { kind: 'list', about, of: of.shape, max },
  read: (world, value) =>
    Array.isArray(value) ? readAll(world, value as readonly Json[], of) : refuse(wrong(about, value)),
})

function readAll<Value>(
  world: FifthWorld,
  values: readonly Json[],
  of: Field<Value>,
): Result<readonly Value[], RuleRefusal> {
  const read: Value[] = []
  for (const value of values) {
    const one = of.read(world, value)
    if (!one.ok) return one
    read.push(one.value)
  }
  return accept(read)
}

/** Left out is `undefined`. */
export const optional = <Value>(field: Field<Value>): Field<Value | undefined> => ({
  shape: { ...field.shape, optional: true },
  read: field.read,
})

export function readFields<Of extends Fields>(
  world: FifthWorld,
  fields: Of,
  input: Readonly<Record<string, Json>>,
): Result<Inputs<Of>, RuleRefusal> {
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = own(input, name)
    if (value === undefined || value === null) {
      if (field.shape.optional === true) continue
      return refuse({ code: 'input-missing', why: `"${name}" is missing.`, allowed: [`${name}: ${field.shape.about}`] })
    }
    const one = field.read(world, value)
    if (!one.ok) return one
    read[name] = one.value
  }
  return accept(read as Inputs<Of>) // every field was read by its own reader
}
