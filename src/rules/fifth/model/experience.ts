/** Experience points and the levels they buy. */

/** SRD 5.1, "Character Advancement": what each level from 1 to 20 takes. */
const needed: readonly number[] = [
  0, 300, 900, 2700, 6500, 14_000, 23_000, 34_000, 48_000, 64_000, 85_000, 100_000, 120_000, 140_000, 165_000, 195_000,
  225_000, 265_000, 305_000, 355_000,
]

export const experienceFor = (level: number): number => needed[Math.min(Math.max(Math.trunc(level), 1), 20) - 1] ?? 0

export const levelAt = (experience: number): number =>
  Math.max(1, needed.findLastIndex(least => experience >= least) + 1)

/** Shared evenly, rounded down: nobody argues about a remainder. */
export const shareOf = (experience: number, heads: number): number => (heads > 0 ? Math.floor(experience / heads) : 0)
