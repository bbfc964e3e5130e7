/** A campaign as one world, free of any game: what there is, where it is written, how sure the reader is, and who may know. */

export type Who = 'players' | 'gm'

export type Source = { readonly path: string; readonly line: number }

/** A statement of the author. `because` names what decided who may know it: a mark, a heading, a page, or nothing. */
export type Fact = Source & {
  readonly text: string
  readonly lastLine: number
  readonly who: Who
  readonly because: string
  /** False where nothing on the page says so, and the reader went by how such pages are. */
  readonly isSure: boolean
  /** What it is, where a heading or label says so: `looks`, `aloud`, `quests`, ... */
  readonly means?: string
  /** Whom or what it is about: the page or the part of it that bears a name. */
  readonly about?: string
}

export type Exit = Source & { readonly to: string; readonly by: string; readonly who: Who; readonly isSure: boolean }

type Named = Source & { readonly name: string; readonly aliases: readonly string[]; readonly who: Who }

export type Place = Named & { readonly exits: readonly Exit[] }

export type Whereabouts = Source & { readonly place: string; readonly who: Who; readonly isSure: boolean }

/** Whoever has no `where` is nowhere until the story brings them. */
export type Person = Named & {
  readonly where?: Whereabouts
  readonly isVillain: boolean
  /** What is said of them beside their name: `Hanne Brandt, Provost`. */
  readonly role?: string
}

export type Thing = Named

export type Clock = Source & {
  readonly name: string
  readonly filled: number
  readonly size: number
  readonly who: Who
}

export type Encounter = Source & {
  readonly place?: string
  readonly text: string
  /** Only where the text itself says so. */
  readonly isFight: boolean
}

export type Opening = Source & {
  readonly text: string
  readonly place?: string
  readonly isSure: boolean
  /** What stands beside the mark, where something does: `It is four in the afternoon`. */
  readonly lead?: string
}

export type Problem = Source & {
  readonly code: 'contradiction' | 'not-understood' | 'secret-in-the-open' | 'empty-sheet'
  readonly message: string
}

export type World = {
  readonly facts: readonly Fact[]
  readonly opening?: Opening
  readonly places: readonly Place[]
  readonly people: readonly Person[]
  readonly factions: readonly Thing[]
  readonly items: readonly Thing[]
  readonly quests: readonly Fact[]
  readonly endings: readonly Fact[]
  readonly clocks: readonly Clock[]
  readonly encounters: readonly Encounter[]
  readonly problems: readonly Problem[]
}
