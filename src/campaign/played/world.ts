/**
 * A campaign as somebody can run it, read from its folder: no special format, only what people write anyway. All of it is
 * the Game Master's; what players may hear of it is marked by where it stands.
 */

/** Something to be found by looking for it: text, what finding it asks for, and what it is found in. */
export type Hidden = {
  /** Its own short name, from bold type or the first words: `Loose flagstone`. */
  readonly name: string
  readonly text: string
  /** The difficulty and skill the author named, or what the reader takes for usual (13, perception). */
  readonly dc: number
  readonly skill: string
  /** Whether it hurts those who do not find it in time: a trap with the damage the author named. */
  readonly harm?: { readonly dice: string; readonly type: string; readonly save: string; readonly dc: number }
  /** Items by name that are found with it, and coins in gold pieces. */
  readonly items: readonly string[]
  readonly gold: number
}

/** Something anybody there can see and walk up to. */
export type Feature = { readonly name: string; readonly text: string; readonly locked?: Locked }

/** What opening something asks for, and what opens it at once. */
export type Locked = { readonly dc: number; readonly skill: string; readonly key?: string }

export type Exit = {
  /** As players call it: `the causeway`, `north`. */
  readonly name: string
  /** The place it leads to, by id. */
  readonly to: string
  readonly text: string
  /** Nobody sees it until it is found (`hidden`) or passes until it is opened (`locked`, with what opens it). */
  readonly hidden?: { readonly dc: number; readonly skill: string }
  readonly locked?: Locked
}

export type Foes = { readonly monster: string; readonly count: number; readonly name?: string }

export type Encounter = {
  readonly name: string
  readonly text: string
  readonly foes: readonly Foes[]
  /** `always` is met on arriving; `likely` and `possible` by chance; `trigger` when its words come true. */
  readonly chance: 'always' | 'likely' | 'possible' | 'trigger'
  readonly when?: Condition
  /** What its author makes depend on a deed or an hour: nobody meets it by merely coming in. */
  readonly waits?: true
  readonly tier: 'trivial' | 'standard' | 'critical'
}

export type Place = {
  readonly id: string
  readonly name: string
  /** Other spellings of the name, in lower case. */
  readonly aliases: readonly string[]
  readonly kind: string
  readonly region: string
  /** Sentences a newcomer is told; never anything hidden. */
  readonly overview: readonly string[]
  readonly atmosphere: {
    readonly sights: readonly string[]
    readonly sounds: readonly string[]
    readonly smells: readonly string[]
    readonly feeling: readonly string[]
  }
  readonly features: readonly Feature[]
  readonly exits: readonly Exit[]
  /** Ids of the people who are usually here. */
  readonly people: readonly string[]
  readonly encounters: readonly Encounter[]
  readonly hidden: readonly Hidden[]
  readonly isSafe: boolean
}

/** One thing somebody knows, in their words as far as the author gave them. */
export type Knowledge = {
  readonly text: string
  readonly topics: readonly string[]
  /** Anybody who lives there knows it: told when it is asked for, and not worth coming for. */
  readonly isCommon?: true
}

export type Person = {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly pronoun: 'he' | 'she' | 'they'
  readonly role: string
  /** What one may call them by what they do, in lower case: `innkeeper`, `landlady`. */
  readonly callings: readonly string[]
  readonly placeId?: string
  /** No text puts them anywhere: they are wherever the story begins. */
  readonly isPlaceless?: true
  readonly faction?: string
  readonly looks: readonly string[]
  readonly demeanour: string
  readonly motivation: string
  readonly fear: string
  readonly speech: string
  readonly mannerisms: readonly string[]
  readonly sampleLines: readonly string[]
  readonly knows: {
    readonly public: readonly Knowledge[]
    readonly private: readonly Knowledge[]
    readonly secret: readonly Knowledge[]
  }
  readonly disposition: 'hostile' | 'unfriendly' | 'neutral' | 'friendly' | 'helpful'
  readonly firstImpression: string
  /** The SRD stat block to fight with, where there is to be a fight. */
  readonly statBlock?: string
  readonly wares: readonly string[]
}

export type Quest = {
  readonly id: string
  readonly name: string
  readonly objective: string
  readonly givenBy?: string
  readonly isPrimary: boolean
  /** Ticked or called done by whoever wrote it: nothing is left to do, though something may still be owed for it. */
  readonly isSettled?: true
  readonly done?: Condition
  readonly reward?: { readonly gold: number; readonly experience: number; readonly items: readonly string[] }
}

/** A danger that moves by itself. Its name is shown to players once `isOpen` or once they have learned of it. */
export type Threat = {
  readonly id: string
  readonly name: string
  readonly segments: number
  readonly isOpen: boolean
  /** What makes it move: time, or something that happens. */
  readonly ticks: readonly Condition[]
  /** What is told as it fills, first to last; each is a public sign, not a secret. */
  readonly signs: readonly string[]
  readonly whenFull: string
}

/** What must have come to pass. `all` and `any` of no conditions are true and false. */
export type Condition =
  | { readonly kind: 'at'; readonly place: string }
  | { readonly kind: 'found'; readonly thing: string }
  | { readonly kind: 'has'; readonly item: string }
  | { readonly kind: 'gave'; readonly item: string; readonly person: string }
  /** An item was used at a place or on a feature (`target` by its words). */
  | { readonly kind: 'used'; readonly item: string; readonly target: string }
  | { readonly kind: 'defeated'; readonly who: string }
  /** Somebody was won over, made to confess, to agree or to leave: a talk that was a success. */
  | { readonly kind: 'persuaded'; readonly person: string }
  /** What was told or found is about the topic; where it `isWhole`, it is that very sentence. */
  | { readonly kind: 'learned'; readonly topic: string; readonly isWhole?: true }
  | { readonly kind: 'did'; readonly verb: string; readonly target: string }
  | { readonly kind: 'clock'; readonly threat: string }
  | { readonly kind: 'rested' }
  /** A day of the story, or its night; day 0 is every dawn. */
  | { readonly kind: 'day'; readonly day: number; readonly isNight?: true }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }

/** How the story can come out. */
export type Ending = {
  readonly id: string
  readonly name: string
  readonly when: Condition
  readonly text: readonly string[]
  readonly isGood: boolean
}

export type Faction = {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly publicGoal: string
}

export type Item = {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly text: readonly string[]
  /** Where it is to begin with: a place, or in somebody's hands. */
  readonly placeId?: string
  readonly personId?: string
}

export type OracleWorld = {
  readonly title: string
  readonly setting: readonly string[]
  readonly tone: readonly string[]
  readonly hook: readonly string[]
  /** Where play begins, by id: what the story's own state says, else the hook, else the first place. */
  readonly startId: string
  readonly places: readonly Place[]
  readonly people: readonly Person[]
  /** What anybody here could tell of the world at large. */
  readonly common: readonly Knowledge[]
  readonly factions: readonly Faction[]
  readonly items: readonly Item[]
  readonly quests: readonly Quest[]
  readonly threats: readonly Threat[]
  readonly endings: readonly Ending[]
  /** The party by file name, with the name on the sheet. */
  readonly party: readonly { readonly id: string; readonly name: string }[]
}
