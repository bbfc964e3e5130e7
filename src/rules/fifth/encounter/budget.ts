/**
 * How hard a fight is meant to be. Four bands by the party's thresholds, with more foes counting for more than their
 * sum; and the SRD 5.2's plain budgets beside them, for tables that use those.
 */

export const difficulties = ['easy', 'medium', 'hard', 'deadly'] as const
export type Difficulty = (typeof difficulties)[number]

/** One character's experience thresholds: easy, medium, hard, deadly. */
const thresholds: readonly (readonly [number, number, number, number])[] = [
  [25, 50, 75, 100],
  [50, 100, 150, 200],
  [75, 150, 225, 400],
  [125, 250, 375, 500],
  [250, 500, 750, 1100],
  [300, 600, 900, 1400],
  [350, 750, 1100, 1700],
  [450, 900, 1400, 2100],
  [550, 1100, 1600, 2400],
  [600, 1200, 1900, 2800],
  [800, 1600, 2400, 3600],
  [1000, 2000, 3000, 4500],
  [1100, 2200, 3400, 5100],
  [1250, 2500, 3800, 5700],
  [1400, 2800, 4300, 6400],
  [1600, 3200, 4800, 7200],
  [2000, 3900, 5900, 8800],
  [2100, 4200, 6300, 9500],
  [2400, 4900, 7300, 10_900],
  [2800, 5700, 8500, 12_700],
]

/** One character's experience for a whole day, counted as fights are. */
const perDay: readonly number[] = [
  300, 600, 1200, 1700, 3500, 4000, 5000, 6000, 7500, 9000, 10_500, 11_500, 13_500, 15_000, 18_000, 20_000, 25_000,
  27_000, 30_000, 40_000,
]

const clampLevel = (level: number): number => Math.min(Math.max(Math.trunc(level), 1), 20)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What a party of these levels calls easy, medium, hard, deadly. */
export const thresholdOf = (levels: readonly number[], difficulty: Difficulty): number =>
  sum(levels.map(level => thresholds[clampLevel(level) - 1]?.[difficulties.indexOf(difficulty)] ?? 0))

export const dayBudget = (levels: readonly number[]): number =>
  sum(levels.map(level => perDay[clampLevel(level) - 1] ?? 0))

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5] as const
const stepStarts = [1, 2, 3, 7, 11, 15] as const

/** So many foes against so many heroes; few heroes feel it one step more, many one step less. */
export function multiplierOf(foes: number, heroes: number): number {
  const step = stepStarts.findLastIndex(start => foes >= start) + 1
  const shift = heroes < 3 ? 1 : heroes > 5 ? -1 : 0
  return steps[Math.min(Math.max(step + shift, 0), steps.length - 1)] ?? 1
}

export type Reckoning = {
  /** What the party is given for winning. */
  readonly experience: number
  /** What it counts for when judging how hard it is. */
  readonly adjusted: number
  readonly multiplier: number
  readonly difficulty: Difficulty | 'trivial'
  readonly thresholds: Readonly<Record<Difficulty, number>>
}

/** `foes` are their experience values, one for each. */
export function reckon(foes: readonly number[], levels: readonly number[]): Reckoning {
  const multiplier = foes.length === 0 ? 1 : multiplierOf(foes.length, levels.length)
  const experience = sum(foes)
  const adjusted = Math.floor(experience * multiplier)
  const of = (difficulty: Difficulty): number => thresholdOf(levels, difficulty)
  return {
    experience,
    adjusted,
    multiplier,
    difficulty: difficulties.findLast(difficulty => adjusted >= of(difficulty)) ?? 'trivial',
    thresholds: { easy: of('easy'), medium: of('medium'), hard: of('hard'), deadly: of('deadly') },
  }
}

/** SRD 5.2, "XP Budget per Character": low, moderate, high. */
const plainBudgets: readonly (readonly [number, number, number])[] = [
  [50, 75, 100],
  [100, 150, 200],
  [150, 225, 400],
  [250, 375, 500],
  [500, 750, 1100],
  [600, 1000, 1400],
  [750, 1300, 1700],
  [1000, 1700, 2100],
  [1300, 2000, 2600],
  [1600, 2300, 3100],
  [1900, 2900, 4100],
  [2200, 3700, 4700],
  [2600, 4200, 5400],
  [2900, 4900, 6200],
  [3300, 5400, 7800],
  [3800, 6100, 9800],
  [4500, 7200, 11_700],
  [5000, 8700, 14_200],
  [5500, 10_700, 17_200],
  [6400, 13_200, 22_000],
]

export const plainDifficulties = ['low', 'moderate', 'high'] as const
export type PlainDifficulty = (typeof plainDifficulties)[number]

export const plainBudget = (levels: readonly number[], difficulty: PlainDifficulty): number =>
  sum(levels.map(level => plainBudgets[clampLevel(level) - 1]?.[plainDifficulties.indexOf(difficulty)] ?? 0))
