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

export type Option = { readonly label: string; readonly description?: string }

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

export type FromNarrator = { readonly tag: 'NARRATOR_REQUEST'; readonly to: string; readonly request: string }
