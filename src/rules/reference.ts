/** Looking something up in the rules of a game: what a door asks for, whichever game it is. */

export type Reading = {
  readonly title: string
  /** `spell`, `condition`, `rule`: what it is. */
  readonly kind: string
  readonly text: string
  /** Where it stands. */
  readonly citation: string
  /** How well it fits, from 0 to 100: from 84 on it is the very thing that was asked for. */
  readonly fit: number
  /** It answers a question in words; the first of such answers is the best there is, the others are as good or beside it. */
  readonly isAnswer?: true
  /** The lines that answer; without them the whole text does. */
  readonly passage?: string
}

export type Reference = {
  readonly find: (asking: string, limit?: number) => readonly Reading[]
  readonly nearest: (query: string) => readonly string[]
}
