/** A fight from a number. */
import { seedRng, streamOf } from '../../src/core/random.ts'
import { randomFoes, randomParty } from './encounter.ts'
import { pick } from './heroes.ts'
import type { Simulated } from './simulate.ts'
import { simulate } from './simulate.ts'

export const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, seed) => seed)

export function fightFrom(seed: number): Simulated {
  const stream = streamOf(seedRng(`fight ${seed}`))
  const level = 1 + pick(stream, 20)
  const party = randomParty(stream, level, 1 + pick(stream, 6))
  return simulate([...party, ...randomFoes(stream, level)], seedRng(seed))
}
