/**
 * Who somebody is when somebody else has to play them: how they speak, what they hold to, what moves them. No game is
 * named in it; a game's own reader makes one from its sheets.
 */

import type { Manner } from '../content/voices.ts'
import type { Pronoun } from '../../../campaign/pronoun.ts'
import type { Leaning } from '../../../english/opinions.ts'

/** The ways of speaking there are lines for. Everybody has a first and a second one, so that few sound alike. */
export type { Manner }

export type { Pronoun }

/** Words for the inner dice: who acts first and thinks later, and who objects more often than others. */
export type Temper = 'impulsive' | 'balanced' | 'stoic'
export type Will = 'contrarian' | 'even' | 'cooperative'

/** Something they would act on, and the words of it that matter. */
export type Care = { readonly text: string; readonly words: readonly string[] }

/** What makes them speak up: the very words (`"promise"`), or what it is about; and what they do then. */
export type Trigger = Care & { readonly cues: readonly string[]; readonly does: string }

export type Voice = {
  /** As the sheet has it, and as friends say it. */
  readonly name: string
  readonly short: string
  readonly pronoun: Pronoun
  readonly manner: Manner
  readonly undertone: Manner
  /** What their life was, for comparisons: `sailor`, `soldier`. */
  readonly trade: string
  readonly temper: Temper
  readonly will: Will
  /** Out of a hundred times that what they hold dear is hit, how often they stop the table for it. */
  readonly vetoPercent: number
  /** In their own first person, as whole sentences. */
  readonly lines: readonly string[]
  readonly opinions: readonly string[]
  /** What they are for and against, as their opinions, their ideal and their bond have it. */
  readonly leanings: readonly Leaning[]
  readonly ideal: string
  readonly bond: string
  readonly flaw: string
  /** Of their story what may be told at a fire, and what they would tell nobody yet. */
  readonly past: readonly string[]
  readonly untold: readonly string[]
  /** All of it in order, sentence by sentence, and the words of what the sheet calls a secret. */
  readonly story: readonly string[]
  readonly hidden: readonly (readonly string[])[]
  /** What they do with their hands and eyes, in the first person: `I count steps under my breath.` */
  readonly habits: readonly string[]
  readonly reactions: readonly { readonly to: string; readonly does: string }[]
  readonly impressions: readonly { readonly of: string; readonly thinks: string }[]
  /** What the table is stopped for, with the part of the sheet it stands on. */
  readonly dear: readonly (Care & { readonly part: 'bond' | 'ideal' | 'flaw' | 'backstory' })[]
  readonly triggers: readonly Trigger[]
  readonly secrets: readonly Care[]
  readonly limits: string
  readonly role: string
}
