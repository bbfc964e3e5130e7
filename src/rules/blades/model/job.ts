/** Jobs that can be taken, and the ways a story can end: what a city's pages promise, typed. */
import type { Action } from './crew.ts'
import type { Plan } from './score.ts'
import type { Attitude, Disposition, Effect, Position } from './words.ts'

export type Condition = { readonly isNot: boolean } & (
  | { readonly kind: 'score'; readonly score: string; readonly how: 'won' | 'lost' | 'done' }
  | { readonly kind: 'clock'; readonly clock: string }
  | { readonly kind: 'faction'; readonly faction: string; readonly attitude: Attitude; readonly orWorse: boolean }
  | { readonly kind: 'person'; readonly person: string; readonly disposition: Disposition; readonly orWorse: boolean }
  | {
      readonly kind: 'at-least'
      readonly what: 'scores' | 'tier' | 'rep' | 'coin' | 'heat' | 'wanted' | 'scars'
      readonly count: number
    }
  | { readonly kind: 'held'; readonly what: 'asset' | 'claim'; readonly name: string }
)

/** All of a row, in any of the rows. No row at all asks for nothing. */
export type Needs = readonly (readonly Condition[])[]

export type JobEffect =
  | { readonly kind: 'coin' | 'heat' | 'stress' | 'rep'; readonly by: number }
  | { readonly kind: 'clock' | 'faction' | 'person'; readonly name: string; readonly by: number }
  | { readonly kind: 'opens' | 'closes'; readonly score: string }
  | { readonly kind: 'asset' | 'loses' | 'rumour' | 'thread' | 'claim' | 'reveals' | 'told'; readonly text: string }
  | {
      readonly kind: 'threat' | 'goal'
      readonly name: string
      readonly segments: number
      readonly text: string
    }

export const tellKeys = ['66', '6', '4', '1'] as const
export type TellKey = (typeof tellKeys)[number]

export type Obstacle = {
  readonly name: string
  readonly prose: string
  readonly works: Readonly<Partial<Record<Action, Effect>>>
  readonly danger: string
  readonly position?: Position
  readonly tells: Readonly<Partial<Record<TellKey, string>>>
  /** How an action is offered here, in the page's own words. */
  readonly ways: Readonly<Partial<Record<Action, string>>>
}

export type JobStatus = 'open' | 'hidden' | 'closed' | 'won' | 'lost'

export type Job = {
  readonly title: string
  readonly status: JobStatus
  readonly target: string
  readonly place: string
  readonly offeredBy: string
  readonly tier: number
  readonly payoff: number
  readonly segments: number
  /** What gathers against a crew that is at it. */
  readonly alarm: string
  readonly needs: Needs
  readonly pitch: string
  readonly catch: string
  readonly ways: readonly { readonly plan: Plan; readonly detail: string }[]
  readonly obstacles: readonly Obstacle[]
  readonly complications: readonly string[]
  readonly prize: string
  readonly ifWon: readonly JobEffect[]
  readonly ifLost: readonly JobEffect[]
}

export type Ending = { readonly name: string; readonly when: Needs; readonly text: string }
