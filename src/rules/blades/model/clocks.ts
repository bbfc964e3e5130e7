/** Clocks: what is coming, in segments, and what it does when it is there. */
import type { Place, Secret, Thread } from './people.ts'
import type { Severity } from './words.ts'

export type FactionAction =
  | { readonly kind: 'attack'; readonly target: string }
  | { readonly kind: 'negotiate'; readonly with: string }
  | { readonly kind: 'retreat' }
  | { readonly kind: 'scheme'; readonly goal: string }

/** What a full clock does: the part that has a rule is carried out by the engine, and all of it is told. */
export type Consequence =
  | { readonly kind: 'faction-moves'; readonly faction: string; readonly action: FactionAction }
  | { readonly kind: 'reveal-secret'; readonly secret: Secret }
  | { readonly kind: 'escalate'; readonly description: string; readonly severity: Severity }
  | { readonly kind: 'spawn-thread'; readonly thread: Thread }
  | { readonly kind: 'gain-coin'; readonly amount: number }
  | { readonly kind: 'gain-rep'; readonly faction: string; readonly amount: number }
  | { readonly kind: 'remove-threat'; readonly clock: string }
  | { readonly kind: 'open-opportunity'; readonly description: string }
  | { readonly kind: 'open-score'; readonly score: string }
  | { readonly kind: 'gain-asset'; readonly asset: string }
  | { readonly kind: 'change-place'; readonly place: string; readonly description: string; readonly to?: Place }
  | { readonly kind: 'told'; readonly text: string }
  | { readonly kind: 'none' }

export type ClockKind = 'threat' | 'goal' | 'faction'

export type Clock = {
  readonly name: string
  readonly segments: number
  readonly filled: number
  readonly isVisible: boolean
  readonly kind: ClockKind
  readonly consequence: Consequence
  /** Whose it is, for a faction's. */
  readonly faction?: string
  /** Begins to tick when that one is full. */
  readonly after?: string
  /** The first of two that is full ends the other. */
  readonly races?: string
  /** It may be pushed back as well; at nothing it is over, and this happens. */
  readonly onEmpty?: Consequence
}

/** A threat that has come true and cannot be passed over. */
export type Interrupt = {
  readonly clock: string
  readonly what: string
  readonly description: string
  readonly forcesAction: boolean
}
