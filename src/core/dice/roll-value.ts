/** What fell: plain JSON, so a roll goes into a chronicle as it is and says everything about itself. */
import type { Rng } from '../random.ts'
import type { Fudge } from './expression.ts'

export type Mark =
  | 'exploded' // it brought another die
  | 'compounded' // it took its explosions into itself
  | 'penetrated' // it counts one less than it shows
  | 'rerolled'
  | 'raised'
  | 'lowered'
  | 'success'
  | 'failure'
  | 'critical'
  | 'fumble'

export type Die = {
  /** The face that lay on the table in the end. */
  readonly face: number
  /** What it counts for, after compounding, penetrating and clamping. */
  readonly value: number
  readonly kept: boolean
  readonly marks?: readonly Mark[]
  /** The faces before `face`: thrown away by a reroll, or taken in by compounding. */
  readonly was?: readonly number[]
}

export type Pool = {
  readonly kind: 'pool'
  readonly sides: number | Fudge
  readonly dice: readonly Die[]
  /** The sum of the kept values; when successes are counted, the successes less the failures. */
  readonly total: number
  readonly successes: number | null
  /** Dice thrown to find out how many dice, or with how many sides: `(1d4)d6`. */
  readonly sizing: readonly Entry[]
}

export type Part = { readonly total: number; readonly kept: boolean; readonly mark?: 'success' | 'failure' }

export type Group = {
  readonly kind: 'group'
  readonly parts: readonly Part[]
  readonly total: number
  readonly successes: number | null
  /** How many of the entries just before this one lie inside the group. */
  readonly covers: number
}

export type Entry = Pool | Group

/** Dice that fall as told: for tests, and for players who throw real dice on a real table. */
export type FixedDice = { readonly fixed: readonly number[] }

/** Where faces come from. Both kinds are values: rolling answers with the one to roll with next. */
export type Chance = Rng | FixedDice

export type Roll<From extends Chance = Rng> = {
  readonly purpose: string | null
  /** The expression as it was written. */
  readonly expression: string
  /** Every pool and group, in the order in which they were thrown. */
  readonly entries: readonly Entry[]
  readonly labels: readonly { readonly label: string; readonly total: number }[]
  /** Exact: fractions stay fractions, and only printing rounds them. */
  readonly total: number
  /** Successes less failures over all dice that count them; `null` when none do. */
  readonly successes: number | null
  /** The generator after this roll. */
  readonly rng: From
}
