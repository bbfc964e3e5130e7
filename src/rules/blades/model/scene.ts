/** A scene, the moods it is played in, and what is between scenes. Mood and scene exist only while there is play. */
import type { Consequence } from './clocks.ts'
import type { Action } from './crew.ts'
import type { atmospheres, classes, Domain, Effect, Position, pressures, Tier, Urgency } from './words.ts'

export type SceneStyle = {
  readonly atmosphere: (typeof atmospheres)[number]
  readonly pressure: (typeof pressures)[number]
  readonly class: (typeof classes)[number]
}

export type SceneBeat =
  | { readonly kind: 'player'; readonly text: string; readonly tags: readonly string[] }
  | { readonly kind: 'person'; readonly who: string; readonly text: string }
  | { readonly kind: 'told'; readonly text: string }
  | { readonly kind: 'shift'; readonly text: string }
  | { readonly kind: 'revealed'; readonly text: string }
  | { readonly kind: 'tick'; readonly clock: string; readonly by: number }

export type Scene = {
  readonly place: string
  readonly present: readonly string[]
  readonly stakes: string
  readonly beats: readonly SceneBeat[]
  /** Beats since a die was last spent: what pacing counts. */
  readonly sinceDie: number
  /** What practice has rolled since a die was last spent: whoever thinks better of it neither keeps nor rolls it again. */
  readonly practised?: Practised | null
  readonly style: SceneStyle
  /** What scene and crew had when it began, so that net changes are computed and never claimed. */
  readonly began: Tally
}

/** The pool as it was before practice, and the faces that were rolled for its worst dice, the worst first. */
export type Practised = { readonly before: readonly number[]; readonly faces: readonly number[] }

/** What is counted over a scene. */
export type Tally = {
  readonly stress: number
  readonly coin: number
  readonly heat: number
  readonly dice: number
}

export type SceneVariant =
  | { readonly kind: 'encounter'; readonly source: string; readonly urgency: Urgency; readonly isEscapable: boolean }
  | { readonly kind: 'opportunity'; readonly offeredBy?: string; readonly nature: string; readonly catch: string }
  | { readonly kind: 'discovery'; readonly what: string; readonly implications: readonly string[] }
  | { readonly kind: 'open' }

/** What is being tried: carried from `engage`, so that whoever frames the dice knows what they are for. */
export type Attempt = {
  readonly intent: string
  readonly approach: string
  readonly action?: Action
  readonly domain?: Domain
  readonly position: Position
  readonly effect: Effect
  readonly threat: string
  readonly opportunity: string
}

export type DieOutcome = {
  readonly die: number
  readonly hint: string
  readonly stress: number
  readonly heat: number
  readonly coin: number
  readonly narrative: string
  readonly isLethal?: boolean
}

/** Outcomes precommitted one a die, by the die's place in the pool. Narratives are the Game Master's until chosen. */
export type DiceOffer = {
  readonly situation: string
  readonly outcomes: readonly DieOutcome[]
  /** A die lent for this action alone stands after the pool's own. */
  readonly lent: readonly number[]
}

export type PendingOutcome = {
  readonly situation: string
  readonly position: Position
  readonly effect: Effect
  readonly stakes: string
  readonly die: number
  readonly tier: Tier
  readonly otherDice: readonly number[]
  readonly domain?: Domain
  readonly narrative: string
}

export type AftermathVariant =
  | { readonly kind: 'clean'; readonly achieved: string }
  | {
      readonly kind: 'costly'
      readonly achieved: string
      readonly costs: readonly string[]
      readonly complications: readonly string[]
    }
  | { readonly kind: 'setback'; readonly wentWrong: string; readonly isInDanger: boolean; readonly wayOut: string }
  | {
      readonly kind: 'disaster'
      readonly catastrophe: string
      readonly risksTrauma: boolean
      readonly changes: readonly string[]
    }

export type ActionMood = {
  readonly kind: 'action'
  readonly attempt: Attempt
  readonly offer?: DiceOffer
  readonly hasPushed: boolean
  readonly hasDealt?: boolean
  readonly helper?: string
}

export type PlayMood =
  | { readonly kind: 'scene'; readonly variant: SceneVariant }
  | ActionMood
  | { readonly kind: 'aftermath'; readonly variant: AftermathVariant; readonly outcome?: PendingOutcome }
  | TraumaMood
  | BargainMood

export type TraumaMood = {
  readonly kind: 'trauma'
  readonly who: string
  readonly whatBroke: string
  readonly trigger: string
  readonly hasAdrenaline: boolean
}

export type BargainMood = {
  readonly kind: 'bargain'
  readonly whatDrained: string
  readonly canRetreat: boolean
  /** What is gone on with once there are dice again. */
  readonly unresolved?: Attempt
  readonly offers: readonly BargainOption[]
}

export const bargainCosts = ['stress', 'heat', 'wanted', 'clock', 'faction', 'trauma', 'item'] as const
export type BargainCost = (typeof bargainCosts)[number]

export type BargainOption = {
  readonly label: string
  readonly hint: string
  readonly cost: BargainCost
  readonly amount: number
  readonly target?: string
  readonly dice: number
  readonly narrative: string
}

export type EntanglementOption = {
  readonly label: string
  readonly cost: 'coin' | 'stress' | 'heat'
  readonly amount: number
  readonly resolution: string
}

export type BetweenMood =
  /** One small thing may be done on the way from scene to scene. */
  | { readonly kind: 'between'; readonly hasActed: boolean }
  | {
      readonly kind: 'downtime'
      readonly variant: DowntimeVariant
      readonly activities: number
      /** What there was when it began, so that what was healed is counted and not claimed. */
      readonly began: Tally
    }
  | {
      readonly kind: 'entanglement'
      readonly what: 'raid' | 'shakedown' | 'warrant' | 'informant' | 'reprisal'
      readonly narration: string
      readonly options: readonly EntanglementOption[]
    }
  | TraumaMood

export type DowntimeVariant =
  | { readonly kind: 'recovery'; readonly time: string }
  | { readonly kind: 'project'; readonly clock: string }

export type EntryContext =
  | {
      readonly kind: 'downtime'
      readonly hook: string
      readonly time: string
      readonly stressHealed: number
      readonly heatDecay: number
      readonly diceRecovered: number
    }
  | {
      readonly kind: 'aftermath'
      readonly note: string
      readonly threats: readonly string[]
      readonly costs: readonly string[]
    }
  | { readonly kind: 'trauma'; readonly scar: string; readonly hasAdrenaline: boolean }
  | { readonly kind: 'fresh' }

export type SceneSummary = {
  readonly text: string
  readonly moments: readonly string[]
  readonly net: Tally
}

/** A consequence whose telling is still owed to the player; a clock that nobody could see has no name for them. */
export type Owed = { readonly clock: string; readonly consequence: Consequence; readonly text: string }
