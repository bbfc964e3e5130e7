/** Difficulty: the six steps of the book, how they feel at a level, and how well something went. */
import type { Degree } from '../../ruleset.ts'

export const difficulties = {
  'very-easy': 5,
  easy: 10,
  medium: 15,
  hard: 20,
  'very-hard': 25,
  'nearly-impossible': 30,
} as const
export type Difficulty = keyof typeof difficulties
export const isDifficulty = (text: string): text is Difficulty => Object.hasOwn(difficulties, text)

/** What a character good at something adds at a level: a +3 that grows to +5, and proficiency. */
const usualBonus = (level: number): number =>
  3 + (level >= 4 ? 1 : 0) + (level >= 8 ? 1 : 0) + 2 + Math.floor((Math.max(1, level) - 1) / 4)

/**
 * What a DC means for somebody of a level who is good at it: the step whose odds for a first-level expert are nearest. A
 * lock that is hard at first level is everyday business at the fifteenth.
 */
export function feltAt(dc: number, level: number): Difficulty {
  const felt = dc - (usualBonus(level) - usualBonus(1))
  const names = Object.keys(difficulties).filter(isDifficulty)
  return names.reduce((best, name) =>
    Math.abs(difficulties[name] - felt) < Math.abs(difficulties[best] - felt) ? name : best,
  )
}

/** The DC that feels like this step at a level. */
export const calibratedDc = (difficulty: Difficulty, level: number): number =>
  difficulties[difficulty] + usualBonus(level) - usualBonus(1)

/** Five better is exceptional; short by up to four is success at a cost, if the table plays with degrees. */
export const degreeOf = (margin: number): Degree =>
  margin >= 5 ? 'exceptional' : margin >= 0 ? 'success' : margin >= -4 ? 'partial' : 'failure'
