/** A little seeded chance for tests: the same seed gives the same agents. */
export type Rng = { state: number }

export const fork = (seed: number): Rng => ({ state: (seed * 2_654_435_761) >>> 0 || 1 })

/** From 0 up to 1. */
export function next(rng: Rng): number {
  rng.state ^= rng.state << 13
  rng.state ^= rng.state >>> 17
  rng.state ^= rng.state << 5
  return (rng.state >>> 0) / 4_294_967_296
}
