/**
 * What is remembered, a piece at a time: a turn of talk, a paragraph of a telling, a line of a page. Each knows where it
 * stands, when it was, who spoke, whom it names, and who may know it.
 */

/** Who may know a piece beside the Game Master, who may know all: everyone, or these and nobody else. */
export type Audience = 'everyone' | readonly string[]

export type Piece = {
  readonly text: string
  /** What it is a part of, one after the other: a session, a page. Words are near to each other only within one. */
  readonly source: string
  readonly audience: Audience
  /** Who spoke; nobody for what was told or stands on a page. */
  readonly by?: string
  /** When and where it was, as a person would say it: `session 3, the quay`. */
  readonly when?: string
  /** Whom and what it is about, in other words than its own: names, nicknames, titles. */
  readonly about?: readonly string[]
  /** How much it matters: 1 is what is said in passing. */
  readonly weight?: number
  /** The beat it was told in, for what was told in one. */
  readonly beat?: number
}

/** Who asks. The brand keeps what the Game Master was told apart from what a character may hear. */
export type Listener =
  | { readonly kind: 'gm' }
  /** `reads`: what whoever plays the character may read beside what the character knows. */
  | { readonly kind: 'character'; readonly name: string; readonly reads?: readonly string[] }

export function mayKnow({ audience }: Pick<Piece, 'audience'>, listener: Listener): boolean {
  if (listener.kind === 'gm' || audience === 'everyone') return true
  return [listener.name, ...(listener.reads ?? [])].some(name => audience.includes(name))
}

/** About how many tokens a piece takes: four letters each, with the name of whoever spoke. */
export const tokensOf = ({ by, text }: Pick<Piece, 'by' | 'text'>): number =>
  Math.ceil(((by === undefined ? 0 : by.length + 2) + text.length) / 4)
