/** What the Game Master says, and the one thing a narrator may ask of it. */

export const requestTypes = [
  'QUICK_REACTION', // one or two sentences, or a veto
  'FULL_CONTEXT', // a long answer; it cannot be vetoed again
  'COMBAT_ACTION',
  'SECRET_ACTION', // only ever offered by the Game Master
  'OPTIONAL_REACTION', // may stay unanswered; nobody waits for it
  'REFLECTION', // two to four sentences of inner life
  'INTERACTION', // the companions talk among themselves, then say they are ready
] as const

export type RequestType = (typeof requestTypes)[number]

/** An option that is dice to be spent, as a door that draws shows it: what they are, what they buy, what that costs. */
export type Card = {
  readonly dice: readonly number[]
  readonly title: string
  readonly tier: string
  readonly costs: readonly string[]
  /** It is the last that can be borne. */
  readonly isGrave?: true
}

export type Option = { readonly label: string; readonly description?: string; readonly card?: Card }

/** What one companion is asked, told only as that companion perceives it. */
export type CharacterRequest = {
  readonly name: string
  readonly requestType: RequestType
  readonly sceneContext: string
  readonly justHappened?: string
  readonly request: string
}

/** A roll that is asked for. What falls is never part of a request. */
type RollRequired = { readonly check: string; readonly dice: string }

/** The scene's number stays text: `005` is a name, not the number five. The table owns the counter and may override. */
type InScene = { readonly sceneNumber?: string; readonly sceneSlug?: string }

export type FromGm =
  | { readonly tag: 'NARRATIVE'; readonly group?: string; readonly text: string }
  | ({
      readonly tag: 'GM_TO_PLAYER'
      /** Whom it is for, where the envelope does not say it. */
      readonly to?: string
      readonly requestType: RequestType
      readonly scene: string
      readonly justHappened?: string
      readonly request: string
      readonly rollRequired?: RollRequired
    } & InScene)
  | {
      readonly tag: 'ASK_PLAYER'
      readonly question: string
      readonly header?: string
      readonly options: readonly Option[]
    }
  | ({ readonly tag: 'AWAIT_PLAYERS'; readonly characters: readonly CharacterRequest[] } & InScene)
  | {
      readonly tag: 'STATE_UPDATED'
      readonly deltasWritten: readonly string[]
      readonly charactersInvolved: readonly string[]
    }
  /** `stateSaved` is false when it is left out: only a Game Master that says so has saved. */
  | { readonly tag: 'SESSION_END'; readonly summary: string; readonly stateSaved: boolean; readonly nextHook?: string }
  | { readonly tag: 'NARRATOR_NOTE'; readonly from: string; readonly note: string }
  | AsksRules
  | OwnWays

/** Chance and rules are the table's: a Game Master asks, and is told what fell. */
type AsksRules =
  | {
      readonly tag: 'DICE_REQUEST'
      readonly character?: string
      readonly check: string
      readonly dice: string
      readonly dc?: string
      /** True for a roll that nobody but the Game Master sees. */
      readonly hidden: boolean
    }
  /** A move of the game by its name; `input` is what it takes, as JSON or a line for each field. */
  | { readonly tag: 'RULE_REQUEST'; readonly move: string; readonly input?: string }

/** What the seeds have no tag for, since their Game Master writes the files itself. */
type OwnWays =
  /** The lines of both delta files, from a Game Master that has no files to write them into. */
  | {
      readonly tag: 'DELTAS'
      /** Whose knowledge it is, while the party is divided. */
      readonly group?: string
      readonly gmStateDelta: readonly string[]
      readonly partyKnowledgeDelta: readonly string[]
    }
  | { readonly tag: 'OPEN_SCENE'; readonly title: string; readonly location?: string; readonly time?: string }
  | {
      readonly tag: 'GROUPS'
      readonly groups: readonly { readonly name: string; readonly members: readonly string[] }[]
    }
  | { readonly tag: 'WHISPER'; readonly to: string; readonly text: string }
  | { readonly tag: 'SUGGEST'; readonly options: readonly string[] }
  | { readonly tag: 'RETCON'; readonly beat: string; readonly why: string }

export type FromNarrator = { readonly tag: 'NARRATOR_REQUEST'; readonly to: string; readonly request: string }
