/** What a defeated monster is worth, by its challenge rating. */

/** SRD 5.1, "Experience Points by Challenge Rating". */
const byChallenge: ReadonlyMap<number, number> = new Map([
  [0, 10],
  [0.125, 25],
  [0.25, 50],
  [0.5, 100],
  [1, 200],
  [2, 450],
  [3, 700],
  [4, 1100],
  [5, 1800],
  [6, 2300],
  [7, 2900],
  [8, 3900],
  [9, 5000],
  [10, 5900],
  [11, 7200],
  [12, 8400],
  [13, 10_000],
  [14, 11_500],
  [15, 13_000],
  [16, 15_000],
  [17, 18_000],
  [18, 20_000],
  [19, 22_000],
  [20, 25_000],
  [21, 33_000],
  [22, 41_000],
  [23, 50_000],
  [24, 62_000],
  [25, 75_000],
  [26, 90_000],
  [27, 105_000],
  [28, 120_000],
  [29, 135_000],
  [30, 155_000],
])

/** Undefined for a rating the book does not have. */
export const experienceAt = (challenge: number): number | undefined => byChallenge.get(challenge)

export const challengeRatings: readonly number[] = [...byChallenge.keys()]

const fractions: Readonly<Record<string, number>> = { '1/8': 0.125, '1/4': 0.25, '1/2': 0.5 }

/** `1/4` or `0.25` or `7`. */
export function toChallenge(words: string): number | undefined {
  const trimmed = words.trim()
  const rating = Object.hasOwn(fractions, trimmed) ? fractions[trimmed] : Number(trimmed === '' ? NaN : trimmed)
  return rating !== undefined && byChallenge.has(rating) ? rating : undefined
}

export const printChallenge = (challenge: number): string =>
  Object.entries(fractions).find(([, rating]) => rating === challenge)?.[0] ?? String(challenge)
