/** Who and what is in the city besides the crew. Plain JSON: what we hold is what we save. */
import type { Attitude, Disposition, Severity, Spread, Tension, Urgency } from './words.ts'

export type Secret = { readonly content: string; readonly knownBy: readonly string[] }

export type Goal = {
  readonly id: string
  readonly description: string
  readonly status: 'pursuing' | 'blocked' | 'achieved' | 'abandoned'
}

export type Faction = {
  readonly name: string
  readonly description: string
  readonly attitude: Attitude
  readonly tier: number
  readonly hold: 'weak' | 'strong'
  readonly goals: readonly Goal[]
  readonly resources: readonly string[]
  /** What is heard of it when it moves unseen, each once. */
  readonly rumours: readonly string[]
  readonly enemies: readonly string[]
  readonly allies: readonly string[]
  readonly secrets: readonly Secret[]
}

export type Person = {
  readonly name: string
  readonly role: string
  readonly faction?: string
  readonly disposition: Disposition
  readonly wants: readonly { readonly description: string; readonly urgency: Urgency }[]
  readonly fears: readonly { readonly description: string; readonly severity: Severity }[]
  readonly secrets: readonly Secret[]
  readonly place?: string
  readonly voice: string
}

export type Place = {
  readonly name: string
  readonly description: string
  readonly controlledBy?: string
  readonly features: readonly string[]
}

export type Thread = {
  readonly id: string
  readonly hook: string
  /** Ids of factions and people. */
  readonly involved: readonly string[]
  readonly tension: Tension
  readonly deadline?: string
}

export type Rumour = {
  readonly id: string
  readonly content: string
  readonly source:
    | { readonly kind: 'overheard'; readonly from: string }
    | { readonly kind: 'faction'; readonly from: string }
    | { readonly kind: 'public' }
    | { readonly kind: 'started-by-us' }
  /** The Game Master's alone: whoever hears a rumour does not hear whether it is true. */
  readonly truth: 'true' | 'false' | 'partly' | 'unknown'
  readonly spread: Spread
}
