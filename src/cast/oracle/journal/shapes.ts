/** How somebody builds an entry: which parts it has, and how long. Nobody writes every day alike. */
import type { Hand } from '../content/voices.ts'

export type Shape = {
  /** Sentences of what happened, and facts that were heard. */
  readonly account: number
  readonly facts: number
  /** Their own part: said and done, if there was one, or not at all. */
  readonly did: 'if-any' | 'never'
  readonly feel: 'long' | 'short' | 'none'
  /** Out of a hundred, how often something for later stands at the end. */
  readonly notes: number
  /** Facts as a list, or told along with what happened. */
  readonly isList: boolean
}

const full: Shape = { account: 3, facts: 2, did: 'if-any', feel: 'short', notes: 50, isList: true }
const brief: Shape = { account: 1, facts: 1, did: 'if-any', feel: 'short', notes: 25, isList: false }
const letter: Shape = { account: 3, facts: 2, did: 'never', feel: 'long', notes: 20, isList: false }
const thought: Shape = { account: 1, facts: 0, did: 'never', feel: 'long', notes: 35, isList: false }
const deed: Shape = { account: 1, facts: 0, did: 'if-any', feel: 'short', notes: 30, isList: false }
const record: Shape = { account: 2, facts: 3, did: 'if-any', feel: 'none', notes: 60, isList: true }

/** Their usual way first; the others for a change. */
export const shapesOf: Readonly<Record<Hand, readonly Shape[]>> = {
  terse: [brief, { ...deed, notes: 15 }, { ...record, facts: 2, notes: 25 }],
  wry: [deed, letter, brief, full],
  warm: [letter, thought, full],
  stern: [record, full, { ...letter, feel: 'short' }],
  learned: [{ ...record, account: 3 }, full, thought],
  bold: [deed, { ...letter, facts: 1 }, brief],
  wary: [thought, letter, { ...brief, notes: 60 }],
  dreamy: [thought, { ...brief, feel: 'long' }, letter],
}
