/** Chance for words: the same table, role, character and question always draw the same. */
import { below, seedRng, streamOf, type Stream } from '../../../core/random.ts'

export type Chance = {
  readonly die: (sides: number) => number
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  /** True so many times out of a hundred. */
  readonly isLucky: (percent: number) => boolean
}

export function chanceOf(...parts: readonly (string | number)[]): Chance {
  const stream: Stream = streamOf(seedRng(parts.join('\u0000')))
  return {
    die: sides => below(stream, sides) + 1,
    pick: values => (values.length === 0 ? undefined : values[below(stream, values.length)]),
    isLucky: percent => below(stream, 100) < percent,
  }
}
