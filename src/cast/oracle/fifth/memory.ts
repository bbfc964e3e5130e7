/** What the Oracle keeps in mind between beats: plain JSON, kept by the table, rewound with the beat, small for ever. */
import type { Named } from '../understand/intent.ts'
import type { Said } from '../prose/prose.ts'

export type OracleMemory = {
  readonly version: 1
  /** Counted by the Oracle itself, for chance that differs from beat to beat. */
  readonly beat: number
  readonly placeId: string
  readonly visited: readonly string[]
  /** What was found, by `place/name`: hidden things, hidden exits, opened locks. */
  readonly found: readonly string[]
  /** What came to pass, by the key of its condition (`defeated/brother-aske`, `gave/brass-key/maren`). */
  readonly happened: readonly string[]
  /** How far each threat has come. */
  readonly clocks: Readonly<Record<string, number>>
  /** What of people's knowledge was told, by `person/tier/index`. */
  readonly told: readonly string[]
  /** How much each person trusts the party, -5 to 5, beside the attitude the rules keep. */
  readonly trust: Readonly<Record<string, number>>
  /** Where people are now, when it is not where the campaign says; `gone` for the dead and the fled. */
  readonly moved: Readonly<Record<string, string>>
  readonly talkingTo?: string
  readonly pronouns: Readonly<Record<string, Named>>
  /** What was suggested or asked last, so that a number answers it. */
  readonly options: readonly string[]
  /** The encounter that is being fought, by `place/name`. */
  readonly fight?: { readonly encounter: string; readonly foes: readonly string[] }
  readonly encountersMet: readonly string[]
  /** The ending that was reached: play may go on, as an epilogue. */
  readonly ending?: string
  readonly said: Said
}
