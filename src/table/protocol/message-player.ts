/** What companions say, and the four messages by which a non-player character takes a seat and leaves it. */

export const playerMoves = ['ACTION', 'REACTION', 'VETO'] as const

/** A roll and what fell, in the dice's own words: `1d20+5 = [14]+5 = 19`. */
type RollResult = { readonly check: string; readonly roll: string }

export type FromPlayer =
  | {
      readonly tag: 'PLAYER_TO_GM'
      readonly type: (typeof playerMoves)[number]
      readonly character: string
      readonly rollResult?: RollResult
      readonly text: string
    }
  | { readonly tag: 'PLAYER_TO_PLAYER'; readonly from: string; readonly to: string; readonly text: string }
  /** Which sections are there depends on the moment: a decision, a turn in a fight, or coming back to the table. */
  | {
      readonly tag: 'RELAY_TO_HUMAN'
      readonly character: string
      readonly scene?: string
      readonly combat?: string
      readonly whileYouWereAway?: string
      readonly currentSituation?: string
      readonly decisionNeeded?: string
      readonly suggestedOptions?: string
      readonly yourOptions?: string
      readonly tacticalNote?: string
    }

export type FromNpcKeeper =
  | {
      readonly tag: 'NPC_SPAWN_REQUEST'
      readonly npc: string
      readonly npcFile: string
      readonly reason: string
      readonly knowledgeBoundary: string
      readonly sceneContext: string
    }
  | { readonly tag: 'NPC_SPAWNED'; readonly npc: string; readonly teammateName: string }
  | { readonly tag: 'NPC_DESPAWN_REQUEST'; readonly npc: string; readonly reason: string }
  | { readonly tag: 'NPC_DESPAWNED'; readonly npc: string }
