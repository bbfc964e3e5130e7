/** The words of the merge: what a delta says, what a writer does with it, and what it answers. */

/** The seed's seven, and ours for what the seed keeps in the same section without a word for it. */
export type StateKeyword =
  | 'SITUATION'
  | 'NPC'
  | 'QUEST'
  | 'LOCATION'
  | 'SECRET'
  | 'UPCOMING'
  | 'PARTY HP'
  | 'PARTY SLOTS'
  | 'PARTY CONDITIONS'
  | 'PARTY EXHAUSTION'
  | 'PARTY REST'
  | 'SESSION'
  | 'THREAD'
export type KnowledgeKeyword = 'SITUATION' | 'NPC' | 'QUEST' | 'LOCATION' | 'LEARNED' | 'SESSION' | 'THREAD'
export type Keyword = StateKeyword | KnowledgeKeyword

/** How a keyword changes its section. */
export type Behaviour =
  | 'replace'
  | 'upsert'
  | 'append'
  | 'hit-points'
  | 'slots'
  | 'conditions'
  | 'exhaustion'
  | 'rest'
  | 'session'
  | 'thread'

/** Where a keyword's lines go: the first of these headings that is there, else the first one is made. */
export type Route = {
  readonly behaviour: Behaviour
  readonly headings: readonly [primary: string, ...fallbacks: string[]]
  /** Where files made from the campaign template keep the same thing: a `##`, or a `###` below one. */
  readonly alias?: { readonly heading: string; readonly below?: string }
}

/** One of the two writers, as data: the engine is the same for both. */
export type Writer = {
  readonly name: 'state' | 'knowledge'
  readonly deltaFile: string
  readonly targetFile: string
  readonly routes: Readonly<Partial<Record<Keyword, Route>>>
  /** Where a bullet without a keyword goes, if anywhere. */
  readonly unmarked: Keyword | undefined
  /** Everybody at the table reads the target: what is marked secret is refused. */
  readonly isPublic: boolean
  /** Headings that only files made from the campaign template have; two of them tell such a file. */
  readonly templateHeadings: readonly string[]
  readonly template: string
}

/** One change on its way into a file. */
export type DeltaItem = {
  readonly line: number
  readonly raw: string
  readonly keyword: Keyword
  readonly text: string
  /** Lines nested below it, with their indentation relative to it. */
  readonly children: readonly string[]
  /** The line and those below it, as they stand in the delta. */
  readonly source: string
  /** It has no keyword of its own. */
  readonly isUnmarked: boolean
}

export type WarningCode =
  | 'no-keyword'
  | 'no-content'
  | 'unknown-keyword'
  | 'other-writers-keyword'
  | 'secret-refused'
  | 'secret-told'
  | 'commented-out'
  | 'situation-twice'
  | 'several-match'
  | 'matched-in-description'
  | 'only-mentioned'
  | 'hit-points-unclear'
  | 'hit-points-odd'
  | 'group-unclear'

export type Warning = {
  readonly deltaLine: number
  readonly level: 'warning' | 'error'
  readonly code: WarningCode
  readonly message: string
  readonly text: string
}

/** An entry of a delta that is not merged, with all that is indented below it, and why. */
export type Refused = { readonly line: number; readonly text: string; readonly why: string }

export type Change = {
  readonly deltaLine: number
  readonly delta: string
  readonly section: string
  readonly before: string | null
  readonly after: string
}

export type MergeOptions = {
  /** `substring` is the seed's letter, in which "Al" overwrites Aldric; `words` is the default. */
  readonly match?: 'words' | 'substring'
  /** The party's names as their sheets give them, for telling whose hit points a line speaks of. */
  readonly party?: readonly string[]
  /** What speaks against writing an item down, such as a secret it would tell; most have nothing against them. */
  readonly objection?: (item: DeltaItem) => string | undefined
}

/** What a merge did. */
export type Account = {
  /** Delta lines that changed something. */
  readonly applied: number
  /** Delta lines that were there already. */
  readonly unchanged: number
  /** The headings that were modified, in file order. */
  readonly sections: readonly string[]
  readonly changes: readonly Change[]
  readonly warnings: readonly Warning[]
  /** What was not merged: each has its warning too. */
  readonly refused: readonly Refused[]
}

export type Merged = Account & { readonly text: string }

/** The file as its bytes, one character a byte, in pieces that follow one another. */
export type MergedRaw = Account & { readonly pieces: readonly string[] }
