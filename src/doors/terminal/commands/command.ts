/** A line that begins with a slash is for the door. Each command is one of these. */
import type { Sent } from '../../../cast/llm/roles/sent.ts'
import type { Ruleset } from '../../../rules/ruleset.ts'
import type { Store } from '../../../store/port.ts'
import type { Companions } from '../party.ts'
import type { Obeyed, Sitting } from '../sitting.ts'
import type { Signs } from '../words.ts'

/** What commands may reach. */
export type Reach = {
  readonly store: Store
  readonly ruleset: Ruleset
  readonly human: string | null
  readonly party: Companions
  /** What the cast has cost so far. */
  readonly report: () => string
  /** What each role was last sent, where models play. */
  readonly context?: (() => readonly Sent[]) | undefined
  /** Whose work the game rests on. */
  readonly credits: string
  readonly signs: Signs
  readonly sitting: Sitting
}

export type Command = {
  readonly name: string
  /** What may stand behind it, as help shows it. */
  readonly takes?: string
  readonly about: string
  /** What Tab offers behind it. */
  readonly offers?: (reach: Pick<Reach, 'party'>) => readonly string[]
  readonly run: (reach: Reach, words: string) => Promise<Obeyed> | Obeyed
}

export const answer = (text: string): Obeyed => ({ answer: text })
