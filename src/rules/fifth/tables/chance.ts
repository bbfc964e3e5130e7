/** Choosing by chance, where chance is a value: whoever draws hands the generator on. */
import type { Rng } from '../../../core/random.ts'
import { below, rngOf, streamOf } from '../../../core/random.ts'
import { assert } from '../../../core/result.ts'

export type Drawn<Value> = { readonly value: Value; readonly rng: Rng }

/** One of some values, each equally likely. */
export function drawOne<Value>(values: readonly Value[], rng: Rng): Drawn<Value> {
  assert(values.length > 0, 'there is something to draw from')
  const stream = streamOf(rng)
  const value = values[below(stream, values.length)] as Value // the index is below the length
  return { value, rng: rngOf(stream) }
}

/** One of some values, but not the one that came last, unless there is no other. */
export function drawFresh<Value>(values: readonly Value[], last: Value | undefined, rng: Rng): Drawn<Value> {
  const others = values.filter(value => value !== last)
  return drawOne(others.length > 0 ? others : values, rng)
}

/** All of the values in a new order (Fisher and Yates). */
export function shuffle<Value>(values: readonly Value[], rng: Rng): Drawn<readonly Value[]> {
  const stream = streamOf(rng)
  const order = [...values]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(stream, last + 1)
    const held = order[last] as Value // both places lie inside the list
    order[last] = order[other] as Value
    order[other] = held
  }
  return { value: order, rng: rngOf(stream) }
}
