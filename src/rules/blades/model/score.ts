/** A score, from the plan to the payoff. */
import type { Load } from './crew.ts'
import type { Position } from './words.ts'

export const plans = ['assault', 'deception', 'infiltration', 'mystic', 'social', 'transport'] as const
export type Plan = (typeof plans)[number]

/** How quiet it was, from nobody noticed to the whole city talks of it. */
export const exposures = ['ghost', 'contained', 'exposed', 'loud'] as const
export type Exposure = (typeof exposures)[number]

export type Score = {
  readonly title: string
  readonly plan: Plan
  readonly detail: string
  readonly target: string
  readonly tier: number
  readonly payoff: number
  readonly load: Load
  readonly position: Position
  /** Obstacles got past, of how many. */
  readonly clock: string
  /** What is gathering against them: full, and the job is lost. */
  readonly alarm: string
  readonly flashbacks: number
  readonly kills: number
  readonly isHostileTurf: boolean
  readonly isHighProfile: boolean
}

/** What gathers against a crew where no page gives it a name. */
export const plainAlarm = 'They Close In'
