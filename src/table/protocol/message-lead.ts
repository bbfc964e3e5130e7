/** What the table itself says, for the human who sits at it and for the session. */

export const commands = ['start', 'save', 'end'] as const
export const sessionModes = ['full_auto'] as const
export const playModes = ['AUTONOMOUS', 'HUMAN_RELAY'] as const
export const asides = ['continue', 'gm'] as const
export const journalTriggers = ['state_updated', 'session_end', 'manual'] as const
export const diceResults = ['success', 'failure', 'critical_success', 'critical_failure'] as const

export type PlayerResponse = { readonly character: string; readonly response: string }
export type PlayerVeto = { readonly character: string; readonly reason: string }

export type FromLead =
  | {
      readonly tag: 'PLAYER_ACTION'
      readonly character: string
      readonly action: string
      /** For one alone: a companion by file, or `gm`. */
      readonly whisperTo?: string
      /** No deed of the character's: the story is to go on by itself, or a word to the Game Master as a person. */
      readonly aside?: (typeof asides)[number]
    }
  | { readonly tag: 'PLAYER_ANSWER'; readonly question: string; readonly answer: string }
  | {
      readonly tag: 'PLAYER_RESPONSES'
      readonly responses: readonly PlayerResponse[]
      readonly vetoes: readonly PlayerVeto[]
      /** Those who were asked and did not answer; the Game Master goes on without them, knowingly. */
      readonly missing: readonly string[]
    }
  | {
      readonly tag: 'DICE_RESULT'
      readonly character: string
      readonly check: string
      readonly roll: string
      readonly dc?: string
      readonly result?: (typeof diceResults)[number]
    }
  | {
      readonly tag: 'SESSION_COMMAND'
      readonly command: (typeof commands)[number]
      readonly reason?: string
      readonly campaign?: string
      readonly playerCharacter?: string
      readonly narrativeStyle?: string
      readonly aiCharacters: readonly string[]
      readonly mode?: (typeof sessionModes)[number]
    }
  | {
      readonly tag: 'CONTEXT_REFRESH'
      readonly campaign: string
      readonly currentScene?: string
      readonly lastNarrativeSummary?: string
    }
  | { readonly tag: 'HUMAN_DECISION'; readonly character: string; readonly text: string }
  | { readonly tag: 'MODE_SWITCH'; readonly mode: (typeof playModes)[number]; readonly reason?: string }
  | {
      readonly tag: 'JOURNAL_CHECKPOINT'
      readonly campaign: string
      readonly sceneNumber: string
      readonly sceneSlug: string
      readonly trigger: (typeof journalTriggers)[number]
    }
  | { readonly tag: 'shutdown_request'; readonly text: string }
  | {
      readonly tag: 'RULE_RESULT'
      readonly move: string
      readonly facts: readonly string[]
      readonly rolls: readonly string[]
      /** What the rules wait for now, with the move for it. */
      readonly next: readonly string[]
    }
  /** What was told in a beat is to become a page of the book. */
  | { readonly tag: 'SCENE_REQUEST'; readonly sceneNumber: string; readonly sceneSlug: string; readonly style: string }
  /** What was decided in a beat is to be set down. */
  | {
      readonly tag: 'DECISIONS_REQUEST'
      readonly sceneNumber: string
      readonly sceneSlug: string
      readonly text: string
    }
  | {
      readonly tag: 'REFUSED'
      /** The tag of what was sent. */
      readonly sent: string
      readonly why: string
      readonly allowed: readonly string[]
    }
  /** Something the one who sits there should know: no part of the story, and nothing is to be answered. */
  | { readonly tag: 'TABLE_NOTE'; readonly note: string }
