/** What a scoundrel is made from, as a writer keeps it: archetypes with their questions, cards with their meanings. */
import type { Edge } from '../model/edges.ts'

export type ClockGiven = {
  readonly name: string
  readonly segments: number
  readonly filled: number
  readonly text: string
}

/** What an answer gives besides the story of it. */
export type Gives = {
  readonly action?: string
  readonly coin?: number
  readonly stash?: number
  readonly stress?: number
  readonly heat?: number
  readonly armour?: string
  readonly asset?: string
  readonly friend?: string
  readonly threat?: ClockGiven
  readonly goal?: ClockGiven
}

export type Archetype = {
  readonly id: string
  readonly name: string
  readonly pitch: string
  readonly look: readonly string[]
  readonly actions: Readonly<Record<string, number>>
  readonly edge: { readonly name: string; readonly text: string; readonly effect: Edge }
  readonly vices: readonly { readonly kind: string; readonly text: string }[]
  readonly questions: readonly {
    readonly ask: string
    readonly answers: readonly { readonly text: string; readonly gives: Gives }[]
  }[]
}

export type Card = {
  readonly id: string
  readonly name: string
  readonly arcana: string
  readonly suit?: string
  readonly upright: string
  readonly reversed: string
  readonly person: string
  readonly place: string
  readonly trouble: { readonly name: string; readonly text: string }
  readonly score: { readonly name: string; readonly text: string }
  readonly picture: readonly string[]
}

export type Book = {
  readonly archetypes: readonly Archetype[]
  readonly cards: readonly Card[]
  readonly names: readonly string[]
  readonly spread: Readonly<Record<'lead' | 'past' | 'present' | 'future' | 'reversed', string>>
  readonly campaign: Streets
  readonly obstacles: Readonly<
    Record<
      string,
      readonly { readonly name: string; readonly prose: string; readonly works: string; readonly danger: string }[]
    >
  >
}

/** A city of a few streets: who holds it, what its houses are called, how it opens and ends. */
export type Streets = {
  readonly places: readonly string[]
  readonly factions: readonly {
    readonly name: string
    readonly attitude: string
    readonly tier: number
    readonly overview: string
    readonly rumours: readonly string[]
    readonly goal: string
    readonly clock: string
  }[]
  readonly crews: readonly string[]
  readonly opening: readonly string[]
  readonly endings: readonly { readonly name: string; readonly when: string; readonly text: string }[]
}

export type Drawn = { readonly card: Card; readonly isReversed: boolean }
export type Spread = { readonly past: Drawn; readonly present: Drawn; readonly future: Drawn }
