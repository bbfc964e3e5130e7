/** A table to roll on, as data: which faces mean what, in several wordings, and what it does to the game. */
import type { Attitude } from '../model/world.ts'

/** What an entry does to the rules while it lasts. The GM applies it; nothing here changes a world by itself. */
export type TableEffect =
  | { readonly kind: 'disadvantage'; readonly on: 'perception' | 'ranged-attacks' | 'perception-by-hearing' }
  | { readonly kind: 'bonus'; readonly on: 'stealth' | 'navigation' | 'foraging' | 'social'; readonly by: number }
  | { readonly kind: 'speed'; readonly factor: number }
  | { readonly kind: 'light'; readonly level: 'dim' | 'bright' }
  | { readonly kind: 'tracks-gone' }
  | { readonly kind: 'sight'; readonly feet: number }
  | { readonly kind: 'hearing'; readonly feet: number }
  | {
      readonly kind: 'save'
      readonly ability: 'con' | 'dex' | 'wis'
      readonly dc: number
      readonly every: 'hour' | 'once'
      readonly onFailure: 'exhaustion' | 'prone'
    }
  | { readonly kind: 'damage'; readonly dice: string; readonly type: 'bludgeoning'; readonly every: 'minute' }
  | { readonly kind: 'encounter'; readonly how: 'hostile' | 'wary' | 'friendly' }
  | { readonly kind: 'check'; readonly skill: string; readonly dc: number }
  | { readonly kind: 'attitude'; readonly attitude: Attitude }
  | { readonly kind: 'rumour' }
  | { readonly kind: 'plot' }

export type Row = {
  readonly low: number
  readonly high: number
  readonly name: string
  /** The same thing in several wordings; a roll chooses one. */
  readonly texts: readonly string[]
  readonly effects: readonly TableEffect[]
  /** Another table that says more. */
  readonly further?: RandomTable
}

export type RandomTable = {
  readonly name: string
  readonly title: string
  /** How many faces its die has; the rows cover each of them once. */
  readonly die: number
  readonly rows: readonly Row[]
}

export const row = (
  [low, high]: readonly [low: number, high: number],
  name: string,
  texts: readonly string[],
  ...effects: readonly TableEffect[]
): Row => ({ low, high, name, texts, effects })
