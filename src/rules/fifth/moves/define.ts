/** A move from its name, its fields and what it does. Whatever it refuses, nothing has happened. */
import { accept, refuse } from '../../../core/result.ts'
import type { RuleMove } from '../../ruleset.ts'
import type { Permission } from '../combat/permit.ts'
import type { Deed } from '../model/deed.ts'
import { beginDeed, doneOf } from '../model/deed.ts'
import type { FifthEvent } from '../model/events.ts'
import type { FifthWorld } from '../model/world.ts'
import type { Fields, Inputs } from './field.ts'
import { readFields } from './field.ts'

export type FifthMove = RuleMove<FifthWorld, FifthEvent>

type Defined<Of extends Fields> = {
  readonly name: string
  readonly about: string
  readonly fields: Of
  readonly play: (deed: Deed, input: Inputs<Of>) => Permission
}

export function defineMove<Of extends Fields>({ name, about, fields, play }: Defined<Of>): FifthMove {
  const shapes = Object.fromEntries(Object.entries(fields).map(([field, { shape }]) => [field, shape]))
  return {
    name,
    about,
    input: { kind: 'record', about, fields: shapes },
    run: (world, input, rng) => {
      const read = readFields(world, fields, input)
      if (!read.ok) return read
      const deed = beginDeed(world, rng)
      const denied = play(deed, read.value)
      return denied === null ? accept(doneOf(deed)) : refuse(denied)
    },
  }
}
