/** A question nobody at the table can answer, answered by chance: yes or no, how much so, and at times with a twist. */
import { below, rngOf, streamOf } from '../../../core/random.ts'
import type { Rng } from '../../../core/random.ts'
import { oddsOf, percentOf } from './odds.ts'
import type { Odds } from './odds.ts'

export type Degree = 'yes and' | 'yes' | 'yes but' | 'no but' | 'no' | 'no and'

export type OracleAnswer = {
  readonly question: string
  readonly odds: Odds
  /** What fell, 1 to 100. */
  readonly face: number
  readonly degree: Degree
  readonly isYes: boolean
  /** Something nobody asked about happens as well. */
  readonly hasTwist: boolean
  readonly rng: Rng
}

/** Of the yeses, the deepest fifth is a yes-and and the shallowest quarter a yes-but; the noes the same, mirrored. */
function degreeOf(face: number, percent: number): Degree {
  if (face <= percent) {
    if (face * 5 <= percent) return 'yes and'
    return face * 4 > percent * 3 ? 'yes but' : 'yes'
  }
  const [into, room] = [100 - face + 1, 100 - percent] // how far from the very worst, and of how much
  if (into * 5 <= room) return 'no and'
  return into * 4 > room * 3 ? 'no but' : 'no'
}

/** Doubles bring a twist (11, 22 and so on), but only where there was something to be decided. */
const isDouble = (face: number): boolean => face < 100 && face % 11 === 0

/** The same question, odds and generator always give the same answer. Odds left out are guessed from the wording. */
export function askOracle(question: string, odds: Odds | undefined, rng: Rng): OracleAnswer {
  const stream = streamOf(rng)
  const face = below(stream, 100) + 1
  const likely = odds ?? oddsOf(question)
  const percent = percentOf[likely]
  const isYes = face <= percent
  const isOpen = percent > 0 && percent < 100
  const degree: Degree = isOpen ? degreeOf(face, percent) : isYes ? 'yes' : 'no'
  return { question, odds: likely, face, degree, isYes, hasTwist: isOpen && isDouble(face), rng: rngOf(stream) }
}
