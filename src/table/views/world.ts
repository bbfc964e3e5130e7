/** What a view needs of the world beside the files: who is where, what was said to whom, who cannot do what. */
import type { Secret } from '../../campaign/secrets/secret.ts'

/** Who is together now. Whoever is in no group is alone. */
export type Group = { readonly name: string; readonly members: readonly string[] }

/** One narrative, and who was there when it was told: a group that parts later has still heard it. */
export type Heard = { readonly path: string; readonly text: Secret; readonly witnesses: readonly string[] }

/** Words for some alone: characters and NPCs by name, and `narrator` for a note. */
export type Whisper = { readonly path: string; readonly text: Secret; readonly to: readonly string[] }

export type World = {
  readonly presence: readonly Group[]
  readonly heard: readonly Heard[]
  /** Words of the party's own; absent where only files and tellings are looked at. */
  readonly aloud?: readonly Heard[]
  readonly whispers: readonly Whisper[]
  /** What a character cannot do now, as sentences for whoever plays it. */
  readonly constraints: (character: string) => readonly string[]
}

/** Who is with somebody now, the somebody included. */
export const companyOf = ({ presence }: World, name: string): readonly string[] => [
  ...new Set([name, ...presence.filter(({ members }) => members.includes(name)).flatMap(({ members }) => members)]),
]
