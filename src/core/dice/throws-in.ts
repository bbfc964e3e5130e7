/** How many throws went into a roll, counting those that were thrown away. */
import type { Die, Entry } from './roll-value.ts'

export const throwsIn = (entries: readonly Entry[]): number =>
  entries.reduce(
    (sum, entry) => sum + (entry.kind === 'pool' ? entry.dice.reduce(andThrows, throwsIn(entry.sizing)) : 0),
    0,
  )

const andThrows = (sum: number, { was }: Die): number => sum + 1 + (was?.length ?? 0)
