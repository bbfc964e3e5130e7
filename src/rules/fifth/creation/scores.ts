/** Six numbers for a new character: the standard array, 27 points, or four dice of which three count. */
import { below, type Rng, rngOf, streamOf } from '../../../core/random.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'

export const methods = ['array', 'points', 'dice'] as const
export type Method = (typeof methods)[number]

export const standardArray: readonly number[] = [15, 14, 13, 12, 10, 8]

export const pointsToSpend = 27

const costs: ReadonlyMap<number, number> = new Map([
  [8, 0],
  [9, 1],
  [10, 2],
  [11, 3],
  [12, 4],
  [13, 5],
  [14, 7],
  [15, 9],
])

/** What a score costs; below 8 and above 15 cannot be bought. */
export const pointCost = (score: number): number | undefined => costs.get(score)

/** A spread that spends all 27 and serves anybody: good at two things, hopeless at one. */
export const defaultPoints: readonly number[] = [15, 15, 13, 10, 10, 8]

export type ScoresRefusal =
  | { readonly code: 'scores-count'; readonly given: number }
  | { readonly code: 'scores-not-array'; readonly given: readonly number[] }
  | { readonly code: 'score-not-for-sale'; readonly score: number }
  | { readonly code: 'points-overspent'; readonly spent: number }
  | { readonly code: 'score-out-of-range'; readonly score: number }

export function explainScores(refusal: ScoresRefusal): string {
  switch (refusal.code) {
    case 'scores-count':
      return `Six scores are needed, ${refusal.given} were given. Example: 15,14,13,12,10,8.`
    case 'scores-not-array':
      return `The standard array is 15, 14, 13, 12, 10, 8 in any order; given were ${refusal.given.join(', ')}.`
    case 'score-not-for-sale':
      return `A score of ${refusal.score} cannot be bought; from 8 to 15 they can.`
    case 'points-overspent':
      return `These scores cost ${refusal.spent} points; there are ${pointsToSpend}.`
    case 'score-out-of-range':
      return `A rolled score is from 3 to 18; ${refusal.score} is not.`
  }
}

/** Scores somebody chose, held to the method they say they used. */
export function checkScores(scores: readonly number[], method: Method): Result<readonly number[], ScoresRefusal> {
  if (scores.length !== 6) return refuse({ code: 'scores-count', given: scores.length })
  if (method === 'array') return checkArray(scores)
  return method === 'points' ? checkPoints(scores) : checkRolled(scores)
}

function checkArray(scores: readonly number[]): Result<readonly number[], ScoresRefusal> {
  const isArray = scores.toSorted((a, b) => b - a).every((score, index) => score === standardArray[index])
  return isArray ? accept(scores) : refuse({ code: 'scores-not-array', given: scores })
}

function checkPoints(scores: readonly number[]): Result<readonly number[], ScoresRefusal> {
  let spent = 0
  for (const score of scores) {
    const cost = pointCost(score)
    if (cost === undefined) return refuse({ code: 'score-not-for-sale', score })
    spent += cost
  }
  return spent > pointsToSpend ? refuse({ code: 'points-overspent', spent }) : accept(scores)
}

function checkRolled(scores: readonly number[]): Result<readonly number[], ScoresRefusal> {
  const odd = scores.find(score => !Number.isInteger(score) || score < 3 || score > 18)
  return odd === undefined ? accept(scores) : refuse({ code: 'score-out-of-range', score: odd })
}

/** 4d6, the lowest dropped, six times; highest first. */
export function rollScores(rng: Rng): { readonly scores: readonly number[]; readonly rng: Rng } {
  const stream = streamOf(rng)
  const one = (): number => {
    const faces = Array.from({ length: 4 }, () => below(stream, 6) + 1)
    return faces.reduce((sum, face) => sum + face, 0) - Math.min(...faces)
  }
  const scores = Array.from({ length: 6 }, one).toSorted((a, b) => b - a)
  return { scores, rng: rngOf(stream) }
}

/** The numbers a method gives when nobody chose any. */
export function scoresBy(method: Method, rng: Rng): { readonly scores: readonly number[]; readonly rng: Rng } {
  if (method === 'dice') return rollScores(rng)
  return { scores: method === 'array' ? standardArray : defaultPoints, rng }
}
