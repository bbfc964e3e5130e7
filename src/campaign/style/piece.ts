/** The pieces a story is told in, before anyone decides how they look. */

/** What was rolled for, what fell in the dice's own words, and what it came to. */
export type RollShown = {
  readonly purpose: string
  readonly roll: string
  readonly against?: string
  readonly result?: string
}

export type Combatant = { readonly name: string; readonly initiative: number; readonly isCurrent?: boolean }

export type Piece =
  | { readonly kind: 'narration'; readonly text: string }
  | { readonly kind: 'speech'; readonly name: string; readonly words: string; readonly manner?: string }
  | { readonly kind: 'action'; readonly text: string }
  | ({ readonly kind: 'dice' } & RollShown)
  /** A ruling in the open: `DC 15 - Success`. */
  | { readonly kind: 'mechanics'; readonly text: string }
  | { readonly kind: 'discovery'; readonly text: string }
  | { readonly kind: 'danger'; readonly text: string }
  | { readonly kind: 'healing'; readonly text: string }
  | { readonly kind: 'combat-start'; readonly title: string; readonly order: readonly Combatant[] }
  | { readonly kind: 'turn'; readonly name: string }
  | { readonly kind: 'round-end'; readonly round: number; readonly status: readonly string[] }
  | { readonly kind: 'combat-end'; readonly aftermath: readonly string[] }
  | { readonly kind: 'scene'; readonly number: string; readonly title: string }
  | { readonly kind: 'scene-break' }
  | { readonly kind: 'minor-break' }
