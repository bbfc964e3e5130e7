/**
 * What one role may see, as plain JSON. A prompt is made from a view and from nothing else, and each passage tells
 * where its words came from.
 */
import type { Pronoun } from '../../campaign/pronoun.ts'
import type { Granted } from './access.ts'
import type { RoleKind, RoleOf } from './role.ts'

/** Text that the access table lets a role hold. Only `open.ts` makes it; sealed text and plain text are none. */
export type Open<Kind extends RoleKind> = string & { readonly __openTo: Kind }

export type Passage<Kind extends RoleKind> = { readonly path: string; readonly text: Open<Kind> }

export type View<Kind extends RoleKind = RoleKind> = {
  readonly role: RoleOf<Kind>
  /** By kind; a kind the table refuses to this role is not even a key. A kind without files is an empty list. */
  readonly files: { readonly [File in Granted<Kind>]: readonly Passage<Kind>[] }
  /** The narratives this role was there for, oldest first. */
  readonly scene: readonly Passage<Kind>[]
  /** What the party has said aloud where this role could hear it: a telling weaves it in, so no prompt says it twice. */
  readonly aloud: readonly Passage<Kind>[]
  /** Words for this role alone, oldest first. */
  readonly whispers: readonly Passage<Kind>[]
  /** Who is with the character now, itself first. Nobody for roles that are no one in the story. */
  readonly company: readonly string[]
  /** How each of the party is spoken of, for those who are in the story: whoever sees them knows it. */
  readonly spokenOf: Readonly<Record<string, Pronoun>>
  /** What the character cannot do now. */
  readonly constraints: readonly Open<Kind>[]
}

/** The sheet a player plays from: the author's version for players where there is one. */
export const sheetIn = ({ files }: View<'companion'> | View<'journal-keeper'>): Passage<RoleKind> | undefined =>
  files['player-sheet'][0] ?? files.sheet[0]
